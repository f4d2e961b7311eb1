"""The costs of new words: the highest with which they are read, and no other word is broken."""

import collections

import pairs

LEVELS = (8500, 7000, 5500, 4500, 3500)
GAIN = 4  # contexts that must become right for each that becomes wrong


def tune(candidates, contexts, before, jptok, builder, log, least=2):
    """Returns the corrections of the candidates that pass: those with which at least `least`
    contexts become right."""
    by_pair = collections.defaultdict(list)
    for candidate in candidates:
        by_pair[candidate.pair].append(candidate)
    own = [context for context in contexts if context.pair in by_pair]
    right = collections.defaultdict(dict)  # candidate → cost → contexts read as marked
    for cost in LEVELS:
        rows = [candidate.correction(_cost(candidate, cost)) for candidate in candidates]
        results = pairs.readings(jptok, own, builder.compile("candidates", rows))
        for candidate in candidates:
            right[candidate.key][cost] = 0
        for context, (_, is_right) in zip(own, results):
            for candidate in by_pair[context.pair]:
                right[candidate.key][cost] += is_right
        log(f"cost {cost}: {sum(is_right for _, is_right in results)} of {len(own)}")
    chosen = {}
    for candidate in candidates:
        counts = right[candidate.key]
        best = max(counts.values())
        if best:
            cost = next(cost for cost in LEVELS if counts[cost] >= 0.9 * best)
            chosen[candidate] = candidate.correction(_cost(candidate, cost))
    chosen = _without_harm(chosen, contexts, before, jptok, builder, log, least)
    return list(chosen.values())


def _cost(candidate, cost):
    """Returns the cost for a level; an entry that exists never gets a higher one."""
    return cost if candidate.is_addition else min(cost, min(candidate.costs))


def _without_harm(chosen, contexts, before, jptok, builder, log, least):
    """Returns the corrections that make few other contexts wrong."""
    after = pairs.readings(jptok, contexts, builder.compile("candidates", list(chosen.values())))
    fixed, broken = collections.Counter(), collections.Counter()
    by_first = collections.defaultdict(list)
    for candidate in chosen:
        by_first[candidate.pair.base[0]].append(candidate)
    changes = collections.Counter()
    for context, (_, was_right), (_, is_right) in zip(contexts, before, after):
        if was_right == is_right:
            continue
        changes[is_right] += 1
        text = context.text
        for character in set(text):
            for candidate in by_first.get(character, ()):
                place = text.find(candidate.pair.base)
                while place >= 0:
                    end = place + len(candidate.pair.base)
                    # A changed word boundary may change the word before or after.
                    if place <= len(context.left) + len(context.pair.base) and end >= len(context.left):
                        (fixed if is_right else broken)[candidate] += 1
                        break
                    place = text.find(candidate.pair.base, place + 1)
    kept = {
        candidate: row for candidate, row in chosen.items()
        if fixed[candidate] >= least and fixed[candidate] >= GAIN * broken[candidate]
    }
    log(f"{len(chosen)} words: {changes[True]} contexts right, {changes[False]} wrong; {len(kept)} kept")
    return kept
