"""Weights of words: what training adds to their costs."""

import re

SILENT = re.compile("[:’]")  # characters of readings that are not read


def weight_key(surface, left, conjugation, form, base, reading):
    """Returns the key of a word's weight: (spelling, class or conjugation, reading).

    The forms of an inflected word share a weight; verbs with the same base form, such as 開く (あく,
    ひらく), are distinguished by their first kana.
    """
    if form != "*":
        return base, conjugation, reading[:1]
    return surface, str(left), reading


def write(path, weights):
    """Writes weights, rounded to the integers of costs."""
    rows = [
        f"{spelling}\t{kind}\t{reading}\t{round(weight)}"
        for (spelling, kind, reading), weight in weights.items()
        if round(weight)
    ]
    title = "# spelling / left id or conjugation type / reading or its first kana / added cost"
    path.write_text("\n".join([title, *sorted(rows)]) + "\n", encoding="utf-8")


def read(path):
    """Returns {key: weight}."""
    if not path.exists():
        raise ValueError(f"{path} is missing; run the step “train” first")
    rows = path.read_text(encoding="utf-8").splitlines()
    columns = [row.split("\t") for row in rows if not row.startswith("# ")]
    return {tuple(row[:3]): int(row[3]) for row in columns}
