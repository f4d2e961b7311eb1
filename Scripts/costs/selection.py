"""Selection of candidates in rounds, with the whole tool, rules included.

All candidates are applied; those that peers vote against are removed; and again, because
candidates hide each other's effects.
"""

import collections

from reader import Reader
from votes import changes, scores

MAXIMUM_ROUNDS = 12


class Selection:
    """`candidates`: name → corrections; `surfaces`: name → surfaces of its words; `weights`: peer →
    weight of its vote."""

    def __init__(self, builder, jptok, silver, candidates, surfaces, weights, jobs):
        self.builder = builder
        self.jptok = jptok
        self.silver = silver
        self.candidates = candidates
        self.weights = weights
        self.jobs = jobs
        by_surface = collections.defaultdict(set)
        for name, words in surfaces.items():
            for word in words:
                by_surface[word].add(name)
        self.by_surface = {surface: frozenset(names) for surface, names in by_surface.items()}
        self.base = Reader(jptok, builder.compile("base"))
        self.scores = {}  # of the last round
        self.kept = set(candidates)

    def corrections(self, names):
        """Returns the corrections of candidates, in their order."""
        return [row for name in sorted(names) for row in self.candidates[name]]

    def reader(self, names, folder="candidate"):
        """Returns a reader with the corrections of candidates."""
        return Reader(self.jptok, self.builder.compile(folder, self.corrections(names)))

    def run(self, is_kept, strict, log):
        """Returns the remaining candidates.

        A round removes those for which `is_kept(round, score)` is false; the score is None if
        nothing changed near a candidate. Rules may become stricter up to the round `strict`. Ends
        after a later round that removes none.
        """
        old_readings = self.base.readings(self.silver.texts)
        for number in range(MAXIMUM_ROUNDS):
            found = changes(self.silver, old_readings, self.reader(self.kept), self.jobs)
            self.scores = scores(self.silver, found, self.by_surface, self.weights)
            verdicts = collections.Counter(change.verdict(self.weights) for change in found)
            removed = {name for name in self.kept if not is_kept(number, self.scores.get(name))}
            log(
                f"round {number}: {len(self.kept)} candidates, {len(found)} changed spans "
                f"({verdicts[1]} better, {verdicts[-1]} worse), {len(removed)} removed"
            )
            self.kept -= removed
            if not removed and number >= strict:
                break
        return self.kept
