"""The interface of SudachiPy: Dictionary, Tokenizer, SplitMode and morphemes.

Modes A and B give the words of the dictionary, and mode C long units, which join compounds. Parts
of speech are tuples of six, with the names of IPADIC. Normalized forms are dictionary forms; word
ids, synonym groups and the other functions of SudachiPy's dictionary are not available.
"""

from enum import Enum

from .. import _default_tokenizer

_WHITE_SPACE = ("空白", "*", "*", "*", "*", "*")


class SplitMode(Enum):
    """The length of words."""

    A = "A"
    B = "B"
    C = "C"


class Morpheme:
    """A word, or white space between words."""

    __slots__ = ("_text", "_begin", "_end", "_tokens")

    def __init__(self, text, begin, end, tokens):
        self._text = text
        self._begin = begin
        self._end = end
        self._tokens = tokens

    def __str__(self):
        return self.surface()

    def __repr__(self):
        return f"<Morpheme({self.surface()}, {self._begin}:{self._end})>"

    def __len__(self):
        return self._end - self._begin

    def surface(self):
        """Return the word as it is in the text."""
        return self._text[self._begin:self._end]

    raw_surface = surface

    def begin(self):
        """Return the index in the text of the first character."""
        return self._begin

    def end(self):
        """Return the index in the text after the last character."""
        return self._end

    def part_of_speech(self):
        """Return the part of speech of the word: that of its last part, which is its head."""
        if not self._tokens:
            return _WHITE_SPACE
        fields = self._tokens[-1].features.split(",")[:6]
        return (*fields, *["*"] * (6 - len(fields)))

    def dictionary_form(self):
        """Return the base form of the word."""
        if not self._tokens:
            return self.surface()
        last = self._tokens[-1]
        return self._text[self._begin:last.start] + (last.base_form or last.surface)

    def normalized_form(self):
        """Return the base form of the word."""
        return self.dictionary_form()

    def reading_form(self):
        """Return the reading of the word in katakana."""
        return "".join(token.reading or token.surface for token in self._tokens)

    def is_oov(self):
        """Return whether a part of the word is not in the dictionary."""
        return any(token.is_unknown for token in self._tokens)

    def split(self, mode, add_single=True):
        """Return the words of a shorter mode; without add_single, none if there is only one."""
        if SplitMode(mode) is SplitMode.C or len(self._tokens) < 2:
            return MorphemeList([self] if add_single else [])
        return MorphemeList(
            Morpheme(self._text, token.start, token.end, [token]) for token in self._tokens)


class MorphemeList(list):
    """The words of a text."""

    def __str__(self):
        return " ".join(map(str, self))

    def size(self):
        """Return the number of words."""
        return len(self)


class Tokenizer:
    """A tokenizer; any number of threads may use it."""

    SplitMode = SplitMode

    def __init__(self, tokenizer, mode):
        self._tokenizer = tokenizer
        self.mode = mode

    def tokenize(self, text, mode=None):
        """Return the words of a text, with the white space between them."""
        tokens = self._tokenizer.tokens(text)
        ends = self._ends(text, tokens, SplitMode(mode) if mode else self.mode)
        morphemes = MorphemeList()
        position = 0
        parts = []
        for token in tokens:
            if not parts and token.start > position:
                morphemes.append(Morpheme(text, position, token.start, []))
            parts.append(token)
            position = token.end
            if position in ends:
                morphemes.append(Morpheme(text, parts[0].start, position, parts))
                parts = []
        if position < len(text):
            morphemes.append(Morpheme(text, position, len(text), []))
        return morphemes

    def _ends(self, text, tokens, mode):
        """Return the ends of the words of a mode, which are ends of tokens."""
        ends = {token.end for token in tokens}
        if mode is not SplitMode.C or not tokens:
            return ends
        words = self._tokenizer.words(text, unit="long", details=True)
        return ends & {word.end for word in words} | {tokens[-1].end}


class Dictionary:
    """A dictionary.

    >>> from mutsu.compat.sudachipy import Dictionary, SplitMode
    >>> tokenizer = Dictionary().create()
    >>> [m.surface() for m in tokenizer.tokenize("選挙管理委員会", SplitMode.C)]
    ['選挙管理委員会']
    >>> [m.surface() for m in tokenizer.tokenize("選挙管理委員会", SplitMode.A)]
    ['選挙', '管理', '委員', '会']
    """

    def __init__(self, *, tokenizer=None):
        self._tokenizer = tokenizer or _default_tokenizer()

    def create(self, mode=SplitMode.C):
        """Return a tokenizer; mode is that of calls without one."""
        return Tokenizer(self._tokenizer, SplitMode(mode))

    tokenizer = create

    def close(self):
        """Do nothing: the dictionary is closed when no tokenizer refers to it."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


__all__ = ["Dictionary", "Morpheme", "MorphemeList", "SplitMode", "Tokenizer"]
