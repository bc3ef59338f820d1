"""The page of how engines rule: each by itself, then the questions on which they do not rule alike."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji_conformance.reports.ladder_words import part_words
from gouji_conformance.reports.words import areas_words, rules_words
from gouji_conformance.results.comparing import Disputed, disputed
from gouji_conformance.results.kept import kept_results
from gouji_conformance.results.result import FOLDER, Result
from gouji_conformance.speech.messages import listed, message
from gouji_docs import texts
from gouji_spec.text import Text

_DISPUTED: Final = Text(zh="与规则、彼此不同之处", en="Where they differ from the law and from each other")
_SHOWN: Final = 12
"""So many questions of a clause are shown."""


class EnginesDirective(SphinxDirective):
    """``{gouji:engines}``: a section for each engine, and one of what is disputed between them."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the sections."""
        for path in sorted(FOLDER.glob("*.json")):
            self.env.note_dependency(str(path))
        results = dict(kept_results())
        return [*(_section(name, result) for name, result in results.items()), _disputed(results)]


def _section(name: str, result: Result) -> nodes.section:
    part = texts.section(f"engine-{name}", [nodes.Text(_called(result))])
    areas = areas_words(result.areas)
    rules = rules_words(result.profile, result.options)
    part += texts.pair(message("results.passed", profile=rules, areas=areas, passed=result.passed, rows=result.rows))
    if result.not_claimed:
        part += texts.pair(message("results.not_claimed", areas=areas_words(result.not_claimed)))
    for area, standing in _standing(result).items():
        part += texts.pair(Text(zh="：", en=": ").join([areas_words([area]), standing]))
    for one in result.variations:
        part += texts.pair(message("results.variation", option=one.option, value=one.value, rows=one.rows))
    part += texts.line(texts.code(f"conformance/results/{name}.json"))
    return part


def _called(result: Result) -> str:
    language = f" ({result.engine.language})" if result.engine.language else ""
    return f"{result.engine.name} {result.engine.version}{language}"


def _standing(result: Result) -> dict[str, Text]:
    """Return, of each area with a ladder, how much of each rung the engine has right."""
    steps: dict[str, list[Text]] = {}
    for rung in result.rungs:
        if rung.part:
            words = part_words(rung.area, rung.part).map(f"{{}} {rung.passed}/{rung.rows}".format)
            steps.setdefault(rung.area, []).append(words)
    return {area: listed(words) for area, words in steps.items()}


def _disputed(results: Mapping[str, Result]) -> nodes.section:
    part = texts.section("engines-disputed", texts.spans(_DISPUTED))
    found = disputed(results)
    if not found:
        part += texts.pair(message("results.none"))
    for one in found:
        clause = [texts.line(texts.reference_to("clause", one.clause), classes=["gj-note"])] if one.clause else []
        part += texts.fold(_head(one), *clause, *_questions(one, results))
    return part


def _head(one: Disputed) -> list[nodes.Node]:
    clause = texts.code(one.clause, "gj-id") if one.clause else nodes.Text("–")
    words = message("results.differs", rows=len(one.questions))
    return [clause, nodes.Text(f" {', '.join(one.engines)} "), *texts.spans(words)]


def _questions(one: Disputed, results: Mapping[str, Result]) -> Iterator[nodes.Node]:
    """Yield the questions: first those on which not even the engines agree."""
    rows = dict.fromkeys([*one.apart, *one.questions])
    for row in list(rows)[:_SHOWN]:
        for name, answer in one.questions[row].items():
            got = "–" if answer.engine is None else answer.engine
            engine = results[name].engine.name
            line = message("results.answer", row=row, path=answer.path, law=answer.law or "–", engine=engine, got=got)
            yield texts.pair(line)
