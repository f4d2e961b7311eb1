"""Tunes the costs of katakana words that the dictionary alone splits incorrectly: ハー|モニカ.

Their readings are obvious, so only their segmentation matters: the cost of an entry decreases until
its word by itself is one token; it increases, or the entry is removed, if it splits a longer run of
katakana.
"""

import re

from tuning import STEP, USUAL, Entry

USUAL_ELSE = 6000
LEAST = 4500  # maximum reduction from the usual cost
ROUNDS = 10
KATAKANA = re.compile("[ァ-ヺー]+")


class LoanTuning:
    """`words`: short units in katakana; `lines`: running text."""

    def __init__(self, make_engine, words, lines):
        self.make_engine = make_engine
        plain = make_engine([]).tokens([word.surface for word in words])
        split = [len(tokens) > 1 for tokens in plain]
        self.whole = [word.surface for word, is_split in zip(words, split) if not is_split]
        self.lines = [line for line in lines if KATAKANA.search(line)]
        self.entries = [
            Entry(number, word, 0, cost, cost - LEAST, cost)
            for number, word in enumerate(w for w, is_split in zip(words, split) if is_split)
            for cost in [USUAL.get(word.kind, USUAL_ELSE)]
        ]

    def run(self, log):
        """Returns the useful entries with their costs."""
        kept = self.entries
        for number in range(1, ROUNDS + 1):
            engine = self.make_engine(kept)
            split = engine.tokens([entry.word.surface for entry in kept])
            failing = {entry.number for entry, tokens in zip(kept, split) if len(tokens) > 1}
            blamed = self._blamed(engine)
            for entry in kept:
                if entry.number in blamed:
                    entry.is_dropped = entry.number in failing or number == ROUNDS
                    entry.cost = entry.least = entry.cost + STEP
                elif entry.number in failing:
                    entry.is_dropped = entry.cost - STEP < entry.least or number == ROUNDS
                    entry.cost -= STEP
            log(f"katakana, round {number}: {len(failing | blamed)} of {len(kept)} entries changed")
            kept = [entry for entry in kept if not entry.is_dropped]
            if not failing | blamed:
                break
        return kept

    def _blamed(self, engine):
        """Returns the numbers of the entries that are adjacent to other katakana tokens."""
        blamed = set()
        for tokens in engine.tokens(self.whole + self.lines):
            for index, token in enumerate(tokens):
                if not token.entry:
                    continue
                beside = tokens[max(0, index - 1) : index] + tokens[index + 1 : index + 2]
                if any(KATAKANA.fullmatch(other.surface) for other in beside):
                    blamed.add(int(token.entry[1:]))
        return blamed
