"""Dictionaries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional, Set, Union

from ... import _default_tokenizer
from ..._errors import Error
from ._mode import SplitMode
from .tokenizer import Tokenizer

if TYPE_CHECKING:
    from ... import Tokenizer as BaseTokenizer


class Dictionary:
    """The dictionary of this package, or that of a tokenizer.

    >>> import mutsu
    >>> user = mutsu.Tokenizer(user_dictionary="睦月堂,ムツキヤ,noun.place")
    >>> Dictionary(tokenizer=user).tokenizer().tokenize("睦月堂")[0].reading_form()
    'ムツキヤ'
    """

    def __init__(self, *, tokenizer: Optional[BaseTokenizer] = None) -> None:
        self._tokenizer = tokenizer or _default_tokenizer()

    def tokenizer(
        self, mode: Union[SplitMode, str, None] = SplitMode.C, fields: Optional[Set[str]] = None,
        *, projection: Optional[str] = None
    ) -> Tokenizer:
        """Return a tokenizer; mode is that of calls without one.

        fields has no effect: every morpheme has all of them.
        """
        if projection not in (None, "surface"):
            raise Error(
                "invalid-option", f"projection is {projection!r}, which is not supported; call "
                "dictionary_form() or reading_form() of the morphemes")
        return Tokenizer(self._tokenizer, SplitMode(mode))

    def create(
        self, mode: Union[SplitMode, str, None] = SplitMode.C, fields: Optional[Set[str]] = None,
        *, projection: Optional[str] = None
    ) -> Tokenizer:
        """Return a tokenizer: the older name of tokenizer()."""
        return self.tokenizer(mode, fields, projection=projection)

    def close(self) -> None:
        """Do nothing: the dictionary is closed when no tokenizer refers to it."""

    def __enter__(self) -> Dictionary:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


__all__ = ["Dictionary"]
