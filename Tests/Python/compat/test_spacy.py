"""mutsu.spacy in pipelines of spaCy."""

import importlib.metadata
import importlib.util
import pathlib
import pickle
import subprocess
import sys
import tempfile
import unittest
import warnings

CONFIG = {"nlp": {"tokenizer": {"@tokenizers": "mutsu.Tokenizer.v1"}}}
TEXTS = ["東京へ行きました。", " 猫 は　かわいい  ", "", "a\n\nb", "ヌケニン", "𠮷野家😀", "  ", "猫 \n　犬"]


def is_installed():
    """Return whether the tests run with a wheel, which has entry points."""
    try:
        importlib.metadata.distribution("mutsu")
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


@unittest.skipUnless(importlib.util.find_spec("spacy"), "spaCy is not installed")
class SpacyTests(unittest.TestCase):
    def setUp(self):
        import spacy

        import mutsu.spacy  # noqa: F401 - registers the tokenizer

        self.nlp = spacy.blank("ja", config=CONFIG)

    def configured(self, **options):
        import spacy

        return spacy.blank(
            "ja", config={"nlp": {"tokenizer": {**CONFIG["nlp"]["tokenizer"], **options}}})

    def test_texts(self):
        for unit in ("morpheme", "word", "long"):
            nlp = self.configured(unit=unit)
            for text in TEXTS:
                doc = nlp(text)
                self.assertEqual(doc.text, text)
                for token in doc:
                    self.assertEqual(text[token.idx:token.idx + len(token)], token.text)

    def test_attributes(self):
        doc = self.nlp("東京へ行った。")
        self.assertEqual(
            [(t.text, t.tag_, t.pos_, t.lemma_, t.morph.get("Reading")) for t in doc],
            [("東京", "noun.place", "PROPN", "東京", ["トウキョウ"]),
             ("へ", "particle.case-marking", "ADP", "へ", ["ヘ"]),
             ("行っ", "verb", "VERB", "行く", ["イッ"]), ("た", "auxiliary-verb", "AUX", "た", ["タ"]),
             ("。", "punctuation.full-stop", "PUNCT", "。", ["。"])])
        self.assertEqual(doc[2].morph.get("Inflection"), ["五段・カ行促音便;連用タ接続"])
        white_space = self.nlp("a\nb")[1]
        self.assertEqual((white_space.text, white_space.pos_), ("\n", "SPACE"))
        compound = self.nlp("一番上")[0]
        self.assertEqual(
            (compound.lemma_, compound.morph.get("Reading")), ("一番上", ["イチバンウエ"]))

    def test_universal_parts_of_speech(self):
        from mutsu.spacy import universal_pos
        from spacy.parts_of_speech import IDS

        rows = [
            ("noun.verbal", "NOUN"), ("noun.given-name", "PROPN"), ("particle.focus", "ADP"),
            ("verb.suffix", "AUX"), ("symbol.letter", "SYM"), ("punctuation.comma", "PUNCT"),
            ("particle.nominalizing", "ADP"), (None, "X"), ("other", "X"),
        ]
        for name, expected in rows:
            self.assertEqual(universal_pos(name), expected)
            self.assertIn(expected, IDS)

    def test_universal_parts_of_speech_in_context(self):
        rows = [
            ("猫の本", "NOUN ADP NOUN"), ("行くのが", "VERB SCONJ ADP"),
            ("勉強する", "VERB AUX"), ("勉強をする", "NOUN ADP VERB"), ("料理できる", "VERB AUX"),
            ("勉強 する", "NOUN VERB"), ("_", "PUNCT"), ("$", "SYM"),
        ]
        for text, expected in rows:
            with self.subTest(text):
                self.assertEqual(" ".join(t.pos_ for t in self.nlp(text)), expected)

    def test_saving(self):
        import spacy

        nlp = self.configured(unit="word", user_dictionary="睦月堂,ムツキヤ")
        text = "睦月堂へ行きました"
        expected = [t.text for t in nlp(text)]
        self.assertEqual(expected, ["睦月堂", "へ", "行きました"])
        with tempfile.TemporaryDirectory() as folder:
            nlp.to_disk(folder)
            self.assertEqual([t.text for t in spacy.load(folder)(text)], expected)
        again = spacy.blank("ja", config=CONFIG).from_bytes(nlp.to_bytes())
        self.assertEqual([t.text for t in again(text)], expected)
        copy = pickle.loads(pickle.dumps(nlp.tokenizer))
        self.assertEqual([t.text for t in copy(text)], expected)

    def test_serialized_documents(self):
        from spacy.tokens import DocBin

        docs = [self.nlp(text) for text in TEXTS]
        copies = DocBin(docs=docs, attrs=["TAG", "POS", "LEMMA", "MORPH"]).get_docs(self.nlp.vocab)
        for doc, copy in zip(docs, copies):
            self.assertEqual(copy.text, doc.text)
            self.assertEqual([(t.tag_, t.pos_, t.lemma_, str(t.morph)) for t in copy],
                             [(t.tag_, t.pos_, t.lemma_, str(t.morph)) for t in doc])

    def test_bad_input(self):
        from mutsu import Error

        with self.assertRaises(Error):
            self.configured(unit="sentence")
        with self.assertRaises(Error):
            self.configured(user_dictionary="睦月堂")
        for data in (b"", b"[]", b'{"unit": "word"}'):
            with self.assertRaises(ValueError):
                self.nlp.tokenizer.from_bytes(data)
        for text in (None, 3, b"abc"):
            with self.assertRaises(TypeError):
                self.nlp.tokenizer(text)
        self.assertEqual([t.text for t in self.nlp("猫だ")], ["猫", "だ"])

    def test_processes(self):
        expected = [[t.text for t in self.nlp(text)] for text in TEXTS]
        docs = self.nlp.pipe(TEXTS, n_process=2)
        self.assertEqual([[t.text for t in doc] for doc in docs], expected)

    def test_batches(self):
        texts = TEXTS * 3
        expected = [[(t.text, t.pos_) for t in self.nlp(text)] for text in texts]
        docs = self.nlp.tokenizer.pipe(iter(texts), batch_size=5)
        self.assertEqual([[(t.text, t.pos_) for t in doc] for doc in docs], expected)

    def test_other_components(self):
        import spacy
        from spacy.matcher import Matcher
        from spacy.training import Example

        matcher = Matcher(self.nlp.vocab)
        matcher.add("noun and verb", [[{"POS": "NOUN"}, {"POS": "ADP"}, {"LEMMA": "食べる"}]])
        doc = self.nlp("猫が魚を食べた")
        self.assertEqual([doc[a:b].text for _, a, b in matcher(doc)], ["魚を食べ"])
        ruler = spacy.blank("ja", config=CONFIG)
        ruler.add_pipe("entity_ruler").add_patterns([{"label": "ANIMAL", "pattern": "猫"}])
        self.assertEqual([e.text for e in ruler("猫がいる").ents], ["猫"])
        example = Example(self.nlp("猫が魚を食べた"), self.nlp("猫が魚を食べた"))
        self.assertEqual(self.nlp.evaluate([example])["token_acc"], 1.0)

    @unittest.skipUnless(is_installed(), "mutsu is not installed as a wheel")
    def test_a_pipeline_is_loaded_without_an_import(self):
        program = (
            "import sys, spacy; nlp = spacy.load(sys.argv[1]); "
            "print(' '.join(t.text for t in nlp('東京へ行きました')))")
        with tempfile.TemporaryDirectory() as folder:
            self.configured(unit="word").to_disk(folder)
            self.assertTrue((pathlib.Path(folder) / "tokenizer").exists())
            found = subprocess.run(
                [sys.executable, "-X", "utf8", "-c", program, folder], stdout=subprocess.PIPE,
                encoding="utf-8", timeout=120, check=True)
        self.assertEqual(found.stdout, "東京 へ 行きました\n")


@unittest.skipUnless(
    importlib.util.find_spec("spacy") and importlib.util.find_spec("sudachipy")
    and importlib.util.find_spec("sudachidict_core"),
    "spaCy, SudachiPy or its dictionary is not installed")
class JapaneseTokenizerTests(unittest.TestCase):
    """Beside the tokenizer of spaCy for Japanese, which uses SudachiPy."""

    def setUp(self):
        import spacy

        import mutsu.spacy  # noqa: F401

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.theirs = spacy.blank("ja")
        self.ours = spacy.blank("ja", config=CONFIG)

    def test_names(self):
        names = {name for name in dir(self.theirs.tokenizer) if name[0] != "_"}
        missing = names - set(dir(self.ours.tokenizer))
        self.assertEqual(missing, {"need_subtokens", "split_mode", "tokenizer"})

    def test_results_for_plain_text(self):
        for text in ("猫が好きだ。", "本を読む", "数学を勉強する", "猫  犬", "猫 　 犬", " 猫\n", "  "):
            theirs, mine = (
                [(t.text, t.whitespace_, t.pos_, t.lemma_) for t in nlp(text)]
                for nlp in (self.theirs, self.ours))
            self.assertEqual(mine, theirs)

    def test_features(self):
        for nlp in (self.theirs, self.ours):
            verb = nlp("本を読んだ")[2]
            self.assertEqual(set(verb.morph.to_dict()), {"Inflection", "Reading"})
            self.assertEqual(verb.morph.get("Reading"), ["ヨン"])
            self.assertEqual(verb.morph.get("Inflection")[0].count(";"), 1)


if __name__ == "__main__":
    unittest.main()
