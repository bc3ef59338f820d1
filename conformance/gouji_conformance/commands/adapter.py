"""``gouji adapter new LANG DIR``: the one file that lets an engine be asked."""

from dataclasses import dataclass
from pathlib import Path
from shlex import quote
from typing import Final

import click

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.fault import system_words
from gouji_spec.text import Language

_IN_CHECKOUT: Final = Path(__file__).resolve().parents[2] / "examples" / "adapters"
_INSTALLED: Final = Path(__file__).resolve().parents[1] / "examples" / "adapters"


@dataclass(frozen=True, slots=True)
class Template:
    """An adapter in one language.

    Attributes:
        files: what it consists of; the first is to be filled in.
        build: the command that compiles it, with {dir} for its folder; nothing where there is none.
        start: the command that starts it.
    """

    files: tuple[str, ...]
    start: str
    build: str = ""


TEMPLATES: Final = {
    "python": Template(("adapter.py",), "python3 {dir}/adapter.py"),
    "node": Template(("adapter.mjs",), "node {dir}/adapter.mjs"),
    "go": Template(("adapter.go",), "{dir}/adapter", "go build -o {dir}/adapter {dir}/adapter.go"),
    "rust": Template(("adapter.rs",), "{dir}/adapter", "rustc -O -o {dir}/adapter {dir}/adapter.rs"),
    "java": Template(("Adapter.java",), "java -cp {dir} Adapter", "javac -d {dir} {dir}/Adapter.java"),
    "csharp": Template(
        ("Adapter.cs", "adapter.csproj"), "dotnet {dir}/out/adapter.dll", "dotnet build {dir} -o {dir}/out"
    ),
}
"""The languages for which there is one."""


def new(language: Language, *, written_in: str, folder: Path) -> None:
    """Write the adapter into *folder*; a file that is there already is left alone."""
    template = TEMPLATES.get(written_in)
    if template is None:
        raise UserError("adapter.no_language", language=written_in, known=", ".join(TEMPLATES))
    written = [folder / name for name in template.files]
    for file in written:
        if file.exists():
            raise UserError("adapter.exists", file=file)
    source = _IN_CHECKOUT if _IN_CHECKOUT.is_dir() else _INSTALLED
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file in written:
            file.write_bytes((source / written_in / file.name).read_bytes())
    except OSError as error:
        raise UserError("adapter.unwritable", folder=folder, problem=system_words(error)) from error
    for key, command in _next(template, folder):
        click.echo(message(f"adapter.{key}", file=written[0], command=command).said_in(language))


def _next(template: Template, folder: Path) -> list[tuple[str, str]]:
    """Return what is said, in order, with the commands to go on with."""
    here = quote(str(folder if folder.is_absolute() else Path() / folder))
    if not here.startswith(("/", "'")) and template.start.startswith("{dir}"):
        here = f"./{here}"
    start = template.start.format(dir=here)
    build = [("build", template.build.format(dir=here))] if template.build else []
    return [("written", ""), *build, ("smoke", f"gouji smoke -- {start}"), ("certify", f"gouji certify -- {start}")]
