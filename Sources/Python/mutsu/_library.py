"""The C library: its location, its structures and its functions, as declared in mutsu.h."""

import ctypes
import os
from ctypes import POINTER, Structure, c_char_p, c_double, c_float, c_int32, c_int64, c_size_t
from ctypes import c_uint8, c_void_p

ABI = 0

_FOLDER = os.path.dirname(os.path.abspath(__file__))


def library_path():
    """Return the path of the shared library: that of MUTSU_LIBRARY, or the one in the package."""
    return os.environ.get("MUTSU_LIBRARY") or os.path.join(_FOLDER, "libmutsu.so")


def dictionary_path():
    """Return the path of the dictionary: that of MUTSU_DICTIONARY, or the one in the package."""
    return os.environ.get("MUTSU_DICTIONARY") or os.path.join(_FOLDER, "dictionary.mutsu")


class Options(Structure):
    """A structure of options whose first member is its size."""

    def __init__(self, **values):
        super().__init__(size=ctypes.sizeof(type(self)), **values)

    @staticmethod
    def text(value):
        """Return bytes and their length for a pair of members; None for NULL."""
        encoded = None if value is None else value.encode()
        return encoded, 0 if encoded is None else len(encoded)


class OpenOptions(Options):
    _fields_ = [
        ("size", c_size_t),
        ("user_dictionary", c_char_p), ("user_dictionary_length", c_int64),
        ("excludes_proper_names", c_int32), ("verifies_contents", c_int32),
    ]


class KanaOptions(Options):
    _fields_ = [
        ("size", c_size_t), ("syllabary", c_int32), ("spells_latin_words", c_int32),
        ("spells_symbols", c_int32),
    ]


class RomajiOptions(Options):
    _fields_ = [
        ("size", c_size_t), ("system", c_int32), ("long_vowels", c_int32), ("capitals", c_int32),
        ("hyphenates_name_suffixes", c_int32), ("separator", c_char_p),
        ("separator_length", c_int64),
    ]


class FuriganaOptions(Options):
    _fields_ = [
        ("size", c_size_t), ("grouping", c_int32), ("syllabary", c_int32), ("notation", c_int32),
    ]


class LanguageOptions(Options):
    _fields_ = [
        ("size", c_size_t), ("candidates", c_char_p), ("candidates_length", c_int64),
        ("minimum_confidence", c_double), ("uses_dictionary", c_int32),
    ]


class LineOptions(Options):
    _fields_ = [
        ("size", c_size_t), ("strictness", c_int32), ("word_break", c_int32),
        ("language", c_char_p), ("language_length", c_int64), ("method", c_int32),
        ("ambiguous_columns", c_int32),
    ]


class AnnotationOptions(Options):
    _fields_ = [
        ("size", c_size_t), ("format", c_int32), ("annotation", c_int32), ("notation", c_int32),
        ("grouping", c_int32), ("syllabary", c_int32), ("has_parentheses", c_int32),
        ("excludes_headings", c_int32), ("reserved", c_int32),
    ]


class View(Structure):
    """The arrays of a result; valid until its next use."""

    _fields_ = [
        ("text_count", c_int64),
        ("text_status", POINTER(c_int32)), ("text_message", POINTER(c_int32)),
        ("text_position", POINTER(c_int64)), ("item_offsets", POINTER(c_int64)),
        ("output_offsets", POINTER(c_int64)), ("output", POINTER(c_uint8)),
        ("item_count", c_int64),
        ("start", POINTER(c_int32)), ("end", POINTER(c_int32)),
        ("start_code_point", POINTER(c_int32)), ("end_code_point", POINTER(c_int32)),
        ("output_start", POINTER(c_int32)), ("output_end", POINTER(c_int32)),
        ("output_start_code_point", POINTER(c_int32)),
        ("output_end_code_point", POINTER(c_int32)),
        ("kind", POINTER(c_uint8)), ("cost", POINTER(c_int32)), ("confidence", POINTER(c_float)),
        ("part_of_speech", POINTER(c_int32)), ("base_form", POINTER(c_int32)),
        ("reading", POINTER(c_int32)), ("pronunciation", POINTER(c_int32)),
        ("features", POINTER(c_int32)), ("language", POINTER(c_int32)),
        ("inserted", POINTER(c_int32)),
        ("string_count", c_int64), ("string_offsets", POINTER(c_int64)),
        ("strings", POINTER(c_uint8)), ("counts", POINTER(c_int64)),
    ]


_TEXTS = [c_void_p, c_void_p, c_int64, c_void_p, c_int64]
"""The engine, the bytes with their length, and the offsets with the number of texts."""

_ANALYSES: dict = {
    "mutsu_tokens": [c_int32],
    "mutsu_words": [c_int32, c_int32],
    "mutsu_phrases": [],
    "mutsu_sentences": [],
    "mutsu_kana": [POINTER(KanaOptions)],
    "mutsu_romaji": [POINTER(RomajiOptions)],
    "mutsu_furigana": [POINTER(FuriganaOptions)],
    "mutsu_detect": [POINTER(LanguageOptions)],
    "mutsu_spans": [POINTER(LanguageOptions)],
    "mutsu_breaks": [POINTER(LineOptions)],
    "mutsu_wrap": [c_double, POINTER(LineOptions)],
    "mutsu_annotate": [POINTER(AnnotationOptions)],
}

FUNCTIONS = {
    "mutsu_abi": ([], c_int32),
    "mutsu_version": ([], c_char_p),
    "mutsu_status_name": ([c_int32], c_char_p),
    "mutsu_open": ([c_char_p, c_int64, POINTER(OpenOptions), c_void_p, POINTER(c_void_p)], c_int32),
    "mutsu_close": ([c_void_p], None),
    "mutsu_result_new": ([], c_void_p),
    "mutsu_result_free": ([c_void_p], None),
    "mutsu_result_view": ([c_void_p, POINTER(View), c_size_t], c_int32),
    "mutsu_result_message": ([c_void_p, POINTER(c_int64)], c_char_p),
    **{name: (_TEXTS + options + [c_void_p], c_int32) for name, options in _ANALYSES.items()},
}
"""The types of the arguments and of the result of each function."""


def load(path=None):
    """Load a library and declare its functions. Calls through it release the GIL.

    Raise ImportError if it cannot be loaded or has another interface.
    """
    path = path or library_path()
    try:
        library = ctypes.CDLL(path)
        for name, (arguments, result) in FUNCTIONS.items():
            function = getattr(library, name)
            function.argtypes = arguments
            function.restype = result
    except (OSError, AttributeError) as error:
        raise ImportError(
            f"{path}: cannot load libmutsu ({error}); reinstall the package, or set MUTSU_LIBRARY"
        ) from error
    if library.mutsu_abi() != ABI:
        raise ImportError(
            f"{path}: libmutsu has the interface {library.mutsu_abi()}, and this package requires {ABI}"
        )
    return library


LIBRARY = load()
