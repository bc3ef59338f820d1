"""A step that cannot become part of a plan, and what is said of it; the sentences stand in ``messages/step.toml``."""

from gouji_conformance.speech.language import said
from gouji_spec.text import Text


class StepError(ValueError):
    """A step that cannot become part of a plan.

    Attributes:
        line: where it stands.
        text: the step, or the cell of its table.
        problem: what is wrong with it, a key of ``messages/step.toml`` with ``-`` for ``_``.
        nearest: for an unknown sentence, the nearest known one.
    """

    def __init__(self, line: int, text: str, problem: str, nearest: str = "") -> None:
        self.line = line
        self.text = text
        self.problem = problem
        self.nearest = nearest
        super().__init__(f"line {line}: {self.words.en}")

    @property
    def words(self) -> Text:
        """What is wrong and what was expected, in both languages."""
        key = "step." + self.problem.replace("-", "_")
        return Text(
            zh=said(key, "zh", text=self.text, nearest=self.nearest),
            en=said(key, "en", text=self.text, nearest=self.nearest),
        )
