"""Word lists of the three classes: Han words with weights that approximate their frequency."""

import math

import sources

ORGANIZATIONS = 0.05  # otherwise the names of thousands of schools would make 学校 Japanese
NAMES = 0.3
UNIDIC = 0.7  # entries found only there are mostly old spellings


def is_han(character):
    """Returns whether the model includes a character: ideographs, the iteration mark and the
    zero."""
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


def share(kind):
    """Returns the weight of a word by its source and its part of speech."""
    if "organization" in kind or "固有名詞,組織" in kind:
        return ORGANIZATIONS
    if "/proper-" in kind or "固有名詞" in kind:
        return NAMES
    return UNIDIC if kind.startswith("unidic") else 1.0


class Japanese:
    """The words of the embedded dictionary and of Mozc; `weights` approximate their frequency."""

    def __init__(self):
        self.weights, kinds = {}, {}
        for word, cost, kind in sources.japanese_words():
            if is_han_word(word):
                self.add(word, (9000 - cost) / 600)
                kinds.setdefault(word, set()).add(kind)
        for word, cost, kind in sources.japanese_phrases():
            if is_han_word(word):
                self.add(word, (9000 - cost) / 350)
                kinds.setdefault(word, set()).add(kind)
        self.shares = {word: max(map(share, found)) for word, found in kinds.items()}
        self.doubtful = {word for word, found in self.shares.items() if found < 1}

    def add(self, word, doublings):
        """Adds a word whose frequency is 2 to the power of `doublings`, which is derived from its
        cost."""
        weight = math.exp2(min(8.0, max(0.0, doublings)))
        self.weights[word] = max(self.weights.get(word, 0), weight)


def simplified():
    """Returns {word: count} of Simplified Chinese."""
    words = {}
    for word, count, _ in sources.simplified_words():
        if is_han_word(word):
            words[word] = max(words.get(word, 0), count)
    for word in sources.conversions("STPhrases"):
        if is_han_word(word):
            words.setdefault(word, 3)
    return words


class Converter:
    """Converts text by longest match with successive OpenCC tables."""

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
    """Returns {simplified word: spellings in Taiwan and in Hong Kong}."""
    taiwan = Converter(["STPhrases", "STCharacters"], ["TWVariants"])
    hong_kong = Converter(["STPhrases", "STCharacters"], ["HKVariants"])
    return {word: sorted({taiwan(word), hong_kong(word)}) for word in simplified_words}
