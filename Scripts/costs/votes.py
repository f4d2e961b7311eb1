"""The votes of peers on the spans that two dictionaries read differently."""

import collections
import multiprocessing
import typing

from alignment import differences, segments
from kana import same

NEAR = 12  # characters on both sides of a span in which a word may have caused the change
LONGEST = 16  # length of such a word


class Change(typing.NamedTuple):
    line: int
    offset: int  # in characters
    surface: str
    old: str
    new: str
    for_old: frozenset  # peers with the old reading
    for_new: frozenset

    def verdict(self, weights):
        """Returns 1 if the new reading has more votes, -1 if the old one has, otherwise 0."""
        votes = sum(weights[peer] for peer in sorted(self.for_new))
        votes -= sum(weights[peer] for peer in sorted(self.for_old))
        return (votes > 0.5) - (votes < -0.5)


def changes(silver, old_readings, reader, jobs):
    """Returns the spans that `reader` reads in another way than `old_readings`."""
    new_readings = reader.readings(silver.texts)
    lines = [
        number
        for number, pair in enumerate(zip(old_readings, new_readings))
        if not same(*pair)
    ]
    furigana = reader.furigana([silver.texts[number] for number in lines])
    tasks = [
        (
            number,
            ruby,
            old_readings[number],
            new_readings[number],
            {peer: readings[number] for peer, readings in silver.votes.items()},
        )
        for number, ruby in zip(lines, furigana)
    ]
    with multiprocessing.Pool(jobs) as pool:
        return [change for found in pool.map(_changes, tasks, chunksize=50) for change in found]


def _changes(task):
    number, furigana, old, new, votes = task
    parts = segments(furigana, new)
    if parts is None:
        return []
    theirs = {peer: differences(parts, new, reading) for peer, reading in votes.items()}
    found = []
    for item in differences(parts, new, old):
        for_old, for_new = set(), set()
        for peer, disagreements in theirs.items():
            here = [other for other in disagreements if _overlap(other, item)]
            if not here:
                for_new.add(peer)
            elif any(other[:2] == item[:2] and same(other.theirs, item.theirs) for other in here):
                for_old.add(peer)
        offset = sum(len(part.surface) for part in parts[: item.first])
        surface = "".join(part.surface for part in parts[item.first : item.end])
        span = (number, offset, surface, item.theirs, item.ours)
        found.append(Change(*span, frozenset(for_old), frozenset(for_new)))
    return found


def _overlap(first, second):
    return first.first < second.end and second.first < first.end


class Score:
    """The changes that a candidate is charged for."""

    def __init__(self):
        self.fixed = self.broken = self.undecided = 0
        self.examples = []

    def add(self, change, verdict):
        self.fixed += verdict > 0
        self.broken += verdict < 0
        self.undecided += verdict == 0
        self.examples.append((verdict, change))


def scores(silver, found, surfaces, weights):
    """Returns {candidate: score}. `surfaces`: surface → candidates with a word of that surface.

    A candidate is charged for every change that one of its words touches or is near to, because a
    cost also changes how the neighbors are divided.
    """
    result = collections.defaultdict(Score)
    for change in found:
        text = silver.texts[change.line]
        start, end = change.offset, change.offset + len(change.surface)
        touching = set()
        for first in range(max(0, start - NEAR), min(end, len(text))):
            last = min(len(text), max(end, first) + NEAR, first + LONGEST)
            for stop in range(max(first, start) + 1, last + 1):
                touching |= surfaces.get(text[first:stop], frozenset())
        verdict = change.verdict(weights)
        for candidate in touching:
            result[candidate].add(change, verdict)
    return result
