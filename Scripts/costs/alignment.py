"""Alignment of two readings of a line: the words where they differ."""

import difflib
import re
import typing

from kana import KANJI, fold, only_kana, same

UNIT = re.compile(
    r"｜(?P<marked>[^《｜]+)《(?P<marked_ruby>[^》]+)》"
    r"|(?P<base>[㐀-䶿一-鿿豈-﫿々〆〇ヶ𠀀-𲎯]+)《(?P<ruby>[^》]+)》"
    r"|(?P<other>.)",
    re.DOTALL,
)


class Segment(typing.NamedTuple):
    """A segment of a line, and the range of its reading in the reading of the line."""

    surface: str
    start: int
    end: int


class Difference(typing.NamedTuple):
    """Segments from `first` to before `end` whose readings differ."""

    first: int
    end: int
    ours: str
    theirs: str


def segments(furigana, reading):
    """Returns the segments of a line with ruby in the format of Aozora Bunko, None if they do not
    match the reading of the line.

    Characters without kana of their own, such as digits, have an unknown reading; adjacent ones
    are one segment.
    """
    surfaces, patterns = [], []
    for unit in UNIT.finditer(furigana):
        surface = unit["marked"] or unit["base"] or unit["other"]
        ruby = unit["marked_ruby"] or unit["ruby"]
        kana = only_kana(ruby or surface)
        if ruby or (kana and not surface.isascii()):
            surfaces.append(surface)
            patterns.append(f"({re.escape(kana)})")
        elif patterns and patterns[-1] == "(.*?)":
            surfaces[-1] += surface
        else:
            surfaces.append(surface)
            patterns.append("(.*?)")
    match = re.fullmatch("".join(patterns), reading)
    if not match:
        return None
    return [Segment(text, *match.span(index)) for index, text in enumerate(surfaces, 1)]


def differences(parts, ours, theirs):
    """Returns the smallest runs of segments that contain a kanji and whose readings differ.

    Runs end where both readings are aligned. Readings that differ in notation only are equal.
    """
    if same(ours, theirs):
        return []
    matcher = difflib.SequenceMatcher(None, fold(ours), fold(theirs), autojunk=False)
    operations = matcher.get_opcodes()
    starts, ends = _anchors(operations)
    runs = []
    for kind, begin, end, _, _ in operations:
        if kind == "equal":
            continue
        run = _run(parts, begin, end, starts, ends)
        if run is None:
            continue
        if runs and runs[-1][1] > run[0]:
            previous = runs.pop()
            run = (previous[0], max(previous[1], run[1]))
        runs.append(run)
    found = []
    for first, end in runs:
        start, stop = parts[first].start, parts[end - 1].end
        if start not in starts or stop not in ends:
            continue
        if KANJI.search("".join(part.surface for part in parts[first:end])):
            alternative = theirs[starts[start] : ends[stop]]
            found.append(Difference(first, end, ours[start:stop], alternative))
    return [item for item in found if not same(item.ours, item.theirs)]


def _anchors(operations):
    """Returns their offset for each of our offsets where a run can start, and where one can end."""
    starts, ends = {}, {}
    for kind, ours, our_end, theirs, their_end in operations:
        if kind == "equal":
            for step in range(our_end - ours + 1):
                starts.setdefault(ours + step, theirs + step)
                ends[ours + step] = theirs + step
        else:
            starts.setdefault(ours, theirs)
            ends[our_end] = their_end
    return starts, ends


def _run(parts, begin, end, starts, ends):
    """Returns the range of segments that contains these offsets and starts and ends at anchors."""
    for first, part in enumerate(parts):
        if part.end > begin or (begin == end == part.end and part.end > part.start):
            break
    else:
        return None
    stop = first + 1
    while stop < len(parts) and parts[stop - 1].end < end:
        stop += 1
    while first > 0 and parts[first].start not in starts:
        first -= 1
    while stop < len(parts) and parts[stop - 1].end not in ends:
        stop += 1
    return first, stop
