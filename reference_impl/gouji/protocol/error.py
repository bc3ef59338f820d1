"""A request that the protocol itself refuses: not a player's mistake, which is always a result."""

from typing import Final

NOT_JSON: Final = -32700
NOT_A_REQUEST: Final = -32600
UNKNOWN_METHOD: Final = -32601
INVALID_PARAMS: Final = -32602
ENGINE_FAILED: Final = -32603
UNSUPPORTED: Final = -32001
"""The profile, option or value is none that the engine plays."""


class ProtocolError(Exception):
    """What a JSON-RPC error object says.

    Attributes:
        code: one of the numbers above.
        message: one sentence for people: the key at fault and what was expected.
    """

    def __init__(self, code: int, message: str) -> None:
        self.code = code
        self.message = message
        super().__init__(f"{message} ({code})")
