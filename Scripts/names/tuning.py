"""Finds the cost of each entry, by what it makes of texts whose reading is known.

An entry starts dear, the dearer the less its source knows, and gets cheaper as long as its own
surface is read otherwise. It gets dearer as soon as it spoils a text that is read right without it.
What cannot have both is left out.
"""

import dataclasses

import frames
from words import Kind, Strength

# What a word of a class usually costs in the dictionary.
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
LOWER_RANK = 600  # more for the second reading of a surface, and so on
STEP = 500
LEAST = 3000  # below the usual cost
ROUNDS = 12
MARGIN = 500  # by which an entry that had to become cheaper is cheaper than it must be, if it may


@dataclasses.dataclass
class Entry:
    number: int
    word: object
    rank: int  # 0 for the word that the surface alone is
    cost: int
    least: int  # it must not be cheaper
    first: int  # the cost it starts with
    is_dropped: bool = False

    @property
    def identity(self):
        return f"@{self.number}"


class Tuning:
    """`choices`: the words of each surface, the first of which it should be read as.

    `gold`: [(text, reading)] of what the dictionary alone reads right; `lines`: running text.
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
        """The entries that do good, with their costs."""
        for number in range(1, ROUNDS + 1):
            changed = self._round(is_last=number == ROUNDS)
            log(f"round {number}: {changed} of {len(self.kept)} entries changed")
            if not changed:
                break
        self._add_margins()
        return self.kept

    def _add_margins(self):
        """Other texts than those of the rounds need a little more."""
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
            # Without the first word of a surface another would come first, and be wrong.
            if entry.rank > 0 and entry.word.surface not in firsts:
                entry.is_dropped = True
        return changed

    def _failing(self, kept, engine):
        """The numbers of the entries that are not read where they should be."""
        cases = [
            (entry.number, text, right)
            for entry in kept
            if entry.rank == 0
            for text, right in frames.cases(*entry.word[:3])
        ]
        read = engine.readings([text for _, text, _ in cases])
        return {number for (number, _, right), reading in zip(cases, read) if reading != right}

    def _blamed(self, engine):
        """The numbers of the entries in texts that are read otherwise than they should be."""
        blamed = set()
        for texts, is_running in ((self.gold, False), (self.lines, True)):
            read = engine.readings([text for text, _ in texts])
            spoiled = [text for (text, right), reading in zip(texts, read) if reading != right]
            for tokens in engine.tokens(spoiled):
                blamed.update(_guilty(tokens, is_running))
        return blamed


def _guilty(tokens, is_running):
    """The numbers of the entries among tokens; in running text those that stand beside a person's
    name are innocent."""
    for index, token in enumerate(tokens):
        if not token.entry:
            continue
        beside = tokens[max(0, index - 1) : index + 2 : 2] if index else tokens[1:2]
        if not (is_running and any("人名" in other.classes for other in beside)):
            yield int(token.entry[1:])
