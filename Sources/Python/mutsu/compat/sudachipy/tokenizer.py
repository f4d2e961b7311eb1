"""Tokenizers."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Optional, Union

from .._analyzed import AnalyzedText
from ._mode import SplitMode
from .morpheme import Morpheme
from .morphemelist import MorphemeList

if TYPE_CHECKING:
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
        analyzed = AnalyzedText(self._tokenizer, text)
        mode = self.mode if mode is None else SplitMode(mode)
        # None if every word is a morpheme.
        ends = set(analyzed.long_word_ends()) if mode is SplitMode.C else None
        morphemes = MorphemeList() if out is None else out
        morphemes.clear()
        words = [
            (index, start, end) for index, (start, end, _) in enumerate(analyzed.ranges)
            if not text[start:end].isspace()
        ]
        position = 0
        first, begin = 0, -1
        for index, start, end in words:
            if begin < 0:
                # The word is the first of a morpheme.
                if start > position:
                    morphemes += _white_space(analyzed, position, start)
                first, begin = index, start
            position = end
            if ends is None or end in ends or index == words[-1][0]:
                morphemes.append(Morpheme(analyzed, begin, end, range(first, index + 1)))
                begin = -1
        if position < len(text):
            morphemes += _white_space(analyzed, position, len(text))
        return morphemes


def _white_space(analyzed: AnalyzedText, start: int, end: int) -> List[Morpheme]:
    """Return the characters of white space: each is a morpheme, as in SudachiPy."""
    return [Morpheme(analyzed, index, index + 1, range(0)) for index in range(start, end)]


__all__ = ["Tokenizer"]
