"""Words."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Optional, Tuple, Union

from .._analyzed import AnalyzedText
from ._mode import SplitMode

if TYPE_CHECKING:
    from ... import Token
    from .morphemelist import MorphemeList

_WHITE_SPACE = ("空白", "*", "*", "*", "*", "*")


class Morpheme:
    """A word, or a character of white space between words."""

    __slots__ = ("_analyzed", "_begin", "_end", "_words")

    def __init__(self, analyzed: AnalyzedText, begin: int, end: int, words: range) -> None:
        self._analyzed = analyzed
        self._begin = begin
        self._end = end
        self._words = words

    @property
    def _tokens(self) -> List[Token]:
        return self._analyzed.tokens[self._words.start:self._words.stop]

    def __str__(self) -> str:
        return self.surface()

    def __repr__(self) -> str:
        return f"<Morpheme({self.surface()}, {self._begin}:{self._end})>"

    def __len__(self) -> int:
        return self._end - self._begin

    def surface(self) -> str:
        """Return the word as it is in the text."""
        return self._analyzed.text[self._begin:self._end]

    def raw_surface(self) -> str:
        """Return the word as it is in the text."""
        return self.surface()

    def begin(self) -> int:
        """Return the index in the text of the first character."""
        return self._begin

    def end(self) -> int:
        """Return the index in the text after the last character."""
        return self._end

    def part_of_speech(self) -> Tuple[str, ...]:
        """Return the part of speech of the word: that of its last part, which is its head."""
        if not self._words:
            return _WHITE_SPACE
        fields = (self._tokens[-1].features or "").split(",")[:6]
        return (*fields, *["*"] * (6 - len(fields)))

    def dictionary_form(self) -> str:
        """Return the base form of the word."""
        if not self._words:
            return self.surface()
        last = self._tokens[-1]
        return self._analyzed.text[self._begin:last.start] + (last.base_form or last.surface)

    def normalized_form(self) -> str:
        """Return the base form of the word."""
        return self.dictionary_form()

    def reading_form(self) -> str:
        """Return the reading of the word in katakana; that of white space is empty."""
        return "".join(token.reading or token.surface for token in self._tokens)

    def is_oov(self) -> bool:
        """Return whether a part of the word is not in the dictionary."""
        return any(self._analyzed.ranges[index][2] for index in self._words)

    def split(
        self, mode: Union[SplitMode, str, None], out: Optional[MorphemeList] = None,
        add_single: bool = False
    ) -> MorphemeList:
        """Return the words of a shorter mode; if there is only one, an empty list.

        With add_single=True, the list has the word itself then. out is a list that is filled
        and returned.
        """
        from .morphemelist import MorphemeList

        morphemes = []
        for index in self._words:
            begin, end, _ = self._analyzed.ranges[index]
            morphemes.append(Morpheme(self._analyzed, begin, end, range(index, index + 1)))
        if SplitMode(mode) is SplitMode.C or len(morphemes) < 2:
            morphemes = [self] if add_single else []
        if out is None:
            return MorphemeList(morphemes)
        out[:] = morphemes
        return out


__all__ = ["Morpheme"]
