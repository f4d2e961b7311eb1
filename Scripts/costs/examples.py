"""Training examples: spans of running text with the reading they should have."""

import collections
import pathlib
import random
import re
import typing

from kana import fold

PUNCTUATION = frozenset("。、！？!?「」『』（）()…―　 ，．")
NUMBER = re.compile(r"[0-9０-９一二三四五六七八九十百千]")
LONGEST = 8  # characters of a span
MAXIMUM = 40  # examples of each word and reading
BEFORE, AFTER, MINIMUM = 25, 20, 3  # characters of context
FREE_VARIANTS = pathlib.Path(__file__).with_name("free-variants.txt")


class Example(typing.NamedTuple):
    text: str
    start: int
    end: int
    reading: str  # folded; empty for what the dictionary reads at present


def examples(silver, doubts, seed):
    """Returns the examples in a fixed order: spans that all three peers read in the same way, but
    not we; and spans with the same words that nobody reads differently."""
    free = set(FREE_VARIANTS.read_text(encoding="utf-8").split("\n"))
    wrong = []
    counts = collections.Counter()
    for text, found in zip(silver.texts, doubts):
        for doubt in found or []:
            word = doubt.surface
            if doubt.voters < len(silver.votes) or word in free or len(word) > LONGEST:
                continue
            if NUMBER.search(word):
                continue
            counts[word, doubt.theirs] += 1
            if counts[word, doubt.theirs] <= MAXIMUM:
                wrong.append((word, _window(text, doubt.offset, word, fold(doubt.theirs))))
    right = _undoubted(silver, doubts, sorted({word for word, _ in wrong}), random.Random(seed))
    return [example for _, example in wrong], right


def _undoubted(silver, doubts, words, generator):
    """Returns examples of the words where all peers agree with us, chosen at random."""
    by_start = collections.defaultdict(list)
    for word in words:
        by_start[word[0]].append(word)
    lines = [number for number, found in enumerate(doubts) if found is not None]
    generator.shuffle(lines)
    found = collections.defaultdict(list)
    for number in lines:
        text = silver.texts[number]
        spans = [(doubt.offset, doubt.offset + len(doubt.surface)) for doubt in doubts[number]]
        for offset, character in enumerate(text):
            for word in by_start.get(character, ()):
                end = offset + len(word)
                if len(found[word]) >= MAXIMUM or not text.startswith(word, offset):
                    continue
                if not any(first < end and offset < last for first, last in spans):
                    found[word].append(_window(text, offset, word, ""))
    return [example for word in words for example in found[word]]


def _window(text, offset, word, reading):
    """Returns an example with its context up to punctuation."""
    start, end = offset, offset + len(word)
    first, last = start, end
    while first > 0 and start - first < BEFORE:
        if text[first - 1] in PUNCTUATION and start - first >= MINIMUM:
            break
        first -= 1
    while last < len(text) and last - end < AFTER:
        if text[last] in PUNCTUATION and last - end >= MINIMUM:
            break
        last += 1
    return Example(text[first:last], start - first, end - first, reading)
