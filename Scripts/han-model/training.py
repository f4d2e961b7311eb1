"""A maximum-entropy model over characters and pairs of characters, with Wikipedia counts as
prior."""

import math

import numpy
import scipy.optimize
import scipy.sparse

import sources
from usage import FLOOR

STRENGTH = 1.0  # regularization toward the ratios of Wikipedia
ITERATIONS = 80


# The kinds of keys at the edges of a text, in the upper bits: the first and the last two characters
# of a text of three or more, and the first and the last of a text of two.
FIRST_TWO, LAST_TWO, FIRST_OF_TWO, LAST_OF_TWO = (kind << 60 for kind in (1, 2, 3, 4))
KINDS = 7 << 60


def pair_key(first, second):
    return first << 32 | second


def is_single(key):
    return key < 1 << 32


def characters(key):
    """Returns the two scalars of a key of any kind; the first is 0 for a single character."""
    return key >> 32 & 0x3FFFFF, key & 0xFFFFFFFF


def edge_keys(text):
    """Returns the keys of the edges of a text."""
    scalars = [*map(ord, text)]
    if len(text) == 2:
        return [FIRST_OF_TWO | scalars[0], LAST_OF_TWO | scalars[1]]
    if len(text) > 2:
        return [FIRST_TWO | pair_key(*scalars[:2]), LAST_TWO | pair_key(*scalars[-2:])]
    return []


class Wikipedia:
    """The log ratios of Simplified and Traditional to Japanese, by key (a character or a pair)."""

    def __init__(self):
        self.ratios, self.frequencies = {}, {}
        for text, logarithms in sources.wikipedia_counts():
            hans, hant, ja = (math.exp(x) if x else 0.0 for x in logarithms)
            scalars = [ord(c) for c in text]
            key = scalars[0] if len(scalars) == 1 else pair_key(*scalars)
            self.ratios[key] = tuple(math.log((x + FLOOR) / (ja + FLOOR)) for x in (hans, hant))
            self.frequencies[key] = (hans + hant) / 2 + ja


class Features:
    """Texts as a sparse matrix; columns are characters and pairs with at least `fewest`
    occurrences."""

    def __init__(self, texts, fewest=2):
        lengths = numpy.fromiter(map(len, texts), dtype=numpy.int64, count=len(texts))
        joined = "\0" + "\0".join(texts) + "\0"
        scalars = numpy.frombuffer(joined.encode("utf-32-le"), dtype=numpy.uint32)
        scalars = scalars.astype(numpy.uint64)
        # A zero ends each text, so pairs that begin with a zero belong to the next text.
        rows = numpy.repeat(numpy.arange(len(texts)), lengths + 1)
        pairs = scalars[:-1] << numpy.uint64(32) | scalars[1:]
        letters = scalars[1:]
        real = letters != 0
        starts = numpy.concatenate([[0], numpy.cumsum(lengths + 1)[:-1]]) + 1
        ends = starts + lengths
        long, short = numpy.flatnonzero(lengths >= 3), numpy.flatnonzero(lengths == 2)
        edges = [
            (long, FIRST_TWO, pairs[starts[long]]), (long, LAST_TWO, pairs[ends[long] - 2]),
            (short, FIRST_OF_TWO, scalars[starts[short]]),
            (short, LAST_OF_TWO, scalars[ends[short] - 1]),
        ]
        values = numpy.concatenate(
            [letters[real], pairs, *(part | numpy.uint64(kind) for _, kind, part in edges)])
        rows = numpy.concatenate([rows[real], rows, *(row for row, _, _ in edges)])
        found, counts = numpy.unique(values, return_counts=True)
        self.keys = found[counts >= fewest]
        columns = numpy.searchsorted(self.keys, values)
        columns[columns == len(self.keys)] = 0
        known = self.keys[columns] == values
        self.matrix = scipy.sparse.csr_matrix(
            (numpy.ones(known.sum()), (rows[known], columns[known])),
            shape=(len(texts), len(self.keys)),
        )


def fit(rows, classes, wikipedia):
    """Returns ({key: (Simplified, Traditional)}, biases, coefficients), as log odds against
    Japanese.

    The ratios of Wikipedia have two learned coefficients, one for characters and one for pairs;
    the other parameters are regularized.

    - classes: 0 Japanese, 1 Simplified, 2 Traditional, one for each row.
    """
    features = Features([row[0] for row in rows])
    weights = numpy.array([row[2] for row in rows])
    matrix, transposed = features.matrix, features.matrix.T.tocsr()
    nothing = (0.0, 0.0)
    ratios = numpy.array([wikipedia.ratios.get(int(key), nothing) for key in features.keys])
    single = (features.keys < 1 << 32)[:, None]
    sums = [matrix @ (ratios * single), matrix @ (ratios * ~single)]
    truth = numpy.stack([classes == 1, classes == 2], axis=1).astype(float)
    # Scales parameters to similar curvature, because rare columns would otherwise converge slowly.
    curvature = transposed @ weights * 0.2 + STRENGTH
    dense_curvature = [(s * s * weights[:, None]).sum() * 0.2 for s in sums]
    scale = 1 / numpy.sqrt(numpy.concatenate(
        [dense_curvature, [weights.sum() * 0.2] * 2, numpy.repeat(curvature, 2)]))

    def loss(parameters):
        parameters = parameters * scale
        sparse = parameters[4:].reshape(-1, 2)
        logits = matrix @ sparse + parameters[0] * sums[0] + parameters[1] * sums[1]
        logits += parameters[2:4]
        top = numpy.maximum(logits.max(axis=1), 0)
        exponentials = numpy.exp(logits - top[:, None])
        whole = numpy.exp(-top) + exponentials.sum(axis=1)
        value = weights @ (numpy.log(whole) + top - (truth * logits).sum(axis=1))
        slope = (exponentials / whole[:, None] - truth) * weights[:, None]
        gradient = numpy.concatenate([
            [(slope * sums[0]).sum(), (slope * sums[1]).sum()], slope.sum(axis=0),
            (transposed @ slope + STRENGTH * sparse).ravel(),
        ])
        return value + STRENGTH / 2 * (sparse * sparse).sum(), gradient * scale

    start = numpy.concatenate([[0.5, 0.5, 0.0, 0.0], numpy.zeros(2 * len(features.keys))]) / scale
    result = scipy.optimize.minimize(
        loss, start, jac=True, method="L-BFGS-B", options={"maxiter": ITERATIONS, "maxcor": 8})
    found = result.x * scale
    learned = found[4:].reshape(-1, 2)
    evidence = {}
    for key, ratio in wikipedia.ratios.items():
        coefficient = found[0 if is_single(key) else 1]
        evidence[key] = tuple(coefficient * part for part in ratio)
    for key, (simplified, traditional) in zip(features.keys.tolist(), learned.tolist()):
        prior = evidence.get(key, nothing)
        evidence[key] = (prior[0] + simplified, prior[1] + traditional)
    return evidence, (found[2], found[3]), found[:2]
