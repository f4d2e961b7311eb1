"""Builds the bytes of the model from samples."""

import numpy

import samples
import table
import training

UNIT = 0.05
SLOTS = 630_000
PAIRS = 410_000
MARGIN = 0.5  # minimum log odds of a listed word for its language
UNCALIBRATED = (0.0, 1.0, 0.0)
CLASSES = [samples.JAPANESE, samples.SIMPLIFIED, samples.TRADITIONAL]


def build(data, held_out, calibrate):
    """Builds the model; `held_out` excludes held-out words, in order to measure unknown words."""
    wikipedia = training.Wikipedia()
    rows = data.training(held_out)
    classes = numpy.array([CLASSES.index(row[1]) for row in rows])
    evidence, biases, _ = training.fit(rows, classes, wikipedia)
    singles = {key: weights for key, weights in evidence.items() if training.is_single(key)}
    pairs = strongest_pairs(evidence, wikipedia.frequencies, rows)

    def encoded(words, calibration):
        shift, scale, damping = calibration
        shifted = [bias + shift for bias in biases]
        return table.write(
            singles, {**pairs, **dict(words)}, UNIT, shifted, scale, damping, SLOTS)

    # Omitting pairs removes evidence, so the bias is calibrated again.
    shift, _, _ = calibrate(encoded((), UNCALIBRATED))
    words = exceptions(table.Scorer(encoded((), (shift, 1.0, 0.0))), data, pairs, held_out)
    calibration = calibrate(encoded(words, UNCALIBRATED))
    return encoded(words, calibration), calibration


def strongest_pairs(evidence, frequencies, rows):
    """Returns {hash: weights} of the most useful pairs, by weight and frequency."""
    met = {}
    for text, _, _ in rows:
        previous = 0
        for scalar in [*map(ord, text), 0]:
            key = training.pair_key(previous, scalar)
            met[key] = met.get(key, 0) + 1
            previous = scalar
        for key in training.edge_keys(text):
            met[key] = met.get(key, 0) + 1

    def use(key):
        weight = max(map(abs, evidence[key]))
        return weight * (met.get(key, 0) + frequencies.get(key, 0.0) * 2e6) ** 0.5

    keys = [key for key in evidence if not training.is_single(key)]
    keys = [key for key in keys if max(training.characters(key)) <= 0xFFFF]
    keys.sort(key=lambda key: (-use(key), key))
    return {hashed(key): evidence[key] for key in keys[:PAIRS]}


def hashed(key):
    """Returns the hash in the table of a key of more than a single character."""
    first, second = training.characters(key)
    kind = key & training.KINDS
    if not kind:
        return table.pair_hash(first, second)
    text = (chr(first) if first else "") + chr(second)
    # An edge is a zero before the first or after the last characters.
    is_first = kind in (training.FIRST_TWO, training.FIRST_OF_TWO)
    return table.run_hash("\0" + text if is_first else text + "\0")


def exceptions(scorer, data, pairs, held_out):
    """Returns [(hash, weights)] of the words that pairs alone assign to the wrong language."""
    found = []
    signs = data.languages()
    for word in sorted(signs):
        if not 2 <= len(word) <= table.LONGEST_RUN or max(word) > "\uffff":
            continue
        if held_out and samples.is_held_out(word):
            continue
        sign = signs[word]
        lacking = MARGIN - sign * scorer.chinese(word)
        key = table.run_hash(word)
        if lacking > 0 and key not in pairs:
            found.append((-lacking, key, (sign * lacking, sign * lacking)))
    found.sort()
    capacity = SLOTS * 6 // 7 - len(pairs)
    return [(key, weights) for _, key, weights in found[:capacity]]
