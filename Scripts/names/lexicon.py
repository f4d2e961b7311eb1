"""The names and other words that the dictionary's text already contains, by surface."""

import collections
import pathlib

from words import Kind, katakana


class Lexicon:
    def __init__(self, folder):
        """Reads the entries in `folder`, the dictionary's text, without imported names."""
        self.names = collections.defaultdict(set)  # surface → (kind, reading)
        self.words = set()
        for path in sorted(pathlib.Path(folder, "entries").glob("*/*.tsv")):
            kind = FILES.get(path.stem)
            with open(path, encoding="utf-8") as lines:
                for line in lines:
                    columns = line.rstrip("\n").split("\t")
                    if len(columns) < 3:
                        continue
                    surface, reading = columns[:2]
                    if kind:
                        reading = katakana(surface) if reading == "~" else reading
                        self.names[surface].add((kind, reading))
                    else:
                        self.words.add(surface)

        self.settled = set(_corrected(folder))

    def has(self, surface):
        return surface in self.words or surface in self.names


def _corrected(folder):
    """Yields the surfaces in manual corrections, which have been verified."""
    for path in sorted(pathlib.Path(folder, "corrections").glob("*.tsv")):
        if path.name not in BY_PROGRAM:
            for line in path.read_text(encoding="utf-8").splitlines():
                columns = line.split("\t")
                if not line.startswith("#") and columns[0] != "delete":
                    yield columns[3]


BY_PROGRAM = {
    "consensus-costs.tsv",
    "mixed-spellings.tsv",
    "name-costs.tsv",
    "openjtalk-plus.tsv",
    "trained-costs.tsv",
}
FILES = {
    "proper-surname": Kind.SURNAME,
    "proper-given-name": Kind.GIVEN_NAME,
    "proper-person": Kind.PERSON,
    "proper-place": Kind.PLACE,
    "proper-country": Kind.PLACE,
    "proper-organization": Kind.ORGANIZATION,
    "proper-general": Kind.GENERAL,
}
