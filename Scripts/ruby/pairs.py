"""Pairs of a base and its ruby, in contexts, and how jptok reads the bases."""

import collections
import difflib
import lzma
import re
import shlex
import subprocess
import typing

from kana import KANJI, hiragana

MARK = re.compile("｜|《([^》]*)》|.", re.DOTALL)


class Pair(typing.NamedTuple):
    base: str
    reading: str  # hiragana


class Context(typing.NamedTuple):
    pair: Pair
    uses: int  # of the pair, in all works
    works: int
    left: str
    right: str

    @property
    def text(self):
        return self.left + self.pair.base + self.right


def read(path):
    """Yields the contexts of a file with base, reading, uses, works, left and right context."""
    with lzma.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            base, reading, uses, works, left, right = line.rstrip("\n").split("\t")
            yield Context(Pair(base, reading), int(uses), int(works), left, right)


def readings(jptok, contexts, dictionary=None):
    """Returns for each context what jptok reads over the base, and whether that is the ruby."""
    command = [*shlex.split(str(jptok)), "furigana", "--format", "aozora"]
    command += ["-d", str(dictionary)] if dictionary else []
    texts = "".join(context.text + "\n" for context in contexts)
    done = subprocess.run(command, input=texts, stdout=subprocess.PIPE, check=True, text=True)
    lines = done.stdout.split("\n")[:-1]
    if len(lines) != len(contexts):
        raise ValueError(f"{command[0]} printed {len(lines)} lines for {len(contexts)}")
    return [_reading(context, line) for context, line in zip(contexts, lines)]


def _reading(context, line):
    text, marks = _parse(line)
    start = len(context.left)
    base, ruby = context.pair
    if text != context.text:
        start = _moved(context.text, text, start, len(base))
        if start is None:
            return "", False
    end = start + len(base)
    said = []
    place = start
    is_left = is_right = True  # the ruby starts and ends with the base
    for first, surface, reading in marks:
        last = first + len(surface)
        if last <= start or first >= end:
            continue
        is_left &= first >= start
        is_right &= last <= end
        said += [text[place:first], reading] if first > place else [reading]
        place = max(place, last)
    said.append(text[place:end])
    said = hiragana("".join(said))
    if is_left and is_right:
        return said, said == ruby
    if is_left:
        return said, said.startswith(ruby)
    return said, said.endswith(ruby) if is_right else ruby in said


def _moved(before, after, start, length):
    """Returns where a range is after digits and widths were rewritten."""
    matcher = difflib.SequenceMatcher(None, before, after, False)
    for block in matcher.get_matching_blocks():
        if block.a <= start and start + length <= block.a + block.size:
            return start + block.b - block.a
    return None


def _parse(line):
    """Returns the text of a line in Aozora Bunko's notation, and its (start, base, reading)."""
    text, marks, bar = "", [], None
    for match in MARK.finditer(line):
        if match[0] == "｜":
            bar = len(text)
        elif match[1] is not None:
            start = bar
            if start is None:
                limit = marks[-1][0] + len(marks[-1][1]) if marks else 0
                start = len(text)
                while start > limit and KANJI.match(text[start - 1]):
                    start -= 1
            marks.append((start, text[start:], match[1]))
            bar = None
        else:
            text += match[0]
    return text, marks


class Statistics:
    """Counts by pair: uses, works, and what jptok reads."""

    def __init__(self, contexts, results):
        self.contexts = collections.defaultdict(list)
        self.right = collections.Counter()
        self.said = collections.defaultdict(collections.Counter)
        self.uses, self.works, self.total = {}, {}, collections.Counter()
        for context, (said, is_right) in zip(contexts, results):
            pair = context.pair
            if pair not in self.uses:
                self.uses[pair], self.works[pair] = context.uses, context.works
                self.total[pair.base] += context.uses
            self.contexts[pair].append(context)
            self.right[pair] += is_right
            if not is_right:
                self.said[pair][said] += 1

    def share(self, pair):
        """Returns the share of the reading among the rubies of its base."""
        return self.uses[pair] / self.total[pair.base]

    def accuracy(self, pair):
        return self.right[pair] / len(self.contexts[pair])
