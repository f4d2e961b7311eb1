"""The interface of fugashi: Tagger, GenericTagger and their nodes.

Words, features and ids are those of this package's dictionary: features have the fields of IPADIC
with accents (:class:`Features`), not those of UniDic. Arguments of MeCab other than -Owakati are
refused. ``char_type``, ``nbest`` and ``nbestToNodeList`` are not available.
"""

import shlex
from collections import namedtuple

from .. import _default_tokenizer
from .._errors import Error
from .._tokenizer import Tokenizer

Features = namedtuple(
    "Features",
    "pos1 pos2 pos3 pos4 cType cForm lemma kana pron accent aConType",
    defaults=[None] * 11)
"""The fields of a word; those that a word does not have are None, as in fugashi."""


class Node:
    """A word."""

    __slots__ = ("surface", "feature", "feature_raw", "white_space", "is_unk")

    def __init__(self, surface, feature, feature_raw, white_space, is_unk):
        self.surface = surface
        self.feature = feature
        self.feature_raw = feature_raw
        self.white_space = white_space
        self.is_unk = is_unk

    def __repr__(self):
        return self.surface

    @property
    def length(self):
        """The length of the word in bytes."""
        return len(self.surface.encode())

    @property
    def rlength(self):
        """The length of the word in bytes with the preceding white space."""
        return self.length + len(self.white_space.encode())

    @property
    def pos(self):
        """The first four fields, separated by commas."""
        return ",".join(self.feature_raw.split(",")[:4])

    @property
    def stat(self):
        """0, or 1 for a word that is not in the dictionary."""
        return int(self.is_unk)


class GenericTagger:
    """A tagger whose features are tuples of strings."""

    def __init__(self, args="", *, tokenizer=None):
        self._tokenizer = tokenizer or _default_tokenizer()
        self._is_wakati = False
        for argument in shlex.split(args):
            if argument not in ("-Owakati", "-O", "wakati"):
                raise Error(
                    "invalid-option", f"argument {argument!r} of MeCab is not supported; "
                    "pass tokenizer=mutsu.Tokenizer(…) for other dictionaries")
            self._is_wakati = True

    def __reduce__(self):
        # The tokenizer of the default dictionary is pickled by its arguments too.
        return (_tagger, (type(self), "-Owakati" if self._is_wakati else "", self._tokenizer))

    def __call__(self, text):
        """Return the words of a text."""
        return self.parseToNodeList(text)

    def parseToNodeList(self, text):
        """Return the words of a text."""
        nodes = []
        end = 0
        for token in self._tokenizer.tokens(text):
            white_space = text[end:token.start]
            end = token.end
            nodes.append(Node(
                token.surface, self._feature(token.features), token.features, white_space,
                token.is_unknown))
        return nodes

    def parse(self, text):
        """Return the words of a text in the format of MeCab, or separated by spaces."""
        if self._is_wakati:
            return " ".join(self._tokenizer.words(text))
        lines = [f"{token.surface}\t{token.features}" for token in self._tokenizer.tokens(text)]
        return "\n".join([*lines, "EOS"])

    def _feature(self, row):
        return tuple(row.split(","))


class Tagger(GenericTagger):
    """A tagger whose features have names.

    >>> from mutsu.compat.fugashi import Tagger
    >>> [word.surface for word in Tagger()("麩菓子は、麩を主材料とした菓子。")]
    ['麩', '菓子', 'は', '、', '麩', 'を', '主', '材料', 'と', 'し', 'た', '菓子', '。']
    """

    def _feature(self, row):
        fields = [None if field == "*" else field for field in row.split(",")]
        return Features(*fields[:len(Features._fields)])


def _tagger(kind, args, tokenizer):
    return kind(args, tokenizer=tokenizer)


def create_feature_wrapper(name, fields, default=None):
    """Return a named tuple for the fields of a dictionary."""
    return namedtuple(name, fields, defaults=(default,) * len(
        fields.split() if isinstance(fields, str) else list(fields)))


__all__ = ["Features", "GenericTagger", "Node", "Tagger", "Tokenizer", "create_feature_wrapper"]
