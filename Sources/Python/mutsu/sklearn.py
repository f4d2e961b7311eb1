"""A transformer of scikit-learn, which is also an analyzer of its vectorizers.

>>> from sklearn.feature_extraction.text import TfidfVectorizer
>>> from mutsu.sklearn import JapaneseTokenizer
>>> analyzer = JapaneseTokenizer(parts_of_speech=("noun", "verb"), base_forms=True)
>>> vectorizer = TfidfVectorizer(analyzer=analyzer).fit(["東京へ行った", "京都へ行く"])
>>> [str(name) for name in vectorizer.get_feature_names_out()]
['京都', '東京', '行く']
"""

from sklearn.base import BaseEstimator, TransformerMixin

from . import _default_tokenizer
from ._tokenizer import Tokenizer


class JapaneseTokenizer(TransformerMixin, BaseEstimator):
    """Texts to lists of words.

    unit is ``"morpheme"``, ``"word"`` or ``"long"``. With base_forms=True, words are in their base
    forms. parts_of_speech are the parts of speech that are included, with those below them:
    ``"noun"`` includes ``"noun.place"``. user_dictionary has rows of CSV. workers is the number of
    threads of ``transform``.
    """

    def __init__(
        self, unit="morpheme", base_forms=False, parts_of_speech=None, user_dictionary=None,
        workers=1
    ):
        self.unit = unit
        self.base_forms = base_forms
        self.parts_of_speech = parts_of_speech
        self.user_dictionary = user_dictionary
        self.workers = workers

    def fit(self, X=None, y=None):
        """Return self: the dictionary is not changed by texts."""
        return self

    def transform(self, X):
        """Return the words of each text."""
        tokenizer = self._tokenizer()
        texts = list(X)
        if not self.base_forms and self.parts_of_speech is None:
            return tokenizer.words(texts, unit=self.unit, workers=self.workers)
        words = tokenizer.words(texts, unit=self.unit, details=True, workers=self.workers)
        return [None if items is None else self._selected(items) for items in words]

    def __call__(self, text):
        """Return the words of one text: the analyzer of a vectorizer."""
        return self.transform([text])[0]

    def _selected(self, words):
        selected = []
        for word in words:
            part = word.part_of_speech or ""
            if self.parts_of_speech is not None and not any(
                part == name or part.startswith(f"{name}.") for name in self.parts_of_speech
            ):
                continue
            selected.append(word.base_form or word.surface if self.base_forms else word.surface)
        return selected

    def _tokenizer(self):
        """Return the tokenizer for the user dictionary; it is not part of the parameters."""
        if not self.user_dictionary:
            return _default_tokenizer()
        opened = self.__dict__.get("_opened")
        if opened is None or opened[0] != self.user_dictionary:
            opened = (self.user_dictionary, Tokenizer(self.user_dictionary))
            self.__dict__["_opened"] = opened
        return opened[1]

    def __sklearn_is_fitted__(self):
        return True

    def _more_tags(self):
        return {"stateless": True, "X_types": ["string"]}
