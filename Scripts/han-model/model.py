"""Samples in, the model's bytes out."""

import numpy

import samples
import table
import training

STRENGTH = 4.0  # of the pull towards Wikipedia's ratios
CHINESE_SHARE = 1.3  # weight of Chinese rows for one of Japanese rows
SLOTS = 480_000
FILL = 0.8
SMALLEST = 0.08  # pairs with less evidence are left out


def learned(rows, targets, weights, prior, iterations):
    """({key: weight}, bias), with the prior's share for keys the rows do not hold."""
    features = training.Features([row[0] for row in rows])
    values, (single, pair, bias), _ = training.fit(
        features, targets, weights, prior, STRENGTH, iterations)
    result = {key: ratio * (single if key < 1 << 32 else pair) for key, ratio in prior.items()}
    result.update(zip(features.keys.tolist(), values.tolist()))
    return result, bias


def train(data):
    rows = data.training()
    prior = training.Prior()
    is_japanese = numpy.array([row[1] == samples.JAPANESE for row in rows])
    weights = numpy.array([row[2] for row in rows])
    weights[~is_japanese] *= CHINESE_SHARE * weights[is_japanese].sum() / weights[~is_japanese].sum()
    weights *= len(rows) / weights.sum()
    japanese = learned(rows, is_japanese.astype(float), weights, prior.japanese, 60)
    rows = [row for row in rows if row[1] != samples.JAPANESE]
    is_traditional = numpy.array([row[1] == samples.TRADITIONAL for row in rows])
    weights = numpy.array([row[2] for row in rows])
    return japanese, learned(rows, is_traditional.astype(float), weights, prior.traditional, 40)


def encoded(japanese, traditional, scales=(1.0, 1.0), damping=0.0):
    """The bytes of a model: all characters, and the pairs that say most."""
    (japanese, bias), (traditional, script_bias) = japanese, traditional
    keys = set(japanese) | set(traditional)
    both = {key: (japanese.get(key, 0.0), traditional.get(key, 0.0)) for key in keys}
    singles = {key: both[key] for key in keys if key < 1 << 32}
    pairs = {(key >> 32, key & 0xFFFFFFFF): both[key] for key in keys if key >= 1 << 32}
    pairs = {k: v for k, v in pairs.items() if max(k) <= 0xFFFF and max(map(abs, v)) >= SMALLEST}
    strongest = sorted(pairs, key=lambda k: (-max(map(abs, pairs[k])), k))
    pairs = {key: pairs[key] for key in strongest[: int(FILL * SLOTS)]}
    units = [
        max(numpy.quantile([abs(v[i]) for v in {**pairs, **singles}.values()], 0.999) / 127, 0.01)
        for i in (0, 1)
    ]
    return table.write(
        singles, pairs, units, (bias, script_bias), scales, damping, SLOTS)
