"""Words drawn from a language's n-gram frequencies.

The chain of five letters with beginnings and ends: words of one to three letters come out as often
as in the text the frequencies were counted in, longer ones are real words and words that could be.
"""
import collections

import numpy as np

from frequencies import lookup

LONGEST = 24
LEAST = 1e-9  # differences below are rounding


def mask(n):
    return (1 << 8 * n) - 1


def summed(keys, values):
    """A table of ascending keys with the values of equal keys summed."""
    order = np.argsort(keys, kind='stable')
    keys, values = keys[order], values[order]
    unique, first = np.unique(keys, return_index=True)
    return unique, np.add.reduceat(values, first) if len(keys) else values


def edges(tables):
    """Shares of words of one, two and three letters, and of the four letters that begin a word."""
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
    """Indices drawn by their shares."""
    total = np.cumsum(shares)
    i = np.searchsorted(total, random.random(count) * total[-1], side='right')
    return np.minimum(i, len(total) - 1)


def draw(tables, count, seed):
    """`count` words as codes with how often each was drawn."""
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
    """Words that begin with the four letters of `context`, letter by letter to their ends."""
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
