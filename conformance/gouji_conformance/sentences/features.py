"""Feature files as the suite reads them: scenarios with ids, names in both languages, steps and rows."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from gouji_conformance.sentences.kept import Shelf
from gouji_conformance.speech.foreign import gherkin_problem
from gouji_spec.fault import system_words
from gouji_spec.law import CLAUSE_ID
from gouji_spec.options import options
from gouji_spec.text import Text

SCENARIO_TAG = re.compile(rf"@({CLAUSE_ID})-([a-z]{{1,2}})")
CLAUSE_TAG = re.compile(rf"@({CLAUSE_ID})")
OPTION_TAG = re.compile(r"@([a-z]+(?:_[a-z]+)*)=(\S+)")
EITHER = "|"
"""Between the values of a tag, and of a plan's option, of which any one will do."""
AREAS = (
    *("sets", "play", "table", "deal", "score", "tribute", "match", "report", "points"),
    *("point-dues", "hold-three", "referee", "declared"),
)
"""Every area of the suite; ``table`` asks only what the protocol lets an engine leave unsaid, ``declared`` what no move
can test."""
DECLARED: Final = "declared"
"""The area of the clauses that an engine only says it honours."""
KEYWORDS = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class FeatureStep:
    """One step: what it is (``given``, ``when``, ``then``), its words, its table and its line."""

    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...]
    line: int


@dataclass(frozen=True, slots=True)
class Row:
    """One row to be run.

    Attributes:
        id: the scenario's, and after a stroke the case: ``GJ-9.2-a/just-below``.
        case: of an Outline; empty where the scenario is none.
        steps: with an Outline's placeholders filled in.
        line: where it stands.
    """

    id: str
    case: str
    steps: tuple[FeatureStep, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario of a feature.

    Attributes:
        id: its clause and a letter, ``GJ-9.2-a``; empty where the tag is missing.
        name: in both languages.
        tags: all of them, with their sign, the feature's included.
        clauses: the clauses it proves, its own first.
        options: the option values it asks for; of several values of an option any one will do.
        steps: as written, placeholders and all, the Background's first.
        header: the columns of its Examples, empty without.
        cells: the rows of its Examples, each with its line.
        rows: what is run.
    """

    id: str
    name: Text
    written_name: str
    tags: tuple[str, ...]
    clauses: tuple[str, ...]
    area: str
    options: tuple[tuple[str, tuple[str, ...]], ...]
    steps: tuple[FeatureStep, ...]
    header: tuple[str, ...]
    cells: tuple[tuple[tuple[str, ...], int], ...]
    rows: tuple[Row, ...]
    file: str
    line: int
    examples_tables: int
    examples_tagged: bool

    @property
    def wanted(self) -> dict[str, tuple[str, ...]]:
        """Option → the values of which a ruleset must have one."""
        return dict(self.options)

    @property
    def is_outline(self) -> bool:
        """Whether it has Examples, empty ones included."""
        return self.examples_tables > 0


@dataclass(frozen=True, slots=True)
class Feature:
    """One feature file; of its Backgrounds the lines and words of each step."""

    file: str
    path: Path
    name: Text
    background: tuple[tuple[int, str], ...]
    scenarios: tuple[Scenario, ...]


class FeatureError(ValueError):
    """A feature file that is not Gherkin.

    Attributes:
        file: as a reader would name it.
        line: where.
        problem: what is wrong, in both languages.
    """

    def __init__(self, file: str, line: int, problem: Text) -> None:
        self.file = file
        self.line = line
        self.problem = problem
        super().__init__(f"{file}:{line}: {problem.en}")


def features_folder() -> Path:
    """Return the folder of the suite's features: beside the houses in a checkout, inside the package once installed."""
    here = Path(__file__).resolve().parents[1]
    installed = here / "features"
    return installed if installed.is_dir() else here.parent.parent / "features"


def row_id(scenario_id: str, case: str) -> str:
    """Return the id of a row: ``GJ-9.2-a/just-below``, or the scenario's id where it has no cases."""
    return f"{scenario_id}/{case}" if case else scenario_id


def option_of(tag: str) -> tuple[str, tuple[str, ...]] | None:
    """Return the option and the values that *tag* asks for, None where it asks for none.

    ``@dead_gou=any_bottom|gouji_bottom`` asks for either; in open values ``_`` after a digit stands for a space.
    """
    found = OPTION_TAG.fullmatch(tag)
    if found is None:
        return None
    name, written = found.groups()
    option = options().options.get(name)
    if option is not None and option.pattern:
        written = re.sub(r"(?<=\d)_", " ", written)
    return name, tuple(written.split(EITHER))


def shown(path: Path) -> str:
    """Return *path* as a reader names it: ``features/08_sets.feature``, or as it was given."""
    try:
        return "features/" + path.resolve().relative_to(features_folder()).as_posix()
    except ValueError:
        return str(path)


def bilingual_name(name: str) -> Text:
    """Return a name written ``English | 中文`` as a text; without a bar both are the same words."""
    english, bar, chinese = name.partition(" | ")
    return Text(zh=chinese.strip() if bar else english.strip(), en=english.strip())


_FEATURES: Final = Shelf[Feature]("feature", Feature)


def read_feature(path: Path) -> Feature:
    """Read one feature file, or find what was read from the same words before.

    Raises:
        FeatureError: it cannot be read or is not Gherkin.
    """
    file = shown(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise FeatureError(file, 1, system_words(error)) from error
    open_options = [name for name, option in options().options.items() if option.pattern]
    key = _FEATURES.key(text, file, open_options)
    found = _FEATURES.find(key)
    if found is None:
        found = parsed(text, file, path)
        _FEATURES.keep(key, found)
    return replace(found, path=path)


def parsed(text: str, file: str, path: Path) -> Feature:
    """Return the feature that *text* is; it stands in the file at *path*, which readers know as *file*.

    Raises:
        FeatureError: it is not Gherkin.
    """
    from gherkin.errors import CompositeParserException, ParserException  # noqa: PLC0415 - keeps start-up quick
    from gherkin.parser import Parser  # noqa: PLC0415
    from gherkin.pickles.compiler import Compiler  # noqa: PLC0415

    try:
        document: Any = Parser().parse(text)
    except CompositeParserException as error:
        first = error.errors[0]
        raise FeatureError(file, first.location["line"], gherkin_problem(str(first))) from error
    except ParserException as error:
        raise FeatureError(file, error.location["line"], gherkin_problem(str(error))) from error
    feature = document.get("feature")
    if feature is None:
        raise FeatureError(file, 1, Text(zh="没有功能（Feature）", en="expected a Feature"))
    document["uri"] = file
    pickles: list[Any] = Compiler().compile(document)
    reader = _Document(file, feature, pickles)
    scenarios = tuple(reader.scenarios())
    return Feature(file, path, bilingual_name(feature["name"]), tuple(reader.background), scenarios)


def feature_files(folder: Path) -> list[Path]:
    """Return every feature file under *folder*, in the order of their names; house rules come last."""
    return sorted(folder.rglob("*.feature"), key=lambda path: (len(path.relative_to(folder).parts), path))


def read_features(folder: Path) -> list[Feature]:
    """Read every feature file under *folder*, in their order."""
    return [read_feature(path) for path in feature_files(folder)]


class _Document:
    """One parsed document with its pickles, from which scenarios are built."""

    def __init__(self, file: str, feature: Any, pickles: Sequence[Any]) -> None:
        self._file = file
        self._feature = feature
        self.background: list[tuple[int, str]] = []
        self._pickles: dict[str, list[Any]] = {}
        for pickle in pickles:
            self._pickles.setdefault(pickle["astNodeIds"][0], []).append(pickle)

    def scenarios(self) -> Iterator[Scenario]:
        yield from self._children(self._feature["children"], (), [tag["name"] for tag in self._feature["tags"]])

    def _children(self, children: Any, before: tuple[FeatureStep, ...], tags: list[str]) -> Iterator[Scenario]:
        for child in children:
            if "background" in child:
                steps = _written_steps(child["background"]["steps"])
                self.background += [(step.line, step.text) for step in steps]
                before += steps
            elif "rule" in child:
                rule = child["rule"]
                yield from self._children(rule["children"], before, tags + [tag["name"] for tag in rule["tags"]])
            elif "scenario" in child:
                yield self._scenario(child["scenario"], before, tags)

    def _scenario(self, node: Any, before: tuple[FeatureStep, ...], above: list[str]) -> Scenario:
        tags = tuple(above + [tag["name"] for tag in node["tags"]])
        named = [found for tag in tags if (found := SCENARIO_TAG.fullmatch(tag))]
        others = [found.group(1) for tag in tags if (found := CLAUSE_TAG.fullmatch(tag))]
        own = [named[0].group(1)] if named else []
        examples = node["examples"]
        header = tuple(cell["value"] for cell in examples[0]["tableHeader"]["cells"]) if _has_header(examples) else ()
        cells = tuple(
            (tuple(cell["value"] for cell in row["cells"]), row["location"]["line"])
            for table in examples
            for row in table["tableBody"]
        )
        steps = before + _written_steps(node["steps"])
        scenario_id = named[0].group()[1:] if named else ""
        return Scenario(
            id=scenario_id,
            name=bilingual_name(node["name"]),
            written_name=node["name"],
            tags=tags,
            clauses=tuple(dict.fromkeys(own + others)),
            area=next((tag[1:] for tag in reversed(tags) if tag[1:] in AREAS), ""),
            options=tuple(asked for tag in tags if (asked := option_of(tag))),
            steps=steps,
            header=header,
            cells=cells,
            rows=tuple(self._rows(scenario_id, node, steps)),
            file=self._file,
            line=node["location"]["line"],
            examples_tables=len(examples),
            examples_tagged=any(table["tags"] for table in examples),
        )

    def _rows(self, scenario_id: str, node: Any, written: tuple[FeatureStep, ...]) -> Iterator[Row]:
        bodies = {row["id"]: row for table in node["examples"] for row in table["tableBody"]}
        for pickle in self._pickles.get(node["id"], []):
            body = bodies.get(pickle["astNodeIds"][-1])
            steps = tuple(
                FeatureStep(line.keyword, step["text"], _table(step.get("argument")), line.line)
                for step, line in zip(pickle["steps"], written, strict=True)
            )
            case = body["cells"][0]["value"] if body else ""
            line = body["location"]["line"] if body else node["location"]["line"]
            yield Row(row_id(scenario_id, case), case, steps, line)


def _has_header(examples: Any) -> bool:
    return bool(examples) and "tableHeader" in examples[0]


def _table(argument: Any) -> tuple[tuple[str, ...], ...]:
    table = (argument or {}).get("dataTable")
    return tuple(tuple(cell["value"] for cell in row["cells"]) for row in table["rows"]) if table else ()


def _written_steps(steps: Any) -> tuple[FeatureStep, ...]:
    found: list[FeatureStep] = []
    for step in steps:
        keyword = KEYWORDS.get(step["keywordType"]) or (found[-1].keyword if found else "")
        table = step.get("dataTable")
        rows = tuple(tuple(cell["value"] for cell in row["cells"]) for row in table["rows"]) if table else ()
        found.append(FeatureStep(keyword, step["text"], rows, step["location"]["line"]))
    return tuple(found)
