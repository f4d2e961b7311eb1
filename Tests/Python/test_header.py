"""The declarations of the package are those of mutsu.h."""

import ctypes
import re
import unittest

from mutsu import _library, _options
from support import ROOT

HEADER = re.sub(
    r"/\*.*?\*/", "", (ROOT / "Sources/CMutsu/include/mutsu.h").read_text(), flags=re.DOTALL)

TYPES = {
    "size_t": ctypes.c_size_t, "int32_t": ctypes.c_int32, "int64_t": ctypes.c_int64,
    "double": ctypes.c_double, "const char *": ctypes.c_char_p, "mutsu_status": ctypes.c_int32,
}
STRUCTURES = {
    "mutsu_open_options": _library.OpenOptions, "mutsu_kana_options": _library.KanaOptions,
    "mutsu_romaji_options": _library.RomajiOptions,
    "mutsu_furigana_options": _library.FuriganaOptions,
    "mutsu_language_options": _library.LanguageOptions,
    "mutsu_line_options": _library.LineOptions,
    "mutsu_annotation_options": _library.AnnotationOptions, "mutsu_view": _library.View,
}


def constants():
    """Return the constants of the header."""
    values = {}
    for body in re.findall(r"enum \{(.*?)\}", HEADER, re.DOTALL):
        for name, value in re.findall(r"(MUTSU_\w+) = (\d+)", body):
            values[name] = int(value)
    return values


class HeaderTests(unittest.TestCase):
    def test_structures(self):
        found = dict(re.findall(r"typedef struct \w+ \{(.*?)\} (\w+);", HEADER, re.DOTALL)[i][::-1]
                     for i in range(len(STRUCTURES)))
        self.assertEqual(set(found), set(STRUCTURES))
        for name, structure in STRUCTURES.items():
            members = re.findall(r"(const )?(\w+) (\*?)(\w+);", found[name])
            self.assertEqual([m[3] for m in members], [f[0] for f in structure._fields_], name)
            for (constant, kind, pointer, member), (_, declared) in zip(
                    members, structure._fields_):
                with self.subTest(f"{name}.{member}"):
                    if kind == "char":
                        self.assertIs(declared, ctypes.c_char_p)
                    elif pointer:
                        self.assertEqual(
                            ctypes.sizeof(declared._type_),
                            {"int32_t": 4, "int64_t": 8, "uint8_t": 1, "float": 4}[kind])
                        self.assertTrue(constant)
                    else:
                        self.assertIs(declared, TYPES[kind])

    def test_functions(self):
        declared = re.findall(r"^[\w ]+?[ *](mutsu_\w+)\(([^;]*)\);", HEADER, re.MULTILINE)
        self.assertEqual({name for name, _ in declared}, set(_library.FUNCTIONS))
        for name, parameters in declared:
            count = 0 if parameters.strip() == "void" else parameters.count(",") + 1
            self.assertEqual(len(_library.FUNCTIONS[name][0]), count, name)

    def test_constants(self):
        values = constants()
        rows = [
            (_options.UNITS, ["WORD", "MORPHEME", "LONG_UNIT"], "units"),
            (_options.SYLLABARIES, ["HIRAGANA", "KATAKANA"], "syllabaries"),
            (_options.SYSTEMS, ["HEPBURN", "TRADITIONAL_HEPBURN", "KUNREI", "NIHON", "PASSPORT",
                                "WAPURO", "CABINET_2025"], "systems"),
            (_options.LONG_VOWELS, ["LONG_VOWELS_OF_SYSTEM", "MACRON", "CIRCUMFLEX", "DOUBLED",
                                    "UNMARKED"], "long vowels"),
            (_options.CAPITALS, ["NO_CAPITALS", "SENTENCE_CAPITALS", "PROPER_NOUN_CAPITALS"], ""),
            (_options.GROUPINGS, ["READING_PER_WORD", "READING_PER_KANJI"], "grouping"),
            (_options.NOTATIONS, ["NO_NOTATION", "RUBY", "AOZORA", "BRACKETS", "PARENTHESES",
                                  "DENDEN", "ANKI"], "notations"),
            (_options.STRICTNESS, ["STRICT", "NORMAL", "LOOSE", "ANYWHERE", "UAX14"], ""),
            (_options.WORD_BREAKS, ["BREAK_DEFAULT", "BREAK_NORMAL", "BREAK_ALL", "KEEP_ALL",
                                    "BREAK_PHRASES"], "word breaks"),
            (_options.METHODS, ["GREEDY", "PRETTY", "BALANCE"], "methods"),
            (_options.DOCUMENT_FORMATS, [
                "FORMAT_DETECTED", "HTML", "XHTML", "MARKDOWN", "PLAIN_TEXT", "AOZORA_TEXT", "EPUB",
                "DOCX", "SUBRIP", "WEBVTT", "ASS", "TTML", "CSV", "TSV", "JSON", "JSON_LINES"],
             "formats"),
            (_options.ANNOTATIONS, [
                "ANNOTATE_FURIGANA", "ANNOTATE_ROMAJI", "ANNOTATE_WORDS", "ANNOTATE_PHRASES",
                "ANNOTATE_LANGUAGE", "REMOVE_ANNOTATIONS"], "annotations"),
        ]
        for options, names, what in rows:
            self.assertEqual(
                list(options.values()), [values[f"MUTSU_{name}"] for name in names], what)
        self.assertEqual(_options.ALL_FIELDS, values["MUTSU_ALL_FIELDS"])
        self.assertEqual(_options.PART_OF_SPEECH, values["MUTSU_PART_OF_SPEECH"])
        self.assertEqual(_options.BASE_FORM, values["MUTSU_BASE_FORM"])
        self.assertEqual(_options.UNKNOWN_WORD, values["MUTSU_UNKNOWN_WORD"])
        for index, name in enumerate(("MANDATORY_BREAK", "ALLOWED_BREAK", "HYPHEN_BREAK")):
            self.assertEqual(values[f"MUTSU_{name}"], index)
        abi = re.search(r"#define MUTSU_ABI (\d+)", HEADER)
        self.assertEqual(int(abi[1]), _library.ABI)


if __name__ == "__main__":
    unittest.main()
