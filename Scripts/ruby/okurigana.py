"""Spellings of words with more or fewer okurigana, as they were usual before 1973."""

import collections
import re

from candidates import Candidate, excluded
from kana import KANJI, hiragana, katakana
from pairs import Context, Pair

SPELLING = re.compile(rf"({KANJI.pattern}+)([ぁ-ゖ]+)(?:({KANJI.pattern}+)([ぁ-ゖ]*))?")
MAXIMUM_CONTEXTS = 12  # for each lemma
WIDTH = 24  # characters of context on each side
OKURIGANA = re.compile("[ぁ-ゖ](?<![はがをにのとでへもやだ])")


class Variants:
    def __init__(self, dictionary, lexicons):
        self.dictionary, self.lexicons, self.excluded = dictionary, lexicons, excluded()

    def candidates(self):
        """Returns spellings that SudachiDict or UniDic-lite list with the reading of the lemma, and
        no lexicon with another one."""
        found = {}
        for entry in self.dictionary.current.values():
            match = SPELLING.fullmatch(entry.surface)
            if not match or not self._is_usual(entry):
                continue
            for surface in self._spellings(entry, match):
                candidate = self._candidate(entry, surface)
                if not candidate:
                    continue
                known = found.get((surface, candidate.reading))
                if not known or min(candidate.costs) < min(known.costs):
                    found[surface, candidate.reading] = candidate
        return list(found.values())

    def _is_usual(self, entry):
        parts = entry.section.split("-")
        if entry.section in self.dictionary.paradigms:
            return "自立" in parts
        return entry.section in ("名詞-一般", "名詞-サ変接続", "名詞-形容動詞語幹", "名詞-副詞可能", "副詞-一般", "副詞-助詞類接続")

    def _spellings(self, entry, match):
        """Yields the surfaces with a part of the okurigana of each kanji, and with one kana of the
        kanji's reading more."""
        first, kana, second, rest = match.groups()
        ending = ""
        if entry.section in self.dictionary.paradigms:
            ending = self.dictionary.paradigms[entry.section][0][1]
        if second is None:
            for cut in range(1, len(kana) - len(ending) + 1):
                shorter = kana[cut:]
                if shorter.endswith(ending) and (shorter or not ending):
                    yield first + shorter
            reading = hiragana(entry.reading)
            stem = reading[: len(reading) - len(kana)]
            if len(first) == 1 and len(stem) > 1 and reading.endswith(kana):
                yield first + stem[-1] + kana
        else:
            firsts = [kana[cut:] for cut in range(len(kana) + 1)]
            rests = [rest[cut:] for cut in range(len(rest) - len(ending) + 1)]
            for before in firsts:
                for after in rests:
                    surface = first + before + second + after
                    if surface != entry.surface and after.endswith(ending):
                        yield surface

    def _candidate(self, entry, surface):
        reading = hiragana(entry.reading)
        if len(surface) < 2 or not any(
            reading in self.lexicons.by_name[name].get(surface, ()) for name in ("sudachi", "unidic")
        ):
            return None
        if self.lexicons.readings(surface) != {reading} or (surface, reading) in self.excluded:
            return None
        if surface[-1] in "すし" and self.lexicons.readings(surface[:-1]):
            return None  # a form of する after a noun (刺殺し)
        existing = [
            other for other in self.dictionary.by_surface[surface] if other.reading == entry.reading
        ]
        if existing:
            other = existing[0]
            if other.section != entry.section or not self.dictionary.is_open(other):
                return None
            costs, rest, is_addition = other.costs, (), False
        else:
            costs, rest, is_addition = entry.costs, self.dictionary.columns[entry.key][:3], True
        stem = self.stem(entry.section, surface, reading)
        if not stem or "一段" in entry.section and KANJI.match(stem[0][-1]):
            return None
        key = entry.section, surface, entry.reading
        return Candidate(Pair(*stem), f"{entry.surface}", *key, costs, rest, is_addition)

    def stem(self, section, surface, reading):
        """Returns the part that all forms share, with its reading; the whole if it has no forms."""
        if section not in self.dictionary.paradigms:
            return surface, reading
        _, first, kana = self.dictionary.paradigms[section][0]
        kana = hiragana(kana)
        if not surface.endswith(first) or not reading.endswith(kana):
            return None
        stem = surface[: len(surface) - len(first)], reading[: len(reading) - len(kana)]
        return stem if all(stem) else None

    def contexts(self, candidates, lines):
        """Returns (candidates that occur and are unambiguous in all their forms, contexts)."""
        by_form = collections.defaultdict(set)
        for candidate in candidates:
            for surface, reading in self._forms(candidate):
                by_form[surface].add((candidate, reading))
        longest = max(map(len, by_form))
        ambiguous, contexts, seen = set(), collections.defaultdict(list), set()
        for line in lines:
            for start, character in enumerate(line):
                if not KANJI.match(character) or start and KANJI.match(line[start - 1]):
                    continue
                for length in range(longest, 1, -1):
                    surface = line[start : start + length]
                    following = line[start + len(surface) : start + len(surface) + 1]
                    if surface not in by_form or KANJI.match(following):
                        continue
                    if KANJI.match(surface[-1]) and OKURIGANA.match(following):
                        continue
                    for candidate, reading in by_form[surface]:
                        if self.lexicons.readings(surface) - {reading}:
                            ambiguous.add(candidate)
                        elif len(contexts[candidate]) < MAXIMUM_CONTEXTS:
                            end = start + len(candidate.pair.base)
                            before = line[max(0, start - WIDTH) : start]
                            item = Context(candidate.pair, 1, 1, before, line[end : end + WIDTH])
                            if (candidate, item.text) not in seen:
                                seen.add((candidate, item.text))
                                contexts[candidate].append(item)
                    break
        kept = [candidate for candidate in candidates if contexts[candidate] and candidate not in ambiguous]
        return kept, [item for candidate in kept for item in contexts[candidate]]

    def _forms(self, candidate):
        if candidate.section not in self.dictionary.paradigms:
            return [(candidate.surface, hiragana(candidate.reading))]
        base, kana = candidate.pair
        return [
            (base + surface, kana + hiragana(reading))
            for _, surface, reading in self.dictionary.paradigms[candidate.section]
            if surface or len(base) > 1
        ]


def reason(candidate, said):
    return f"{candidate.reason} with other okurigana; read {katakana(said)}"
