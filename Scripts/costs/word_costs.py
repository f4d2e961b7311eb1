"""The costs of words: as high as possible, so that they win alone and in short frames only."""

from correction import Correction, cost_change
from kana import hiragana, same
from reader import Reader
from word_votes import frame_readings

# The costs that are tried, from that of a new word on.
LEVELS = (11_000, 9_500, 8_200, 7_100, 6_200, 5_400, 4_700, 4_100, 3_500, 3_000)
MARGIN = 300


def rows(lexicon, chosen, reason):
    """Returns {surface: correction without a final cost, present cost}, for words whose entries
    nobody has corrected by hand."""
    by_word = {}
    for entry in lexicon.current.values():
        by_word.setdefault((entry.surface, entry.reading), []).append(entry)
    result = {}
    for surface, (reading, section) in sorted(chosen.items()):
        entries = [
            entry
            for entry in by_word.get((surface, reading), ())
            if entry.section in lexicon.classes and "固有名詞" not in entry.section
            and entry.section.startswith(("名詞", "副詞"))
        ]
        entries.sort(key=lambda entry: (entry.section != section, entry.costs))
        key = section, surface, reading
        if entries and lexicon.is_open(entries[0]) and _next(entries[0].costs[0]):
            result[surface] = cost_change(reason, entries[0], entries[0].costs), entries[0].costs[0]
        elif not entries and key not in lexicon.current and key not in lexicon.entries:
            result[surface] = Correction("add", reason, *key, (str(LEVELS[0]),)), LEVELS[0] + 1
    return result


def tuned(builder, jptok, found, log):
    """Returns {surface: correction} with the highest costs with which the words are read correctly
    in all frames, less a margin."""
    costs = {surface: _next(cost) for surface, (_, cost) in found.items()}
    settled = {}
    while costs:
        reader = Reader(jptok, builder.compile("words", _corrections(found, {**settled, **costs})))
        readings = frame_readings(reader, sorted(costs))
        for surface, lines in readings.items():
            right = hiragana(found[surface][0].reading)
            if all(line is None or same(line, right) for line in lines):
                settled[surface] = costs.pop(surface)
            else:
                costs[surface] = _next(costs[surface])
        dropped = [surface for surface, cost in costs.items() if cost is None]
        for surface in dropped:
            del costs[surface]
        log(f"{len(settled)} words are read correctly, {len(dropped)} dropped, {len(costs)} open")
    final = {surface: cost - MARGIN for surface, cost in settled.items()}
    return {row.surface: row for row in _corrections(found, final)}


def _next(cost):
    return next((level for level in LEVELS if level < cost), None)


def _corrections(found, costs):
    result = []
    for surface, cost in sorted(costs.items()):
        row = found[surface][0]
        written = str(cost) if row.action == "add" else f"cost={cost}"
        result.append(row._replace(rest=(written, *row.rest[1:])))
    return result
