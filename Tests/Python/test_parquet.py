"""The command annotate-parquet."""

import contextlib
import io
import pathlib
import tempfile
import unittest

import mutsu
from mutsu import __main__ as command
from support import requires

TEXTS = ["東京へ 行きました。", None, "", "猫", "犬だ"]


@requires("pyarrow")
class ParquetTests(unittest.TestCase):
    def setUp(self):
        import pyarrow
        import pyarrow.parquet

        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = pathlib.Path(self.folder.name)
        table = pyarrow.table({"id": range(5), "text": TEXTS, "bad": [b"a", b"\xff", None, b"", b"b"]})
        pyarrow.parquet.write_table(table, self.path / "in.parquet")

    def run_command(self, *arguments, column="text", source="in.parquet"):
        """Return the exit code, the messages, and the rows that were written."""
        import pyarrow.parquet

        output = self.path / "out.parquet"
        errors = io.StringIO()
        with contextlib.redirect_stderr(errors):
            code = command.main([
                "annotate-parquet", str(self.path / source), str(output), "--column", column,
                *arguments])
        table = pyarrow.parquet.read_table(output) if output.exists() else None
        return code, errors.getvalue(), table

    def test_columns(self):
        code, message, table = self.run_command(
            "--add", "words:unit=word", "--add", "yomi=hiragana", "--add", "tokens", "--add",
            "detect", "--add", "wrap:width=8,details=true", "--batch-size", "2")
        self.assertEqual((code, message), (0, "5 rows, 0 failed\n"))
        self.assertEqual(table.column("text").to_pylist(), TEXTS)
        self.assertEqual(table.column("yomi").to_pylist(), mutsu.hiragana(TEXTS))
        self.assertEqual(table.column("text_words").to_pylist(), mutsu.words(TEXTS, unit="word"))
        self.assertEqual(table.column("text_detect").to_pylist(), mutsu.detect(TEXTS))
        tokens = table.column("text_tokens").to_pylist()
        self.assertIsNone(tokens[1])
        self.assertEqual(tokens[0][0]["reading"], "トウキョウ")
        self.assertEqual(table.column("text_wrap").to_pylist()[0][0]["text"], "東京へ")
        metadata = table.schema.field("text_words").metadata
        self.assertEqual(metadata[b"mutsu.analysis"], b"words:unit=word")
        self.assertEqual(metadata[b"mutsu.fields_version"], str(mutsu.FIELDS_VERSION).encode())
        self.assertEqual(metadata[b"mutsu.source"], b"text")

    def test_batches_and_workers_do_not_change_the_result(self):
        tables = [
            self.run_command("--add", "tokens", "--batch-size", size, "--workers", workers)[2]
            for size, workers in (("1", "1"), ("3", "2"), ("100", "1"))
        ]
        self.assertEqual(tables[0].to_pylist(), tables[1].to_pylist())
        self.assertEqual(tables[0].to_pylist(), tables[2].to_pylist())

    def test_rows_that_fail(self):
        code, message, table = self.run_command("--errors", "null", column="bad")
        self.assertEqual((code, message), (0, "5 rows, 1 failed\n"))
        self.assertEqual(table.column("bad_words").to_pylist(), [["a"], None, None, [], ["b"]])
        errors = table.column("bad_error").to_pylist()
        self.assertIn("invalid UTF-8", errors[1])
        self.assertEqual([error is None for error in errors], [True, False, True, True, True])

    def test_errors(self):
        (self.path / "text.parquet").write_text("not Parquet")
        rows = [
            ({"column": "bad"}, "row 1: invalid UTF-8", "an error ends the command"),
            ({"column": "body"}, "the columns are id, text, bad", "no such column"),
            ({"column": "id"}, "expected an array of strings", "numbers"),
            ({"source": "none.parquet"}, "No such file", "no such file"),
            ({"source": "text.parquet"}, "arquet", "another format"),
        ]
        for options, expected, why in rows:
            with self.subTest(why):
                code, message, table = self.run_command(**options)
                self.assertEqual(code, 1)
                self.assertIn(expected, message)
                self.assertIsNone(table, "no file is written")
        for form, expected in (
            ("wordz", "is not an analysis"), ("words:units=x", "unexpected keyword"),
            ("words:unit=x", "must be one of"), ("id=words", "exists already"),
            ("wrap", "width"),
        ):
            with self.subTest(form):
                code, message, table = self.run_command("--add", form)
                self.assertEqual(code, 1)
                self.assertIn(expected, message)
                self.assertIsNone(table)
        self.assertEqual(list(self.path.glob("*.part")), [])

    def test_the_version(self):
        output = io.StringIO()
        with contextlib.redirect_stdout(output), self.assertRaises(SystemExit):
            command.main(["--version"])
        self.assertTrue(output.getvalue().startswith(f"mutsu {mutsu.__version__} (libmutsu "))


if __name__ == "__main__":
    unittest.main()
