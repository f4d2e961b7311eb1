"""Word costs trained on running text with averaged MIRA (Crammer and Singer 2003; for structures as
in McDonald, Crammer and Pereira 2005)."""

import collections
import random

import lattice
from kana import same

EPOCHS = 6
MARGIN = 400  # by which the right path should be cheaper
LARGEST_STEP = 250


def train(model, wrong, right, seed, log):
    """Returns {key: weight}: additions to the costs of words, averaged over the epochs.

    For each example the negative is the path of least cost, the positive the path of least cost
    that has the reading over the span. The weights of the words in which they differ change as
    little as the margin requires.
    """
    data = list(wrong)
    for example in right:
        found = model.best(example.text, {})
        reading = found and lattice.reading(found[1], example.start, example.end)
        if reading:
            data.append(example._replace(reading=reading))
    log(f"{len(wrong)} spans read differently, {len(data) - len(wrong)} read as by all peers")
    generator = random.Random(seed)
    weights, total = collections.defaultdict(float), collections.defaultdict(float)
    for epoch in range(EPOCHS):
        generator.shuffle(data)
        updates = unreachable = 0
        for example in data:
            step = _step(model, example, weights)
            unreachable += step is None
            updates += bool(step)
            for key, change in (step or {}).items():
                weights[key] += change
        for key, weight in weights.items():
            total[key] += weight
        log(f"epoch {epoch}: {updates} updates, {unreachable} unreachable, {len(weights)} weights")
    # Half the average, half the final weight: the average alone changes too slowly in six epochs.
    return {key: (total[key] / EPOCHS + weights[key]) / 2 for key in sorted(weights)}


def _step(model, example, weights):
    """Returns the changes of weights, empty if the reading is right, None if no path has it."""
    span = (example.start, example.end, example.reading)
    negative = model.best(example.text, weights)
    positive = model.best(example.text, weights, span)
    if negative is None or positive is None:
        return None
    present = lattice.reading(negative[1], example.start, example.end)
    if present is not None and same(present, example.reading):
        return {}
    differing = collections.Counter(node.key for node in positive[1] if node.key)
    differing.subtract(node.key for node in negative[1] if node.key)
    norm = sum(count * count for count in differing.values())
    if not norm:
        return {}
    step = min(LARGEST_STEP, (MARGIN + positive[0] - negative[0]) / norm)
    return {key: -step * count for key, count in differing.items() if count}
