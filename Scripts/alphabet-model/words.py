"""Draws words from the n-gram frequencies of a language.

Words are drawn from a Markov chain over five letters, including word boundaries: words of one to
three letters have the frequencies of the counted text, longer ones are real or plausible words.
"""
import collections

import numpy as np

from frequencies import lookup

LONGEST = 24
LEAST = 1e-9  # smaller differences are rounding errors


def mask(n):
    return (1 << 8 * n) - 1


def summed(keys, values):
    """Returns a table of ascending keys in which the values of equal keys are summed."""
    order = np.argsort(keys, kind='stable')
    keys, values = keys[order], values[order]
    unique, first = np.unique(keys, return_index=True)
    return unique, np.add.reduceat(values, first) if len(keys) else values


def edges(tables):
    """Returns the shares of words of one to three letters, and of four letters that begin a
    word."""
    whole = []
    for n in (1, 2, 3):
        keys, shares = tables[n]
        longer, longerShares = tables[n + 1]
        around, aroundShares = tables[n + 2]
        preceded = lookup(summed(longer & mask(n), longerShares), keys)
        followed = lookup(summed(longer >> 8, longerShares), keys)
        both = lookup(summed((around >> 8) & mask(n), aroundShares), keys)
        alone = shares - preceded - followed + both
        whole.append(np.where(alone > LEAST, alone, 0))
    keys, shares = tables[4]
    preceded = lookup(summed(tables[5][0] & mask(4), tables[5][1]), keys)
    first = np.where(shares - preceded > LEAST, shares - preceded, 0)
    return whole, first


def pick(random, shares, count):
    """Returns indices drawn in proportion to their shares."""
    total = np.cumsum(shares)
    i = np.searchsorted(total, random.random(count) * total[-1], side='right')
    return np.minimum(i, len(total) - 1)


def draw(tables, count, seed):
    """Draws `count` words and returns them as codes with their numbers."""
    random = np.random.Generator(np.random.PCG64(seed))
    whole, first = edges(tables)
    shares = np.array([w.sum() for w in whole] + [first.sum()])
    counts = random.multinomial(count, shares / shares.sum())
    drawn = collections.Counter()
    for n in (1, 2, 3):
        if counts[n - 1]:
            keys = tables[n][0][pick(random, whole[n - 1], counts[n - 1])]
            drawn.update(int(key).to_bytes(n, 'big') for key in keys)
    if counts[3]:
        drawn.update(long(random, tables, pick(random, first, counts[3])))
    return drawn


def long(random, tables, context):
    """Returns words that begin with the four letters of `context`, generated letter by letter."""
    fours, fourShares = tables[4]
    fives, fiveShares = tables[5]
    low = np.searchsorted(fives >> 8, fours, side='left')
    high = np.searchsorted(fives >> 8, fours, side='right')
    total = np.concatenate([[0], np.cumsum(fiveShares)])
    codes = np.zeros((len(context), LONGEST), dtype=np.uint8)
    lengths = np.full(len(context), 4)
    for j in range(4):
        codes[:, j] = (fours[context] >> 8 * (3 - j)) & 255
    growing = np.arange(len(context))
    for length in range(4, LONGEST):
        ahead = total[high[context]] - total[low[context]]
        at = random.random(len(context)) * np.maximum(fourShares[context], ahead)
        on = at < ahead * (1 - 1e-12)
        growing, context, at = growing[on], context[on], at[on]
        if len(growing) == 0:
            break
        next = np.searchsorted(total, total[low[context]] + at, side='right') - 1
        next = np.clip(next, low[context], high[context] - 1)
        codes[growing, length] = (fives[next] & 255).astype(np.uint8)
        lengths[growing] += 1
        key = fives[next] & mask(4)
        i = np.minimum(np.searchsorted(fours, key), len(fours) - 1)
        known = fours[i] == key
        growing, context = growing[known], i[known]
    return (codes[i, :lengths[i]].tobytes() for i in range(len(codes)))
