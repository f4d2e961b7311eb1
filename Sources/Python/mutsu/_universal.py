"""Universal parts of speech (universaldependencies.org/u/pos) for those of this package."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, List, Optional, Sequence, Union

if TYPE_CHECKING:
    from . import Token, Word

_POS = {
    "noun": "NOUN", "noun.verbal": "NOUN", "noun.proper": "PROPN", "noun.person": "PROPN",
    "noun.family-name": "PROPN", "noun.given-name": "PROPN", "noun.place": "PROPN",
    "noun.organization": "PROPN", "noun.numeral": "NUM", "pronoun": "PRON", "verb": "VERB",
    "verb.dependent": "AUX", "verb.suffix": "AUX", "adjective": "ADJ", "adjectival-noun": "ADJ",
    "adnominal": "DET", "adverb": "ADV", "auxiliary-verb": "AUX", "conjunction": "CCONJ",
    "interjection": "INTJ", "filler": "INTJ", "particle": "ADP", "particle.conjunctive": "SCONJ",
    "particle.sentence-final": "PART", "prefix": "NOUN", "suffix": "NOUN", "punctuation": "PUNCT",
    "symbol": "SYM", "whitespace": "SPACE",
}


def universal_pos(part_of_speech: Optional[str]) -> str:
    """Return the universal part of speech of a name or of its longest known prefix; else X.

    >>> universal_pos("noun.place"), universal_pos("particle.case-marking"), universal_pos(None)
    ('PROPN', 'ADP', 'X')
    """
    name = part_of_speech or ""
    while name and name not in _POS:
        name = name.rpartition(".")[0]
    return _POS.get(name, "X")


def universal_parts(words: Sequence[Union[Token, Word]]) -> List[str]:
    """Return the universal parts of speech of the words of a text.

    As in the Universal Dependencies for Japanese, a noun before する is a verb and する an auxiliary,
    and の and ん that make a clause a noun are conjunctions.
    """
    parts = [_part(word.part_of_speech, word.surface) for word in words]
    for index in range(1, len(words)):
        noun, verb = words[index - 1], words[index]
        if noun.end == verb.start and parts[index] == "VERB" and parts[index - 1] == "NOUN":
            is_verbal = noun.part_of_speech == "noun.verbal"
            if (verb.base_form == "する" and (is_verbal or noun.part_of_speech == "noun")) or (
                verb.base_form in ("できる", "出来る") and is_verbal
            ):
                parts[index - 1:index + 1] = ["VERB", "AUX"]
    return parts


@lru_cache(maxsize=1 << 14)
def _part(part_of_speech: Optional[str], surface: str) -> str:
    """Return the universal part of speech of a word without regard to others."""
    part = universal_pos(part_of_speech)
    if part not in ("NOUN", "PROPN"):
        return part
    if part_of_speech == "noun.dependent" and surface in ("の", "ん"):
        return "SCONJ"
    # Dictionaries in the format of IPADIC have a class of nouns for unknown symbols.
    if not any(character.isalnum() for character in surface):
        return "PUNCT" if unicodedata.category(surface[0])[0] == "P" else "SYM"
    return part
