"""A tokenizer of spaCy.

>>> import spacy
>>> import mutsu.spacy
>>> nlp = spacy.blank("ja", config={"nlp": {"tokenizer": {"@tokenizers": "mutsu.Tokenizer.v1"}}})
>>> [(token.text, token.pos_, token.lemma_) for token in nlp("東京へ行った")]
[('東京', 'PROPN', '東京'), ('へ', 'ADP', 'へ'), ('行っ', 'VERB', '行く'), ('た', 'AUX', 'た')]
"""

from __future__ import annotations

import itertools
import json
import pathlib
from functools import lru_cache
from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Union

import spacy
from spacy.language import Language
from spacy.scorer import Scorer
from spacy.tokens import Doc
from spacy.vocab import Vocab

from . import _default_tokenizer
from ._options import UNITS, number
from ._tokenizer import Tokenizer
from ._universal import universal_parts, universal_pos


class MutsuTokenizer:
    """A tokenizer of spaCy: words with their parts of speech, base forms and readings.

    Every character of a text is in the words of its Doc or is the space after one, so that
    ``doc.text`` is the text. Tags are the part-of-speech names of this package. If unit is
    ``"morpheme"``, readings are in ``token.morph.get("Reading")`` and the names of conjugations in
    ``token.morph.get("Inflection")``.
    """

    def __init__(
        self, vocab: Vocab, unit: str = "morpheme", user_dictionary: Optional[str] = None
    ) -> None:
        self.vocab = vocab
        self._configure(unit, user_dictionary)

    def _configure(self, unit: str, user_dictionary: Optional[str]) -> None:
        number("unit", UNITS, unit)
        self._tokenizer = (
            Tokenizer(user_dictionary) if user_dictionary else _default_tokenizer())
        self.unit = unit
        self.user_dictionary = user_dictionary

    def __reduce__(self) -> Any:
        return (MutsuTokenizer, (self.vocab, self.unit, self.user_dictionary))

    def __call__(self, text: str) -> Doc:
        """Return the words of a text."""
        _require_string(text)
        return self._doc(text, self._words(text))

    def pipe(self, texts: Iterable[str], batch_size: int = 1000, **_: Any) -> Iterator[Doc]:
        """Return the words of each text; texts are read and analyzed batch by batch."""
        iterator = iter(texts)
        while True:
            batch = list(itertools.islice(iterator, batch_size))
            if not batch:
                return
            for text in batch:
                _require_string(text)
            for text, words in zip(batch, self._words(batch)):
                yield self._doc(text, words)

    def _words(self, text: Union[str, List[str]]) -> Any:
        """Return the words of one text or of a list of them."""
        if self.unit == "morpheme":
            return self._tokenizer.tokens(text)
        return self._tokenizer.words(text, unit=self.unit, details=True)

    def _doc(self, text: str, found: Iterable[Any]) -> Doc:
        words: List[Any] = []
        strings: List[str] = []
        spaces: List[bool] = []
        values: List[Any] = []
        position = 0
        for word in found:
            if word.part_of_speech == "whitespace":
                continue
            _append_white_space(text[position:word.start], strings, spaces, values)
            words.append(word)
            strings.append(word.surface)
            spaces.append(False)
            values.append(word)
            position = word.end
        _append_white_space(text[position:], strings, spaces, values)
        parts = iter(universal_parts(words))
        return Doc(
            self.vocab, words=strings, spaces=spaces,
            tags=[value.part_of_speech or "" if value else "whitespace" for value in values],
            pos=[next(parts) if value else "SPACE" for value in values],
            lemmas=[
                value and value.base_form or string
                for value, string in zip(values, strings)
            ],
            morphs=[_morph(value) for value in values])

    def score(self, examples: Iterable[Any], **_: Any) -> Dict[str, Any]:
        """Return the scores of the words of examples, for Language.evaluate."""
        scores: Dict[str, Any] = Scorer.score_tokenization(examples)
        return scores

    def to_bytes(self, **_: Any) -> bytes:
        """Return the options of the tokenizer."""
        return json.dumps({"unit": self.unit, "user_dictionary": self.user_dictionary}).encode()

    def from_bytes(self, data: bytes, **_: Any) -> MutsuTokenizer:
        """Read the options of a tokenizer."""
        try:
            values = json.loads(data)
            unit, user_dictionary = values["unit"], values["user_dictionary"]
        except (ValueError, TypeError, KeyError):
            raise ValueError("the data were not written by to_bytes of a MutsuTokenizer") from None
        self._configure(unit, user_dictionary)
        return self

    def to_disk(self, path: Union[str, pathlib.Path], **_: Any) -> None:
        """Write the options of the tokenizer."""
        pathlib.Path(path).write_bytes(self.to_bytes())

    def from_disk(self, path: Union[str, pathlib.Path], **_: Any) -> MutsuTokenizer:
        """Read the options of a tokenizer."""
        return self.from_bytes(pathlib.Path(path).read_bytes())


def _require_string(text: Any) -> None:
    if not isinstance(text, str):
        raise TypeError(f"a text is a {type(text).__name__}; it must be a str")


def _append_white_space(
    text: str, strings: List[str], spaces: List[bool], values: List[Any]
) -> None:
    """Append white space: the space after a word belongs to it, the rest is a word."""
    if text.startswith(" ") and strings:
        spaces[-1] = True
        text = text[1:]
    if text:
        strings.append(text)
        spaces.append(False)
        values.append(None)


def _morph(value: Any) -> str:
    """Return the inflection and the reading of a token in the notation of features."""
    features = getattr(value, "features", None)
    return "" if features is None else _notation(features, value.reading)


@lru_cache(maxsize=1 << 14)
def _notation(features: str, reading: Optional[str]) -> str:
    names = [name for name in features.split(",")[4:6] if name != "*"]
    fields = [("Inflection", ";".join(names)), ("Reading", reading or "")]
    # Symbols of the notation cannot be in a value.
    return "|".join(f"{key}={text}" for key, text in fields if text and not set(text) & set("|=,"))


@spacy.registry.tokenizers("mutsu.Tokenizer.v1")
def create_tokenizer(
    unit: str = "morpheme", user_dictionary: str = ""
) -> Callable[[Language], MutsuTokenizer]:
    """Return a factory of tokenizers for the configuration of a pipeline.

    unit is ``"morpheme"``, ``"word"`` or ``"long"``; user_dictionary has rows of CSV.
    """

    def create(nlp: Language) -> MutsuTokenizer:
        return MutsuTokenizer(nlp.vocab, unit, user_dictionary or None)

    return create


__all__ = ["MutsuTokenizer", "create_tokenizer", "universal_pos"]
