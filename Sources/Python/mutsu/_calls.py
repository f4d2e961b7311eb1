"""Calls of the C library with one text or with many."""

import ctypes
import gc
import os
from itertools import accumulate
from threading import Lock

from ._errors import Error
from ._library import LIBRARY, View

_MAXIMUM_RETAINED = 1 << 22
"""Results with more items or bytes are released instead of being used again."""


class Result:
    """A result of the library and a view of it."""

    __slots__ = ("handle", "view")

    _unused: list = []

    def __init__(self):
        self.handle = LIBRARY.mutsu_result_new()
        self.view = View()

    def __del__(self):
        if self.handle:
            LIBRARY.mutsu_result_free(self.handle)
            self.handle = None

    @classmethod
    def take(cls):
        """Return a result that no other call uses."""
        try:
            return cls._unused.pop()
        except IndexError:
            return cls()

    def give_back(self):
        """Let another call use the result; its arrays must not be used afterwards."""
        view = self.view
        size = max(view.item_count, view.string_count)
        if view.text_count and view.output_offsets:
            size = max(size, view.output_offsets[view.text_count])
        if size <= _MAXIMUM_RETAINED:
            self._unused.append(self)

    def message(self):
        length = ctypes.c_int64()
        bytes_ = LIBRARY.mutsu_result_message(self.handle, ctypes.byref(length))
        return (bytes_ or b"").decode("utf-8", "replace")

    def strings(self):
        """Return the table of strings."""
        view = self.view
        count = view.string_count
        if not count:
            return []
        offsets = view.string_offsets[:count + 1]
        data = ctypes.string_at(view.strings, offsets[count])
        if data.isascii():
            text = data.decode("ascii")
            return [text[start:end] for start, end in zip(offsets, offsets[1:])]
        return [data[start:end].decode() for start, end in zip(offsets, offsets[1:])]

    def outputs(self):
        """Return the bytes of the output of each text."""
        view = self.view
        offsets = view.output_offsets[:view.text_count + 1]
        data = ctypes.string_at(view.output, offsets[-1]) if offsets[-1] else b""
        if len(offsets) == 2:
            return [data]
        return [data[start:end] for start, end in zip(offsets, offsets[1:])]


class Analysis:
    """A function of the library with its options, and what it returns in Python."""

    __slots__ = ("function", "options", "build", "columns")

    def __init__(self, function, options, build, columns=None):
        self.function = getattr(LIBRARY, function)
        self.options = options
        self.build = build
        self.columns = columns


class _PausedCollection:
    """Pauses the garbage collector, which would visit all results again and again.

    A chunk has no garbage until it is complete: without the pause, words take a fifth longer.
    """

    _lock = Lock()
    _users = 0
    _was_enabled = False

    def __enter__(self):
        cls = type(self)
        with cls._lock:
            if cls._users == 0:
                cls._was_enabled = gc.isenabled()
                gc.disable()
            cls._users += 1

    def __exit__(self, *_):
        cls = type(self)
        with cls._lock:
            cls._users -= 1
            if cls._users == 0 and cls._was_enabled:
                gc.enable()


    @classmethod
    def reset(cls):
        """Forget the threads of the parent process, which a child does not have."""
        cls._lock = Lock()
        if cls._users and cls._was_enabled:
            gc.enable()
        cls._users = 0


_PAUSED_COLLECTION = _PausedCollection()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_PausedCollection.reset)


def encode(text):
    """Return the bytes of a text; those of lone surrogates are not valid UTF-8."""
    if type(text) is str:
        try:
            return text.encode()
        except UnicodeEncodeError:
            return text.encode("utf-8", "surrogatepass")
    if isinstance(text, str):
        return encode(str.__str__(text))
    if isinstance(text, (bytes, bytearray, memoryview)):
        return bytes(text)
    raise TypeError(f"a text is a str or UTF-8 bytes, not {type(text).__name__}")


def _text(text, encoded):
    """Return the text as str, to be cut by offsets in code points."""
    if isinstance(text, str):
        return text
    return encoded.decode("utf-8", "replace")


def _error(result, index, text, encoded, row):
    view = result.view
    status = view.text_status[index]
    message_index = view.text_message[index]
    message = result.strings()[message_index] if message_index >= 0 else result.message()
    position = view.text_position[index]
    if position < 0:
        position = None
    elif isinstance(text, str):
        position = len(encoded[:position].decode("utf-8", "surrogatepass"))
    return Error(LIBRARY.mutsu_status_name(status).decode(), message, row, position)


def _call(engine, analysis, data, length, offsets, count, result):
    """Call the function; raise Error if the call itself failed, not one of its texts."""
    status = analysis.function(
        engine, data, length, offsets, count, *analysis.options, result.handle)
    LIBRARY.mutsu_result_view(result.handle, ctypes.byref(result.view), ctypes.sizeof(View))
    if status and result.view.text_count != count:
        raise Error(LIBRARY.mutsu_status_name(status).decode(), result.message())
    return status


def analyze(engine, analysis, text):
    """Return what an analysis finds in one text."""
    encoded = encode(text)
    result = Result.take()
    try:
        if _call(engine, analysis, encoded, len(encoded), None, 1, result):
            raise _error(result, 0, text, encoded, None)
        return analysis.build(result, [_text(text, encoded)])[0]
    finally:
        result.give_back()


def analyze_all(engine, analysis, texts, first_row=0):
    """Return what an analysis finds in each of several texts, and the errors.

    A text that is None, and a text that failed, has None. TypeError names the row of a value that
    is not a text.
    """
    encoded = []
    for index, text in enumerate(texts):
        try:
            encoded.append(b"" if text is None else encode(text))
        except TypeError as error:
            raise TypeError(f"row {first_row + index}: {error}") from None
    count = len(encoded)
    data = b"".join(encoded)
    offsets = (ctypes.c_int64 * (count + 1))(0, *accumulate(map(len, encoded)))
    result = Result.take()
    try:
        failed = _call(engine, analysis, data, len(data), offsets, count, result)
        errors = []
        if failed:
            status = result.view.text_status[:count]
            errors = [
                _error(result, index, texts[index], encoded[index], first_row + index)
                for index in range(count) if status[index]
            ]
        strings = [
            text if type(text) is str else "" if text is None else _text(text, encoded[index])
            for index, text in enumerate(texts)
        ]
        with _PAUSED_COLLECTION:
            values = analysis.build(result, strings)
    finally:
        result.give_back()
    for failure in errors:
        values[failure.row - first_row] = None
    for index, text in enumerate(texts):
        if text is None:
            values[index] = None
    return values, errors
