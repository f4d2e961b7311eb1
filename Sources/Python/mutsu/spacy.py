"""A tokenizer of spaCy.

>>> import spacy
>>> import mutsu.spacy
>>> nlp = spacy.blank("ja", config={"nlp": {"tokenizer": {"@tokenizers": "mutsu.Tokenizer.v1"}}})
>>> [(token.text, token.pos_, token.lemma_) for token in nlp("東京へ行った")]
[('東京', 'PROPN', '東京'), ('へ', 'ADP', 'へ'), ('行っ', 'VERB', '行く'), ('た', 'AUX', 'た')]
"""

import json
import pathlib

import spacy
from spacy.tokens import Doc

from . import _default_tokenizer
from ._tokenizer import Tokenizer

# Universal parts of speech by the longest prefix of the names of this package.
_POS = {
    "noun": "NOUN", "noun.verbal": "NOUN", "noun.proper": "PROPN", "noun.person": "PROPN",
    "noun.family-name": "PROPN", "noun.given-name": "PROPN", "noun.place": "PROPN",
    "noun.organization": "PROPN", "noun.numeral": "NUM", "pronoun": "PRON", "verb": "VERB",
    "verb.dependent": "AUX", "verb.suffix": "AUX", "adjective": "ADJ", "adjectival-noun": "ADJ",
    "adnominal": "DET", "adverb": "ADV", "auxiliary-verb": "AUX", "conjunction": "CCONJ",
    "interjection": "INTJ", "filler": "INTJ", "particle": "ADP", "particle.conjunctive": "SCONJ",
    "particle.sentence-final": "PART", "particle.nominalizing": "SCONJ",
    "particle.binding": "ADP", "particle.adverbializing": "ADP", "prefix": "NOUN",
    "suffix": "NOUN", "punctuation": "PUNCT", "symbol": "SYM", "symbol.letter": "SYM",
    "whitespace": "SPACE",
}


def universal_pos(part_of_speech):
    """Return the universal part of speech; X if it is not known."""
    name = part_of_speech or ""
    while name and name not in _POS:
        name = name.rpartition(".")[0]
    return _POS.get(name, "X")


class MutsuTokenizer:
    """A tokenizer of spaCy: words with their parts of speech, base forms and readings.

    Every character of a text is in the words of its Doc or is the space after one, so that
    ``doc.text`` is the text. Tags are the part-of-speech names of this package, and the readings are
    in ``token.morph.get("Reading")``.
    """

    def __init__(self, vocab, unit="morpheme", user_dictionary=None):
        self.vocab = vocab
        self.unit = unit
        self._open(user_dictionary)

    def _open(self, user_dictionary):
        self.user_dictionary = user_dictionary
        self._tokenizer = (
            Tokenizer(user_dictionary) if user_dictionary else _default_tokenizer())

    def __reduce__(self):
        return (MutsuTokenizer, (self.vocab, self.unit, self.user_dictionary))

    def __call__(self, text):
        words, spaces, values = [], [], []
        position = 0
        for word in self._words(text):
            self._append_white_space(text[position:word.start], words, spaces, values)
            words.append(word.surface)
            spaces.append(False)
            values.append(word)
            position = word.end
        self._append_white_space(text[position:], words, spaces, values)
        return Doc(
            self.vocab, words=words, spaces=spaces,
            tags=[value.part_of_speech or "" if value else "whitespace" for value in values],
            pos=[universal_pos(value.part_of_speech) if value else "SPACE" for value in values],
            lemmas=[
                value.base_form or value.surface if value else words[index]
                for index, value in enumerate(values)
            ],
            morphs=[self._morph(value) for value in values])

    def _words(self, text):
        if self.unit == "morpheme":
            return self._tokenizer.tokens(text)
        return self._tokenizer.words(text, unit=self.unit, details=True)

    @staticmethod
    def _morph(value):
        reading = getattr(value, "reading", None)
        # Symbols of the notation of features cannot be in a value.
        return f"Reading={reading}" if reading and not set(reading) & set("|=,") else ""

    @staticmethod
    def _append_white_space(text, words, spaces, values):
        """Append white space: the space after a word belongs to it, the rest is a word."""
        if text.startswith(" ") and words:
            spaces[-1] = True
            text = text[1:]
        if text:
            words.append(text)
            spaces.append(False)
            values.append(None)

    def to_bytes(self, **_):
        """Return the options of the tokenizer."""
        return json.dumps({"unit": self.unit, "user_dictionary": self.user_dictionary}).encode()

    def from_bytes(self, data, **_):
        """Read the options of a tokenizer."""
        values = json.loads(data)
        self.unit = values["unit"]
        self._open(values["user_dictionary"])
        return self

    def to_disk(self, path, **_):
        """Write the options of the tokenizer."""
        pathlib.Path(path).write_bytes(self.to_bytes())

    def from_disk(self, path, **_):
        """Read the options of a tokenizer."""
        return self.from_bytes(pathlib.Path(path).read_bytes())


@spacy.registry.tokenizers("mutsu.Tokenizer.v1")
def create_tokenizer(unit: str = "morpheme", user_dictionary: str = ""):
    """Return a factory of tokenizers for the configuration of a pipeline.

    unit is ``"morpheme"``, ``"word"`` or ``"long"``; user_dictionary has rows of CSV.
    """

    def create(nlp):
        return MutsuTokenizer(nlp.vocab, unit, user_dictionary or None)

    return create
