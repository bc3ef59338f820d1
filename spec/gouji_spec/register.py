"""The register of rulings: judged cases kept to be cited, each in a file, ``GR-0001-slug.toml``.

A ruling asks one question of one position and says what the answer comes to, so that it can be judged again whenever
the law or the reference changes::

    number = 1
    status = "live"
    date = "2026-12-01"
    question = { zh = "过了牌还能烧吗？", en = "May one who has passed still burn?" }
    answer = { zh = "不能……", en = "No: ..." }
    position = "99 3/4/22 S 5/6/KK 7/8; lead P1; P1 play 99; P2 pass; P3 pass; P4 pass; P5 play KK"
    action = "P3 burn 22"       # without it, the question is who may do what
    clauses = ["GJ-10.2.6"]
    scenario = "GJ-10.2.6-a"    # a row of the suite that asks the same, where there is one
    profile = "outline"

    [options]                   # in which the table departs from its profile

    [verdict]                   # as much of it as the answer says
    stands = false
    reasons = ["burn_passed"]   # each of these is among those given
    phase = "burn"
    next = "P4"                 # who acts then; "nobody" where nobody does
    may = ["play", "cover"]     # all that he may do

A position is also the record of a match, ``match 3; names ...``, or a hand that is over, first place to last, with who
has revolted; of that the answer says something else::

    position = "settled P1 P3 P2 P5 P4 P6; revolution P3"

    [verdict]
    score = "6:0"               # of seats 1, 3, 5 and of seats 2, 4, 6
    dues = ["P6 P1 2"]          # all tribute of places: payer, receiver, cards

A draft needs one language; the other falls due when it is live.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gouji_spec.amendments import one_language
from gouji_spec.citing import cited_clauses
from gouji_spec.fault import expected
from gouji_spec.folder import law_folder, shown
from gouji_spec.options import value_id
from gouji_spec.reading import Reader, SpecError, read_toml
from gouji_spec.ruleset import PROFILES
from gouji_spec.text import Text

STATUSES: Final = ("draft", "live", "superseded", "withdrawn")
FILE_NAME: Final = re.compile(r"GR-(?P<number>[0-9]{4})-(?P<slug>[a-z0-9]+(-[a-z0-9]+)*)\.toml")
NOBODY: Final = "nobody"

_ID: Final = r"GR-[0-9]{4}"
_AN_ID: Final = Text(zh="裁决的编号，如 GR-0001", en="the id of a ruling such as GR-0001")
_A_DATE: Final = Text(zh="日期，如 2026-11-20", en="a date such as 2026-11-20")
_A_NEXT: Final = Text(zh="座位 P1 至 P6，或 nobody", en="a seat P1 to P6, or nobody")
_A_VALUE: Final = Text(zh="选项的值", en="a value of the option")
_A_SCORE: Final = Text(zh="两方的分，如 6:0", en="what the two sides score, such as 6:0")
_SOMETHING: Final = Text(
    zh="stands、reasons、phase、next、may、score、dues 中至少一项",
    en="one at least of stands, reasons, phase, next, may, score, dues",
)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the answer of a ruling comes to; whatever it does not say is None.

    Attributes:
        stands: whether what was done stands.
        reasons: codes that are among the reasons why not.
        phase: of the hand, or the step of the match, afterwards.
        next: who acts then, as a seat's name; ``nobody`` where nobody does.
        may: all that he may do.
        score: of a hand that is over, seats 1, 3, 5 first.
        dues: all tribute that its places leave, each its payer, its receiver and how many cards.
    """

    stands: bool | None = None
    reasons: tuple[str, ...] | None = None
    phase: str | None = None
    next: str | None = None
    may: tuple[str, ...] | None = None
    score: str | None = None
    dues: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class FiledRuling:
    """One ruling of the register.

    Attributes:
        path: its file.
        number, slug: what the file is called by.
        status: how it stands: being written, good law, put aside for another, or taken back.
        date: since when.
        question, answer: in words; one language may be empty in a draft.
        position, action: as ``gouji judge`` reads them; the action is empty where the question is who may do what.
        profile, options: what the table plays.
        clauses: on which the answer rests.
        scenario: the row of the suite that asks the same; empty where there is none.
        superseded_by: the id of the ruling that stands instead; empty unless it is superseded.
        verdict: what the answer comes to.
    """

    path: Path
    number: int
    slug: str
    status: str
    date: str
    question: Text
    answer: Text
    position: str
    action: str
    profile: str
    options: Mapping[str, str]
    clauses: tuple[str, ...]
    scenario: str
    superseded_by: str
    verdict: Answer

    @property
    def id(self) -> str:
        """What it is cited by: ``GR-0001``."""
        return ruling_id(self.number)

    @property
    def is_live(self) -> bool:
        """It is good law: who asks the same is answered so."""
        return self.status == "live"

    @property
    def file(self) -> str:
        """Its file as a reader is told it."""
        return shown(self.path)


def ruling_id(number: int) -> str:
    """Return what the ruling of this number is cited by."""
    return f"GR-{number:04}"


def read_ruling(path: Path) -> FiledRuling:
    """Return the ruling in the file at *path*.

    Raises:
        SpecError: a file that is missing or does not say what it must; file and key are named.
    """
    name = FILE_NAME.fullmatch(path.name)
    if name is None:
        called = Text(zh="GR-四位数-slug.toml 这样的文件", en="a file such as GR-0001-some-words.toml")
        raise SpecError(shown(path), "", expected(called, path.name))
    reader = read_toml(path)
    found = FiledRuling(
        path=path,
        number=reader.integer("number"),
        slug=name["slug"],
        status=reader.one_of("status", STATUSES),
        date=reader.matching("date", r"20[0-9]{2}-[01][0-9]-[0-3][0-9]", _A_DATE),
        question=one_language(reader, "question"),
        answer=one_language(reader, "answer"),
        position=reader.string("position"),
        action=reader.string("action", ""),
        profile=reader.one_of("profile", PROFILES, "outline"),
        options=_options(reader),
        clauses=cited_clauses(reader, "clauses"),
        scenario=reader.string("scenario", ""),
        superseded_by=reader.matching("superseded_by", _ID, _AN_ID) if reader.has("superseded_by") else "",
        verdict=_verdict(reader.table("verdict")),
    )
    reader.finish()
    if found.number != int(name["number"]):
        called = Text(zh=f"文件名里的号数 {int(name['number'])}", en=f"the number of its file, {int(name['number'])}")
        raise reader.fault("number", expected(called, found.number))
    return found


def _options(reader: Reader) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, given in reader.mapping("options").items():
        value = value_id(given)
        if value is None:
            raise reader.fault(f"options.{name}", expected(_A_VALUE, given))
        found[name] = value
    return found


def _verdict(reader: Reader) -> Answer:
    found = Answer(
        stands=reader.flag("stands") if reader.has("stands") else None,
        reasons=reader.strings("reasons") if reader.has("reasons") else None,
        phase=reader.string("phase") if reader.has("phase") else None,
        next=reader.matching("next", rf"P[1-6]|{NOBODY}", _A_NEXT) if reader.has("next") else None,
        may=reader.strings("may") if reader.has("may") else None,
        score=reader.matching("score", r"-?[0-9]+:-?[0-9]+", _A_SCORE) if reader.has("score") else None,
        dues=reader.strings("dues") if reader.has("dues") else None,
    )
    reader.finish()
    if found == Answer():
        raise SpecError(reader.file, reader.place, expected(_SOMETHING, {}))
    return found


def read_register(folder: Path) -> tuple[FiledRuling, ...]:
    """Return every ruling in *folder*, in the order of their numbers; none where the folder is not there.

    Raises:
        SpecError: one that does not say what it must, or a number given twice.
    """
    found: dict[int, FiledRuling] = {}
    for path in sorted(folder.glob("GR-*.toml")):
        entry = read_ruling(path)
        if entry.number in found:
            other = found[entry.number].path.name
            raise SpecError(entry.file, "number", Text(zh=f"{other} 已用此号", en=f"{other} has this number already"))
        found[entry.number] = entry
    return tuple(found[number] for number in sorted(found))


def register() -> tuple[FiledRuling, ...]:
    """Return the rulings that lie with the law of this installation."""
    return read_register(law_folder() / "rulings")


def resting_on(rulings: tuple[FiledRuling, ...], clause: str) -> Iterator[FiledRuling]:
    """Yield those of *rulings* that are live and rest on *clause*."""
    return (entry for entry in rulings if entry.is_live and clause in entry.clauses)
