"""Arrow arrays: text is read, and results are written, without Python objects."""

import ctypes
from concurrent.futures import ThreadPoolExecutor

import numpy
import pyarrow

from ._calls import LIBRARY, Result, _call
from ._errors import Error
from ._options import LINE_BREAKS, UNKNOWN_WORD

STRING = pyarrow.large_string()
STRINGS = pyarrow.large_list(STRING)
NAME = pyarrow.dictionary(pyarrow.int32(), STRING)

_CHUNK_BYTES = 1 << 20
_CHUNK_TEXTS = 1 << 14

_RANGE = [("surface", STRING), ("start", pyarrow.int32()), ("end", pyarrow.int32())]


def _structures(fields):
    return pyarrow.large_list(pyarrow.struct(fields))


TYPES = {
    "outputs": STRING,
    "surfaces": STRINGS,
    "line_texts": STRINGS,
    "language": NAME,
    "tokens": _structures(_RANGE + [
        ("part_of_speech", NAME), ("base_form", NAME), ("reading", NAME), ("pronunciation", NAME),
        ("features", NAME), ("cost", pyarrow.int32()), ("is_unknown", pyarrow.bool_()),
    ]),
    "words": _structures(_RANGE + [("part_of_speech", NAME), ("base_form", NAME)]),
    "ruby": _structures([("text", STRING), ("reading", NAME)]),
    "languages": _structures([("tag", NAME), ("confidence", pyarrow.float32())]),
    "spans": _structures([
        ("text", STRING), ("start", pyarrow.int32()), ("end", pyarrow.int32()),
        ("language", NAME), ("confidence", pyarrow.float32()),
    ]),
    "segments": _structures([
        ("text", STRING), ("start", pyarrow.int32()), ("end", pyarrow.int32()),
        ("line_break", NAME),
    ]),
    "lines": _structures([
        ("text", STRING), ("start", pyarrow.int32()), ("end", pyarrow.int32()),
        ("has_hyphen", pyarrow.bool_()),
    ]),
}
"""The type of the column of each kind of result. Its fields are those of the class in ``_values``."""


def analyze_array(batch, array):
    """Return the results of an array of strings as an array of the type in TYPES."""
    if isinstance(array, pyarrow.ChunkedArray):
        chunks = list(array.chunks)
    else:
        chunks = [array]
    arrays, failures, row = [], [], 0
    for result, errors in _ordered(batch, _pieces(chunks)):
        for error in errors:
            error.row += row
        failures.extend(errors)
        row += len(result)
        arrays.append(result)
    type_ = TYPES[batch.analysis.columns]
    result = pyarrow.chunked_array(arrays, type=type_)
    if not isinstance(array, pyarrow.ChunkedArray):
        result = _combined(result)
    batch.report(failures, result)
    return result


def _combined(chunked):
    """Return one array, with one dictionary for each column of names."""
    unified = chunked.unify_dictionaries()
    if unified.num_chunks == 0:
        return pyarrow.nulls(0, chunked.type)
    return unified.chunk(0) if unified.num_chunks == 1 else pyarrow.concat_arrays(unified.chunks)


def _pieces(chunks):
    """Yield slices of limited length as arrays of large strings."""
    for chunk in chunks:
        if pyarrow.types.is_null(chunk.type):
            chunk = pyarrow.nulls(len(chunk), STRING)
        elif pyarrow.types.is_dictionary(chunk.type):
            chunk = chunk.dictionary_decode()
        kind = chunk.type
        is_text = any(check(kind) for check in (
            pyarrow.types.is_string, pyarrow.types.is_large_string, pyarrow.types.is_string_view,
            pyarrow.types.is_binary, pyarrow.types.is_large_binary))
        if not is_text:
            raise TypeError(f"expected an array of strings, not of {kind}")
        if kind != STRING:
            # Binary data may be other than UTF-8: the library verifies it.
            chunk = chunk.cast(pyarrow.large_binary()).view(STRING)
        start, length = 0, len(chunk)
        while start < length:
            count = _count(chunk, start, length)
            yield chunk.slice(start, count)
            start += count


def _offsets(array):
    """Return the offsets of the strings of an array, not copied."""
    buffer = array.buffers()[1]
    if buffer is None or buffer.size == 0:
        return numpy.zeros(1, numpy.int64)
    offsets = numpy.frombuffer(buffer, numpy.int64)
    return offsets[array.offset:array.offset + len(array) + 1]


def _count(array, start, length):
    """Return the number of strings from start on that are analyzed in one call."""
    offsets = _offsets(array)
    limit = numpy.searchsorted(offsets, offsets[start] + _CHUNK_BYTES, side="right") - 1
    return int(max(1, min(limit - start, _CHUNK_TEXTS, length - start)))


def _ordered(batch, pieces):
    """Yield the results of arrays in order."""
    if batch.workers == 1:
        for piece in pieces:
            yield _analyze(batch, piece)
        return
    with ThreadPoolExecutor(batch.workers) as pool:
        yield from pool.map(lambda piece: _analyze(batch, piece), pieces)


def _analyze(batch, array):
    """Return the results of one call, and the errors with their rows in the array."""
    offsets = _offsets(array)
    first, last = int(offsets[0]), int(offsets[-1])
    relative = offsets - first if first else offsets
    data = array.buffers()[2]
    address = data.address + first if data is not None and data.size else None
    result = Result.take()
    try:
        failed = _call(
            batch.tokenizer._engine, batch.analysis, address or b"", last - first,
            relative.ctypes.data, len(array), result)
        errors = _errors(result, array) if failed else []
        nulls = None
        if array.null_count or errors:
            valid = array.is_valid().to_numpy(zero_copy_only=False)
            for error in errors:
                valid[error.row] = False
            nulls = ~valid
        return _Columns(result, address, last - first, relative, nulls).make(
            batch.analysis.columns), errors
    finally:
        result.give_back()


def _errors(result, array):
    """Return the errors of the strings that are not null."""
    view = result.view
    status = numpy.ctypeslib.as_array(view.text_status, (len(array),))
    strings = result.strings()
    errors = []
    for row in numpy.flatnonzero(status).tolist():
        if not array[row].is_valid:
            continue
        message = view.text_message[row]
        position = view.text_position[row]
        errors.append(Error(
            LIBRARY.mutsu_status_name(int(status[row])).decode(),
            strings[message] if message >= 0 else result.message(), row,
            None if position < 0 else position))
    return errors


class _Columns:
    """The arrays of a result as Arrow arrays."""

    def __init__(self, result, address, length, offsets, nulls):
        self.result = result
        self.view = result.view
        self.bytes = (
            numpy.ctypeslib.as_array((ctypes.c_uint8 * length).from_address(address))
            if length else numpy.zeros(0, numpy.uint8))
        self.offsets = offsets
        self.nulls = nulls
        self._names = None

    def make(self, kind):
        if kind == "outputs":
            return self._outputs()
        if kind == "language":
            return self._first_language()
        type_ = TYPES[kind]
        offsets = self._copy("item_offsets", self.view.text_count + 1)
        if pyarrow.types.is_struct(type_.value_type):
            fields = [type_.value_type.field(i) for i in range(type_.value_type.num_fields)]
            values = pyarrow.StructArray.from_arrays(
                [self._field(field.name, kind) for field in fields], fields=fields)
        else:
            values = self._surfaces(adds_hyphens=kind == "line_texts")
        mask = None if self.nulls is None else pyarrow.array(self.nulls)
        return pyarrow.LargeListArray.from_arrays(
            pyarrow.array(offsets), values, type=type_, mask=mask)

    def _copy(self, name, count):
        """Return a copy of a column, since the result is used again."""
        pointer = getattr(self.view, name)
        if not count or not pointer:
            return numpy.zeros(count, type(pointer)._type_)
        return numpy.ctypeslib.as_array(pointer, (count,)).copy()

    def _column(self, name):
        return self._copy(name, self.view.item_count)

    def _validity(self):
        if self.nulls is None:
            return None
        return pyarrow.array(~self.nulls).buffers()[1]

    def _outputs(self):
        count = self.view.text_count
        offsets = self._copy("output_offsets", count + 1)
        data = ctypes.string_at(self.view.output, int(offsets[-1])) if offsets[-1] else b""
        return pyarrow.Array.from_buffers(
            STRING, count,
            [self._validity(), pyarrow.py_buffer(offsets), pyarrow.py_buffer(data)])

    def _field(self, name, kind):
        column = {"surface": "text", "tag": "language"}.get(name, name)
        if column == "text":
            return self._surfaces()
        if column in ("start", "end"):
            return pyarrow.array(self._column(f"{column}_code_point"))
        if column in ("cost", "confidence"):
            return pyarrow.array(self._column(column))
        if column == "is_unknown":
            return pyarrow.array(self._column("kind") & UNKNOWN_WORD != 0)
        if column == "has_hyphen":
            return pyarrow.array(self._column("kind") != 0)
        if column == "line_break":
            return pyarrow.DictionaryArray.from_arrays(
                pyarrow.array(self._column("kind").astype(numpy.int32)),
                pyarrow.array(LINE_BREAKS, STRING))
        return self._name_array(self._column(column))

    def _name_array(self, indices):
        """Return the strings of a column as a dictionary array; -1 is null."""
        if self._names is None:
            self._names = pyarrow.array(self.result.strings(), STRING)
        if not len(self._names):
            return pyarrow.nulls(len(indices), NAME)
        return pyarrow.DictionaryArray.from_arrays(
            pyarrow.array(indices, mask=indices < 0), self._names)

    def _first_language(self):
        starts = self._copy("item_offsets", self.view.text_count + 1)
        languages = self._column("language")
        has_language = starts[:-1] < starts[1:]
        indices = numpy.full(self.view.text_count, -1, numpy.int32)
        indices[has_language] = languages[starts[:-1][has_language]]
        if self.nulls is not None:
            indices[self.nulls] = -1
        return self._name_array(indices)

    def _surfaces(self, adds_hyphens=False):
        """Return the items as strings: copies of their bytes, without what is between them."""
        count = self.view.item_count
        starts = self._column("start").astype(numpy.int64)
        lengths = self._column("end") - starts
        per_text = numpy.diff(self._copy("item_offsets", self.view.text_count + 1))
        starts += numpy.repeat(self.offsets[:-1], per_text)
        offsets = numpy.zeros(count + 1, numpy.int64)
        numpy.cumsum(lengths, out=offsets[1:])
        total = int(offsets[-1])
        if total == len(self.bytes):
            data = self.bytes.copy()
        else:
            gaps = numpy.repeat(starts - offsets[:-1], lengths)
            data = self.bytes[numpy.arange(total, dtype=numpy.int64) + gaps]
        values = pyarrow.Array.from_buffers(
            STRING, count, [None, pyarrow.py_buffer(offsets), pyarrow.py_buffer(data)])
        if not adds_hyphens:
            return values
        hyphens = self._column("kind") != 0
        if not hyphens.any():
            return values
        import pyarrow.compute as compute

        return compute.if_else(
            pyarrow.array(hyphens), compute.binary_join_element_wise(
                values, pyarrow.scalar("-", STRING), pyarrow.scalar("", STRING)), values)
