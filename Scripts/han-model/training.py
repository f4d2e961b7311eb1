"""Logistic regression over characters and pairs of characters, around counts from Wikipedia."""

import math

import numpy
import scipy.optimize
import scipy.sparse

import sources

FLOOR = math.exp(-16.5)  # cjclassifier's table leaves out what is rarer than exp(-16)


def pair_key(first, second):
    return first << 32 | second


class Prior:
    """Log ratios of Wikipedia's frequencies, by key: a character, or a pair of characters."""

    def __init__(self):
        self.japanese, self.traditional = {}, {}
        for text, logarithms in sources.wikipedia_counts():
            hans, hant, ja = (math.exp(x) if x else 0.0 for x in logarithms)
            scalars = [ord(c) for c in text]
            key = scalars[0] if len(scalars) == 1 else pair_key(*scalars)
            self.japanese[key] = math.log((ja + FLOOR) / ((hans + hant) / 2 + FLOOR))
            if hans != hant:
                self.traditional[key] = math.log((hant + FLOOR) / (hans + FLOOR))


class Features:
    """Rows of texts as a sparse matrix; columns are the distinct characters and pairs."""

    def __init__(self, texts, keys=None, fewest=2):
        lengths = numpy.fromiter(map(len, texts), dtype=numpy.int64, count=len(texts))
        joined = "\0" + "\0".join(texts) + "\0"
        scalars = numpy.frombuffer(joined.encode("utf-32-le"), dtype=numpy.uint32).astype(numpy.uint64)
        pairs = scalars[:-1] << numpy.uint64(32) | scalars[1:]
        rows = numpy.repeat(numpy.arange(len(texts)), lengths + 1)
        letters = scalars[1:-1]
        real = letters != 0
        letter_rows = numpy.repeat(numpy.arange(len(texts)), lengths + 1)[: len(letters)]
        values = numpy.concatenate([letters[real], pairs])
        rows = numpy.concatenate([letter_rows[real], rows])
        if keys is None:
            found, counts = numpy.unique(values, return_counts=True)
            keys = found[counts >= fewest]
        self.keys = keys
        columns = numpy.searchsorted(keys, values)
        columns[columns == len(keys)] = 0
        known = keys[columns] == values
        self.matrix = scipy.sparse.csr_matrix(
            (numpy.ones(known.sum()), (rows[known], columns[known])), shape=(len(texts), len(keys))
        )


def fit(features, targets, weights, prior, strength, iterations=80):
    """(weights by column, bias): the coefficients of the prior are learned with the rest."""
    keys = features.keys
    offsets = numpy.array([prior.get(int(key), 0.0) for key in keys])
    single = keys < (1 << 32)
    dense = numpy.stack(
        [features.matrix @ (offsets * single), features.matrix @ (offsets * ~single),
         numpy.ones(len(targets))], axis=1)
    matrix, transposed = features.matrix, features.matrix.T.tocsr()
    total = weights.sum()

    def loss(parameters):
        sparse, extra = parameters[3:], parameters[:3]
        logits = matrix @ sparse + dense @ extra
        signed = numpy.where(targets, logits, -logits)
        value = (weights * numpy.logaddexp(0, -signed)).sum() + strength / 2 * (sparse @ sparse)
        slope = weights * (1 / (1 + numpy.exp(-logits)) - targets)
        gradient = numpy.concatenate([dense.T @ slope, transposed @ slope + strength * sparse])
        return value / total * 1000, gradient / total * 1000

    start = numpy.concatenate([[1.0, 0.5, 0.0], numpy.zeros(len(keys))])
    result = scipy.optimize.minimize(
        loss, start, jac=True, method="L-BFGS-B", options={"maxiter": iterations, "maxcor": 8}
    )
    single_coefficient, pair_coefficient, bias = result.x[:3]
    learned = result.x[3:] + offsets * numpy.where(single, single_coefficient, pair_coefficient)
    return learned, (single_coefficient, pair_coefficient, bias), result.fun
