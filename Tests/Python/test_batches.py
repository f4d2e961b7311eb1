"""Lists and iterators of texts."""

import itertools
import unittest

import mutsu
from support import TEXTS, VARIANTS


class BatchTests(unittest.TestCase):
    def test_a_list_has_the_results_of_its_texts(self):
        for name, options in VARIANTS:
            function = getattr(mutsu, name)
            expected = [function(text, **options) for text in TEXTS]
            for workers in (1, 3):
                with self.subTest(name, workers=workers, **options):
                    self.assertEqual(function(TEXTS, workers=workers, **options), expected)
                    self.assertEqual(
                        list(function(iter(TEXTS), workers=workers, **options)), expected)
            self.assertEqual(function(tuple(TEXTS), **options), expected)

    def test_many_texts(self):
        texts = [f"{i}番目の文です。" if i % 7 else None for i in range(10_000)]
        expected = [None if text is None else mutsu.words(text) for text in texts]
        for workers in (1, 2):
            self.assertEqual(mutsu.words(texts, workers=workers), expected)

    def test_missing_and_empty(self):
        self.assertEqual(mutsu.words([]), [])
        self.assertEqual(mutsu.words([None]), [None])
        self.assertEqual(mutsu.hiragana([None, "", "猫"]), [None, "", "ねこ"])
        self.assertEqual(mutsu.words(["猫", float("nan")]), [["猫"], None], "a column as a list")
        self.assertEqual(mutsu.words({"猫": 1}), [["猫"]], "any iterable")

    def test_mixed_text_and_bytes(self):
        self.assertEqual(mutsu.hiragana(["猫", "犬".encode()]), ["ねこ", "いぬ"])

    def test_iterators_read_only_what_is_needed(self):
        read = itertools.count()
        texts = (f"{next(read)}匹の猫" for _ in itertools.count())
        results = mutsu.words(texts)
        self.assertEqual(next(read), 0, "nothing is read before the first result is requested")
        next(results)
        self.assertLess(next(read), 5000)
        results.close()

    def test_errors_name_their_rows(self):
        texts = ["猫", "a\ud800", None, b"\xe7\x8c", "犬"]
        with self.assertRaises(mutsu.Error) as raised:
            mutsu.words(texts)
        error = raised.exception
        self.assertEqual((error.row, error.code, error.position), (1, "invalid-utf8", 1))
        self.assertEqual([e.row for e in error.errors], [1, 3])
        self.assertEqual(error.results, [["猫"], None, None, None, ["犬"]])
        self.assertTrue(str(error).startswith("row 1: "))
        self.assertEqual(mutsu.words(texts, errors="null"), error.results)
        self.assertEqual(mutsu.words(texts, errors="null", workers=2), error.results)

    def test_errors_of_later_chunks(self):
        texts = ["猫"] * 9_000 + [b"\xff"] + ["犬"] * 9_000
        for workers in (1, 2):
            with self.assertRaises(mutsu.Error) as raised:
                mutsu.hiragana(texts, workers=workers)
            self.assertEqual(raised.exception.row, 9_000)
            self.assertEqual(raised.exception.results[9_001], "いぬ")
        results = mutsu.hiragana(iter(texts))
        for _ in range(9_000):
            self.assertEqual(next(results), "ねこ")
        with self.assertRaises(mutsu.Error) as raised:
            next(results)
        self.assertEqual(raised.exception.row, 9_000)

    def test_values_that_are_not_texts(self):
        with self.assertRaisesRegex(TypeError, "row 4097: a text is a str"):
            mutsu.words(["猫"] * 4097 + [5])
        for value in (5, None, 1.5, object()):
            with self.subTest(value), self.assertRaises(TypeError):
                mutsu.words(value)

    def test_generators_may_call_analyses(self):
        def texts():
            for text in TEXTS:
                yield "".join(mutsu.words(text))

        self.assertEqual(
            mutsu.words(list(texts())), list(mutsu.words(texts())))


if __name__ == "__main__":
    unittest.main()
