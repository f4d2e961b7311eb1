"""Japanese text: words, phrases, readings, romaji, furigana, languages and line breaks.

>>> import mutsu
>>> mutsu.words("東京へ行く")
['東京', 'へ', '行く']
>>> mutsu.hiragana("東京へ行く")
'とうきょうへいく'

Every analysis of :class:`Tokenizer` is also a function of this module, which uses the dictionary of
the package. Analyses take one text, a list or an iterator of texts, or a column of NumPy, pandas,
Polars or Arrow; see :class:`Tokenizer`.
"""

from ._errors import Error
from ._tokenizer import Tokenizer

_VALUES = ("Token", "Word", "Ruby", "Language", "Span", "Segment", "Line", "FIELDS_VERSION")
_ANALYSES = (
    "tokens", "words", "phrases", "sentences", "hiragana", "katakana", "romaji", "furigana",
    "detect", "languages", "spans", "breaks", "wrap", "annotate",
)

__all__ = ["Error", "Tokenizer", *_VALUES, *_ANALYSES]

__version__ = "0.1.0"


def __getattr__(name):
    """Return an analysis of the default tokenizer, opened on first use, or a class of values."""
    if name in _ANALYSES:
        value = getattr(_default_tokenizer(), name)
    elif name in _VALUES:
        from . import _values

        value = getattr(_values, name)
    else:
        raise AttributeError(f"module 'mutsu' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__():
    return sorted({*globals(), *__all__})


def _default_tokenizer():
    tokenizer = globals().get("_tokenizer_")
    if tokenizer is None:
        tokenizer = globals().setdefault("_tokenizer_", Tokenizer())
    return tokenizer
