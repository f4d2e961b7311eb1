"""Writes Parquet files of Japanese text, made by repeating the lines of text files.

    python make_text.py FOLDER MEGABYTES FILE …

Each line has the number of its repetition in front, so that no two rows are the same.
"""

import pathlib
import sys

import pyarrow
import pyarrow.parquet

FILES = 8
ROW_GROUP = 50_000


def lines(paths):
    """Return the lines of files that are not blank."""
    found = []
    for path in paths:
        text = pathlib.Path(path).read_text(encoding="utf-8", errors="replace")
        found += [line for line in text.split("\n") if line.strip()]
    return found


def rows(texts, size):
    """Yield texts until they have that many bytes."""
    written, repetition = 0, 0
    while written < size:
        for text in texts:
            row = f"{repetition}:{text}"
            written += len(row.encode())
            yield row
            if written >= size:
                return
        repetition += 1


def main():
    folder, megabytes, *paths = sys.argv[1:]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    texts = lines(paths)
    if not texts:
        sys.exit("make_text.py: the files have no lines")
    size = int(megabytes) * 1_000_000 // FILES
    schema = pyarrow.schema([("id", pyarrow.int64()), ("text", pyarrow.string())])
    row = 0
    for number in range(FILES):
        # Each file begins with another line, so that files differ too.
        start = len(texts) * number // FILES
        group = []
        with pyarrow.parquet.ParquetWriter(folder / f"part-{number}.parquet", schema) as writer:
            for text in rows(texts[start:] + texts[:start], size):
                group.append((row, f"{number}.{text}"))
                row += 1
                if len(group) == ROW_GROUP:
                    write(writer, group, schema)
                    group = []
            if group:
                write(writer, group, schema)
    print(f"{row} rows")


def write(writer, group, schema):
    ids, texts = zip(*group)
    writer.write_table(pyarrow.table([ids, texts], schema=schema))


if __name__ == "__main__":
    main()
