"""mutsu.compat.fugashi beside fugashi."""

import importlib.util
import pickle
import unittest

from mutsu import Error, Tokenizer
from mutsu.compat import fugashi as ours

TEXTS = ["東京へ行きました。", " 猫 は　かわいい ", "", "ヌケニンabc123", "𠮷野家😀"]


class ShapeTests(unittest.TestCase):
    def test_nodes(self):
        for tagger in (ours.Tagger(), ours.GenericTagger()):
            for text in TEXTS:
                nodes = tagger(text)
                joined = "".join(node.white_space + node.surface for node in nodes)
                self.assertEqual(joined, text[:len(joined)])
                self.assertEqual(text[len(joined):].strip(), "")
                for node in nodes:
                    self.assertEqual(node.length, len(node.surface.encode()))
                    self.assertEqual(node.stat == 1, node.is_unk)
        node = ours.Tagger()("行った")[0]
        self.assertEqual(node.feature.lemma, "行く")
        self.assertEqual((node.feature.kana, node.feature.pos1), ("イッ", "動詞"))
        self.assertEqual(node.pos, "動詞,自立,*,*")
        self.assertEqual(ours.GenericTagger()("行った")[0].feature[0], "動詞")
        unknown = ours.Tagger()("ヌケニン")[0]
        self.assertTrue(unknown.is_unk)
        self.assertIsNone(unknown.feature.kana)

    def test_parse(self):
        self.assertEqual(ours.Tagger("-Owakati").parse("東京へ 行く"), "東京 へ 行く")
        self.assertEqual(ours.Tagger("-O wakati").parse(""), "")
        lines = ours.Tagger().parse("猫だ").split("\n")
        self.assertEqual([line.split("\t")[0] for line in lines], ["猫", "だ", "EOS"])

    def test_arguments(self):
        for argument in ("-d /tmp/unidic", "-r x", "--nbest"):
            with self.assertRaises(Error):
                ours.Tagger(argument)
        tagger = ours.Tagger(tokenizer=Tokenizer("睦月堂,ムツキヤ"))
        self.assertEqual(tagger("睦月堂")[0].feature.kana, "ムツキヤ")
        copy = pickle.loads(pickle.dumps(tagger))
        self.assertEqual(copy("睦月堂")[0].feature.kana, "ムツキヤ")


@unittest.skipUnless(importlib.util.find_spec("fugashi"), "fugashi is not installed")
class FugashiTests(unittest.TestCase):
    def setUp(self):
        import fugashi
        import ipadic

        self.fugashi = fugashi
        self.theirs = fugashi.GenericTagger(ipadic.MECAB_ARGS)

    def test_names(self):
        for theirs, mine in (
            (self.fugashi.GenericTagger, ours.GenericTagger), (self.fugashi.Tagger, ours.Tagger)
        ):
            missing = {n for n in dir(theirs) if n[0] != "_"} - set(dir(mine))
            self.assertEqual(missing, {"nbest", "nbestToNodeList", "dictionary_info"})
        node = self.theirs("猫")[0]
        missing = {n for n in dir(node) if n[0] != "_"} - set(dir(ours.Tagger()("猫")[0]))
        self.assertEqual(missing, {"char_type", "posid"})

    def test_the_same_program_runs_with_both(self):
        for text in TEXTS:
            for tagger in (self.theirs, ours.GenericTagger()):
                nodes = tagger(text)
                position = 0
                for node in nodes:
                    self.assertIsInstance(node.surface, str)
                    self.assertIsInstance(node.white_space, str)
                    self.assertIsInstance(node.feature, tuple)
                    self.assertIsInstance(node.feature_raw, str)
                    self.assertIsInstance(node.is_unk, bool)
                    self.assertEqual(
                        text[position:position + len(node.white_space)], node.white_space)
                    position += len(node.white_space) + len(node.surface)
                self.assertEqual(text[position:].strip(), "")

    def test_features_have_the_fields_of_ipadic(self):
        text = "東京へ行きました。"
        theirs = [(n.surface, n.feature[0], n.feature[7]) for n in self.theirs(text)]
        mine = [(n.surface, n.feature[0], n.feature[7]) for n in ours.GenericTagger()(text)]
        self.assertEqual(mine, theirs)

    def test_wakati(self):
        import ipadic

        theirs = self.fugashi.GenericTagger(f"{ipadic.MECAB_ARGS} -Owakati")
        for text in ("東京へ行きました。", " 猫 は かわいい ", ""):
            self.assertEqual(ours.Tagger("-Owakati").parse(text), theirs.parse(text))


if __name__ == "__main__":
    unittest.main()
