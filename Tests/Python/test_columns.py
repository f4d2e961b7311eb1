"""Columns of NumPy, pandas, Polars and Arrow."""

import unittest

import mutsu
from support import ANALYSES, TEXTS, VARIANTS, plain, requires

COLUMN = [*TEXTS, None, "最後"]


class NumPyTests(unittest.TestCase):
    @requires("numpy")
    def test_arrays(self):
        import numpy

        for array in (numpy.array(COLUMN, dtype=object), numpy.array(["猫だ", "犬"])):
            result = mutsu.words(array)
            self.assertEqual(result.tolist(), mutsu.words(array.tolist()))
            self.assertEqual(result.shape, array.shape)
        grid = mutsu.hiragana(numpy.array([["猫"], ["犬"]]))
        self.assertEqual(grid.tolist(), [["ねこ"], ["いぬ"]])
        self.assertEqual(mutsu.words(numpy.array([], dtype=object)).shape, (0,))
        missing = mutsu.words(numpy.array([float("nan"), "猫"], dtype=object))
        self.assertEqual(missing.tolist(), [None, ["猫"]])
        with self.assertRaises(TypeError):
            mutsu.words(numpy.array([1, 2]))


class PandasTests(unittest.TestCase):
    @requires("pandas")
    def test_series(self):
        import pandas

        series = pandas.Series(COLUMN, index=range(10, 10 + len(COLUMN)), name="text")
        for name, options in VARIANTS:
            result = getattr(mutsu, name)(series, **options)
            self.assertEqual(list(result.index), list(series.index))
            self.assertEqual(result.name, "text")
            expected = getattr(mutsu, name)(COLUMN, **options)
            found = [None if value is None or value != value else value for value in result]
            self.assertEqual(found, expected, name)
        self.assertEqual(len(mutsu.words(pandas.Series([], dtype=object))), 0)
        index = mutsu.hiragana(pandas.Index(["猫", "犬"]))
        self.assertEqual(index.tolist(), ["ねこ", "いぬ"])
        missing = mutsu.words(pandas.Series([pandas.NA, float("nan"), "猫"], dtype=object))
        self.assertEqual(missing.tolist(), [None, None, ["猫"]])


class PolarsTests(unittest.TestCase):
    @requires("polars")
    def test_series(self):
        import polars

        series = polars.Series("text", COLUMN)
        for name, options in VARIANTS:
            result = getattr(mutsu, name)(series, **options)
            self.assertEqual(result.name, "text")
            expected = plain(getattr(mutsu, name)(COLUMN, **options))
            self._assert_equal(result.to_list(), expected, name)
        self.assertEqual(mutsu.words(polars.Series("x", [None, None])).to_list(), [None, None])
        self.assertEqual(mutsu.words(polars.Series("x", [], dtype=polars.String)).to_list(), [])

    def _assert_equal(self, found, expected, name):
        if name in ("languages", "spans"):
            found, expected = repr(found), repr(expected)  # confidences are floats of 32 bits
            self.assertEqual(len(found) > 0, len(expected) > 0)
        else:
            self.assertEqual(found, expected, name)


class ArrowTests(unittest.TestCase):
    def _arrays(self):
        import pyarrow

        arrays = [
            (pyarrow.array(COLUMN), "strings"),
            (pyarrow.array(COLUMN, pyarrow.large_string()), "large strings"),
            (pyarrow.array(COLUMN)[3:9], "a slice"),
            (pyarrow.array(COLUMN).dictionary_encode(), "a dictionary"),
            (pyarrow.chunked_array([COLUMN[:2], [], COLUMN[2:]]), "chunks"),
            (pyarrow.chunked_array([], type=pyarrow.string()), "no chunks"),
            (pyarrow.array([], pyarrow.string()), "an empty array"),
            (pyarrow.nulls(3), "nulls"),
        ]
        if hasattr(pyarrow, "string_view"):
            arrays.append((pyarrow.array(COLUMN, pyarrow.string_view()), "views"))
        return arrays

    @requires("pyarrow")
    def test_arrays(self):
        for name, options in VARIANTS:
            function = getattr(mutsu, name)
            for array, why in self._arrays():
                expected = plain(function(array.to_pylist(), **options))
                for workers in (1, 2):
                    with self.subTest(f"{name} {why}", workers=workers):
                        result = function(array, workers=workers, **options)
                        result.validate(full=True)
                        self.assertEqual(result.to_pylist(), expected)

    @requires("pyarrow")
    def test_types_do_not_depend_on_the_data(self):
        import pyarrow

        for name, options in VARIANTS:
            types = {
                str(getattr(mutsu, name)(pyarrow.array(texts, pyarrow.string()), **options).type)
                for texts in ([], [None], ["猫だ"], COLUMN)
            }
            self.assertEqual(len(types), 1, f"{name}: {types}")

    @requires("pyarrow")
    def test_fields_are_those_of_the_classes(self):
        import dataclasses

        from mutsu import _arrow, _values

        classes = {
            "tokens": _values.Token, "words": _values.Word, "ruby": _values.Ruby,
            "languages": _values.Language, "spans": _values.Span, "segments": _values.Segment,
            "lines": _values.Line,
        }
        for kind, cls in classes.items():
            structure = _arrow.TYPES[kind].value_type
            names = [structure.field(i).name for i in range(structure.num_fields)]
            self.assertEqual(names, [field.name for field in dataclasses.fields(cls)])

    @requires("pyarrow")
    def test_many_rows(self):
        import pyarrow

        texts = [f"{i}番目の文です。" if i % 5 else None for i in range(40_000)]
        for workers in (1, 2):
            result = mutsu.words(pyarrow.array(texts), workers=workers)
            self.assertEqual(result.to_pylist(), mutsu.words(texts))

    @requires("pyarrow")
    def test_errors(self):
        import pyarrow

        array = pyarrow.chunked_array([[b"abc"], [b"\xff", None, "猫".encode()]])
        with self.assertRaises(mutsu.Error) as raised:
            mutsu.words(array)
        self.assertEqual(raised.exception.row, 1)
        self.assertEqual(raised.exception.results.to_pylist(), [["abc"], None, None, ["猫"]])
        for workers in (1, 2):
            result = mutsu.hiragana(array, errors="null", workers=workers)
            self.assertEqual(result.to_pylist(), ["abc", None, None, "ねこ"])
        with self.assertRaises(TypeError):
            mutsu.words(pyarrow.array([1, 2]))

    @requires("pyarrow")
    def test_bytes_of_null_rows_are_not_errors(self):
        import pyarrow

        array = pyarrow.Array.from_buffers(
            pyarrow.large_binary(), 2,
            [pyarrow.py_buffer(b"\x02"), pyarrow.py_buffer(b"".join(
                n.to_bytes(8, "little") for n in (0, 1, 4))), pyarrow.py_buffer(b"\xff\xe7\x8c\xab")])
        self.assertEqual(mutsu.words(array).to_pylist(), [None, ["猫"]])

    def test_every_analysis_has_a_variant(self):
        self.assertEqual({name for name, _ in VARIANTS}, set(ANALYSES))


if __name__ == "__main__":
    unittest.main()
