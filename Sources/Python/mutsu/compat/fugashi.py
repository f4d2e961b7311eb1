"""The interface of fugashi: Tagger, GenericTagger and their nodes.

Words, features and ids are those of this package's dictionary: features have the fields of IPADIC
with accents (:class:`Features`), not those of UniDic. Arguments of MeCab other than -Owakati are
refused. ``dictionary_info``, ``nbest``, ``nbestToNodeList``, ``char_type`` and ``posid`` are not
available.
"""

from __future__ import annotations

import shlex
from collections import namedtuple
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Callable, Iterable, List, Optional, Tuple, Union

from .. import _default_tokenizer
from .._errors import Error
from ._analyzed import AnalyzedText

if TYPE_CHECKING:
    from .. import Tokenizer

Features = namedtuple(
    "Features",
    "pos1 pos2 pos3 pos4 cType cForm lemma kana pron accent aConType orth orthBase aType",
    defaults=[None] * 14)
"""The fields of a word.

The first eleven are those of the dictionary. orth is the word, orthBase its base form, and aType
the number of the accented mora, as in UniDic. As in fugashi, parts of speech and conjugations that
a word does not have are ``"*"``, and the other values of a word that is not in the dictionary are
None.
"""


class Node:
    """A word."""

    __slots__ = ("surface", "white_space", "is_unk", "_source", "_feature")

    def __init__(
        self, surface: str, white_space: str, is_unk: bool,
        source: Tuple[GenericTagger, AnalyzedText, int]
    ) -> None:
        self.surface = surface
        self.white_space = white_space
        self.is_unk = is_unk
        self._source = source
        self._feature: Any = None

    def __repr__(self) -> str:
        return self.surface

    @property
    def feature(self) -> Any:
        """The fields of the word."""
        if self._feature is None:
            tagger, analyzed, index = self._source
            self._feature = tagger._feature(analyzed.tokens[index])
        return self._feature

    @property
    def feature_raw(self) -> str:
        """The fields of the word, separated by commas."""
        _, analyzed, index = self._source
        return analyzed.tokens[index].features or ""

    @property
    def length(self) -> int:
        """The length of the word in bytes."""
        return len(self.surface.encode())

    @property
    def rlength(self) -> int:
        """The length of the word in bytes with the preceding white space."""
        return self.length + len(self.white_space.encode())

    @property
    def pos(self) -> str:
        """The first four fields, separated by commas."""
        return ",".join(self.feature_raw.split(",")[:4])

    @property
    def stat(self) -> int:
        """0, or 1 for a word that is not in the dictionary."""
        return int(self.is_unk)


def make_tuple(*fields: str) -> Tuple[str, ...]:
    """Return the fields: the features of the words of a GenericTagger."""
    return fields


class GenericTagger:
    """A tagger whose features are tuples of strings, or what wrapper makes of the fields.

    quiet has no effect.
    """

    def __init__(
        self, args: str = "", wrapper: Callable[..., Any] = make_tuple, quiet: bool = False, *,
        tokenizer: Optional[Tokenizer] = None
    ) -> None:
        self._tokenizer = tokenizer or _default_tokenizer()
        self._wrapper = wrapper
        self._is_wakati = _is_wakati(args)

    def __call__(self, text: str) -> List[Node]:
        """Return the words of a text."""
        return self.parseToNodeList(text)

    def parseToNodeList(self, text: str) -> List[Node]:
        """Return the words of a text."""
        analyzed = AnalyzedText(self._tokenizer, text)
        nodes = []
        position = 0
        for index, (start, end, is_unknown) in enumerate(analyzed.ranges):
            nodes.append(Node(
                text[start:end], text[position:start], is_unknown, (self, analyzed, index)))
            position = end
        return nodes

    def parse(self, text: str) -> str:
        """Return the words of a text in the format of MeCab, or separated by spaces."""
        analyzed = AnalyzedText(self._tokenizer, text)
        if self._is_wakati:
            return " ".join([text[start:end] for start, end, _ in analyzed.ranges])
        lines = [f"{token.surface}\t{token.features}" for token in analyzed.tokens]
        return "\n".join([*lines, "EOS"])

    def _feature(self, token: Any) -> Any:
        return self._wrapper(*token.features.split(","))


class Tagger(GenericTagger):
    """A tagger whose features have names.

    >>> from mutsu.compat.fugashi import Tagger
    >>> [word.surface for word in Tagger()("麩菓子は、麩を主材料とした菓子。")]
    ['麩', '菓子', 'は', '、', '麩', 'を', '主', '材料', 'と', 'し', 'た', '菓子', '。']
    >>> word = Tagger()("行った")[0]
    >>> word.feature.pos1, word.feature.lemma, word.feature.kana, word.feature.pos3
    ('動詞', '行く', 'イッ', '*')
    """

    def __init__(self, args: str = "", *, tokenizer: Optional[Tokenizer] = None) -> None:
        super().__init__(args, tokenizer=tokenizer)

    def _feature(self, token: Any) -> Features:
        if token.is_unknown:
            return Features(*token.features.split(",")[:6])
        return _features(
            token.features, token.surface, token.base_form, token.reading, token.pronunciation)


@lru_cache(maxsize=1 << 14)
def _features(
    row: str, surface: str, base_form: Optional[str], reading: Optional[str],
    pronunciation: Optional[str]
) -> Features:
    """Return the fields of a word of the dictionary; most words of a text occur again."""
    fields = row.split(",")
    accent, accent_type = [*fields[9:11], None, None][:2]
    return Features(
        *fields[:6], base_form, reading, pronunciation, accent, accent_type, surface, base_form,
        _accented_mora(accent))


def _accented_mora(accent: Optional[str]) -> Optional[str]:
    """Return the first number of "0/4"; those of the words of a compound have no common number."""
    if accent is None or accent.count("/") != 1:
        return None
    return accent.partition("/")[0]


def _is_wakati(args: str) -> bool:
    """Return whether arguments of MeCab ask for -Owakati; raise Error for others."""
    arguments = shlex.split(args)
    is_wakati = False
    while arguments:
        argument = arguments.pop(0)
        if argument in ("-O", "--output-format-type") and arguments:
            argument += f" {arguments.pop(0)}"
        if argument not in (
            "-Owakati", "-O wakati", "--output-format-type=wakati", "--output-format-type wakati"
        ):
            raise Error(
                "invalid-option", f"argument {argument!r} of MeCab is not supported; "
                "pass tokenizer=mutsu.Tokenizer(…) for other dictionaries")
        is_wakati = True
    return is_wakati


def create_feature_wrapper(
    name: str, fields: Union[str, Iterable[str]], default: Any = None
) -> Any:
    """Return a named tuple for the fields of a dictionary: a wrapper for a GenericTagger.

    >>> wrapper = create_feature_wrapper("Fields", "pos1 pos2")
    >>> wrapper("名詞")
    Fields(pos1='名詞', pos2=None)
    """
    names = fields.replace(",", " ").split() if isinstance(fields, str) else list(fields)
    return namedtuple(name, names, defaults=[default] * len(names))


__all__ = [
    "Features", "GenericTagger", "Node", "Tagger", "create_feature_wrapper", "make_tuple",
]
