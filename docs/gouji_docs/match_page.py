"""The page of the annotated match: every step with what is done, who is asked next, and why."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar, Final

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji_conformance.annotated_match import Facts, Part, Step, read_match
from gouji_docs import texts
from gouji_docs.nodes import passage
from gouji_docs.scenario_box import limit
from gouji_docs.words import label
from gouji_rulings.words import seat_words
from gouji_spec.text import LANGUAGES, Language, Text

FILE: Final = Path(__file__).resolve().parents[2] / "conformance" / "games" / "match.toml"
SHOWN_AS: Final = "conformance/games/match.toml"
_SEAT: Final = re.compile(r"\bP[1-6]\b")

_OPENINGS: Final = {
    "first": Text(zh="首次开牌", en="first opening"),
    "new": Text(zh="重新开牌", en="new opening"),
    "regular": Text(zh="常规开牌", en="regular opening"),
}


class MatchDirective(SphinxDirective):
    """``{gouji:match}``: the annotated match, part by part."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return what the match is about, what its table plays, and a section for each part."""
        self.env.note_dependency(str(FILE))
        match = read_match(FILE)
        items = [limit(name, value) for name, value in match.departures]
        found: list[nodes.Node] = [
            texts.pair(match.about, SHOWN_AS),
            texts.labelled(label("options"), *texts.listed(items), classes=["gj-note"]),
        ]
        return [*found, *map(_part, match.parts)]


def _part(part: Part) -> nodes.section:
    found = texts.section(part.id, texts.spans(part.title, between=" · "))
    found += [_step(step) for step in part.steps]
    return found


def _step(step: Step) -> nodes.container:
    halves = [_half(step, language) for language in LANGUAGES]
    found = texts.block("gj-step", texts.block("gj-pair", *halves))
    if step.reasons:
        codes: list[list[nodes.Node]] = [[texts.reference_to("reason", code)] for code in step.reasons]
        found += texts.labelled(label("refusals"), *texts.listed(codes), classes=["gj-note"])
    links: list[list[nodes.Node]] = [[texts.reference_to("clause", name, None, SHOWN_AS)] for name in step.clauses]
    found += texts.labelled(label("clauses"), *texts.listed(links), classes=["gj-note"])
    return found


def _half(step: Step, language: Language) -> passage:
    """Return in one language what is done, why it is so, what then holds and who is asked next."""
    acts: list[list[nodes.Node]] = [[_coded(part, language)] for act in step.do for part in _hands(act)]
    if step.reasons:
        refused = label("refused").said_in(language)
        acts.append([nodes.inline(refused, refused, classes=["gj-badge", "gj-badge-refuses"])])
    asked = label("next").said_in(language)
    return passage(
        "",
        texts.line(*texts.listed(acts)),
        texts.line(*texts.linked(step.why.said_in(language), SHOWN_AS)),
        *(texts.line(nodes.Text(told.said_in(language)), classes=["gj-note"]) for told in _told(step)),
        texts.line(
            nodes.inline(asked, asked, classes=["gj-label"]),
            nodes.Text(" "),
            _coded(step.next, language),
            classes=["gj-note"],
        ),
        language=language,
    )


def _hands(act: str) -> list[str]:
    """Return an act as it is shown: the deal of a whole hand seat by seat."""
    verb, _, rest = act.partition(" ")
    if verb != "deal" or "/" not in rest:
        return [act]
    return [verb, *(f"P{seat} {hand.strip()}" for seat, hand in enumerate(rest.split("/"), start=1))]


def _coded(words: str, language: Language) -> nodes.literal:
    """Return what stands in a record as code, the seats named in *language*; a record takes both."""
    return texts.code(_named(words).said_in(language), "gj-act")


def _named(words: str) -> Text:
    return Text(zh=_SEAT.sub(lambda found: seat_words(int(found.group()[1])).zh, words), en=words)


def _told(step: Step) -> Iterator[Text]:
    """Yield every fact of *step* as a sentence."""
    if step.opened is not None:
        occasion, opener, taker = step.opened.split()
        opens, takes = _named(opener), _named(taker)
        zh, en = _OPENINGS[occasion].zh, _OPENINGS[occasion].en.capitalize()
        yield Text(
            zh=f"{zh}：{opens.zh}开牌，{takes.zh}首取牌。", en=f"{en}: {opener} opens, {taker} takes the first card."
        )
    yield from _debts(step.owed, _owed, Text(zh="没有贡要进。", en="No tribute is due."))
    yield from _debts(step.back, _back, Text(zh="没有牌要还。", en="Nothing is to be returned."))
    for held in step.holds or ():
        seat, _, cards = held.partition(" ")
        yield Text(zh=f"{_named(seat).zh}手里：{cards}", en=f"{seat} holds {cards}")
    if step.places is not None:
        yield Text(zh=f"名次：{_named(step.places).zh}", en=f"Places: {step.places}")
    if step.score is not None:
        yield Text(zh=f"这一局单数方比双数方 {step.score}", en=f"The hand, odd side to even: {step.score}")
    if step.totals is not None:
        yield Text(zh=f"累计 {step.totals}", en=f"So far {step.totals}")


def _debts(facts: Facts | None, said: Callable[[str, str, str], Text], none: Text) -> Iterator[Text]:
    if facts is not None:
        yield Text(zh="", en=" ").join([said(*fact.split()) for fact in facts] or [none])


def _owed(payer: str, receiver: str, count: str) -> Text:
    return Text(zh=f"{_named(payer).zh}欠{_named(receiver).zh} {count} 张。", en=f"{payer} owes {receiver} {count}.")


def _back(giver: str, taker: str, count: str) -> Text:
    return Text(zh=f"{_named(giver).zh}还{_named(taker).zh} {count} 张。", en=f"{giver} returns {count} to {taker}.")
