"""mutsu.compat.sudachipy beside SudachiPy."""

import importlib.util
import unittest
import warnings

from mutsu import Tokenizer
from mutsu.compat import sudachipy as ours

TEXTS = ["選挙管理委員会は東京へ行きました。", " 猫 は　かわいい ", "", "ヌケニンabc", "𠮷野家😀", "\n"]


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

    def test_modes(self):
        tokenizer = ours.Dictionary().create(ours.SplitMode.A)
        rows = [
            (None, ["選挙", "管理", "委員", "会"]), (ours.SplitMode.B, ["選挙", "管理", "委員", "会"]),
            (ours.SplitMode.C, ["選挙管理委員会"]),
        ]
        for mode, expected in rows:
            found = tokenizer.tokenize("選挙管理委員会", mode)
            self.assertEqual([m.surface() for m in found], expected)
        whole = tokenizer.tokenize("選挙管理委員会", ours.SplitMode.C)[0]
        self.assertEqual(whole.reading_form(), "センキョカンリイインカイ")
        self.assertEqual(whole.dictionary_form(), "選挙管理委員会")
        self.assertEqual(str(whole.split(ours.SplitMode.A)), "選挙 管理 委員 会")
        self.assertEqual(whole.split(ours.SplitMode.C, add_single=False).size(), 0)

    def test_values(self):
        morphemes = ours.Dictionary().create().tokenize("猫 行った")
        self.assertEqual(
            [(m.surface(), m.dictionary_form(), m.reading_form(), m.is_oov()) for m in morphemes],
            [("猫", "猫", "ネコ", False), (" ", " ", "", False), ("行っ", "行く", "イッ", False),
             ("た", "た", "タ", False)])
        self.assertEqual(morphemes[1].part_of_speech()[0], "空白")
        user = ours.Dictionary(tokenizer=Tokenizer("睦月堂,ムツキヤ"))
        self.assertEqual(user.create().tokenize("睦月堂")[0].reading_form(), "ムツキヤ")


@unittest.skipUnless(importlib.util.find_spec("sudachipy"), "SudachiPy is not installed")
class SudachiPyTests(unittest.TestCase):
    def setUp(self):
        import sudachipy

        self.sudachipy = sudachipy
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.theirs = sudachipy.Dictionary().create()

    def test_names(self):
        morphemes = self.theirs.tokenize("猫")
        mine = ours.Dictionary().create().tokenize("猫")
        missing = {n for n in dir(morphemes[0]) if n[0] != "_"} - set(dir(mine[0]))
        self.assertEqual(missing, {
            "dictionary_form_morpheme", "dictionary_id", "normalized_form_morpheme",
            "part_of_speech_id", "synonym_group_ids", "user_data", "word_id"})
        self.assertEqual({n for n in dir(self.theirs) if n[0] != "_"} - set(dir(ours.Tokenizer)),
                         {"mode"}, "an attribute of instances")
        self.assertTrue({"A", "B", "C"} <= set(dir(self.sudachipy.SplitMode)))

    def test_the_same_program_runs_with_both(self):
        for text in TEXTS:
            for tokenizer, modes in (
                (self.theirs, self.sudachipy.SplitMode), (ours.Dictionary().create(), ours.SplitMode)
            ):
                for mode in (modes.A, modes.B, modes.C):
                    morphemes = tokenizer.tokenize(text, mode)
                    self.assertEqual("".join(m.surface() for m in morphemes), text)
                    for m in morphemes:
                        self.assertEqual(m.surface(), text[m.begin():m.end()])
                        self.assertEqual(len(m), m.end() - m.begin())
                        for value in (m.dictionary_form(), m.normalized_form(), m.reading_form()):
                            self.assertIsInstance(value, str)
                        self.assertIsInstance(m.part_of_speech(), tuple)
                        self.assertIsInstance(m.is_oov(), bool)

    def test_results_for_plain_text(self):
        text = "猫が好きだ。"
        theirs = [(m.surface(), m.reading_form()) for m in self.theirs.tokenize(text)]
        mine = [(m.surface(), m.reading_form()) for m in ours.Dictionary().create().tokenize(text)]
        self.assertEqual(mine, theirs)


if __name__ == "__main__":
    unittest.main()
