"""The words and readings of a folder of Parquet files, with Ray Data.

    python ray_analysis.py INPUT OUTPUT
"""

import sys

import mutsu
import pyarrow
import ray


def analyze(table: pyarrow.Table) -> pyarrow.Table:
    """Return the ids, words and readings of a batch of rows."""
    texts = table.column("text")
    return pyarrow.table({
        "id": table.column("id"), "words": mutsu.words(texts), "reading": mutsu.hiragana(texts)})


def main():
    source, output = sys.argv[1:3]
    ray.init(include_dashboard=False, logging_level="warning", log_to_driver=False)
    dataset = ray.data.read_parquet(source)
    dataset.map_batches(analyze, batch_format="pyarrow", batch_size=16_384).write_parquet(output)
    ray.shutdown()


if __name__ == "__main__":
    main()
