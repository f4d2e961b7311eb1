"""Chooses the expected readings and kinds of surfaces, which are candidates for entries."""

import collections
import re

from japan_post import AREA
from kanji_readings import KanjiReadings
from words import Kind, Strength, Word

LONGEST = {Kind.PLACE: 8, Kind.GENERAL: 10, Kind.ORGANIZATION: 10, Kind.PERSON: 8}
LONGEST_ELSE = 6
NUMERALS = re.compile("[〇一二三四五六七八九十百千万億兆何数]+")
PREFECTURE = re.compile("(北海道|東京都|(京都|大阪)府|[^市区町村]{2,3}県).+")
# An address in one word; its parts are separate entries.
ADDRESS = re.compile(".+[市郡区町村].+")
# The reliability of the dictionary's own names: those of places come from lists of hamlets, and the
# readings of organizations have not been verified.
KNOWN = collections.defaultdict(
    lambda: Strength.LISTED,
    {
        Kind.SURNAME: Strength.CHOSEN,
        Kind.GIVEN_NAME: Strength.CHOSEN,
        Kind.ORGANIZATION: Strength.GUESSED,
    },
)
MIXED = re.compile("[ぁ-ゖ].*|.{1,2}[ぁ-ゖ]|.*[はがをにのともへでやか]")
MANY = 20  # minimum number of surnames for a common ending
# The kinds in descending order of probability for equal strength.
KINDS = [
    Kind.SURNAME, Kind.PLACE, Kind.GIVEN_NAME, Kind.GENERAL, Kind.ORGANIZATION, Kind.PERSON,
]  # fmt: skip


class Candidates:
    """Chooses candidates among the words of all sources."""

    def __init__(self, words, lexicon):
        self.lexicon = lexicon
        self.by_surface = collections.defaultdict(list)
        for word in words:
            self.by_surface[word.surface].append(word)
        self.models = {
            kind: KanjiReadings(_lessons(self.by_surface, kind))
            for kind in (Kind.SURNAME, Kind.GIVEN_NAME)
        }
        endings = collections.Counter(
            word.surface[-1]
            for word in words
            if word.kind is Kind.SURNAME and word.strength is Strength.COUNTED
        )
        self.endings = {ending for ending, count in endings.items() if count >= MANY}

    def surfaces(self):
        """Returns the surfaces that may become entries."""
        settled = self.lexicon.settled
        return [
            s
            for s in self.by_surface
            if len(s) > 1 and s not in settled and not NUMERALS.fullmatch(s)
        ]

    def choose(self, surface, plain, reading):
        """Returns the words for a surface in descending order of probability.

        `plain` and `reading` are its tokens and its reading with the dictionary alone. The first
        word may be in the dictionary already. The result is empty if the sources are not more
        reliable than the dictionary.
        """
        names = [w for w in self.by_surface[surface] if w.kind.is_name and self._fits(w)]
        if names and not self._is_common(surface, plain, names):
            return self._names(surface, reading, names)
        return self._word(surface, reading)

    def _names(self, surface, reading, names):
        known = [
            Word(surface, reading, kind, KNOWN[kind], source="dictionary")
            for kind, other in sorted(self.lexicon.names.get(surface, ()), key=str)
            if other == reading
        ]
        ranked = self._ranked(names + known)
        best = ranked[0]
        if best.reading != reading and best.kind not in self.models:
            # The sources have both readings with equal reliability.
            for word in names + known:
                if word.reading == reading and word[2:4] == best[2:4]:
                    return []
        return ranked

    def _word(self, surface, reading):
        words = [w for w in self.by_surface[surface] if not w.kind.is_name]
        # Words with the spelling of a name, or with another reading in the dictionary, are skipped.
        # So are words with kana at the beginning, and short words with kana at the end, which would
        # split adjacent words incorrectly: 調さ (調査) in 同調される.
        if not words or len(words) < len(self.by_surface[surface]) or MIXED.fullmatch(surface):
            return []
        best = max(words, key=lambda word: self.weight(word, words))
        is_read = any(word.reading == reading for word in words)
        if best.reading != reading and (is_read or self.lexicon.has(surface)):
            return []
        return [best]

    def _fits(self, word):
        if len(word.surface) > LONGEST.get(word.kind, LONGEST_ELSE):
            return False
        if word.kind is Kind.PLACE and word.source != "japan-post":
            return not (PREFECTURE.fullmatch(word.surface) or ADDRESS.fullmatch(word.surface))
        return True

    def _is_common(self, surface, plain, names):
        """Returns whether the surface is more probably not a name in running text."""
        best = max(word.strength for word in names)
        if best is Strength.OFFICIAL:
            return False
        words = [w for w in self.by_surface[surface] if not w.kind.is_name]
        is_counted = any(w.strength is Strength.COUNTED for w in words)
        if surface in self.lexicon.words:
            # Words that do not occur in a corpus are rarer than names that do.
            return best < Strength.COUNTED or is_counted or not words
        if is_counted or _is_number(plain):
            return True
        is_like_surnames = surface[-1] in self.endings
        return best < Strength.COUNTED and _is_compound(plain) and not is_like_surnames

    def _ranked(self, names):
        """Returns one word for each kind, the best one first."""
        chosen = []
        for kind in KINDS:
            rivals = [word for word in names if word.kind is kind]
            if rivals:
                chosen.append(max(rivals, key=lambda word: self.weight(word, rivals)))
        if AREA.fullmatch(names[0].surface):
            chosen.sort(key=lambda word: word.kind not in (Kind.PLACE, Kind.GENERAL))
        return sorted(chosen, key=lambda word: -word.strength)

    def weight(self, word, rivals):
        """Returns what orders the words of a kind with one surface by probability."""
        votes = sum(other.reading == word.reading for other in rivals)
        model = self.models.get(word.kind)
        score = model.score(word.surface, word.reading) if model and len(word.surface) < 5 else 0
        return (word.strength, -word.cost, votes, score, word.reading)


def _is_number(plain):
    """Returns whether the tokens are a number with its counter, such as 三本."""
    return plain[0].classes[1] == "数" and all(
        token.classes[1] == "数" or "助数詞" in token.classes for token in plain[1:]
    )


def _is_compound(plain):
    """Returns whether the tokens are a word with a common prefix or suffix: 御主人, 未来人."""
    if len(plain) != 2 or any(token.is_proper for token in plain):
        return False
    first, second = plain
    return (first.classes[0] == "接頭詞" and len(second.surface) > 1) or (
        second.classes[1] == "接尾" and len(first.surface) > 1
    )


def _lessons(by_surface, kind):
    """Yields the training data of a kind's model, with higher weights for more reliable
    readings."""
    for surface, words in by_surface.items():
        best = [word for word in words if word.kind is kind]
        if best and len(surface) < 5:
            strength = max(word.strength for word in best)
            readings = sorted({word.reading for word in best if word.strength is strength})
            weight = {Strength.COUNTED: 5, Strength.CHOSEN: 3}.get(strength, 1)
            for reading in readings:
                yield surface, reading, weight / len(readings)
