"""Training and evaluation data of the model: words and compounds of words."""

import math
import random
import zlib

import lexicons
import names
import usage

HELD_OUT = 20  # one word in twenty is excluded from training
COMPOUNDS = 250_000  # for each language
LONGEST = 12
COMMON_COUNT = 20  # minimum in jieba: rarer words are not evidence that a word is Chinese
SHARED = 0.1  # minimum weight of a word with the same spelling in both languages
CLEAR = 0.7  # minimum share of a language to which a word of both is assigned
# Log odds of Japanese for a text of both lists: for each unit of Wikipedia's log ratio, and for one
# that is rare or common in the Chinese list. Pairs of characters say more of names than of words,
# and a rare Chinese word is often a Japanese one that the list quotes.
OF_NAMES, RARE_NAME, COMMON_NAME, CHINESE_NAME = 1.2, 1.8, 0.5, -1.5
OF_WORDS, RARE_WORD, COMMON_WORD = 0.7, 1.7, 0.6
# Maximum log ratio of a name that only Japanese lists have but that is Chinese, and of one that
# begins with a Chinese family name.
FOREIGN, FOREIGN_PERSON = -1.3, -0.5
NUMERALS = set("〇零一二三四五六七八九十百千万億兆")
NAMES = 60_000  # full names of people, for each language
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
    """Rows of (text, language, weight), split into training and held-out rows.

    - without: texts that are left out, to measure on texts that no list contains.
    """

    def __init__(self, without=frozenset()):
        japanese = lexicons.Japanese()
        self.japanese, self.shares, self.doubtful = (
            japanese.weights, japanese.shares, japanese.doubtful)
        self.simplified = lexicons.simplified()
        self.traditional = lexicons.traditional(self.simplified)
        self.without = without
        for word in without:
            self.japanese.pop(word, None)
        for word in list(self.simplified):
            if word in without or not without.isdisjoint(self.traditional[word]):
                del self.simplified[word], self.traditional[word]
        self.chinese = set(self.simplified).union(*self.traditional.values())
        self.people = names.Japanese(without)
        self.usage = usage.Usage()
        # Japanese dictionaries also list the names of Chinese people and places.
        for text in self.doubtful - self.chinese - set(self.people.families):
            most = FOREIGN_PERSON if self.people.looks_chinese(text) else FOREIGN
            if self.shares[text] <= lexicons.NAMES and self.usage.log_odds_of_japanese(text) < most:
                self.japanese.pop(text, None)
        self.shared = self.chinese & set(self.japanese)
        counts = dict(self.simplified)
        for word, spellings in self.traditional.items():
            for text in spellings:
                counts[text] = max(counts.get(text, 0), self.simplified[word])
        # The share of Japanese in the use of each text that is in the lists of both languages, or
        # that is a Japanese name in the list of Chinese words.
        self.japanese_share = {}
        for text in self.shared:
            if set(text) <= NUMERALS:
                self.japanese_share[text] = 0.6
                continue
            is_rare = counts[text] < COMMON_COUNT
            log_odds = self.usage.log_odds_of_japanese(text)
            if text in self.doubtful:
                log_odds = OF_NAMES * log_odds + (RARE_NAME if is_rare else COMMON_NAME)
                if self.people.looks_chinese(text):
                    log_odds += CHINESE_NAME
            else:
                log_odds = OF_WORDS * log_odds + (RARE_WORD if is_rare else COMMON_WORD)
            self.japanese_share[text] = 1 / (1 + math.exp(-log_odds))
        for text in self.chinese - self.shared:
            if len(text) >= 3 and self.people.divides(text):
                share = 1 / (1 + math.exp(-OF_NAMES * self.usage.log_odds_of_japanese(text)))
                if share > 0.5:
                    self.japanese_share[text] = share

    def share(self, text, language):
        """Returns the share of a language in the use of a text, from 0 to 1."""
        japanese = self.japanese_share.get(text)
        if japanese is None:
            return 1.0
        return japanese if language == JAPANESE else 1 - japanese

    def languages(self):
        """Returns {word: -1 Japanese, 1 Chinese}, without words that are common in both
        languages."""
        signs = {}
        for text in self.chinese.union(self.japanese):
            japanese = self.japanese_share.get(text, 1.0 if text in self.japanese else 0.0)
            if japanese >= CLEAR or japanese <= 1 - CLEAR:
                signs[text] = -1 if japanese > 0.5 else 1
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
            yield from self.shared_rows([(word, JAPANESE, weight)])
        for word in self.split(self.simplified, part):
            count = self.simplified[word]
            yield from self.shared_rows(self.chinese_rows(word, 1 + (count / 3) ** 0.25))

    def shared_rows(self, rows):
        for text, language, weight in rows:
            share = self.share(text, language)
            if text in self.shared:
                # Words used equally in both languages say little.
                weight *= share * max(SHARED, abs(2 * share - 1))
            elif share < 1:
                # A Japanese name in a list of Chinese words.
                language, weight = JAPANESE, weight * (1 - share)
            yield text, language, weight

    def name_rows(self, part):
        """Returns full names of people in both languages."""
        people = self.people.full_names(NAMES, seed=21)
        rows = [(text, JAPANESE, 1.0) for text in people]
        families, givens = names.chinese()
        taiwan = lexicons.Converter(["STPhrases", "STCharacters"], ["TWVariants"])
        for text in names.drawn(families, givens, NAMES // 2, seed=22):
            rows += [(text, SIMPLIFIED, 0.5), (taiwan(text), TRADITIONAL, 0.5)]
        return [row for row in rows if row[0] not in self.without]

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
        rows = [*self.word_rows(part), *self.compound_rows(part, COMPOUNDS, seed=1),
                *self.name_rows(part)]
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
            if word not in self.japanese_share and shortest <= len(word) <= longest:
                rows.append((word, JAPANESE, 1.0))
        for word in self.split(self.simplified, True):
            if shortest <= len(word) <= longest:
                rows += [row for row in self.chinese_rows(word, 2.0)
                         if row[0] not in self.japanese_share]
        return rows
