"""mutsu.compat.fugashi beside fugashi."""

import importlib.util
import pickle
import unittest

from mutsu import Error, Tokenizer
from mutsu.compat import fugashi as ours

TEXTS = [
    "東京へ行きました。", " 猫 は　かわいい ", "", " ", "ヌケニンabc123", "𠮷野家😀", "a\tb\nc", "か\u3099行",
]


def has(*modules):
    return all(importlib.util.find_spec(module) for module in modules)


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
        self.assertEqual((node.feature.orth, node.feature.orthBase), ("行っ", "行く"))
        self.assertEqual(node.feature.aType, "0")
        self.assertEqual(node.pos, "動詞,自立,*,*")
        self.assertEqual(ours.GenericTagger()("行った")[0].feature[0], "動詞")
        compound = ours.Tagger()("一番上")[0]
        self.assertEqual((compound.surface, compound.feature.kana), ("一番上", "イチバンウエ"))

    def test_parse(self):
        self.assertEqual(ours.Tagger("-Owakati").parse("東京へ 行く"), "東京 へ 行く")
        self.assertEqual(ours.Tagger("-O wakati").parse(""), "")
        lines = ours.Tagger().parse("猫だ").split("\n")
        self.assertEqual([line.split("\t")[0] for line in lines], ["猫", "だ", "EOS"])

    def test_arguments(self):
        for argument in ("-d /tmp/unidic", "-r x", "--nbest", "-O", "wakati", "-Ochasen"):
            with self.assertRaises(Error):
                ours.Tagger(argument)
        tagger = ours.Tagger(tokenizer=Tokenizer("睦月堂,ムツキヤ"))
        self.assertEqual(tagger("睦月堂")[0].feature.kana, "ムツキヤ")
        copy = pickle.loads(pickle.dumps(tagger))
        self.assertEqual(copy("睦月堂")[0].feature.kana, "ムツキヤ")
        wakati = pickle.loads(pickle.dumps(ours.GenericTagger("-Owakati")))
        self.assertEqual(wakati.parse("猫だ"), "猫 だ")
        nodes = pickle.loads(pickle.dumps(tagger("睦月堂へ")))
        self.assertEqual([node.feature.kana for node in nodes], ["ムツキヤ", "ヘ"])

    def test_bad_input(self):
        for tagger in (ours.Tagger(), ours.GenericTagger("-Owakati")):
            for text in (None, 3, b"abc", ["a"]):
                for function in (tagger, tagger.parse, tagger.parseToNodeList):
                    with self.assertRaises(TypeError):
                        function(text)
            with self.assertRaises(Error):
                tagger("\ud800")


class BesideFugashi(unittest.TestCase):
    """What the tests of both dictionaries share."""

    def runs_with(self, tagger, text):
        position = 0
        for node in tagger(text):
            self.assertIsInstance(node.surface, str)
            self.assertEqual(repr(node), node.surface)
            self.assertIsInstance(node.feature, tuple)
            self.assertIsInstance(node.feature_raw, str)
            self.assertIsInstance(node.is_unk, bool)
            self.assertEqual(node.stat, int(node.is_unk))
            self.assertEqual(text[position:position + len(node.white_space)], node.white_space)
            position += len(node.white_space) + len(node.surface)
            self.assertEqual(node.length, len(node.surface.encode()))
            self.assertEqual(node.rlength - node.length, len(node.white_space.encode()))
        self.assertEqual(text[position:].strip(), "")
        self.assertEqual(tagger.parse(text).split("\n")[-1], "EOS")
        self.assertEqual(len(tagger.parse(text).split("\n")), len(tagger(text)) + 1)


@unittest.skipUnless(has("fugashi", "ipadic"), "fugashi or ipadic is not installed")
class IpadicTests(BesideFugashi):
    def setUp(self):
        import fugashi
        import ipadic

        self.fugashi = fugashi
        self.arguments = ipadic.MECAB_ARGS
        self.theirs = fugashi.GenericTagger(self.arguments)

    def test_names(self):
        for theirs, mine in (
            (self.fugashi.GenericTagger, ours.GenericTagger), (self.fugashi.Tagger, ours.Tagger)
        ):
            missing = {n for n in dir(theirs) if n[0] != "_"} - set(dir(mine))
            self.assertEqual(missing, {"nbest", "nbestToNodeList", "dictionary_info"})
        node = self.theirs("猫")[0]
        missing = {n for n in dir(node) if n[0] != "_"} - set(dir(ours.Tagger()("猫")[0]))
        self.assertEqual(missing, {"char_type", "posid"})
        for name in ("GenericTagger", "Node", "Tagger", "create_feature_wrapper", "make_tuple"):
            self.assertTrue(hasattr(self.fugashi, name) and name in ours.__all__, name)

    def test_the_same_program_runs_with_both(self):
        for text in TEXTS:
            for tagger in (self.theirs, ours.GenericTagger()):
                with self.subTest(text, tagger=tagger):
                    self.runs_with(tagger, text)

    def test_features_have_the_fields_of_ipadic(self):
        for text in ("東京へ行きました。", "猫が好きだった", "ヌケニン"):
            theirs = [(n.surface, n.feature[:1], n.feature[6:8]) for n in self.theirs(text)]
            mine = [(n.surface, n.feature[:1], n.feature[6:8]) for n in ours.GenericTagger()(text)]
            self.assertEqual(mine, theirs)

    def test_wakati(self):
        theirs = self.fugashi.GenericTagger(f"{self.arguments} -Owakati")
        for text in ("東京へ行きました。", " 猫 は　かわいい ", "", " "):
            self.assertEqual(ours.Tagger("-Owakati").parse(text), theirs.parse(text))
            self.assertEqual(
                [n.surface for n in ours.GenericTagger("-Owakati")(text)],
                [n.surface for n in theirs(text)])

    def test_wrappers(self):
        fields = "pos1 pos2 pos3 pos4 type form base reading pron x y".split()
        for package, arguments in ((self.fugashi, self.arguments), (ours, "")):
            with self.subTest(package.__name__):
                wrapper = package.create_feature_wrapper("Fields", fields)
                known, unknown = package.GenericTagger(arguments, wrapper)("行く ヌケニン")
                self.assertEqual((known.feature.base, known.feature.reading), ("行く", "イク"))
                self.assertEqual((unknown.feature.base, unknown.feature.reading), ("*", None))
                tagger = package.GenericTagger(arguments, wrapper=lambda *row: row[0], quiet=True)
                self.assertEqual(tagger("行く")[0].feature, "動詞")


@unittest.skipUnless(has("fugashi", "unidic_lite"), "fugashi or unidic-lite is not installed")
class UnidicTests(BesideFugashi):
    def setUp(self):
        import fugashi

        self.theirs = fugashi.Tagger()

    def test_the_same_program_runs_with_both(self):
        for text in TEXTS:
            for tagger in (self.theirs, ours.Tagger()):
                with self.subTest(text, tagger=tagger):
                    self.runs_with(tagger, text)

    def test_fields(self):
        node = ours.Tagger()("猫")[0]
        theirs = self.theirs("猫")[0]
        self.assertIsInstance(theirs.pos, str)
        self.assertEqual(len(theirs.pos.split(",")), len(node.pos.split(",")))
        missing = set(ours.Features._fields) - set(theirs.feature._fields)
        self.assertEqual(missing, {"accent"})

    def test_values(self):
        names = ("pos1", "cType", "lemma", "kana", "pron", "orth", "orthBase", "aType")
        # The lemmas of names are in katakana in UniDic.
        for text in ("猫", "猫へ行った", "本が好き"):
            rows = []
            for tagger in (self.theirs, ours.Tagger()):
                rows.append([[getattr(n.feature, name) for name in names] for n in tagger(text)])
            for theirs, mine in zip(*rows):
                # Names of conjugations differ, and UniDic has no accents of particles.
                self.assertEqual(mine[1] == "*", theirs[1] == "*")
                self.assertEqual(mine[2:7], theirs[2:7])
                if theirs[7] != "*":
                    self.assertEqual(mine[7], theirs[7])

    def test_unknown_words(self):
        for tagger in (self.theirs, ours.Tagger()):
            node = tagger("ヌケニン😀")[0]
            self.assertEqual((node.surface, node.is_unk), ("ヌケニン", True))
            self.assertEqual((node.feature.pos1, node.feature.pos4), ("名詞", "*"))
            for name in ("lemma", "kana", "pron", "orth", "orthBase", "aType", "aConType"):
                self.assertIsNone(getattr(node.feature, name), name)


if __name__ == "__main__":
    unittest.main()
