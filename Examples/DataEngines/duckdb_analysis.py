"""The words and readings of a folder of Parquet files, in SQL with DuckDB.

    python duckdb_analysis.py INPUT OUTPUT

DuckDB calls Python functions from one thread at a time. A function of Arrow arrays gets a vector of
2,048 rows, so a call of the library has that many texts.
"""

import pathlib
import sys

import duckdb
import mutsu
import pyarrow


def words(texts):
    """Return the words of each text."""
    return mutsu.words(texts).cast(pyarrow.list_(pyarrow.string()))


def reading(texts):
    """Return the reading of each text."""
    return mutsu.hiragana(texts).cast(pyarrow.string())


def main():
    source, output = map(pathlib.Path, sys.argv[1:3])
    output.mkdir(parents=True, exist_ok=True)
    connection = duckdb.connect()
    connection.create_function("japanese_words", words, ["VARCHAR"], "VARCHAR[]", type="arrow")
    connection.create_function("japanese_reading", reading, ["VARCHAR"], "VARCHAR", type="arrow")
    connection.execute(
        f"COPY (SELECT id, japanese_words(text) AS words, japanese_reading(text) AS reading "
        f"FROM read_parquet('{source}/*.parquet')) "
        f"TO '{output}/part-0.parquet' (FORMAT parquet)")


if __name__ == "__main__":
    main()
