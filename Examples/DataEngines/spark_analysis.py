"""The words and readings of a folder of Parquet files, with Spark.

    python spark_analysis.py METHOD INPUT OUTPUT

METHOD is one of
    pandas  mapInPandas: a function of batches as pandas data frames
    arrow   mapInArrow: the same with Arrow, without Python objects for the texts
    udf     pandas_udf: functions of columns, for SQL too
    pipe    rdd.pipe("jptok words"): the command, without Python (JPTOK names it); only words

SPARK_MASTER is local[*] by default. Each Python worker opens the dictionary once; the workers of a
machine share its memory. On a cluster, install the wheel of mutsu on all machines, or ship it with
`spark-submit --archives`.
"""

import os
import sys

import mutsu
import pandas
import pyarrow
from pyspark.sql import SparkSession
from pyspark.sql import functions
from pyspark.sql.functions import pandas_udf

SCHEMA = "id long, words array<string>, reading string"


def in_pandas(frames):
    """Yield the ids, words and readings of batches of rows."""
    for frame in frames:
        texts = frame["text"]
        yield frame[["id"]].assign(words=mutsu.words(texts), reading=mutsu.hiragana(texts))


def in_arrow(batches):
    """Yield the ids, words and readings of batches of rows."""
    schema = pyarrow.schema([
        ("id", pyarrow.int64()), ("words", pyarrow.list_(pyarrow.string())),
        ("reading", pyarrow.string())])
    for batch in batches:
        texts = batch.column("text")
        columns = [batch.column("id"), mutsu.words(texts), mutsu.hiragana(texts)]
        arrays = [column.cast(field.type) for column, field in zip(columns, schema)]
        yield pyarrow.RecordBatch.from_arrays(arrays, schema=schema)


def with_udf(frame):
    """Return the ids, words and readings of rows by functions of columns."""

    @pandas_udf("array<string>")
    def words(texts: pandas.Series) -> pandas.Series:
        return mutsu.words(texts)

    @pandas_udf("string")
    def reading(texts: pandas.Series) -> pandas.Series:
        return mutsu.hiragana(texts)

    return frame.select("id", words("text").alias("words"), reading("text").alias("reading"))


def with_pipe(spark, frame):
    """Return the ids and words of rows by the command, which reads and writes lines."""
    command = f"{os.environ.get('JPTOK', 'jptok')} words --threads 1"
    lines = frame.select("text").rdd.map(lambda row: row.text.replace("\n", " "))
    ids = frame.select("id").rdd.map(lambda row: row.id)
    pairs = ids.zip(lines.pipe(command, checkCode=True))
    words = spark.createDataFrame(pairs, "id long, line string")
    return words.select("id", functions.split("line", " ").alias("words"))


def main():
    method, source, output = sys.argv[1:4]
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    spark = (
        SparkSession.builder.master(os.environ.get("SPARK_MASTER", "local[*]"))
        .config("spark.ui.enabled", "false")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "16384")
        .config("spark.driver.memory", "4g")
        .getOrCreate())
    frame = spark.read.parquet(source)
    if method == "pandas":
        result = frame.mapInPandas(in_pandas, SCHEMA)
    elif method == "arrow":
        result = frame.mapInArrow(in_arrow, SCHEMA)
    elif method == "udf":
        result = with_udf(frame)
    elif method == "pipe":
        result = with_pipe(spark, frame)
    else:
        sys.exit(f"spark_analysis.py: no method {method!r}")
    result.write.mode("overwrite").parquet(output)
    spark.stop()


if __name__ == "__main__":
    main()
