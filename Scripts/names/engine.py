"""Runs `jptok` to split and read texts, with the dictionary without names and additional
entries."""

import pathlib
import subprocess
import tempfile
import typing


class Token(typing.NamedTuple):
    surface: str
    classes: tuple  # part of speech and its subclasses
    entry: str  # the identity of an additional entry, else empty

    @property
    def is_proper(self):
        return self.classes[:2] == ("名詞", "固有名詞")


class Engine:
    """Runs of `jptok`; `ids` are the context ids of the classes, as in `classes.tsv`."""

    def __init__(self, jptok, ids, entries=()):
        self.jptok = str(jptok)
        self.options = ["--names", "off"]
        if entries:
            self.folder = tempfile.TemporaryDirectory()
            rows = pathlib.Path(self.folder.name, "names.csv")
            compiled = pathlib.Path(self.folder.name, "names.dic")
            rows.write_text("".join(_row(entry, ids) for entry in entries), encoding="utf-8")
            subprocess.run(
                [self.jptok, "dictionary", "build", str(rows), "-o", str(compiled)],
                check=True,
                stdout=subprocess.DEVNULL,
            )
            self.options += ["--user-dictionary", str(compiled)]

    def readings(self, texts):
        """Returns the reading of each text in katakana, as `jptok katakana` prints it."""
        return self._lines("katakana", texts)

    def tokens(self, texts):
        """Yields the tokens of each text."""
        sentence = []
        for line in self._lines("tokenize", texts):
            if line == "EOS":
                yield sentence
                sentence = []
                continue
            surface, _, feature = line.partition("\t")
            fields = feature.split(",")
            entry = fields[10] if len(fields) > 10 and fields[10].startswith("@") else ""
            sentence.append(Token(surface, tuple(fields[:4]), entry))

    def _lines(self, command, texts):
        """Returns the output lines of a command for texts without line breaks."""
        done = subprocess.run(
            [self.jptok, command, *self.options],
            input="".join(text + "\n" for text in texts).encode(),
            stdout=subprocess.PIPE,
            check=True,
        )
        return done.stdout.decode().split("\n")


def _row(entry, ids):
    """Returns an entry in MeCab's CSV, with its identity in the column of the accent rule."""
    word = entry.word
    classes = word.kind.value.split("-")
    classes += ["*"] * (6 - len(classes))
    number = ids[word.kind]
    fields = [word.surface, number, number, entry.cost, *classes, word.surface, word.reading]
    return ",".join(map(str, [*fields, word.reading, "*/*", entry.identity])) + "\n"
