"""Running text: the lines of the corpus that have something to read."""

import hashlib
import pathlib
import typing

from kana import KANJI

SHORTEST, LONGEST = 4, 400  # in characters


class Line(typing.NamedTuple):
    genre: str  # the name of the file
    text: str


def lines(paths):
    """Returns the distinct lines that contain a kanji, in the order of the files."""
    seen = set()
    found = []
    for path in paths:
        for line in pathlib.Path(path).read_text(encoding="utf-8", errors="replace").split("\n"):
            text = line.strip().replace("\t", " ")
            if not SHORTEST <= len(text) <= LONGEST or text in seen or not KANJI.search(text):
                continue
            seen.add(text)
            found.append(Line(pathlib.Path(path).stem, text))
    return found


def digests(paths):
    """Returns [(name, SHA-256)] of the files."""
    return [
        (pathlib.Path(path).name, hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest())
        for path in paths
    ]
