"""The table of running text with the peers' readings, and where they differ from ours."""

import multiprocessing
import pathlib
import typing

import corpus
import peers
from alignment import differences, segments
from kana import fold, same


class Silver(typing.NamedTuple):
    """Lines and their readings by each peer, in hiragana."""

    genres: list
    texts: list
    votes: dict  # peer → readings

    @classmethod
    def read(cls, path):
        if not path.exists():
            raise ValueError(f"{path} is missing; run the step “peers” first")
        content = path.read_text(encoding="utf-8").rstrip("\n").split("\n")
        rows = [row.split("\t") for row in content if not row.startswith("# ")]
        columns = list(zip(*rows)) if rows else [()] * 5
        return cls(list(columns[0]), list(columns[1]), dict(zip(peers.NAMES, columns[2:])))


def write(paths, target, jobs):
    """Reads the corpus with the peers and writes the table; returns the number of lines."""
    versions = peers.versions()
    lines = corpus.lines(paths)
    votes = peers.readings([line.text for line in lines], jobs)
    rows = [f"# corpus {name} SHA-256 {digest}" for name, digest in corpus.digests(paths)]
    rows += [f"# package {name} {version}" for name, version in versions]
    rows += [f"# genre line {' '.join(peers.NAMES)}"]
    for number, line in enumerate(lines):
        rows.append("\t".join([*line, *(votes[name][number] for name in peers.NAMES)]))
    pathlib.Path(target).write_text("\n".join(rows) + "\n", encoding="utf-8")
    return len(lines)


class Doubt(typing.NamedTuple):
    """A span of a line that peers read in another way than we do."""

    offset: int  # in characters
    surface: str
    ours: str
    theirs: str
    voters: int  # the number of peers with this reading


def doubts(silver, reader, jobs):
    """Returns the doubts of each line, None where our reading cannot be aligned."""
    ours = reader.readings(silver.texts)
    furigana = reader.furigana(silver.texts)
    tasks = zip(silver.texts, ours, furigana, zip(*(silver.votes[name] for name in peers.NAMES)))
    with multiprocessing.Pool(jobs) as pool:
        return pool.map(_doubts, list(tasks), chunksize=500)


def _doubts(task):
    text, ours, furigana, votes = task
    if all(same(ours, vote) for vote in votes):
        return []
    parts = segments(furigana, ours)
    if parts is None or "".join(part.surface for part in parts) != text:
        return None
    readings = {}
    for peer, vote in enumerate(votes):
        for item in differences(parts, ours, vote):
            key = (item.first, item.end, item.ours, fold(item.theirs))
            readings.setdefault(key, []).append((item.theirs, peer))
    found = []
    for (first, end, kana, _), voters in sorted(readings.items()):
        offset = sum(len(part.surface) for part in parts[:first])
        surface = "".join(part.surface for part in parts[first:end])
        voters_count = len({peer for _, peer in voters})
        found.append(Doubt(offset, surface, kana, min(voters)[0], voters_count))
    return found
