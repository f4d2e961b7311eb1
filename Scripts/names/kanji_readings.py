"""Estimates the probabilities of readings of kanji in names from the names of the sources.

A source that lists two readings of a name does not specify which one is more frequent; the other
names with the same kanji do.
"""

import collections
import math

ROUNDS = 4
UNSEEN = 1e-6
# After some kanji, rendaku of the following one is more frequent than after others.
VOICED = "ガギグゲゴザジズゼゾダヂヅデドバビブベボ"
PLAIN = "カキクケコサシスセソタチツテトハヒフヘホ"


class KanjiReadings:
    """Probabilities of readings given a kanji and its position in the name (first, middle,
    last)."""

    def __init__(self, names):
        """`names`: (surface, reading, weight) of names of one class."""
        self.chances = {}
        self.voicing = collections.defaultdict(lambda: [1.0, 1.0])
        kept = [
            (places, splits, weight)
            for surface, reading, weight in names
            for places, splits in [(_places(surface), _splits(reading, len(surface)))]
            if splits
        ]
        for _ in range(ROUNDS):
            counts = collections.defaultdict(lambda: collections.defaultdict(float))
            for places, splits, weight in kept:
                scores = [self._chance(places, split) for split in splits]
                total = sum(scores)
                for split, score in zip(splits, scores):
                    for place, part in zip(places, split):
                        counts[place][part] += weight * score / total
            self.chances = {
                place: {part: count / total for part, count in parts.items() if count > 1e-3}
                for place, parts in counts.items()
                for total in [sum(parts.values()) + 1]
            }

        for places, splits, weight in kept:
            parts = max(splits, key=lambda split: self._chance(places, split))
            for (before, _), part in zip(places, parts[1:]):
                if part[0] in PLAIN + VOICED:
                    self.voicing[before][part[0] in VOICED] += weight

    def score(self, surface, reading):
        """Returns the logarithm of the probability that `surface` has this reading."""
        places = _places(surface)
        splits = _splits(reading, len(surface))
        if not splits:
            return math.log(UNSEEN**4)
        parts = max(splits, key=lambda split: self._chance(places, split))
        chance = self._chance(places, parts)
        for (before, _), part in zip(places, parts[1:]):
            if part[0] in PLAIN + VOICED:
                counts = self.voicing[before]
                chance *= counts[part[0] in VOICED] / sum(counts)
        return math.log(chance)

    def _chance(self, places, split):
        product = 1.0
        for place, part in zip(places, split):
            known = self.chances.get(place)
            # Before the first round, and for kanji in no other name, the prior prefers two kana.
            product *= known.get(part, UNSEEN) if known else 0.1 ** abs(len(part) - 2)
        return product


def _places(surface):
    last = len(surface) - 1
    return [
        (character, "first" if index == 0 else "last" if index == last else "middle")
        for index, character in enumerate(surface)
    ]


def _splits(reading, count):
    """Returns all divisions of a reading into `count` parts of one to five kana."""
    if count == 1:
        return [(reading,)] if 1 <= len(reading) <= 5 else []
    return [
        (reading[:size],) + rest
        for size in range(1, min(5, len(reading) - count + 1) + 1)
        for rest in _splits(reading[size:], count - 1)
    ]
