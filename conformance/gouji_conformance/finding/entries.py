"""What can be found: articles, clauses, questions, words, options and the rest, each with what is written of it."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from gouji_conformance.sentences.suite import load_suite
from gouji_spec.amendments import Amendment, read_amendments
from gouji_spec.errata import errata
from gouji_spec.folder import law_folder
from gouji_spec.glossary import glossary
from gouji_spec.law import Article, law
from gouji_spec.links import plain
from gouji_spec.options import options
from gouji_spec.questions import questions
from gouji_spec.reasons import reasons
from gouji_spec.register import register
from gouji_spec.ruleset import profiles
from gouji_spec.speech import speech
from gouji_spec.text import Language, Text

KINDS: Final = {
    "question": 130,
    "article": 125,
    "term": 125,
    "clause": 100,
    "topic": 90,
    "page": 60,
    "option": 75,
    "profile": 75,
    "interpretation": 70,
    "ruling": 60,
    "reason": 65,
    "method": 40,
    "type": 40,
    "amendment": 40,
    "erratum": 30,
    "scenario": 35,
}
"""Every kind of entry, and for how many hundredths what is found in it counts."""

NOTHING: Final = Text.same("")
SENTENCES: Final = Text(zh="", en=" ")
"""What stands between two sentences."""

_NUMERALS: Final = "零一二三四五六七八九十"


class Entry(NamedTuple):
    """One thing that can be found.

    Attributes:
        kind: one of ``KINDS``.
        id: what it is called by; of an article its number.
        title: its name, where it has one.
        text: what is shown of it.
        names: what it is called besides: whoever types one of these whole means this entry.
        more: what is searched besides and not shown.
        spoken: whether it is written as people speak.
    """

    kind: str
    id: str
    title: Text
    text: Text
    names: tuple[str, ...] = ()
    more: Text = NOTHING
    spoken: bool = False


def entries() -> Iterator[Entry]:
    """Yield everything in the law and the suite that has a place of its own."""
    for asked in questions():
        names = tuple(asked.words())
        yield Entry("question", asked.id, asked.question, asked.answer, names, spoken=True)
    yield from (_article(article) for article in law().articles)
    yield from _clauses()
    yield from _terms()
    yield from _options()
    for point in law().interpretations().values():
        text = SENTENCES.join([point.reading.text, point.reason])
        yield Entry("interpretation", point.id, point.question, text, spoken=True)
    for reason in reasons().values():
        yield Entry("reason", reason.code, reason.name, reason.message, (reason.name.zh, reason.name.en))
    for profile in profiles().values():
        yield Entry("profile", profile.id, profile.name, profile.meaning, (profile.name.zh, profile.name.en))
    for amendment in read_amendments(law_folder() / "amendments"):
        moved = Text(zh=_part(amendment, "zh", "建议怎样"), en=_part(amendment, "en", "Moved"))
        yield Entry("amendment", f"GA-{amendment.number:04}", amendment.title, moved)
    for ruling in register():
        if ruling.status != "draft":
            yield Entry("ruling", ruling.id, ruling.question, ruling.answer, spoken=True)
    for erratum in errata().values():
        yield Entry("erratum", erratum.id, NOTHING, SENTENCES.join([erratum.what, erratum.decided]))
    for scenario in load_suite().scenarios():
        yield Entry("scenario", scenario.id, scenario.name, NOTHING, spoken=True)


def _article(article: Article) -> Entry:
    more = SENTENCES.join(clause.text for clause in article.clauses)
    first = next((clause.text for clause in article.clauses), NOTHING)
    names = [article.title.zh, article.title.en]
    if not article.key.isdigit():
        return Entry("topic", article.key, article.title, first, tuple(names), more)
    names += [f"article {article.key}", f"gj {article.key}", f"art {article.key}"]
    numbers = (article.key, in_numerals(int(article.key)))
    names += [form.format(number) for number in numbers for form in ("第{}条", "{}条")]
    return Entry("article", article.key, article.title, first, tuple(names), more)


def in_numerals(number: int) -> str:
    """Return *number*, under a hundred, in Chinese numerals.

    >>> [in_numerals(number) for number in (3, 10, 13, 20, 33)]
    ['三', '十', '十三', '二十', '三十三']
    """
    tens, ones = divmod(number, 10)
    front = ("" if tens == 1 else _NUMERALS[tens]) + "十" if tens else ""
    return front + (_NUMERALS[ones] if ones or not tens else "")


def _clauses() -> Iterator[Entry]:
    for clause in law().clauses().values():
        number = re.sub(r"^G[JH]-", "", clause.id)
        names = (number, f"第{number}条") if clause.id.startswith("GJ") else (number,)
        yield Entry("clause", clause.id, NOTHING, SENTENCES.join([clause.text, *clause.examples]), names)


def _terms() -> Iterator[Entry]:
    spoken = {meant.term: meant for meant in speech().meant if meant.term}
    for term in glossary().terms:
        also = spoken.get(term.id)
        title = Text(zh="、".join(term.chinese()), en=", ".join((term.name.en, *term.aliases)))
        names = [*term.words(), *(also.zh if also else ()), *(also.en if also else ())]
        yield Entry("term", term.id, title, term.meaning, tuple(dict.fromkeys(names)))


def _options() -> Iterator[Entry]:
    for option in options().options.values():
        parts = [option.meaning]
        parts += [_value(value.name, value.meaning) for value in option.values]
        names = (option.name.zh, option.name.en)
        yield Entry("option", option.id, option.name, SENTENCES.join(parts), names)


def _value(name: Text, meaning: Text) -> Text:
    return Text(zh=f"{name.zh}：{meaning.zh}", en=f"{name.en}: {meaning.en}")


def _part(amendment: Amendment, language: Language, heading: str) -> str:
    """Return what stands below *heading* of a motion; a draft may have one language alone."""
    return amendment.motion.parts.get(language, {}).get(heading, "")


def plain_entry(entry: Entry) -> Entry:
    """Return *entry* with the words of its links in the place of the links."""
    return entry._replace(title=entry.title.map(plain), text=entry.text.map(plain), more=entry.more.map(plain))
