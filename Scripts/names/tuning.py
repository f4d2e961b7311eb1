"""Tunes the cost of each entry on texts with known readings.

The initial cost of an entry is high, depending on the reliability of its source. It decreases as
long as its surface is read incorrectly, and increases if the entry changes a text that is read
correctly without it. Entries for which no cost satisfies both conditions are removed.
"""

import dataclasses

import frames
from words import Kind, Strength

# The usual cost of a word of a class in the dictionary.
USUAL = {
    Kind.SURNAME: 7521,
    Kind.GIVEN_NAME: 8306,
    Kind.PERSON: 7464,
    Kind.PLACE: 8562,
    Kind.ORGANIZATION: 6973,
    Kind.GENERAL: 8609,
}
USUAL_ELSE = 8000
MORE = {Strength.LISTED: 1000, Strength.CHOSEN: 500, Strength.COUNTED: 0, Strength.OFFICIAL: 0}
LOWER_RANK = 600  # added for each further reading of a surface
STEP = 500
LEAST = 3000  # maximum reduction from the usual cost
ROUNDS = 12
MARGIN = 500  # additional reduction for entries whose cost was reduced, unless it does harm


@dataclasses.dataclass
class Entry:
    number: int
    word: object
    rank: int  # 0 for the expected reading of the surface by itself
    cost: int
    least: int  # minimum cost
    first: int  # initial cost
    is_dropped: bool = False

    @property
    def identity(self):
        return f"@{self.number}"


class Tuning:
    """Tunes the costs of entries.

    `choices`: the words of each surface, with the expected one first; `gold`: [(text, reading)] of
    texts that the dictionary alone reads correctly; `lines`: running text.
    """

    def __init__(self, make_engine, choices, gold, lines):
        self.make_engine = make_engine
        self.gold = gold
        plain = make_engine([])
        self.lines = list(zip(lines, plain.readings(lines)))
        self.entries = []
        for words in choices:
            for rank, word in enumerate(words):
                if word.source == "dictionary":
                    continue
                usual = USUAL.get(word.kind, USUAL_ELSE) + LOWER_RANK * rank
                cost = usual + MORE[word.strength]
                self.entries.append(Entry(len(self.entries), word, rank, cost, usual - LEAST, cost))

    def run(self, log):
        """Returns the useful entries with their costs."""
        for number in range(1, ROUNDS + 1):
            changed = self._round(is_last=number == ROUNDS)
            log(f"round {number}: {changed} of {len(self.kept)} entries changed")
            if not changed:
                break
        self._add_margins()
        return self.kept

    def _add_margins(self):
        """Reduces costs a little further for the benefit of other texts."""
        cheaper = [entry for entry in self.kept if entry.cost < entry.first]
        for entry in cheaper:
            entry.cost -= MARGIN
        blamed = self._blamed(self.make_engine(self.kept))
        for entry in cheaper:
            if entry.number in blamed:
                entry.cost += MARGIN

    @property
    def kept(self):
        return [entry for entry in self.entries if not entry.is_dropped]

    def _round(self, is_last):
        kept = self.kept
        engine = self.make_engine(kept)
        failing = self._failing(kept, engine)
        blamed = self._blamed(engine)
        changed = 0
        for entry in kept:
            if entry.number in blamed:
                entry.cost = entry.least = entry.cost + STEP
                entry.is_dropped = entry.number in failing or is_last or entry.rank > 0
                changed += 1
            elif entry.number in failing:
                entry.is_dropped = is_last or entry.cost - STEP < entry.least
                entry.cost -= STEP
                changed += 1
        firsts = {entry.word.surface for entry in self.kept if entry.rank == 0}
        for entry in kept:
            # If the first word of a surface is removed, the others would take its reading
            # incorrectly.
            if entry.rank > 0 and entry.word.surface not in firsts:
                entry.is_dropped = True
        return changed

    def _failing(self, kept, engine):
        """Returns the numbers of the entries whose own texts are read incorrectly."""
        cases = [
            (entry.number, text, right)
            for entry in kept
            if entry.rank == 0
            for text, right in frames.cases(*entry.word[:3])
        ]
        read = engine.readings([text for _, text, _ in cases])
        return {number for (number, _, right), reading in zip(cases, read) if reading != right}

    def _blamed(self, engine):
        """Returns the numbers of the entries that occur in texts which are read incorrectly."""
        blamed = set()
        for texts, is_running in ((self.gold, False), (self.lines, True)):
            read = engine.readings([text for text, _ in texts])
            spoiled = [text for (text, right), reading in zip(texts, read) if reading != right]
            for tokens in engine.tokens(spoiled):
                blamed.update(_guilty(tokens, is_running))
        return blamed


def _guilty(tokens, is_running):
    """Yields the numbers of the entries among tokens, in running text except those adjacent to a
    person's name."""
    for index, token in enumerate(tokens):
        if not token.entry:
            continue
        beside = tokens[max(0, index - 1) : index + 2 : 2] if index else tokens[1:2]
        if not (is_running and any("人名" in other.classes for other in beside)):
            yield int(token.entry[1:])
