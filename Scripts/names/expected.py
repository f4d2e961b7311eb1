"""The most probable readings of names, and what else is spelled like them."""

import collections
import re
import typing

from candidates import KNOWN, MIXED, NUMERALS, Candidates
from words import KANJI, Kind, Strength, Word

# A count, unless it is found as a name in text.
COUNT = re.compile(
    "[一二三四五六七八九十百千万数幾何]+[本間軒戸枚個人匹頭羽杯回度年月日時分秒階台冊番号名位歳里尺寸丈斤升石俵"
    "箱袋束丁目条項章節巻編話曲点票校社店艘隻門家口皿着足組双輪株房切粒滴筋段列行種色方声夜晩宝郷]"
)
# The ends of words for people and shops, which also have honorifics: お米屋さん.
PEOPLE = "屋人者員師家長子娘婆爺親士手生客主役方達衆番僧尼夫婦妻君様兄弟姉妹孫母父女男児童"
# Read otherwise where they occur in running text.
EXCLUDED = {
    "行衛": "the word ゆくえ",
    "阿蘇山": "the mountain",
    "雪色": "a word; キラリ is an invention",
}
LONGEST = {Kind.SURNAME: 5, Kind.GIVEN_NAME: 4, Kind.PLACE: 8}
# A place that is known this well is not taken for a person's name without a title.
WELL_KNOWN = Strength.COUNTED


class Name(typing.NamedTuple):
    word: Word  # with the most probable reading
    is_ambiguous: bool  # whether a word, a place or another name has the same spelling


class Expected:
    """Chooses the readings that names have in context.

    `lexicon`: the dictionary's text (`costs/lexicon.py`).
    """

    def __init__(self, words, lexicon):
        self.known = collections.defaultdict(set)  # (surface, kind) → readings
        self.others = collections.defaultdict(set)  # surface → readings of words
        kinds = {kind.value: kind for kind in Kind}
        for section, surface, reading in lexicon.current:
            entry = lexicon.current[section, surface, reading]
            kind = kinds.get(section)
            if kind is None or not kind.is_name:
                self.others[surface].add(reading)
            elif entry.is_original:
                self.known[surface, kind].add(reading)
        self.candidates = Candidates(words, _Names(lexicon))

    def names(self, kind):
        """Yields the names of a kind; of places, only municipalities."""
        surfaces = {s for s, words in self._by_surface.items() if any(w.kind is kind for w in words)}
        surfaces.update(surface for surface, other in self.known if other is kind)
        for surface in sorted(surfaces):
            if len(surface) > LONGEST[kind] or not KANJI.search(surface) or surface in EXCLUDED:
                continue
            if NUMERALS.fullmatch(surface) or MIXED.fullmatch(surface):
                continue
            if kind is Kind.PLACE:
                yield from self._municipality(surface)
                continue
            word = self._best(surface, kind)
            if COUNT.fullmatch(surface) and word.strength < Strength.COUNTED:
                continue
            if surface[-1] in PEOPLE and self.others.get(surface, set()) - {word.reading}:
                continue
            if len(surface) > 1:
                yield Name(word, self._is_ambiguous(word))
            elif self._is_frequent_surname(word):
                yield Name(word, True)

    @property
    def _by_surface(self):
        return self.candidates.by_surface

    def _is_frequent_surname(self, word):
        """Returns whether a single kanji is a surname more often than a given name."""
        if word.kind is not Kind.SURNAME or word.strength < Strength.COUNTED:
            return False
        others = [other for other in self._by_surface[word.surface] if other.kind is Kind.GIVEN_NAME]
        return all(
            other.strength < Strength.COUNTED or other.cost > word.cost for other in others
        )

    def _municipality(self, surface):
        """Yields the name of a municipality, unless several with different readings have it."""
        words = [word for word in self._by_surface[surface] if word.kind is Kind.PLACE]
        words = [word for word in words if word.strength is Strength.OFFICIAL]
        if len({word.reading for word in words}) == 1 and surface[-1] in "市区町村郡":
            yield Name(words[0], True)

    def _best(self, surface, kind):
        rivals = [word for word in self._by_surface[surface] if word.kind is kind]
        rivals += [
            Word(surface, reading, kind, KNOWN[kind], source="dictionary")
            for reading in sorted(self.known.get((surface, kind), ()))
        ]
        return max(rivals, key=lambda word: self.candidates.weight(word, rivals))

    def _is_ambiguous(self, word):
        if word.kind is Kind.GIVEN_NAME and word.strength <= Strength.LISTED:
            # 翼人 in 有翼人.
            if word.surface[-1] == "人":
                return True
        if self.others.get(word.surface, set()) - {word.reading}:
            return True
        for other in self._by_surface[word.surface]:
            if other.reading == word.reading or other.kind is word.kind:
                continue
            if not other.kind.is_name or other.kind is Kind.PERSON:
                return True
            if other.kind is Kind.PLACE and other.strength >= WELL_KNOWN:
                return True
            if other.kind is Kind.SURNAME and other.strength >= word.strength:
                return True
        if word.kind is not Kind.GIVEN_NAME or word.strength > KNOWN[Kind.SURNAME]:
            return False
        return bool(self.known.get((word.surface, Kind.SURNAME), set()) - {word.reading})


class _Names:
    """What `Candidates` asks of the dictionary when it only weighs readings."""

    def __init__(self, lexicon):
        self.settled = set()
        self.words = set()
        self.names = {}
