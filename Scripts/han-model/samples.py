"""Training and evaluation data of the model: words and compounds of words."""

import random
import zlib

import lexicons

HELD_OUT = 20  # one word in twenty is excluded from training
COMPOUNDS = 250_000  # for each language
LONGEST = 12
COMMON_COUNT = 20  # minimum in jieba: rarer words are not evidence that a word is Chinese
SHARED = 0.1  # weight of a word with the same spelling in both languages
LENGTH_SHARES = {1: 0.1, 2: 1.5, 3: 1.5, 4: 1.0, 5: 1.0, 6: 2.0}  # 6: six and more
# Weight of Chinese rows relative to Japanese rows. Kana divide Japanese text into short runs of
# Han, so a long run is more often Chinese.
CHINESE_SHARES = {1: 0.8, 2: 0.8, 3: 0.8, 4: 1.0, 5: 1.3, 6: 1.5}
JAPANESE, SIMPLIFIED, TRADITIONAL = "ja", "zh-Hans", "zh-Hant"


def is_held_out(word):
    return zlib.crc32(word.encode("utf-8")) % HELD_OUT == 0


def compounds(words, weights, count, seed):
    """Returns compounds of two or three words, drawn in proportion to the square root of their
    weight."""
    generator = random.Random(seed)
    words = sorted(word for word in words if len(word) <= 5)
    chances = [weights[word] ** 0.5 for word in words]
    made = []
    while len(made) < count:
        choices = [generator.choices(words, chances, k=count) for _ in range(3)]
        for first, second, third in zip(*choices):
            text = first + second + (third if generator.random() < 0.4 else "")
            if 3 <= len(text) <= LONGEST:
                made.append(text)
    return made[:count]


class Samples:
    """Rows of (text, language, weight), split into training and held-out rows."""

    def __init__(self):
        japanese = lexicons.Japanese()
        self.japanese, self.shares, self.doubtful = (
            japanese.weights, japanese.shares, japanese.doubtful)
        self.simplified = lexicons.simplified()
        self.traditional = lexicons.traditional(self.simplified)
        self.chinese = set(self.simplified).union(*self.traditional.values())
        self.shared = self.chinese & set(self.japanese)

    def languages(self):
        """Returns {word: -1 Japanese, 1 Chinese}, without words that are common in both
        languages."""
        signs = {word: -1 for word in self.japanese if word not in self.shared}
        for word in self.simplified:
            common = self.simplified[word] >= COMMON_COUNT
            for text in [word, *self.traditional[word]]:
                if text not in self.shared:
                    signs[text] = 1
                elif common == (text in self.doubtful):
                    signs[text] = 1 if common else -1
        return signs

    def split(self, words, held_out):
        """Returns the held-out words, the others, or all words if `held_out` is None."""
        return sorted(word for word in words if held_out in (None, is_held_out(word)))

    def chinese_rows(self, word, weight):
        spellings = self.traditional[word]
        rows = [(word, SIMPLIFIED, weight / 2)]
        rows += [(text, TRADITIONAL, weight / 2 / len(spellings)) for text in spellings]
        return rows

    def word_rows(self, part):
        for word in self.split(self.japanese, part):
            weight = self.shares[word] * (1 + self.japanese[word] ** 0.25)
            if word not in self.shared:
                yield word, JAPANESE, weight
            elif word not in self.doubtful:
                yield word, JAPANESE, weight * SHARED
        for word in self.split(self.simplified, part):
            count = self.simplified[word]
            for text, language, weight in self.chinese_rows(word, 1 + (count / 3) ** 0.25):
                if text not in self.shared:
                    yield text, language, weight
                elif count >= COMMON_COUNT or text in self.doubtful:
                    yield text, language, weight * SHARED

    def compound_rows(self, held_out, count, seed):
        words = self.split(self.japanese, held_out)
        weights = {word: self.japanese[word] * self.shares[word] for word in words}
        rows = [(text, JAPANESE, 1.0) for text in compounds(words, weights, count, seed)]
        words = self.split(self.simplified, held_out)
        taiwan = lexicons.Converter(["STPhrases", "STCharacters"], ["TWVariants"])
        for text in compounds(words, self.simplified, count, seed + 1):
            rows += [(text, SIMPLIFIED, 0.5), (taiwan(text), TRADITIONAL, 0.5)]
        return rows

    def training(self, held_out):
        """Returns rows weighted so that each length and each language has its share.

        - held_out: whether the held-out words are excluded.
        """
        part = False if held_out else None
        rows = [*self.word_rows(part), *self.compound_rows(part, COMPOUNDS, seed=1)]
        totals = {}
        for text, language, weight in rows:
            group = min(len(text), 6), language == JAPANESE
            totals[group] = totals.get(group, 0) + weight
        shares = {
            (length, japanese): share * (1 if japanese else CHINESE_SHARES[length])
            for length, share in LENGTH_SHARES.items() for japanese in (False, True)
        }
        unit = len(rows) / sum(shares.values())
        factors = {group: shares[group] * unit / total for group, total in totals.items()}
        return [(text, language, weight * factors[min(len(text), 6), language == JAPANESE])
                for text, language, weight in rows]

    def held_out_words(self, shortest, longest):
        """Returns held-out words that belong to one language only."""
        rows = []
        for word in self.split(self.japanese, True):
            if word not in self.shared and shortest <= len(word) <= longest:
                rows.append((word, JAPANESE, 1.0))
        for word in self.split(self.simplified, True):
            if shortest <= len(word) <= longest:
                rows += [row for row in self.chinese_rows(word, 2.0) if row[0] not in self.shared]
        return rows
