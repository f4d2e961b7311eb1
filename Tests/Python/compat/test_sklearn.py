"""mutsu.sklearn in pipelines of scikit-learn."""

import importlib.util
import pickle
import unittest
import warnings

TEXTS = ["猫が好きだ", "犬が好きだった", "東京へ行った", "京都へ行く"]
USER = "睦月堂本舗,ムツキヤホンポ,noun.place"


@unittest.skipUnless(importlib.util.find_spec("sklearn"), "scikit-learn is not installed")
class SklearnTests(unittest.TestCase):
    def setUp(self):
        from mutsu.sklearn import JapaneseTokenizer

        self.tokenizer = JapaneseTokenizer

    def test_transform(self):
        rows = [
            ({}, ["猫", "が", "好き", "だ"]), ({"unit": "long"}, ["猫", "が", "好き", "だ"]),
            ({"parts_of_speech": ("noun",)}, ["猫"]),
            ({"parts_of_speech": ["particle"]}, ["が"]),
        ]
        for options, expected in rows:
            with self.subTest(**options):
                found = self.tokenizer(**options).fit_transform(TEXTS[:1])
                self.assertEqual(found, [expected])
                self.assertEqual(self.tokenizer(**options)(TEXTS[0]), expected)
        units = [self.tokenizer(unit)("行きました") for unit in ("morpheme", "word")]
        self.assertEqual(units, [["行き", "まし", "た"], ["行きました"]])
        base = self.tokenizer(base_forms=True, parts_of_speech=("verb",), workers=2)
        self.assertEqual(base.transform(TEXTS), [[], [], ["行く"], ["行く"]])
        self.assertEqual(self.tokenizer(base_forms=True).transform(["猫", None]), [["猫"], None])

    def test_columns(self):
        makers = {
            "numpy": lambda m, texts: m.array(texts, dtype=object),
            "pandas": lambda m, texts: m.Series(texts, index=range(5, 5 + len(texts))),
            "polars": lambda m, texts: m.Series(texts), "pyarrow": lambda m, texts: m.array(texts),
        }
        for name, make in makers.items():
            with self.subTest(name):
                if importlib.util.find_spec(name) is None:
                    self.skipTest(f"{name} is not installed")
                column = make(importlib.import_module(name), ["猫だ", None, "犬だ"])
                found = self.tokenizer().transform(column)
                self.assertEqual(found, [["猫", "だ"], None, ["犬", "だ"]])
        self.assertEqual(self.tokenizer().transform(["猫", float("nan")]), [["猫"], None])

    def test_bad_input(self):
        from sklearn.feature_extraction.text import CountVectorizer

        import numpy
        from mutsu import Error

        for values in ("猫だ", b"abc", numpy.array([["猫"]])):
            with self.assertRaises(ValueError):
                self.tokenizer().transform(values)
        with self.assertRaisesRegex(ValueError, "parts_of_speech"):
            self.tokenizer(parts_of_speech="noun").transform(["猫"])
        with self.assertRaisesRegex(Error, "unit"):
            self.tokenizer(unit="sentence").transform(["猫"])
        with self.assertRaises(TypeError):
            self.tokenizer().transform([1])
        with self.assertRaisesRegex(ValueError, "missing"):
            CountVectorizer(analyzer=self.tokenizer()).fit(["猫", None])

    def test_parameters(self):
        from sklearn.base import clone

        options = {
            "unit": "word", "base_forms": True, "parts_of_speech": ("noun",),
            "user_dictionary": USER, "workers": 1,
        }
        tokenizer = self.tokenizer(**options)
        self.assertEqual(tokenizer.get_params(), options)
        tokenizer.transform(["睦月堂本舗へ"])
        for copy in (clone(tokenizer), pickle.loads(pickle.dumps(tokenizer))):
            self.assertEqual(copy.get_params(), options)
            self.assertEqual(copy.transform(["睦月堂本舗へ"]), [["睦月堂本舗"]])
        changed = tokenizer.set_params(user_dictionary=None)
        self.assertNotEqual(changed.transform(["睦月堂本舗へ"]), [["睦月堂本舗"]])

    def test_a_real_transformer_has_the_same_methods(self):
        from sklearn.feature_extraction.text import HashingVectorizer

        theirs = {name for name in dir(HashingVectorizer) if name[0] != "_"}
        missing = theirs - set(dir(self.tokenizer))
        self.assertEqual(missing, {
            "build_analyzer", "build_preprocessor", "build_tokenizer", "decode", "get_stop_words",
            "partial_fit"})

    def test_no_warnings(self):
        from sklearn.pipeline import make_pipeline

        with warnings.catch_warnings():
            warnings.simplefilter("error")
            pipeline = make_pipeline(self.tokenizer())
            self.assertEqual(pipeline.fit_transform(["猫だ"]), [["猫", "だ"]])
            self.assertIn("JapaneseTokenizer", repr(pipeline))

    def test_processes(self):
        from joblib import Parallel, delayed

        tokenizer = self.tokenizer(user_dictionary=USER)
        texts = [*TEXTS, "睦月堂本舗へ"]
        # loky starts new processes, which read the tokenizer with pickle.
        found = Parallel(n_jobs=2)(delayed(tokenizer.transform)([text]) for text in texts)
        self.assertEqual([words for [words] in found], tokenizer.transform(texts))

    def test_pipelines(self):
        from sklearn.feature_extraction.text import CountVectorizer, TfidfVectorizer
        from sklearn.linear_model import LogisticRegression
        from sklearn.model_selection import GridSearchCV
        from sklearn.pipeline import make_pipeline

        pipeline = make_pipeline(
            TfidfVectorizer(analyzer=self.tokenizer(base_forms=True)), LogisticRegression())
        search = GridSearchCV(
            pipeline, {"tfidfvectorizer__analyzer": [self.tokenizer(), self.tokenizer("word")]},
            cv=2, n_jobs=2)
        search.fit(TEXTS * 2, [0, 0, 1, 1] * 2)
        self.assertEqual(list(search.predict(["猫だ", "京都だ"])), [0, 1])
        split = make_pipeline(
            self.tokenizer(), CountVectorizer(analyzer=lambda words: words)).fit(TEXTS)
        self.assertIn("猫", split[-1].vocabulary_)

    def test_results_of_a_vectorizer_that_is_called_text_by_text(self):
        from sklearn.feature_extraction.text import CountVectorizer

        one = CountVectorizer(analyzer=self.tokenizer()).fit_transform(TEXTS)
        split = CountVectorizer(analyzer=lambda words: words).fit_transform(
            self.tokenizer(workers=2).transform(TEXTS))
        self.assertEqual((one != split).nnz, 0)


if __name__ == "__main__":
    unittest.main()
