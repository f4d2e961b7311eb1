"""Invalid arguments of the library itself, and texts of 2 GB."""

import ctypes
import unittest

import mutsu
from mutsu._library import LIBRARY, View
from support import run_python


class LibraryTests(unittest.TestCase):
    def setUp(self):
        self.result = LIBRARY.mutsu_result_new()
        self.engine = mutsu.Tokenizer()._engine

    def tearDown(self):
        LIBRARY.mutsu_result_free(self.result)

    def test_statuses(self):
        junk = ctypes.create_string_buffer(64)
        offsets = (ctypes.c_int64 * 3)(0, 5, 2)
        rows = [
            ((None, b"abc", 3, None, 0), "no engine"),
            ((ctypes.addressof(junk), b"abc", 3, None, 0), "another pointer"),
            ((self.engine, None, 3, None, 0), "no text"),
            ((self.engine, b"abc", -1, None, 0), "a negative length"),
            ((self.engine, b"abc", 3, offsets, 2), "descending offsets"),
            ((self.engine, b"abc", 3, offsets, -2), "a negative number of texts"),
        ]
        for arguments, why in rows:
            with self.subTest(why):
                self.assertNotEqual(LIBRARY.mutsu_phrases(*arguments, self.result), 0)
        self.assertNotEqual(LIBRARY.mutsu_phrases(self.engine, b"a", 1, None, 0, None), 0)
        self.assertNotEqual(LIBRARY.mutsu_result_view(None, ctypes.byref(View()), 8), 0)

    def test_closed_handles(self):
        LIBRARY.mutsu_result_free(None)
        LIBRARY.mutsu_close(None)
        extra = LIBRARY.mutsu_result_new()
        LIBRARY.mutsu_result_free(extra)
        self.assertNotEqual(LIBRARY.mutsu_phrases(self.engine, b"a", 1, None, 0, extra), 0)

    def test_invalid_utf8(self):
        rows = [
            (b"\xff", 0), (b"abc\xe3\x81", 3), ("猫".encode() + b"\xc0\x80", 3),
            (b"\xed\xa0\x80", 0), (b"\xf4\x90\x80\x80", 0),
        ]
        for text, position in rows:
            with self.subTest(text), self.assertRaises(mutsu.Error) as raised:
                mutsu.words(text)
            self.assertEqual(raised.exception.code, "invalid-utf8")
            self.assertEqual(raised.exception.position, position)
        with self.assertRaises(mutsu.Error) as raised:
            mutsu.words("𠮷猫\udc80")
        self.assertEqual(raised.exception.position, 2, "in code points")

    def test_two_gigabytes(self):
        output = run_python(
            "import mutsu, mmap\n"
            "text = mmap.mmap(-1, (1 << 31) + 10)\n"
            "from mutsu._calls import Analysis, Result, _call\n"
            "from mutsu import _builders\n"
            "import ctypes\n"
            "address = ctypes.addressof(ctypes.c_char.from_buffer(text))\n"
            "analysis = Analysis('mutsu_sentences', (), _builders.surfaces)\n"
            "result = Result()\n"
            "status = _call(mutsu.Tokenizer()._engine, analysis, address, len(text), None, 1, result)\n"
            "print(status, result.message())\n")
        self.assertTrue(output.startswith("4 "), output)


class ErrorTests(unittest.TestCase):
    def test_errors_are_values(self):
        import pickle

        error = mutsu.Error("invalid-utf8", "invalid", row=3, position=1)
        copy = pickle.loads(pickle.dumps(error))
        self.assertEqual(
            (copy.code, copy.message, copy.row, copy.position, str(copy)),
            ("invalid-utf8", "invalid", 3, 1, "row 3: invalid"))
        self.assertIsInstance(error, ValueError)


if __name__ == "__main__":
    unittest.main()
