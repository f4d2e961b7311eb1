"""Chooses the paragraphs to record: those that add the most pairs of adjacent characters."""

import unicodedata

LENGTHS = range(60, 401)
KANA = range(0x3041, 0x30FB)


def kind(character):
    """Returns the kind of a letter, or the character itself if its line-breaking behavior is
    specific."""
    name = unicodedata.name(character, "")
    if "SMALL" in name and ("HIRAGANA" in name or "KATAKANA" in name):
        return "small kana"
    for script in ("HIRAGANA LETTER", "KATAKANA LETTER", "CJK UNIFIED", "DIGIT"):
        if script in name:
            return script
    return "LATIN" if character.isascii() and character.isalpha() else character


def pairs(text):
    """Returns the pairs of kinds of adjacent characters in a text."""
    kinds = [kind(character) for character in text]
    return set(zip(kinds, kinds[1:]))


def usable(text):
    """Returns whether a paragraph is Japanese running text of a suitable length."""
    kana = sum(ord(character) in KANA for character in text)
    return len(text) in LENGTHS and kana > len(text) * 0.25 and all(map(printable, text))


def printable(character):
    return unicodedata.category(character) not in ("Cc", "Cn", "Co", "Cs", "Mn", "Me")


def choose(texts):
    """Returns (source, text) rows: half of them chosen for new pairs, half evenly from each
    source."""
    seen, rows = set(), []
    for name, count, paragraphs in texts:
        candidates = [text for text in dict.fromkeys(paragraphs) if usable(text)]
        features = {text: pairs(text) for text in candidates}
        spread = count // 2
        chosen = {candidates[index * len(candidates) // spread] for index in range(spread)}
        for text in chosen:
            seen |= features[text]
        while len(chosen) < count and len(chosen) < len(candidates):
            best = max(
                (text for text in candidates if text not in chosen),
                key=lambda text: len(features[text] - seen) / (len(text) + 60),
            )
            chosen.add(best)
            seen |= features[best]
        rows += [(name, text) for text in candidates if text in chosen]
    return rows
