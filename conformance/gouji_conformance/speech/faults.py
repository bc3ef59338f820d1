"""What a user typed or pointed at that cannot be used: one line, exit code 2."""

from gouji_conformance.speech.language import say


class UserError(Exception):
    """One message in the user's language: what, where, what was expected.

    It is raised with the key of a message and what fills it in, and is shown as one line.
    """

    exit_code = 2

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = values
        super().__init__(say(key, **values))
