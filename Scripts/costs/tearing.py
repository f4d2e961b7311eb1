"""Words that tear or swallow their neighbors: compares the segmentation of running text."""

import collections

LONGEST = 12
NEAR = 6  # characters on both sides in which a word may have moved a boundary


def contains(text, surfaces):
    """Returns whether a text contains one of the surfaces."""
    return any(
        text[start:end] in surfaces
        for start in range(len(text))
        for end in range(start + 1, min(len(text), start + LONGEST) + 1)
    )


def torn(texts, old, new, surfaces):
    """Returns {surface: number of lines} in which a word boundary outside the word has changed, or
    one of its own edges divides a former word. `old`, `new`: readers."""
    result = collections.Counter()
    for before, after in zip(old.words(texts), new.words(texts)):
        changed = _boundaries(before) ^ _boundaries(after)
        if not changed:
            continue
        ends = _boundaries(after) | {0}
        text = after.replace(" ", "")
        for start in sorted(ends):
            for end in range(start + 2, min(len(text), start + LONGEST) + 1):
                if end in ends and text[start:end] in surfaces:
                    near = {at for at in changed if start - NEAR <= at <= end + NEAR}
                    result[text[start:end]] += any(not start < at < end for at in near)
    return +result


def _boundaries(line):
    found, offset = set(), 0
    for word in line.split(" "):
        offset += len(word)
        found.add(offset)
    return found
