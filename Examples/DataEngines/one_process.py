"""The words and readings of a folder of Parquet files, in one process with one thread.

    python one_process.py INPUT OUTPUT [THREADS]
"""

import pathlib
import sys

import mutsu
import pyarrow
import pyarrow.parquet


def analyze(batch, workers=1):
    """Return a table of the ids, the words and the readings of a batch of rows."""
    texts = batch.column("text")
    return pyarrow.table({
        "id": batch.column("id"),
        "words": mutsu.words(texts, workers=workers),
        "reading": mutsu.hiragana(texts, workers=workers),
    })


def main():
    source, output = map(pathlib.Path, sys.argv[1:3])
    workers = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    output.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.glob("*.parquet")):
        writer = None
        for batch in pyarrow.parquet.ParquetFile(path).iter_batches(16_384):
            table = analyze(batch, workers)
            if writer is None:
                writer = pyarrow.parquet.ParquetWriter(output / path.name, table.schema)
            writer.write_table(table)
        if writer:
            writer.close()


if __name__ == "__main__":
    main()
