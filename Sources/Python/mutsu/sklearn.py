"""A transformer of scikit-learn, which is also an analyzer of its vectorizers.

>>> from sklearn.feature_extraction.text import TfidfVectorizer
>>> from mutsu.sklearn import JapaneseTokenizer
>>> analyzer = JapaneseTokenizer(parts_of_speech=("noun", "verb"), base_forms=True)
>>> vectorizer = TfidfVectorizer(analyzer=analyzer).fit(["東京へ行った", "京都へ行く"])
>>> [str(name) for name in vectorizer.get_feature_names_out()]
['京都', '東京', '行く']
"""

from __future__ import annotations

from typing import Any, Collection, Iterable, List, Optional

from sklearn.base import BaseEstimator, TransformerMixin

from . import _default_tokenizer
from ._tokenizer import Tokenizer


class JapaneseTokenizer(TransformerMixin, BaseEstimator):  # type: ignore[misc, unused-ignore]
    """Texts to lists of words.

    unit is ``"morpheme"``, ``"word"`` or ``"long"``. With base_forms=True, words are in their base
    forms. parts_of_speech are the parts of speech that are included, with those below them:
    ``"noun"`` includes ``"noun.place"``. user_dictionary has additional words, as in
    :class:`mutsu.Tokenizer`. workers is the number of threads of ``transform``.
    """

    def __init__(
        self, unit: str = "morpheme", base_forms: bool = False,
        parts_of_speech: Optional[Collection[str]] = None, user_dictionary: Any = None,
        workers: int = 1
    ) -> None:
        self.unit = unit
        self.base_forms = base_forms
        self.parts_of_speech = parts_of_speech
        self.user_dictionary = user_dictionary
        self.workers = workers

    def fit(self, X: Any = None, y: Any = None) -> JapaneseTokenizer:
        """Return self: the dictionary is not changed by texts."""
        return self

    def transform(self, X: Iterable[Optional[str]]) -> List[Optional[List[str]]]:
        """Return the words of each text; None, NaN and nulls have None."""
        if isinstance(self.parts_of_speech, str):
            raise ValueError(
                f"parts_of_speech is the str {self.parts_of_speech!r}; it must be a list of them")
        tokenizer = self._tokenizer()
        texts = _texts(X)
        details = self.base_forms or self.parts_of_speech is not None
        found: List[Any] = tokenizer.words(
            texts, unit=self.unit, details=details, workers=self.workers)
        if not details:
            return found
        return [None if words is None else self._selected(words) for words in found]

    def __call__(self, text: str) -> List[str]:
        """Return the words of one text: the analyzer of a vectorizer."""
        words = self.transform([text])[0]
        if words is None:
            raise ValueError(f"a text is {text!r}; replace missing texts, for example by ''")
        return words

    def _selected(self, words: Iterable[Any]) -> List[str]:
        """Return the words with one of the parts of speech, as base forms if those are wanted."""
        selected = []
        for word in words:
            part = word.part_of_speech or ""
            if self.parts_of_speech is not None and not any(
                part == name or part.startswith(f"{name}.") for name in self.parts_of_speech
            ):
                continue
            selected.append(word.base_form or word.surface if self.base_forms else word.surface)
        return selected

    def _tokenizer(self) -> Any:
        """Return the tokenizer for the user dictionary; it is not part of the parameters."""
        if not self.user_dictionary:
            return _default_tokenizer()
        opened = self.__dict__.get("_opened")
        if opened is None or opened[0] != self.user_dictionary:
            opened = (self.user_dictionary, Tokenizer(self.user_dictionary))
            self.__dict__["_opened"] = opened
        return opened[1]

    def __sklearn_is_fitted__(self) -> bool:
        return True

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.requires_fit = False
        tags.input_tags.string = True
        tags.input_tags.two_d_array = False
        return tags


def _texts(X: Any) -> List[Optional[str]]:
    """Return the texts of a list or a column."""
    if isinstance(X, (str, bytes)):
        raise ValueError("X is one text; it must be a list or a column of texts")
    if getattr(X, "ndim", 1) != 1 or hasattr(X, "columns"):
        raise ValueError("X is a table; it must be a list or a column of texts")
    texts: List[Optional[str]] = X.to_pylist() if hasattr(X, "to_pylist") else list(X)
    return texts


__all__ = ["JapaneseTokenizer"]
