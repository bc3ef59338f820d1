"""What a user calls an engine: ``reference``, a command line, ``python:module:object``, ``http://…``."""

import re
import shlex
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.foreign import shlex_problem

_URL = re.compile(r"[^\x00-\x20\x7f-\xa0]+")
_HOST = re.compile(r"[\w.:%-]+")
_PYTHON = re.compile(r"python:(?P<module>[^\W\d]\w*(\.[^\W\d]\w*)*):(?P<object>[^\W\d]\w*(\.[^\W\d]\w*)*)")


@dataclass(frozen=True, slots=True)
class EngineName:
    """An engine as the user named it.

    Attributes:
        kind: how it is reached.
        shown: what the reports call it.
        command: what is started, where it is a process.
        url: where it answers, where it is a server.
    """

    kind: Literal["reference", "command", "python", "http"]
    shown: str
    command: tuple[str, ...] = ()
    url: str = ""


def engine_named(word: str | None, command: Sequence[str] | None = None) -> EngineName:
    """Return the engine meant by *word*, or by *command*: what stands after ``--``, None where there is no ``--``.

    Raises:
        UserError: both, neither, an empty command or something unknown was given, or there is no such program.
    """
    if command is not None:
        if word is not None:
            raise UserError("engines.both_given", word=without_secrets(word), command=shlex.join(command))
        if not command:
            raise UserError("engines.empty_command")
        return _command(command)
    if word is None:
        raise UserError("engines.none_given")
    if word == "reference":
        return EngineName("reference", "reference")
    if word.startswith("python:"):
        return _python(word)
    if word.startswith(("http://", "https://")):
        return _http(word)
    raise UserError("engines.unknown_name", word=word)


def engine_in_text(text: str) -> EngineName:
    """Return the engine meant by one *text*: a name as above, or a whole command line.

    Raises:
        UserError: the text is empty, unbalanced, or names no program.
    """
    return engine_named(*word_or_command(text))


def word_or_command(text: str) -> tuple[str | None, tuple[str, ...] | None]:
    """Return *text* as the word or the command that ``engine_named`` takes.

    Raises:
        UserError: the text is empty or unbalanced.
    """
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise UserError("engines.unbalanced", text=text, problem=shlex_problem(str(error))) from error
    if not words:
        raise UserError("engines.unknown_name", word=text)
    if len(words) == 1 and (words[0] == "reference" or words[0].startswith(("python:", "http://", "https://"))):
        return words[0], None
    return None, tuple(words)


def _command(command: Sequence[str]) -> EngineName:
    if shutil.which(command[0]) is None:
        raise UserError("engines.no_program", program=command[0])
    return EngineName("command", shlex.join(command), tuple(command))


def _http(word: str) -> EngineName:
    try:
        parts = urlsplit(word)
        right = _HOST.fullmatch(parts.hostname or "") is not None and parts.port != 0 and _URL.fullmatch(word)
    except ValueError:
        right = None
    if not right:
        raise UserError("engines.not_http", word=without_secrets(word))
    return EngineName("http", without_secrets(word), url=word)


def without_secrets(url: str) -> str:
    """Return *url* as it may be shown and kept: without the user, the password and the query that it may have.

    >>> without_secrets("https://me:secret@engine.example/play?token=secret#here")
    'https://engine.example/play?…'
    """
    plain = re.sub(r"^([a-z]+://)[^/?#]*@", r"\1", url)
    return re.sub(r"[?#].*", lambda found: "?…" if found[0].startswith("?") else "", plain, flags=re.DOTALL)


def _python(word: str) -> EngineName:
    found = _PYTHON.fullmatch(word)
    if found is None:
        raise UserError("engines.not_python", word=word)
    child = (sys.executable, "-m", "gouji_conformance.engines.python_child")
    return EngineName("python", word, (*child, f"{found['module']}:{found['object']}"))
