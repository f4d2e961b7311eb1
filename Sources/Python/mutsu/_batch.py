"""Many texts: lists, iterators and columns of other libraries."""

import sys
from collections import deque

from ._calls import analyze, analyze_all
from ._errors import Error

_CHUNK_TEXTS = 4096
_CHUNK_CHARACTERS = 1 << 17

_ERRORS = ("raise", "null")


def apply(tokenizer, analysis, text, errors="raise", workers=1):
    """Analyze a text, or each text of a list, of an iterator or of a column."""
    if isinstance(text, (str, bytes, bytearray, memoryview)):
        return analyze(tokenizer._engine, analysis, text)
    if errors not in _ERRORS:
        raise Error("invalid-option", f"errors is {errors!r}; it must be one of 'raise', 'null'")
    if not isinstance(workers, int) or workers < 1:
        raise Error("invalid-option", f"workers is {workers!r}; it must be 1 or more")
    batch = Batch(tokenizer, analysis, errors, workers)
    if isinstance(text, (list, tuple)):
        return batch.list(text)
    if hasattr(text, "__next__"):
        return batch.iterator(text)
    column = _column_kind(text)
    if column is not None:
        from . import _columns

        return getattr(_columns, column)(batch, text)
    if hasattr(text, "__iter__"):
        return batch.list(list(text))
    raise TypeError(
        f"expected a str, UTF-8 bytes, or a list or column of them, not {type(text).__name__}")


def _column_kind(value):
    """Return the name of the library of a column; that library is loaded already."""
    for kind in type(value).__mro__:
        module = kind.__module__.partition(".")[0]
        if module == "numpy" and kind.__name__ == "ndarray":
            return "numpy_array"
        if module == "pyarrow" and kind.__name__ in ("Array", "ChunkedArray"):
            return "arrow_array"
        if module == "pandas" and kind.__name__ in ("Series", "Index"):
            return "pandas_series"
        if module == "polars" and kind.__name__ == "Series":
            return "polars_series"
    return None


class Batch:
    """An analysis of many texts: what to do about errors, and the number of threads."""

    def __init__(self, tokenizer, analysis, errors, workers):
        self.tokenizer = tokenizer
        self.analysis = analysis
        self.errors = errors
        self.workers = workers

    def list(self, texts):
        """Return the results of a list of texts; None for None."""
        results = []
        failures = []
        for values, errors in self._ordered(_chunks(texts)):
            results.extend(values)
            failures.extend(errors)
        self.report(failures, results)
        return results

    def iterator(self, texts):
        """Yield the results of texts in order, reading only what the threads can work on."""
        row = 0
        for values, errors in self._ordered(_chunks(texts)):
            if errors and self.errors == "raise":
                yield from values[:errors[0].row - row]
                self.report(errors, None)
            row += len(values)
            yield from values

    def report(self, failures, results):
        """Raise the first error, which refers to all and to the results of the other rows."""
        if failures and self.errors == "raise":
            failure = failures[0]
            failure.errors = failures
            failure.results = results
            raise failure

    def _ordered(self, chunks):
        """Yield the results of chunks in order."""
        engine = self.tokenizer._engine
        if self.workers == 1:
            for row, texts in chunks:
                yield analyze_all(engine, self.analysis, texts, row)
            return
        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(self.workers) as pool:
            running = deque()
            try:
                for row, texts in chunks:
                    running.append(pool.submit(analyze_all, engine, self.analysis, texts, row))
                    if len(running) > self.workers + 1:
                        yield running.popleft().result()
                while running:
                    yield running.popleft().result()
            finally:
                for future in running:
                    future.cancel()


def _chunks(texts):
    """Yield the first row and the texts of chunks of limited length."""
    chunk, row, size = [], 0, 0
    for text in texts:
        if type(text) is not str and is_missing(text):
            text = None
        chunk.append(text)
        if text is not None:
            try:
                size += len(text)
            except TypeError:
                pass  # analyze_all names the row
        if len(chunk) >= _CHUNK_TEXTS or size >= _CHUNK_CHARACTERS:
            yield row, chunk
            row += len(chunk)
            chunk, size = [], 0
    if chunk:
        yield row, chunk


def is_missing(value):
    """Return whether a value of a column means that it has no text: None, NaN or pandas.NA."""
    if value is None:
        return True
    if isinstance(value, float):
        return value != value
    pandas = sys.modules.get("pandas")
    return pandas is not None and (value is pandas.NA or value is pandas.NaT)
