"""Analyses of the columns of Parquet files."""

import os
import sys
from pathlib import Path

from ._errors import Error
from ._tokenizer import Tokenizer

ANALYSES = (
    "tokens", "words", "phrases", "sentences", "hiragana", "katakana", "romaji", "furigana",
    "detect", "languages", "spans", "breaks", "wrap", "annotate",
)

_VALUES = {"true": True, "false": False}


class Column:
    """A column to be added: an analysis of another column with its options.

    The form is ``analysis``, or ``analysis:option=value,option=value``; with ``name=`` before it,
    the column has that name instead of that of the text and of the analysis.
    """

    def __init__(self, form, source):
        name, separator, rest = form.partition("=")
        if separator and ":" not in name:
            form = rest
        else:
            name = None
        self.analysis, _, options = form.partition(":")
        if self.analysis not in ANALYSES:
            raise Error(
                "invalid-option",
                f"{self.analysis!r} is not an analysis; they are {', '.join(ANALYSES)}")
        self.name = name or f"{source}_{self.analysis}"
        self.options = {}
        for option in filter(None, options.split(",")):
            key, _, value = option.partition("=")
            self.options[key.strip()] = _value(value.strip())

    def function(self, tokenizer):
        """Return a function of an Arrow array. Raise Error if an option is invalid."""
        method = getattr(tokenizer, self.analysis)
        options = dict(self.options)
        arguments = [options.pop("width")] if "width" in options else []

        def analyze(array, workers):
            return method(array, *arguments, workers=workers, **options)

        import pyarrow

        try:
            analyze(pyarrow.array([], pyarrow.large_string()), 1)
        except TypeError as error:
            raise Error("invalid-option", f"{self.analysis}: {error}") from None
        return analyze


def _value(text):
    if text in _VALUES:
        return _VALUES[text]
    try:
        return int(text)
    except ValueError:
        return text


def annotate(
    source, destination, column, forms, *, tokenizer=None, errors="raise", workers=1,
    batch_size=16384, compression="zstd",
):
    """Write a Parquet file with added columns; return the number of rows and of failed texts.

    source is read in batches of batch_size rows, whose memory is released. The metadata of each
    added field names the analysis and the version of its fields. With errors="null", a text that
    cannot be analyzed has nulls, and the column ``COLUMN_error`` has its message. The destination
    is complete or not written.
    """
    import pyarrow
    import pyarrow.parquet as parquet

    tokenizer = tokenizer or Tokenizer()
    columns = [Column(form, column) for form in forms]
    functions = [(added, added.function(tokenizer)) for added in columns]
    reader = parquet.ParquetFile(source)
    schema = reader.schema_arrow
    index = schema.get_field_index(column)
    if index < 0:
        raise Error(
            "invalid-option",
            f"{source}: no column {column!r}; the columns are {', '.join(schema.names)}")
    added_names = [added.name for added in columns]
    if errors == "null":
        added_names.append(f"{column}_error")
    for name in added_names:
        if name in schema.names or added_names.count(name) > 1:
            raise Error(
                "invalid-option", f"column {name!r} exists already; choose a name with NAME=ANALYSIS")
    output = _output_schema(schema, functions, column, errors)
    temporary = Path(f"{os.fspath(destination)}.part")
    rows = failed = 0
    try:
        with parquet.ParquetWriter(temporary, output, compression=compression) as writer:
            for batch in reader.iter_batches(batch_size):
                values, messages = _analyzed(batch.column(index), functions, workers, errors, rows)
                arrays = [*batch.columns, *values]
                if errors == "null":
                    arrays.append(pyarrow.array(
                        [messages.get(row) for row in range(len(batch))], pyarrow.large_string()))
                writer.write_batch(pyarrow.RecordBatch.from_arrays(arrays, schema=output))
                rows += len(batch)
                failed += len(messages)
        os.replace(temporary, destination)
    finally:
        temporary.unlink(missing_ok=True)
    return rows, failed


def _output_schema(schema, functions, column, errors):
    import pyarrow

    from ._values import FIELDS_VERSION

    empty = pyarrow.array([], pyarrow.large_string())
    for added, analyze in functions:
        options = ",".join(f"{key}={value}" for key, value in added.options.items())
        schema = schema.append(pyarrow.field(
            added.name, _plain_type(analyze(empty, 1).type), metadata={
                "mutsu.analysis": f"{added.analysis}:{options}" if options else added.analysis,
                "mutsu.fields_version": str(FIELDS_VERSION), "mutsu.source": column,
            }))
    if errors == "null":
        schema = schema.append(pyarrow.field(f"{column}_error", pyarrow.large_string()))
    return schema


def _analyzed(texts, functions, workers, errors, first_row):
    """Return the added columns of a batch, and the messages of the rows that failed."""
    values, messages = [], {}
    for _, analyze in functions:
        try:
            array = analyze(texts, workers)
        except Error as error:
            if errors == "raise" or error.results is None:
                if error.row is not None:
                    error.row += first_row
                raise
            array = error.results
            for failure in error.errors:
                messages.setdefault(failure.row, failure.message)
        values.append(_plain(array))
    return values, messages


def _plain_type(type_):
    """Return a type without dictionaries, which Parquet has no nested form of."""
    import pyarrow

    if pyarrow.types.is_dictionary(type_):
        return type_.value_type
    if pyarrow.types.is_large_list(type_):
        return pyarrow.large_list(_plain_type(type_.value_type))
    if pyarrow.types.is_struct(type_):
        fields = [type_.field(i) for i in range(type_.num_fields)]
        return pyarrow.struct([(field.name, _plain_type(field.type)) for field in fields])
    return type_


def _plain(array):
    """Return an array without dictionaries."""
    import pyarrow

    type_ = array.type
    if pyarrow.types.is_dictionary(type_):
        return array.dictionary_decode()
    if pyarrow.types.is_large_list(type_) and not array.offset:
        validity = array.buffers()[0]
        return pyarrow.Array.from_buffers(
            _plain_type(type_), len(array), [validity, array.buffers()[1]],
            null_count=array.null_count, children=[_plain(array.values)])
    if pyarrow.types.is_struct(type_):
        fields = [type_.field(i) for i in range(type_.num_fields)]
        return pyarrow.StructArray.from_arrays(
            [_plain(child) for child in array.flatten()], names=[field.name for field in fields])
    return array


def main(arguments):
    """Run the command; return its exit code."""
    columns = arguments.add or ["words"]
    try:
        tokenizer = Tokenizer(
            Path(arguments.user_dictionary) if arguments.user_dictionary else None)
        rows, failed = annotate(
            arguments.source, arguments.destination, arguments.column, columns,
            tokenizer=tokenizer, errors=arguments.errors, workers=arguments.workers,
            batch_size=arguments.batch_size, compression=arguments.compression)
    except (Error, OSError, TypeError, ValueError) as error:
        print(f"mutsu: {error}", file=sys.stderr)
        return 1
    print(f"{rows} rows, {failed} failed", file=sys.stderr)
    return 0
