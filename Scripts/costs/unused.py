"""Entries that are never right on running text: wherever one is on the best path, peers read the
span otherwise."""

import collections
import subprocess

from correction import cost_change
from kana import KANJI

MINIMUM = 3  # occurrences
SHARE = 0.9  # of the occurrences that peers contradict
VOTERS = 2
RISE = 3_000  # the increase of the cost
HIGHEST = 20_000
FIELDS = 8  # part of speech (4), conjugation (2), base form, reading


def counts(silver, doubts, reader):
    """Returns {(surface, features, base, reading): [occurrences, contradicted occurrences]} of the
    entries with a kanji that are chosen in running text."""
    result = collections.defaultdict(lambda: [0, 0])
    lines = [number for number, found in enumerate(doubts) if found is not None]
    tokens = _tokens(reader, [silver.texts[number] for number in lines])
    for number, sentence in zip(lines, tokens):
        text = silver.texts[number]
        spans = [
            (doubt.offset, doubt.offset + len(doubt.surface))
            for doubt in doubts[number]
            if doubt.voters >= VOTERS
        ]
        offset = 0
        for surface, feature in sentence:
            start = text.index(surface, offset)
            offset = start + len(surface)
            fields = tuple(feature.split(",")[:FIELDS])
            if len(fields) == FIELDS and KANJI.search(surface):
                count = result[surface, fields[:6], fields[6], fields[7]]
                count[0] += 1
                count[1] += any(first < offset and start < end for first, end in spans)
    return result


def _tokens(reader, texts):
    done = subprocess.run(
        [reader.jptok, "tokenize", "--dictionary", reader.dictionary],
        input="".join(text + "\n" for text in texts).encode(),
        stdout=subprocess.PIPE,
        check=True,
    )
    sentence = []
    for line in done.stdout.decode().split("\n"):
        if line == "EOS":
            yield sentence
            sentence = []
        elif line:
            sentence.append(line.split("\t", 1))


def candidates(lexicon, found):
    """Returns {(section, surface, reading): [correction]} and {the same: surfaces}: entries without
    corrections by hand, with higher costs."""
    wrong = {
        key: count
        for key, count in found.items()
        if count[0] >= MINIMUM and count[1] >= SHARE * count[0]
    }
    surfaces = {key[0] for key in wrong}
    result, forms_of = {}, {}
    for entry in lexicon.current.values():
        if not lexicon.is_open(entry) or entry.reading == "":
            continue
        forms = lexicon.forms(entry)
        hit = [
            form.surface
            for form in forms
            if form.surface in surfaces
            and (form.surface, form.class_.features, form.base, form.reading.split(":")[0]) in wrong
        ]
        if hit:
            costs = tuple(min(HIGHEST, cost + RISE) for cost in entry.costs)
            result[entry.key] = [cost_change(REASON, entry, costs)]
            forms_of[entry.key] = set(hit)
    return result, forms_of


REASON = "never right on running text"


def is_kept(number, score):
    """A higher cost makes at least two spans right, and three for each that becomes wrong."""
    if number < 1:
        return score is not None and score.fixed > score.broken
    return score is not None and score.fixed >= 2 and score.fixed >= 3 * score.broken
