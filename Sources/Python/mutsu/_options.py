"""Names of options and their numbers in mutsu.h."""

from ._errors import Error

UNITS = {"word": 0, "morpheme": 1, "long": 2}
SYLLABARIES = {"hiragana": 0, "katakana": 1}
SYSTEMS = {
    "hepburn": 0, "traditional-hepburn": 1, "kunrei": 2, "nihon": 3, "passport": 4, "wapuro": 5,
    "cabinet-2025": 6,
}
LONG_VOWELS = {None: 0, "macron": 1, "circumflex": 2, "doubled": 3, "none": 4}
CAPITALS = {"none": 0, "sentences": 1, "proper-nouns": 2}
GROUPINGS = {"word": 0, "kanji": 1}
FURIGANA_FORMATS = {None: 0, "html": 1, "aozora": 2, "brackets": 3}
NOTATIONS = {
    None: 0, "ruby": 1, "aozora": 2, "brackets": 3, "parentheses": 4, "denden": 5, "anki": 6,
}
STRICTNESS = {"strict": 0, "normal": 1, "loose": 2, "anywhere": 3, "uax14": 4}
WORD_BREAKS = {None: 0, "normal": 1, "break-all": 2, "keep-all": 3, "phrase": 4}
METHODS = {"greedy": 0, "pretty": 1, "balance": 2}
LINE_BREAKS = ("mandatory", "allowed", "hyphen")
DOCUMENT_FORMATS = {
    None: 0, "html": 1, "xhtml": 2, "markdown": 3, "text": 4, "aozora": 5, "epub": 6, "docx": 7,
    "srt": 8, "vtt": 9, "ass": 10, "ttml": 11, "csv": 12, "tsv": 13, "json": 14, "jsonl": 15,
}
ANNOTATIONS = {"furigana": 0, "romaji": 1, "words": 2, "phrases": 3, "language": 4, "remove": 5}

PART_OF_SPEECH, BASE_FORM, ALL_FIELDS = 1, 2, 31
UNKNOWN_WORD = 1


def number(option, values, name):
    """Return the number of a named value of an option; raise Error if it has no such value."""
    try:
        return values[name]
    except (KeyError, TypeError):
        known = ", ".join("None" if value is None else repr(value) for value in values)
        raise Error("invalid-option", f"{option} is {name!r}; it must be one of {known}") from None
