"""Columns of NumPy, pandas, Polars and Arrow: a column in, a column out."""

from ._batch import is_missing


def _texts(values):
    """Return texts with None for each missing value."""
    return [None if is_missing(value) else value for value in values]


def numpy_array(batch, array):
    """Return an array of the same shape: strings, lists or None."""
    import numpy

    results = batch.list(_texts(array.ravel().tolist()))
    column = numpy.empty(len(results), dtype=object)
    for index, value in enumerate(results):
        column[index] = value
    return column.reshape(array.shape)


def pandas_series(batch, series):
    """Return a series with the same index and name."""
    import pandas

    results = batch.list(_texts(series.tolist()))
    is_index = isinstance(series, pandas.Index)
    dtype = None if all(value is None or isinstance(value, str) for value in results) else object
    if dtype is None and not results:
        dtype = object
    return pandas.Series(
        results, index=None if is_index else series.index, name=series.name, dtype=dtype)


def polars_series(batch, series):
    """Return a series with the same name; nested values become lists and structures."""
    import polars

    try:
        import pyarrow
    except ImportError:
        return polars.Series(series.name, batch.list(series.to_list()))
    if series.dtype == polars.Null:
        return polars.Series(series.name, [None] * len(series))
    array = series.to_arrow()
    result = arrow_array(batch, array)
    # Polars 1.36, the last for Python 3.9, reads strings within structures from tables only.
    return polars.from_arrow(pyarrow.table({"result": result}))["result"].rename(series.name)


def arrow_array(batch, array):
    """Return an array; a chunked array for a chunked array. See ``_arrow``."""
    from . import _arrow

    return _arrow.analyze_array(batch, array)
