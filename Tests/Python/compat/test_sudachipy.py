"""mutsu.compat.sudachipy beside SudachiPy."""

import importlib.util
import pickle
import unittest
import warnings

from mutsu import Error, Tokenizer
from mutsu.compat import sudachipy as ours

TEXTS = [
    "選挙管理委員会は東京へ行きました。", " 猫 は　かわいい ", "", "ヌケニンabc", "𠮷野家😀", "\n", "a 　\n\tb",
]


class ShapeTests(unittest.TestCase):
    def test_morphemes_cover_the_text(self):
        tokenizer = ours.Dictionary().create()
        for mode in ours.SplitMode:
            for text in TEXTS:
                morphemes = tokenizer.tokenize(text, mode)
                self.assertEqual("".join(m.surface() for m in morphemes), text)
                position = 0
                for morpheme in morphemes:
                    self.assertEqual(morpheme.begin(), position)
                    position = morpheme.end()
                    self.assertEqual(len(morpheme.part_of_speech()), 6)
                    if morpheme.surface().isspace():
                        self.assertEqual(len(morpheme), 1)
                        self.assertEqual(morpheme.part_of_speech()[0], "空白")

    def test_modes(self):
        tokenizer = ours.Dictionary().create(ours.SplitMode.A)
        rows = [
            (None, ["選挙", "管理", "委員", "会"]), (ours.SplitMode.B, ["選挙", "管理", "委員", "会"]),
            (ours.SplitMode.C, ["選挙管理委員会"]), ("c", ["選挙管理委員会"]),
        ]
        for mode, expected in rows:
            found = tokenizer.tokenize("選挙管理委員会", mode)
            self.assertEqual([m.surface() for m in found], expected)
        whole = tokenizer.tokenize("選挙管理委員会", ours.SplitMode.C)[0]
        self.assertEqual(whole.reading_form(), "センキョカンリイインカイ")
        self.assertEqual(whole.dictionary_form(), "選挙管理委員会")
        self.assertEqual(str(whole.split(ours.SplitMode.A)), "選挙 管理 委員 会")
        # SudachiPy 0.7.0 panics with add_single=True.
        self.assertEqual(str(whole.split(ours.SplitMode.C, add_single=True)), "選挙管理委員会")

    def test_values(self):
        morphemes = ours.Dictionary().create().tokenize("猫 行った")
        self.assertEqual(
            [(m.surface(), m.dictionary_form(), m.reading_form(), m.is_oov()) for m in morphemes],
            [("猫", "猫", "ネコ", False), (" ", " ", "", False), ("行っ", "行く", "イッ", False),
             ("た", "た", "タ", False)])
        user = ours.Dictionary(tokenizer=Tokenizer("睦月堂,ムツキヤ"))
        self.assertEqual(user.create().tokenize("睦月堂")[0].reading_form(), "ムツキヤ")

    def test_values_of_compounds_have_no_colons(self):
        # The dictionary has 一番:上 and イチバン:ウエ.
        morpheme = ours.Dictionary().create().tokenize("一番上")[0]
        self.assertEqual(
            (morpheme.surface(), morpheme.dictionary_form(), morpheme.reading_form()),
            ("一番上", "一番上", "イチバンウエ"))
        self.assertEqual(ours.Dictionary().create().tokenize(":")[0].dictionary_form(), ":")

    def test_bad_input(self):
        tokenizer = ours.Dictionary().create()
        for text in (None, 3, b"abc", ["a"]):
            with self.assertRaises(TypeError):
                tokenizer.tokenize(text)
        with self.assertRaises(ours.errors.SudachiError):
            tokenizer.tokenize("\ud800")
        for call in (
            lambda: tokenizer.tokenize("猫", "D"), lambda: ours.SplitMode(1),
            lambda: ours.Dictionary().create("long"),
            lambda: ours.Dictionary().create(projection="reading"),
        ):
            with self.assertRaises(Error) as raised:
                call()
            self.assertEqual(raised.exception.code, "invalid-option")

    def test_pickling(self):
        tokenizer = ours.Dictionary(tokenizer=Tokenizer("睦月堂,ムツキヤ")).create("A")
        again = pickle.loads(pickle.dumps(tokenizer))
        self.assertEqual(again.mode, ours.SplitMode.A)
        morphemes = pickle.loads(pickle.dumps(again.tokenize("睦月堂へ")))
        self.assertEqual([m.reading_form() for m in morphemes], ["ムツキヤ", "ヘ"])


@unittest.skipUnless(
    importlib.util.find_spec("sudachipy") and importlib.util.find_spec("sudachidict_core"),
    "SudachiPy or its dictionary is not installed")
class SudachiPyTests(unittest.TestCase):
    def setUp(self):
        import sudachipy

        self.sudachipy = sudachipy
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.theirs = sudachipy.Dictionary().create()

    def both(self):
        """Return the package and a tokenizer of each."""
        return (self.sudachipy, self.theirs), (ours, ours.Dictionary().create())

    def names(self, value):
        return {name for name in dir(value) if name[0] != "_"}

    def test_names(self):
        missing = {
            "": {"Config", "PosMatcher", "TextNormalizer", "WordInfo", "config", "sudachipy"},
            "Dictionary": {
                "entries", "lookup", "lookup_all_entries", "oov_morpheme", "pos_matcher", "pos_of",
                "pre_tokenizer", "text_normalizer"},
            "Morpheme": {
                "dictionary_form_morpheme", "dictionary_id", "get_word_info",
                "normalized_form_morpheme",
                "part_of_speech_id", "synonym_group_ids", "user_data", "word_id"},
            "MorphemeList": {"empty", "get_internal_cost"},
            "SplitMode": set(), "Tokenizer": {"mode"}, "errors": set(),
        }
        for name, expected in missing.items():
            with self.subTest(name):
                theirs = getattr(self.sudachipy, name) if name else self.sudachipy
                mine = getattr(ours, name) if name else ours
                known = self.names(theirs)
                # Older versions have fewer functions.
                self.assertEqual(known - self.names(mine), expected & known)
        self.assertEqual(ours.Dictionary().create().mode.name, "C")

    def test_the_same_program_runs_with_both(self):
        for package, tokenizer in self.both():
            modes = package.SplitMode
            for text in TEXTS:
                for mode in (modes.A, modes.B, modes.C, "a", "C", None):
                    morphemes = tokenizer.tokenize(text, mode)
                    self.assertEqual("".join(m.surface() for m in morphemes), text)
                    self.assertEqual(morphemes.size(), len(morphemes))
                    self.assertEqual(str(morphemes), " ".join(str(m) for m in morphemes))
                    self.assertEqual(bool(morphemes), text != "")
                    for m in morphemes:
                        self.assertEqual(m.surface(), text[m.begin():m.end()])
                        self.assertEqual(m.raw_surface(), m.surface())
                        self.assertEqual(len(m), m.end() - m.begin())
                        for value in (m.dictionary_form(), m.normalized_form(), m.reading_form()):
                            self.assertIsInstance(value, str)
                        self.assertIsInstance(m.part_of_speech(), tuple)
                        self.assertEqual(len(m.part_of_speech()), 6)
                        self.assertIsInstance(m.is_oov(), bool)

    def test_programs_of_older_versions_run_with_both(self):
        import sudachipy.dictionary
        import sudachipy.tokenizer

        for package in (sudachipy, ours):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                tokenizer = package.dictionary.Dictionary().create()
            mode = package.tokenizer.Tokenizer.SplitMode.A
            found = [m.surface() for m in tokenizer.tokenize("選挙管理委員会", mode)]
            self.assertEqual(found, ["選挙", "管理", "委員", "会"])

    def test_splitting(self):
        for package, tokenizer in self.both():
            with self.subTest(package.__name__):
                long, short = tokenizer.tokenize("選挙管理委員会へ", package.SplitMode.C)
                parts = long.split(package.SplitMode.A)
                self.assertEqual(str(parts), "選挙 管理 委員 会")
                self.assertEqual([m.begin() for m in parts], [0, 2, 4, 6])
                self.assertEqual(len(short.split(package.SplitMode.A)), 0)

    def test_output_lists(self):
        for package, tokenizer in self.both():
            with self.subTest(package.__name__):
                morphemes = tokenizer.tokenize("猫")
                self.assertIs(tokenizer.tokenize("犬だ", out=morphemes), morphemes)
                self.assertEqual([m.surface() for m in morphemes], ["犬", "だ"])

    def test_white_space(self):
        for text in (" ", "  ", "猫  犬", "猫　犬", " 　猫\n"):
            theirs, mine = (
                [(m.surface(), m.part_of_speech()[0]) for m in tokenizer.tokenize(text)]
                for _, tokenizer in self.both())
            # Line breaks are not 空白 in SudachiPy but unknown symbols.
            theirs = [(s, "空白" if s.isspace() else part) for s, part in theirs]
            self.assertEqual(mine, theirs, repr(text))

    def test_bad_input(self):
        for package, tokenizer in self.both():
            with self.subTest(package.__name__):
                for text in (None, 3, b"abc", ["a"]):
                    with self.assertRaises(TypeError):
                        tokenizer.tokenize(text)
                with self.assertRaises(package.errors.SudachiError):
                    tokenizer.tokenize("猫", "D")
                with self.assertRaises(IndexError):
                    tokenizer.tokenize("猫")[1]

    def test_results_for_plain_text(self):
        for text in ("猫が好きだ。", "東京へ行きました。", "本を読んでいる"):
            theirs, mine = (
                [(m.surface(), m.reading_form(), m.dictionary_form())
                 for m in t.tokenize(text, package.SplitMode.A)]
                for package, t in self.both())
            self.assertEqual(mine, theirs)


if __name__ == "__main__":
    unittest.main()
