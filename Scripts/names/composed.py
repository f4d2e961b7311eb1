"""Surnames that no source lists, composed of kanji that are frequent in surnames.

The number of surnames that begin with the first kanji and the number of those that end with the
second one tell how probable it is that a combination is a surname; it is more probable for the
name of a place. The reading is the most probable one of the kanji at these positions
(`kanji_readings.py`), if it is probable enough.
"""

import collections
import itertools
import math

from candidates import lessons
from kanji_readings import KanjiReadings
from words import KANJI, Kind, Strength, Word

COUNT = 6000
PLACE = 1  # added to the logarithm of the probability for the name of a place
SAME = 1  # the same for a reading that the place has
LEAST = -1.7  # minimum logarithm of the probability of a reading
READINGS = 8  # of a kanji, the most probable ones


def surnames(words, others):
    """Returns words with readings that are guesses; `others`: surfaces of words that are not
    names."""
    by_surface = collections.defaultdict(list)
    for word in words:
        by_surface[word.surface].append(word)
    listed = {word.surface for word in words if word.kind is Kind.SURNAME}
    pairs = [s for s in listed if len(s) == 2 and KANJI.match(s[0]) and KANJI.match(s[1])]
    first = collections.Counter(surface[0] for surface in pairs)
    last = collections.Counter(surface[1] for surface in pairs)
    places = collections.defaultdict(set)
    for word in words:
        if word.kind is Kind.PLACE and len(word.surface) == 2:
            places[word.surface].add(word.reading)
    known = listed | set(others) | {w.surface for w in words if not w.kind.is_name}
    chances = []
    for (one, many), (two, more) in itertools.product(first.items(), last.items()):
        # Combinations of rare kanji are never among the most probable ones.
        if many * more > 1000 and one + two not in known:
            bonus = PLACE if one + two in places else 0
            chances.append((math.log(many) + math.log(more) + bonus, one + two))
    model = KanjiReadings(lessons(by_surface, Kind.SURNAME))
    found = []
    for _, surface in sorted(chances, key=lambda item: (-item[0], item[1]))[: 2 * COUNT]:
        score, reading = _reading(surface, model, places[surface])
        if score > LEAST and len(found) < COUNT:
            found.append(Word(surface, reading, Kind.SURNAME, Strength.GUESSED, source="composed"))
    return found


def _reading(surface, model, places):
    """Returns the probability of the best reading, and the reading."""
    ones = _readings(model, surface[0], "first")
    twos = _readings(model, surface[1], "last")
    rated = [
        (model.score(surface, one + two) + (SAME if one + two in places else 0), one + two)
        for one in ones
        for two in twos
    ]
    return max(rated, default=(-math.inf, ""))


def _readings(model, kanji, position):
    chances = model.chances.get((kanji, position), {})
    return sorted(chances, key=lambda part: (-chances[part], part))[:READINGS]
