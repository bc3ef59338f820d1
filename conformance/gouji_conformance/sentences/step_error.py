"""A step that cannot become part of a plan, and what is said of it; the sentences stand in ``messages/step.toml``."""

from gouji_conformance.speech.messages import message
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
        return message(f"step.{self.problem.replace('-', '_')}", text=self.text, nearest=self.nearest)
