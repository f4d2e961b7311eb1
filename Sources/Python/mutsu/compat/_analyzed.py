"""Texts whose words are known, and the values of words as other tokenizers have them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Optional, Tuple

from .._builders import ends, ranges, tokens
from .._calls import Analysis, analyze
from .._options import ALL_FIELDS, PART_OF_SPEECH, UNITS

if TYPE_CHECKING:
    from .. import Token, Tokenizer

_WORDS = Analysis("mutsu_tokens", (0,), ranges)
# The names of parts of speech are those of this package, which no other tokenizer has.
_VALUES = Analysis("mutsu_tokens", (ALL_FIELDS & ~PART_OF_SPEECH,), tokens)
_LONG_WORDS = Analysis("mutsu_words", (UNITS["long"], 0), ends)


class AnalyzedText:
    """A text and the ranges of its words in the dictionary.

    Their other values are looked up in one call when they are first used: programs that need the
    words only are several times faster.
    """

    __slots__ = ("text", "ranges", "_tokenizer", "_tokens")

    def __init__(self, tokenizer: Tokenizer, text: str) -> None:
        if not isinstance(text, str):
            raise TypeError(f"text is a {type(text).__name__}; it must be a str")
        self.text = text
        self.ranges: List[Tuple[int, int, bool]] = analyze(tokenizer._engine, _WORDS, text)
        self._tokenizer: Optional[Tokenizer] = tokenizer
        self._tokens: Optional[List[Token]] = None

    @property
    def tokens(self) -> List[Token]:
        """The words with their values, but without parts of speech."""
        found = self._tokens
        if found is None:
            assert self._tokenizer is not None
            found = self._tokens = analyze(self._tokenizer._engine, _VALUES, self.text)
        return found

    def long_word_ends(self) -> List[int]:
        """Return the ends of the long units of the text."""
        assert self._tokenizer is not None
        ends_: List[int] = analyze(self._tokenizer._engine, _LONG_WORDS, self.text)
        return ends_

    def __getstate__(self) -> Any:
        return None, {
            "text": self.text, "ranges": self.ranges, "_tokenizer": None, "_tokens": self.tokens}
