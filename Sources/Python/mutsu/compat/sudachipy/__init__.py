"""The interface of SudachiPy: Dictionary, Tokenizer, SplitMode and morphemes.

Modes A and B give the words of the dictionary, and mode C long units, which join compounds. Parts
of speech are tuples of six, with the names of IPADIC. Normalized forms are dictionary forms. Word
ids, synonym groups, projections and the other functions of SudachiPy's dictionary are not
available.

>>> from mutsu.compat.sudachipy import Dictionary, SplitMode
>>> tokenizer = Dictionary().tokenizer()
>>> [m.surface() for m in tokenizer.tokenize("選挙管理委員会", SplitMode.C)]
['選挙管理委員会']
>>> [m.surface() for m in tokenizer.tokenize("選挙管理委員会", SplitMode.A)]
['選挙', '管理', '委員', '会']
"""

from . import dictionary, errors, morpheme, morphemelist, tokenizer
from ._mode import SplitMode
from .dictionary import Dictionary
from .morpheme import Morpheme
from .morphemelist import MorphemeList
from .tokenizer import Tokenizer

__all__ = [
    "Dictionary", "Morpheme", "MorphemeList", "SplitMode", "Tokenizer", "dictionary", "errors",
    "morpheme", "morphemelist", "tokenizer",
]
