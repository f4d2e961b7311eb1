"""Analyses of one text."""

import pathlib
import tempfile
import unittest

import mutsu
from support import ANALYSES, TEXTS, VARIANTS


class AnalysisTests(unittest.TestCase):
    def test_results(self):
        rows = [
            ("words", "国家公務員", {"unit": "long"}, ["国家公務員"], "compounds"),
            ("hiragana", "ABCで", {"spell_latin": True}, "えーびーしーで", "letters"),
            ("katakana", "→", {"spell_symbols": True}, "ヤジルシ", "symbols"),
            ("romaji", "新聞", {"system": "kunrei"}, "sinbun", "a system"),
            ("romaji", "東京", {"long_vowels": "doubled"}, "toukyou", "long vowels"),
            ("romaji", "東京へ", {"separator": ""}, "tōkyōe", "no separator"),
            ("romaji", "田中さん", {"capitals": "proper-nouns", "hyphenate_suffixes": True},
             "Tanaka-san", "names"),
            ("furigana", "時間", {"format": "aozora", "grouping": "kanji"},
             "時《じ》間《かん》", "a reading for each kanji"),
            ("furigana", "<猫>", {"format": "html", "kana": "katakana"},
             "&lt;<ruby>猫<rt>ネコ</rt></ruby>&gt;", "escaped"),
            ("detect", "???", {}, None, "no language"),
            ("detect", "東京", {"candidates": ["zh", "ko"]}, "zh", "candidates"),
            ("annotate", "# 東京\n", {"format": "markdown", "notation": "brackets"},
             "# 東京[とうきょう]\n", "a notation"),
            ("annotate", "東京[とうきょう]へ", {"format": "text", "annotation": "remove"},
             "東京[とうきょう]へ", "what others wrote is not removed"),
            ("wrap", "東京へ行く", {"width": 6, "word_break": "normal"}, ["東京へ", "行く"], ""),
        ]
        for name, text, options, expected, why in rows:
            with self.subTest(f"{name}: {why or text}"):
                if name == "detect" and "candidates" in options:
                    self.assertTrue(mutsu.detect(text, **options).startswith(expected))
                elif name == "annotate" and options.get("annotation") == "remove":
                    self.assertIn("東京", mutsu.annotate(text, **options))
                else:
                    self.assertEqual(getattr(mutsu, name)(text, **options), expected)

    def test_components_of_compounds_are_joined(self):
        token = mutsu.tokens("一番上")[0]
        self.assertEqual((token.base_form, token.reading), ("一番上", "イチバンウエ"))
        self.assertIn("一番:上", token.features, "features are those of the dictionary")

    def test_offsets_are_indices_of_the_text(self):
        for text in TEXTS:
            items = [
                *((t.surface, t) for t in mutsu.tokens(text)),
                *((w.surface, w) for w in mutsu.words(text, unit="word", details=True)),
                *((s.text, s) for s in mutsu.spans(text)),
                *((s.text, s) for s in mutsu.breaks(text)),
                *((line.text, line) for line in mutsu.wrap(text, 10, details=True)),
            ]
            for surface, item in items:
                self.assertEqual(text[item.start:item.end], surface)

    def test_segments_cover_the_text(self):
        for text in TEXTS:
            for items in (mutsu.furigana(text), mutsu.spans(text), mutsu.breaks(text)):
                self.assertEqual("".join(item.text for item in items), text)

    def test_words_have_all_but_white_space(self):
        for text in TEXTS:
            expected = "".join(text.split())
            for unit in ("morpheme", "word", "long"):
                joined = "".join(mutsu.words(text, unit=unit))
                self.assertEqual("".join(joined.split()), expected, f"{text!r} {unit}")

    def test_bytes_are_text(self):
        for name, options in VARIANTS:
            for text in TEXTS:
                expected = getattr(mutsu, name)(text, **options)
                if name == "annotate":
                    expected = expected.encode()
                for form in (text.encode(), bytearray(text.encode()), memoryview(text.encode())):
                    self.assertEqual(getattr(mutsu, name)(form, **options), expected)

    def test_documents_in_other_encodings(self):
        document = '<meta charset="euc-jp"><p>東京</p>'
        try:
            annotated = mutsu.annotate(document.encode("euc-jp"))
        except mutsu.Error as error:
            self.assertEqual(error.code, "library-missing")
            return
        self.assertIn("とうきょう", annotated.decode("euc-jp"))
        self.assertEqual(
            mutsu.annotate(annotated, annotation="remove"), document.encode("euc-jp"))

    def test_subclasses_of_str(self):
        class Name(str):
            def __str__(self):
                return "another text"

        self.assertEqual(mutsu.words(Name("東京へ")), ["東京", "へ"])
        self.assertEqual(mutsu.words([Name("東京へ")]), [["東京", "へ"]])


class TokenizerTests(unittest.TestCase):
    def test_user_dictionaries(self):
        rows = [("睦月堂", "ムツキヤ", "noun.place"), ("a,b", "エービー")]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "words.csv"
            path.write_text('\ufeff睦月堂,ムツキヤ,noun.place\n', encoding="utf-8")
            for source in ("睦月堂,ムツキヤ,noun.place\n", path, rows):
                tokenizer = mutsu.Tokenizer(user_dictionary=source)
                self.assertEqual(tokenizer.hiragana("睦月堂へ"), "むつきやへ")
        self.assertEqual(mutsu.Tokenizer(rows).words("a,bを"), ["a,b", "を"])
        self.assertNotEqual(mutsu.hiragana("睦月堂へ"), "むつきやへ")

    def test_proper_names(self):
        text = "長宗我部元親"
        with_names = mutsu.words(text)
        without = mutsu.Tokenizer(proper_names=False).words(text)
        self.assertEqual("".join(without), "".join(with_names))

    def test_verification(self):
        self.assertEqual(mutsu.Tokenizer(verify=True).words("猫"), ["猫"])

    def test_errors(self):
        with tempfile.TemporaryDirectory() as folder:
            damaged = pathlib.Path(folder) / "damaged.mutsu"
            damaged.write_bytes(b"not a dictionary" * 100)
            rows = [
                ({"dictionary": "/nonexistent.mutsu"}, "dictionary-missing"),
                ({"dictionary": damaged}, "dictionary-damaged"),
                ({"dictionary": folder}, "dictionary-missing"),
                ({"user_dictionary": "東京"}, "user-dictionary"),
                ({"user_dictionary": "\ud800,ア"}, None),
            ]
            for arguments, code in rows:
                with self.subTest(arguments), self.assertRaises((mutsu.Error, ValueError)) as raised:
                    mutsu.Tokenizer(**arguments)
                if code:
                    self.assertEqual(raised.exception.code, code)

    def test_representation(self):
        self.assertEqual(repr(mutsu.Tokenizer()), "Tokenizer()")
        self.assertEqual(
            repr(mutsu.Tokenizer("猫,ネコ", proper_names=False)),
            "Tokenizer(user_dictionary='猫,ネコ', proper_names=False)")


class OptionTests(unittest.TestCase):
    def test_unknown_values(self):
        rows = [
            ("words", {"unit": "sentence"}), ("romaji", {"system": "heburn"}),
            ("romaji", {"long_vowels": 1}), ("romaji", {"capitals": None}),
            ("furigana", {"format": "ruby"}), ("furigana", {"grouping": []}),
            ("breaks", {"strictness": "x"}), ("wrap", {"width": 5, "method": "best"}),
            ("annotate", {"format": "pdf"}), ("words", {"unit": None}),
        ]
        for name, options in rows:
            with self.subTest(name, **options), self.assertRaises(mutsu.Error) as raised:
                getattr(mutsu, name)("猫", **options)
            self.assertEqual(raised.exception.code, "invalid-option")
            self.assertRegex(str(raised.exception), "must be one of")

    def test_widths(self):
        for width in (0, -1, float("nan")):
            with self.subTest(width), self.assertRaises(mutsu.Error):
                mutsu.wrap("猫", width)
        with self.assertRaises((TypeError, ValueError)):
            mutsu.wrap("猫", "wide")

    def test_batches(self):
        for options in ({"errors": "ignore"}, {"workers": 0}, {"workers": "2"}):
            with self.subTest(**options), self.assertRaises(mutsu.Error):
                mutsu.words(["猫"], **options)

    def test_every_analysis_is_tested(self):
        self.assertEqual(set(ANALYSES), set(mutsu._ANALYSES))


if __name__ == "__main__":
    unittest.main()
