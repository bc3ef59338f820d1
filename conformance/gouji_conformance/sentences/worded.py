"""The tables of steps, written below their sentences: only where somebody reads them, since plans do without."""

from collections.abc import Iterable, Mapping

import msgspec

from gouji_conformance.sentences.features import FeatureStep
from gouji_conformance.sentences.phrasebook import Phrasebook
from gouji_conformance.sentences.plans import Plan, Step
from gouji_conformance.sentences.suite import Suite
from gouji_conformance.sentences.translation import table_lines, translated
from gouji_spec.text import Language


def with_tables(plans: Mapping[str, Plan], suite: Suite, rows: Iterable[str]) -> dict[str, Plan]:
    """Return *plans*, those of *rows* with the table of each step below its sentence.

    Args:
        plans: by the ids of their rows; one that *suite* has not, a fresh question, stays as it is.
        suite: where the tables stand.
        rows: ids of the rows that are shown.
    """
    wanted = plans.keys() & set(rows)
    found = dict(plans)
    for scenario, row in suite.rows() if wanted else ():
        if row.id in wanted and len(row.steps) == len(plans[row.id].steps):
            pairs = zip(plans[row.id].steps, row.steps, strict=True)
            steps = tuple(_with_table(suite.book, scenario.area, *pair) for pair in pairs)
            found[row.id] = msgspec.structs.replace(plans[row.id], steps=steps)
    return found


def _with_table(book: Phrasebook, area: str, step: Step, stands: FeatureStep) -> Step:
    if not stands.table or "\n" in step.en:
        return step

    def words(sentence: str, language: Language) -> str:
        return "\n".join((sentence, *table_lines(translated(book, area, stands, language).table)))

    return msgspec.structs.replace(step, en=words(step.en, "en"), zh=words(step.zh, "zh"))
