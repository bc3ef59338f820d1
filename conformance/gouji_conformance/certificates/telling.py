"""What a certificate says, line by line: what stands, what does not, and all that was not judged."""

from collections.abc import Iterator, Sequence
from typing import Final

from gouji_conformance.certificates.rungs import Counts, Rung
from gouji_conformance.certificates.statement import PINNED, Predicate, Statement
from gouji_conformance.reports.closing import claim_words, floor_words, thin_words, unjudged_words
from gouji_conformance.reports.failing import unsupported_sentence
from gouji_conformance.reports.ladder_words import part_words
from gouji_conformance.reports.printable import printable
from gouji_conformance.reports.words import area_words, areas_words, article_words, engine_words, rules_words
from gouji_conformance.speech.messages import listed, message
from gouji_spec.text import Text

_BETWEEN: Final = Text(zh="；", en="; ")


def certificate_lines(statement: Statement) -> Iterator[Text]:
    """Yield what *statement*, in which nothing was found wrong, says to people."""
    yield from finding_lines(statement.predicate)
    yield from _subject_lines(statement)
    yield dates_line(statement.predicate)


def finding_lines(predicate: Predicate) -> Iterator[Text]:
    """Yield what the suite made of the engine."""
    yield message(
        "certificates.of_in_part" if predicate.unjudged else "certificates.of",
        engine=engine_words("", predicate.engine),
        profile=rules_words(predicate.profile, predicate.options),
        rows=predicate.rows,
        manifest=predicate.manifest,
        judged=predicate.judged,
    )
    whole = areas_words(predicate.certified)
    yield message("certificates.areas", areas=whole) if predicate.certified else message("certificates.no_area")
    yield from _rung_lines(predicate)
    for entry in predicate.excused:
        yield message("certificates.excused", row=printable(entry.row, 80), reason=printable(entry.reason))
    yield from _not_judged(predicate)
    yield from _figures(predicate)


def dates_line(predicate: Predicate) -> Text:
    """Return when it was made, when it lapses, and by what it was made."""
    return message(
        "certificates.dates",
        issued=printable(predicate.issued, 40),
        expires=printable(predicate.expires, 40),
        gouji=printable(predicate.versions.gouji, 40),
        python=printable(predicate.versions.python, 40),
    )


def _rung_lines(predicate: Predicate) -> Iterator[Text]:
    others = [rung for rung in predicate.rungs if rung.area not in predicate.certified]
    standing = [rung for rung in others if rung.stands]
    if standing:
        yield message("certificates.rungs", rungs=rungs_words(standing))
    for rung in others:
        if not rung.stands:
            reasons = listed(unsupported_sentence(reason) for reason in rung.unsupported)
            yield message(
                "certificates.fallen_rung" + ("_why" if rung.unsupported else ""),
                rung=_rung_words(rung),
                counts=_counts_words(rung),
                reasons=reasons,
            )


def rungs_words(rungs: Sequence[Rung]) -> Text:
    """Return the names of *rungs*, one after another; there are commas in some."""
    return _BETWEEN.join(map(_rung_words, rungs))


def _rung_words(rung: Rung) -> Text:
    name = part_words(rung.area, rung.part) if rung.part else article_words(rung.article)
    return message("certificates.rung", area=area_words(rung.area), name=name)


def _counts_words(rung: Rung) -> Text:
    return listed(message(f"reports.{verdict}").map(f"{{}} {count}".format) for verdict, count in rung.counts.items())


def _not_judged(predicate: Predicate) -> Iterator[Text]:
    for key, areas in (("not_claimed", predicate.not_claimed), ("not_selected", predicate.not_selected)):
        if areas:
            yield message(f"reports.{key}", areas=areas_words(areas))
    if predicate.unjudged:
        yield message("reports.unjudged", what=unjudged_words(predicate.unjudged))
    if predicate.unproven:
        yield message("reports.unproven", what=listed(map(claim_words, predicate.unproven)))
    for key, clauses in (("scope_declared", predicate.declared), ("scope_missing", predicate.not_declared)):
        if clauses:
            yield message(f"reports.{key}", clauses=" ".join(clauses))


def _figures(predicate: Predicate) -> Iterator[Text]:
    asked = [area_words(area).map(f"{{}} {_passed(counts)}".format) for area, counts in predicate.fresh.items()]
    yield message("certificates.fresh", figures=listed(asked)) if asked else message("certificates.no_fresh")
    floors = [floor for floor in predicate.floors if not floor.article]
    if floors:
        yield message("reports.floors", floors=listed(map(floor_words, floors)))
    if predicate.thin:
        yield message("reports.thin", areas=listed(map(thin_words, predicate.thin)))


def _passed(counts: Counts) -> str:
    """Return how many passed of how many: ``200/200``."""
    return f"{counts.get('pass', 0)}/{sum(counts.values())}"


def _subject_lines(statement: Statement) -> Iterator[Text]:
    if statement.predicate.subjects != PINNED:
        yield message("certificates.not_pinned")
        return
    for subject in statement.subject:
        yield message("certificates.pinned", name=printable(subject.name, 120), digest=subject.sha256)
