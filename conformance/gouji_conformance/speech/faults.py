"""What a user typed or pointed at that cannot be used: one line, exit code 2."""

from gouji_conformance.speech.messages import message


class UserError(Exception):
    """One message: what, where, what was expected; as a string it is English.

    It is raised with the key of a message and what fills it in, and is shown as one line.

    Attributes:
        key: of the message.
        problem: the message.
    """

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.problem = message(key, **values)
        super().__init__(self.problem.en)
