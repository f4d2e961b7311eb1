"""Tokenizers."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Optional, Set, Union

from ._mode import SplitMode
from .morpheme import Morpheme
from .morphemelist import MorphemeList

if TYPE_CHECKING:
    from ... import Token
    from ... import Tokenizer as BaseTokenizer


class Tokenizer:
    """A tokenizer; any number of threads may use it."""

    SplitMode = SplitMode

    def __init__(self, tokenizer: BaseTokenizer, mode: SplitMode) -> None:
        self._tokenizer = tokenizer
        self.mode = mode

    def tokenize(
        self, text: str, mode: Union[SplitMode, str, None] = None, logger: object = None,
        out: Optional[MorphemeList] = None
    ) -> MorphemeList:
        """Return the words of a text, with the white space between them.

        mode is that of the tokenizer if it is None; out is a list that is filled and returned.
        """
        if not isinstance(text, str):
            raise TypeError(f"text is a {type(text).__name__}; it must be a str")
        tokens = [t for t in self._tokenizer.tokens(text) if t.part_of_speech != "whitespace"]
        ends = self._ends(text, tokens, self.mode if mode is None else SplitMode(mode))
        morphemes = MorphemeList() if out is None else out
        morphemes.clear()
        position = 0
        parts: List[Token] = []
        for token in tokens:
            if not parts:
                morphemes += _white_space(text, position, token.start)
            parts.append(token)
            position = token.end
            if position in ends:
                morphemes.append(Morpheme(text, parts[0].start, position, parts))
                parts = []
        morphemes += _white_space(text, position, len(text))
        return morphemes

    def _ends(self, text: str, tokens: List[Token], mode: SplitMode) -> Set[int]:
        """Return the ends of the words of a mode, which are ends of tokens."""
        ends = {token.end for token in tokens}
        if mode is not SplitMode.C or not tokens:
            return ends
        words = self._tokenizer.words(text, unit="long", details=True)
        return ends & {word.end for word in words} | {tokens[-1].end}


def _white_space(text: str, start: int, end: int) -> List[Morpheme]:
    """Return the characters of white space: each is a morpheme, as in SudachiPy."""
    return [Morpheme(text, index, index + 1, []) for index in range(start, end)]


__all__ = ["Tokenizer"]
