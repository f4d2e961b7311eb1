"""Word lists of the three classes: Han words with weights that stand for their frequency."""

import math

import sources

NAMES = 0.2
UNIDIC = 0.3


def is_han(character):
    """Whether the model may know a character: ideographs, the repetition mark and the zero."""
    scalar = ord(character)
    return (
        0x4E00 <= scalar <= 0x9FFF
        or 0x3400 <= scalar <= 0x4DBF
        or 0xF900 <= scalar <= 0xFAFF
        or 0x20000 <= scalar <= 0x3FFFF
        or scalar in (0x3005, 0x3007)
    )


def is_han_word(word):
    return bool(word) and all(map(is_han, word))


def japanese():
    """{word: weight}: the dictionary's cost falls by about 600 where the frequency doubles."""
    words = {}
    for word, cost, _ in sources.japanese_words():
        if is_han_word(word):
            weight = math.exp2(min(8.0, max(0.0, (9000 - cost) / 600)))
            words[word] = max(words.get(word, 0), weight)
    return words


def japanese_shares():
    """{word: how much it counts}: names, and UniDic's many old spellings, count less."""
    kinds = {}
    for word, _, kind in sources.japanese_words():
        if is_han_word(word):
            kinds.setdefault(word, set()).add(kind)
    return {
        word: (NAMES if all("/proper-" in kind for kind in found) else 1.0)
        * (UNIDIC if all(kind.startswith("unidic") for kind in found) else 1.0)
        for word, found in kinds.items()
    }


def simplified():
    """{word: count}."""
    words = {}
    for word, count in sources.simplified_words():
        if is_han_word(word):
            words[word] = max(words.get(word, 0), count)
    for word in sources.conversions("STPhrases"):
        if is_han_word(word):
            words.setdefault(word, 3)
    return words


class Converter:
    """Longest-match conversion through OpenCC's tables, one after the other."""

    def __init__(self, *stages):
        self.stages = []
        for names in stages:
            table = {}
            for name in reversed(names):
                table.update({key: values[0] for key, values in sources.conversions(name).items()})
            self.stages.append((table, max(map(len, table))))

    def __call__(self, text):
        for table, longest in self.stages:
            pieces, start = [], 0
            while start < len(text):
                for length in range(min(longest, len(text) - start), 0, -1):
                    piece = text[start : start + length]
                    if piece in table or length == 1:
                        pieces.append(table.get(piece, piece))
                        start += length
                        break
            text = "".join(pieces)
        return text


def traditional(simplified_words):
    """{simplified word: its spellings in Taiwan and in Hong Kong}."""
    taiwan = Converter(["STPhrases", "STCharacters"], ["TWVariants"])
    hong_kong = Converter(["STPhrases", "STCharacters"], ["HKVariants"])
    return {word: sorted({taiwan(word), hong_kong(word)}) for word in simplified_words}
