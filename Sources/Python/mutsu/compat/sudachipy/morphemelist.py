"""Lists of words."""

from __future__ import annotations

from typing import List

from .morpheme import Morpheme


class MorphemeList(List[Morpheme]):
    """The words of a text."""

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return "\n".join(["<MorphemeList[", *(f"  {m!r}," for m in self), "]>"])

    def size(self) -> int:
        """Return the number of words."""
        return len(self)


__all__ = ["MorphemeList"]
