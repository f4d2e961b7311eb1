"""Rows of the dictionary's correction files."""

import typing

from kana import katakana


class Correction(typing.NamedTuple):
    """A change of the cost of an entry, or an additional entry; see Dictionaries/README.md."""

    action: str
    reason: str
    section: str
    surface: str
    reading: str  # complete, in katakana
    rest: tuple  # further columns

    @classmethod
    def parse(cls, row):
        action, reason, section, surface, reading, *rest = row.split("\t")
        return cls(action, reason, section, surface, full(surface, reading), tuple(rest))

    @property
    def key(self):
        return self.section, self.surface, self.reading

    @property
    def row(self):
        reading = "~" if katakana(self.surface) == self.reading else self.reading
        return "\t".join([*self[:4], reading, *self.rest])


def full(surface, reading):
    """Returns the complete reading for one that may be `~`."""
    return katakana(surface) if reading == "~" else reading


def cost_change(reason, entry, costs):
    """Returns the change of an entry to these costs, one for each form."""
    written = costs[:1] if len(set(costs)) == 1 else costs
    value = "cost=" + " ".join(map(str, written))
    return Correction("change", reason, *entry.key, (value,))


def read(path):
    """Returns the corrections in a file."""
    rows = path.read_text(encoding="utf-8").split("\n")
    return [Correction.parse(row) for row in rows if row and not row.startswith("#")]


def write(path, title, corrections):
    """Writes corrections, sorted, with a comment at the start."""
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = [*(f"# {line}" for line in title), *sorted(item.row for item in corrections)]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
