"""A logistic model whose log odds are a sum of step functions, fitted by Newton's method."""

import bisect
import math

MARGIN = [0, 150, 300, 500, 800, 1200, 1700, 2300, 3000, 4000, 5500, 7500, 10000]
# The inclusive upper bounds of the steps of each variable; larger values are the last step.
BOUNDS = {
    "origin": list(range(13)),
    "margin": MARGIN,
    "wordMargin": MARGIN,
    "boundary": [250, 500, 1000, 1500, 2500, 4000, 6000, 9000, 13000, 29999],
    "shape": [0, 1, 2, 3, 4],
    "wordClass": [0, 1, 2, 3, 4, 5, 6],
    "rule": [0, 1, 2],
    "neighbors": [0, 1, 2],
    "kanjiMargin": MARGIN,
    "neighborMargin": [150, 500, 1200, 2300, 4000, 7500, 10000],
}
# The strength of the penalty on weights (as if they were normal with variance 1 / PENALTY).
PENALTY = 3.0
ITERATIONS = 12


def steps(evidence):
    """Returns the index of the active step of each variable."""
    return [(name, bisect.bisect_left(bounds, evidence[name])) for name, bounds in BOUNDS.items()]


def columns():
    """Returns the number of the column of each step; column 0 is the intercept."""
    numbers, count = {}, 1
    for name, bounds in BOUNDS.items():
        for step in range(len(bounds) + 1):
            numbers[name, step] = count
            count += 1
    return numbers, count


def solve(matrix, vector):
    """Solves a symmetric positive definite system by Cholesky decomposition."""
    size = len(vector)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(lower[i][k] * lower[j][k] for k in range(j))
            lower[i][j] = math.sqrt(rest) if i == j else rest / lower[j][j]
    solution = list(vector)
    for i in range(size):
        solution[i] -= sum(lower[i][k] * solution[k] for k in range(i))
        solution[i] /= lower[i][i]
    for i in reversed(range(size)):
        solution[i] -= sum(lower[k][i] * solution[k] for k in range(i + 1, size))
        solution[i] /= lower[i][i]
    return solution


def fit(samples):
    """Fits the model to (evidence, is right, weight); returns the intercept and the weights."""
    numbers, size = columns()
    rows = {}
    for evidence, right, weight in samples:
        key = tuple([0, *(numbers[step] for step in steps(evidence))])
        sums = rows.setdefault(key, [0.0, 0.0])
        sums[0] += weight
        sums[1] += weight * right
    weights = [0.0] * size
    for _ in range(ITERATIONS):
        gradient = [-PENALTY * w for w in weights]
        hessian = [[0.0] * size for _ in range(size)]
        for i in range(size):
            hessian[i][i] = PENALTY
        gradient[0], hessian[0][0] = 0.0, 1e-9
        for key, (count, rights) in rows.items():
            p = 1 / (1 + math.exp(-sum(weights[i] for i in key)))
            error, curvature = rights - count * p, count * p * (1 - p)
            for i in key:
                gradient[i] += error
                row = hessian[i]
                for j in key:
                    row[j] += curvature
        step = solve(hessian, gradient)
        weights = [w + s for w, s in zip(weights, step)]
        if max(abs(s) for s in step) < 1e-6:
            break
    return weights[0], {
        name: [weights[numbers[name, i]] for i in range(len(bounds) + 1)]
        for name, bounds in BOUNDS.items()}


def probability(model, evidence):
    intercept, weights = model
    logit = intercept + sum(weights[name][step] for name, step in steps(evidence))
    return 1 / (1 + math.exp(-logit))
