"""Tunes the costs of names on short contexts.

The cost of a name that is read incorrectly in a context is lowered step by step. A step is undone
if it spoils a text that is read correctly without it, or more running text than it corrects
according to other lexicons.
"""

import collections
import dataclasses

import contexts
import correction
from correction import Correction
from kana import hiragana
from reader import Reader
from tuning import MORE, USUAL
from votes import changes
from words import Strength

REASON = "read as a name in its contexts"
STEP = 900
# Maximum reduction from the usual cost: what is only listed must not win against everything.
DEEPEST = {
    Strength.LISTED: 1500,
    Strength.CHOSEN: 2500,
    Strength.COUNTED: 3600,
    Strength.OFFICIAL: 3600,
}
LEAST = 2500
WEIGHTS = {"openjtalk": 0.9, "sudachi": 1, "unidic": 1}
TIMES = 3  # the number of spans to be corrected for each that is spoiled
LONGEST = 8  # characters of a name
NEAR = 2  # characters between a name and a changed span that it may be the cause of


@dataclasses.dataclass
class Candidate:
    name: object  # expected.Name
    entry: object  # of the dictionary; None for a new name
    cost: int
    least: int
    good: int = None  # the last cost that did no harm; None: that of the dictionary, or no entry
    best: int = 0  # the number of contexts that are right with it
    is_frozen: bool = False

    @property
    def surface(self):
        return self.name.word.surface

    @property
    def reading(self):
        return hiragana(self.name.word.reading)

    @property
    def correction(self):
        if self.entry:
            return correction.cost_change(REASON, self.entry, (self.cost,))
        word = self.name.word
        row = (word.kind.value, word.surface, word.reading)
        return Correction("add", REASON, *row, (str(self.cost),))

    @property
    def is_changed(self):
        return self.cost is not None and (self.entry is None or self.cost != self.entry.costs[0])


class ContextTuning:
    """`gold`: texts with readings that must not change if they are right; `silver`: running text
    with the readings of other lexicons."""

    def __init__(self, builder, jptok, silver, jobs, log):
        self.builder = builder
        self.jptok = jptok
        self.silver = silver
        self.jobs = jobs
        self.log = log
        self.base = Reader(jptok, builder.compile("base"))
        self.running = self.base.readings(silver.texts)
        self.gold = []  # (text, reading)

    def guard(self, texts):
        """Adds texts [(text, readings, best)] whose reading is to be kept if it is one of these, or
        to become the best one."""
        texts = list(texts)
        read = self.base.readings([text for text, *_ in texts])
        rows = [
            (text, {kana, *best})
            for (text, readings, best), kana in zip(texts, read)
            if kana in readings
        ]
        self.gold += rows
        self.log(f"{len(rows)} of {len(texts)} texts are read correctly")

    def candidates(self, names, lexicon, fixed):
        """Returns candidates for those names that are read incorrectly in some context.

        `fixed`: keys of entries that corrections concern.
        """
        found = []
        names = list(names)
        for name, wrong in zip(names, self._wrong(self.base, names, every=True)):
            word = name.word
            key = (word.kind.value, word.surface, word.reading)
            if not wrong or key in fixed or ("*", *key[1:]) in fixed:
                continue
            entry = lexicon.current.get(key)
            usual = USUAL[word.kind]
            cost = entry.costs[0] if entry else usual + MORE[word.strength]
            found.append(Candidate(name, entry, cost, _least(word, cost, usual)))
        self.log(f"{len(found)} of {len(names)} names are read incorrectly in some context")
        return found

    def run(self, candidates, is_improved):
        """Tunes the candidates: in the strong contexts, unless present rows are improved; then in
        the weak ones too."""
        self._select({candidate.surface for candidate in candidates})
        for every in (True,) if is_improved else (False, True):
            for number in range(1 + max(DEEPEST.values()) // STEP):
                moved = self._round(candidates, every, number)
                if not moved:
                    break
            for candidate in candidates:
                candidate.is_frozen = candidate.is_frozen and every
        for number in range(4):
            engine = self._reader(candidates)
            blamed = self._blamed(engine, [c for c in candidates if c.is_changed])
            self.log(f"last round {number}: {len(blamed)} undone")
            for candidate in blamed:
                candidate.cost = candidate.entry.costs[0] if candidate.entry else None
            if not blamed:
                break
        return [candidate for candidate in candidates if candidate.is_changed]

    def _select(self, surfaces):
        """Keeps the running text that contains one of the surfaces."""
        kept = [n for n, text in enumerate(self.silver.texts) if contains(text, surfaces)]
        self.running = [self.running[number] for number in kept]
        self.silver = self.silver._replace(
            texts=[self.silver.texts[number] for number in kept],
            votes={peer: [vote[n] for n in kept] for peer, vote in self.silver.votes.items()},
        )
        self.log(f"{len(kept)} lines of running text contain them")

    def _round(self, candidates, every, number):
        active = [c for c in candidates if c.cost is not None and not c.is_frozen]
        engine = self._reader(candidates)
        blamed = self._blamed(engine, [c for c in active if c.is_changed])
        counts = self._wrong(engine, [c.name for c in active], every)
        moved = 0
        for candidate, wrong in zip(active, counts):
            if candidate in blamed:
                candidate.cost = candidate.good
                if candidate.cost is None and candidate.entry:
                    candidate.cost = candidate.entry.costs[0]
                candidate.is_frozen = True
                moved += 1
                continue
            if candidate.is_changed:
                candidate.good = candidate.cost
            if wrong and candidate.cost - STEP >= candidate.least:
                candidate.cost -= STEP
                moved += 1
            else:
                candidate.is_frozen = True
        self.log(
            f"{'weak' if every else 'strong'} {number}: {len(active)} names, {len(blamed)} undone, "
            f"{sum(map(bool, counts))} wrong in {sum(counts)} contexts"
        )
        return moved

    def _reader(self, candidates):
        rows = [candidate.correction for candidate in candidates if candidate.is_changed]
        return Reader(self.jptok, self.builder.compile("candidate", rows))

    def _wrong(self, engine, names, every):
        """Returns the number of contexts in which each name is read incorrectly."""
        texts, spans = [], []
        for name in names:
            kind = name.word.kind
            frames = contexts.STRONG[kind]
            if every and not name.is_ambiguous:
                frames = frames + contexts.WEAK[kind]
            spans.append(frames)
            texts += [frame.text(name.word.surface) for frame in frames]
        read = iter(engine.readings(texts))
        return [
            sum(not frame.is_right(next(read), hiragana(name.word.reading)) for frame in frames)
            for name, frames in zip(names, spans)
        ]

    def _blamed(self, engine, changed):
        """Returns the candidates that spoil texts."""
        surfaces = collections.defaultdict(list)
        for candidate in changed:
            surfaces[candidate.surface].append(candidate)
        blamed = []
        read = engine.readings([text for text, _ in self.gold])
        for (text, right), kana in zip(self.gold, read):
            if kana not in right:
                blamed += _within(text, 0, len(text), surfaces)
        score = collections.Counter()
        found = changes(self.silver, self.running, engine, self.jobs)
        for change in found:
            verdict = change.verdict(WEIGHTS)
            text, end = self.silver.texts[change.line], change.offset + len(change.surface)
            for candidate in _within(text, change.offset - NEAR, end + NEAR, surfaces):
                if verdict:
                    score[candidate.surface, verdict] += 1
        for candidate in changed:
            broken = score[candidate.surface, -1]
            if broken and score[candidate.surface, 1] < TIMES * broken:
                blamed.append(candidate)
        verdicts = collections.Counter(change.verdict(WEIGHTS) for change in found)
        self.log(f"running text: {verdicts[1]} better, {verdicts[-1]} worse, {verdicts[0]} even")
        return _Identities(blamed)


def _least(word, cost, usual):
    return max(LEAST, min(cost, usual - DEEPEST[word.strength]))


class _Identities:
    """A set of candidates by identity."""

    def __init__(self, candidates):
        self.all = {id(candidate): candidate for candidate in candidates}

    def __contains__(self, candidate):
        return id(candidate) in self.all

    def __iter__(self):
        return iter(self.all.values())

    def __len__(self):
        return len(self.all)


def contains(text, surfaces):
    """Returns whether a text contains one of the surfaces."""
    return any(
        text[first : first + size] in surfaces
        for first in range(len(text))
        for size in range(1, LONGEST + 1)
    )


def _within(text, start, end, surfaces):
    """Returns the candidates of surfaces in a text that overlap a span."""
    found = []
    for first in range(max(0, start - LONGEST + 1), min(end, len(text))):
        for size in range(1, LONGEST + 1):
            if first + size > start:
                found += surfaces.get(text[first : first + size], ())
    return found
