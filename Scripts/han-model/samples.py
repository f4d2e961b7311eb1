"""What the model learns from, and what it is measured on: words and compounds of words."""

import random
import zlib

import lexicons

HELD_OUT = 20  # one word in twenty is kept from training
COMPOUNDS = 250_000  # a language
COMPOUND_SHARE = 0.3  # weight of a compound for one of a rare word
LONGEST = 12
JAPANESE, SIMPLIFIED, TRADITIONAL = "ja", "zh-Hans", "zh-Hant"


def is_held_out(word):
    return zlib.crc32(word.encode("utf-8")) % HELD_OUT == 0


def compounds(words, weights, count, seed):
    """Two or three words joined; frequent words more often, in the proportion of their square roots."""
    generator = random.Random(seed)
    pairs = sorted((word, weights[word] ** 0.5) for word in words if len(word) <= 5)
    names = [word for word, _ in pairs]
    chances = [chance for _, chance in pairs]
    made = []
    while len(made) < count:
        for first, second, third in zip(
            *[generator.choices(names, chances, k=count) for _ in range(3)]
        ):
            text = first + second + (third if generator.random() < 0.4 else "")
            if 3 <= len(text) <= LONGEST:
                made.append(text)
            if len(made) == count:
                break
    return made


class Samples:
    """Rows of (text, language, weight), split into training and held-out rows."""

    def __init__(self):
        self.japanese = lexicons.japanese()
        self.shares = lexicons.japanese_shares()
        self.simplified = lexicons.simplified()
        self.traditional = lexicons.traditional(self.simplified)
        chinese = set(self.simplified)
        for spellings in self.traditional.values():
            chinese.update(spellings)
        self.shared = chinese & set(self.japanese)

    def split(self, words, held_out):
        return sorted(word for word in words if is_held_out(word) == held_out)

    def chinese_rows(self, word, weight):
        spellings = self.traditional[word]
        rows = [(word, SIMPLIFIED, weight / 2)]
        rows += [(text, TRADITIONAL, weight / 2 / len(spellings)) for text in spellings]
        return rows

    def training(self):
        rows = []
        for word in self.split(self.japanese, False):
            share = self.shares[word]
            rows.append((word, JAPANESE, share * (1 + self.japanese[word] ** 0.25)))
        for word in self.split(self.simplified, False):
            rows += self.chinese_rows(word, 1 + (self.simplified[word] / 3) ** 0.25)
        rows += [(text, language, weight * COMPOUND_SHARE)
                 for text, language, weight in self.compound_rows(False, COMPOUNDS, seed=1)]
        return rows

    def compound_rows(self, held_out, count, seed):
        words = self.split(self.japanese, held_out)
        rows = [(text, JAPANESE, 1.0) for text in compounds(words, self.japanese, count, seed)]
        words = self.split(self.simplified, held_out)
        joined = compounds(words, self.simplified, count, seed + 1)
        convert = lexicons.Converter(["STPhrases", "STCharacters"], ["TWVariants"])
        for text in joined:
            rows += [(text, SIMPLIFIED, 0.5), (convert(text), TRADITIONAL, 0.5)]
        return rows

    def held_out_words(self, shortest, longest):
        """Words of one language only, as in a dictionary's list of headwords."""
        rows = []
        for word in self.split(self.japanese, True):
            if word not in self.shared and shortest <= len(word) <= longest:
                rows.append((word, JAPANESE, 1.0))
        for word in self.split(self.simplified, True):
            if word not in self.shared and shortest <= len(word) <= longest:
                rows += [r for r in self.chinese_rows(word, 2.0) if r[0] not in self.shared]
        return rows
