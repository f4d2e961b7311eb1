"""The modes of tokenizers."""

from __future__ import annotations

from enum import Enum

from ..._errors import Error


class SplitMode(Enum):
    """The length of words.

    >>> SplitMode("a"), SplitMode(None)
    (<SplitMode.A: 'A'>, <SplitMode.C: 'C'>)
    """

    A = "A"
    B = "B"
    C = "C"

    @classmethod
    def _missing_(cls, value: object) -> SplitMode:
        if value is None:
            return cls.C
        for mode in cls:
            if isinstance(value, str) and value.upper() == mode.value:
                return mode
        raise Error("invalid-option", f"mode is {value!r}; it must be 'A', 'B' or 'C'")


__all__ = ["SplitMode"]
