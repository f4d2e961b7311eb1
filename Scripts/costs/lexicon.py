"""The dictionary's text: entries with their forms, and which of them may be corrected.

Only the parts of the format that costs need are read here; `lexicon-tool` is the authority.
"""

import collections
import pathlib
import re
import typing

import correction

HEADER = re.compile(r"\[([^\t]+)\]")
SUPPLEMENT = "consensus"  # the folder of entries that are not of NAIST-jdic
GENERATED = ("consensus-costs.tsv", "openjtalk-plus.tsv")  # files that may be superseded
SUPERSEDED = pathlib.Path(__file__).with_name("superseded.tsv")


class Class(typing.NamedTuple):
    name: str
    left: int
    right: int
    features: tuple  # part of speech (4), conjugation type and form

    @property
    def is_inflected(self):
        return self.features[5] != "*"


class Form(typing.NamedTuple):
    """A row of the compiled dictionary."""

    class_: Class
    surface: str
    reading: str
    base: str

    @property
    def key(self):
        return self.class_.name, self.surface, self.reading, self.base


class Entry(typing.NamedTuple):
    section: str  # a class or a paradigm
    surface: str
    reading: str
    costs: tuple  # one for each form, in the order of `Lexicon.forms`
    base: str
    is_original: bool  # from NAIST-jdic, not from a supplement, names or a correction

    @property
    def key(self):
        return self.section, self.surface, self.reading


class Lexicon:
    """Reads the text in a folder, without the corrections whose reasons are in `without`, and with
    those in the file `additional`, which replace others of the same entries; the file of corrections
    `without_file` is not read."""

    def __init__(self, folder, without=(), additional=None, without_file=None):
        self.folder = folder
        self.classes = {}
        for row in self._rows(folder / "classes.tsv"):
            name, left, right, *features = row.split("\t")
            self.classes[name] = Class(name, int(left), int(right), tuple(features))
        self.by_features = {item[1:]: item for item in self.classes.values()}
        self.paradigms = collections.defaultdict(list)
        for section, (name, surface, reading, *_) in self._sections(folder / "paradigms.tsv"):
            self.paradigms[section].append((name, surface.strip("-"), reading.strip("-")))
        self.corrections = {}  # name of the file → corrections
        for path in sorted((folder / "corrections").glob("*.tsv")):
            if path.name == without_file:
                continue
            rows = correction.read(path)
            self.corrections[path.name] = [row for row in rows if row.reason not in without]
        self._restore(without)
        if additional:
            rows = correction.read(additional)
            replaced = {row.key for row in rows}
            for name, others in self.corrections.items():
                self.corrections[name] = [row for row in others if row.key not in replaced]
            self.corrections.setdefault(additional.name, []).extend(rows)
        self.entries = {}  # by key; costs as in the text
        for kind in ("entries", "names"):
            # Sources first, because the first of several entries with the same key is kept.
            paths = (folder / kind).glob("*/*.tsv")
            for path in sorted(paths, key=lambda path: (path.parent.name == SUPPLEMENT, path)):
                is_original = kind == "entries" and path.parent.name != SUPPLEMENT
                for section, columns in self._sections(path):
                    self._add(section, columns, is_original)
        self.current = dict(self.entries)  # with corrections
        self.is_manual = set()  # keys of entries with corrections by hand, or (surface, reading)
        self.superseded = {}  # key → correction that a new one replaces
        for name, rows in self.corrections.items():
            for row in rows:
                self._correct(name, row)

    def forms(self, entry):
        """Returns the forms of an entry."""
        if entry.section not in self.paradigms:
            class_ = self.classes[entry.section]
            return [Form(class_, entry.surface, entry.reading, entry.base)]
        endings = self.paradigms[entry.section]
        _, first, kana = endings[0]
        stem = entry.surface[: len(entry.surface) - len(first)]
        stem_kana = entry.reading[: len(entry.reading) - len(kana)]
        return [
            Form(self.classes[name], stem + surface, stem_kana + reading, entry.surface)
            for name, surface, reading in endings
        ]

    def is_open(self, entry):
        """Returns whether nobody has corrected the entry by hand."""
        key = entry.key
        return key not in self.is_manual and key[1:] not in self.is_manual

    def _restore(self, without):
        """Restores the rows that corrections replaced which are now left out."""
        if not without:
            return
        present = {row.key for rows in self.corrections.values() for row in rows}
        rows = [row for row in correction.read(SUPERSEDED) if row.key not in present]
        self.corrections.setdefault(GENERATED[0], []).extend(rows)

    def _add(self, section, columns, is_original):
        surface, reading, costs = columns[:3]
        base = columns[6] if len(columns) > 6 else "~"
        values = tuple(map(int, costs.split()))
        if len(values) == 1:
            values *= len(self.paradigms[section]) if section in self.paradigms else 1
        entry = Entry(
            section,
            surface,
            correction.full(surface, reading),
            values,
            surface if base == "~" else base,
            is_original,
        )
        self.entries.setdefault(entry.key, entry)

    def _correct(self, name, row):
        if row.action == "add":
            before = self.entries.pop(row.key, None)
            self._add(row.section, [row.surface, row.reading, *row.rest], False)
            self.current[row.key] = self.entries.pop(row.key)
            if before:
                self.entries[row.key] = before
            self.is_manual.add(row.key)
            return
        if name in GENERATED:
            self.superseded[row.key] = row
        else:
            self.is_manual.add(row.key[1:] if row.section == "*" else row.key)
        values = dict(column.split("=", 1) for column in row.rest)
        entry = self.current.get(row.key)
        if row.action == "delete":
            self.current.pop(row.key, None)
        elif entry and "cost" in values:
            costs = tuple(map(int, values["cost"].split()))
            costs *= len(entry.costs) if len(costs) == 1 else 1
            self.current[row.key] = entry._replace(costs=costs)

    @staticmethod
    def _rows(path):
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                row = line.rstrip("\n")
                if row and not (row.startswith("#") and "\t" not in row or row.startswith("# ")):
                    yield row

    def _sections(self, path):
        section = None
        for row in self._rows(path):
            header = HEADER.fullmatch(row)
            if header:
                section = header[1]
            else:
                yield section, row.split("\t")
