"""mutsu.sklearn in pipelines of scikit-learn."""

import importlib.util
import pickle
import unittest

TEXTS = ["猫が好きだ", "犬が好きだった", "東京へ行った", "京都へ行く"]


@unittest.skipUnless(importlib.util.find_spec("sklearn"), "scikit-learn is not installed")
class SklearnTests(unittest.TestCase):
    def setUp(self):
        from mutsu.sklearn import JapaneseTokenizer

        self.tokenizer = JapaneseTokenizer

    def test_transform(self):
        rows = [
            ({}, ["猫", "が", "好き", "だ"]), ({"unit": "long"}, ["猫", "が", "好き", "だ"]),
            ({"parts_of_speech": ("noun",)}, ["猫"]),
            ({"parts_of_speech": ("particle",)}, ["が"]),
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

    def test_parameters(self):
        from sklearn.base import clone

        options = {
            "unit": "word", "base_forms": True, "parts_of_speech": ("noun",),
            "user_dictionary": "睦月堂本舗,ムツキヤホンポ,noun.place", "workers": 1,
        }
        tokenizer = self.tokenizer(**options)
        self.assertEqual(tokenizer.get_params(), options)
        tokenizer.transform(["睦月堂本舗へ"])
        for copy in (clone(tokenizer), pickle.loads(pickle.dumps(tokenizer))):
            self.assertEqual(copy.get_params(), options)
            self.assertEqual(copy.transform(["睦月堂本舗へ"]), [["睦月堂本舗"]])
        changed = tokenizer.set_params(user_dictionary=None)
        self.assertNotEqual(changed.transform(["睦月堂本舗へ"]), [["睦月堂本舗"]])

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


if __name__ == "__main__":
    unittest.main()
