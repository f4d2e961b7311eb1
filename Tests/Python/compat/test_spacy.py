"""mutsu.spacy in pipelines of spaCy."""

import importlib.util
import pickle
import tempfile
import unittest

CONFIG = {"nlp": {"tokenizer": {"@tokenizers": "mutsu.Tokenizer.v1"}}}
TEXTS = ["東京へ行きました。", " 猫 は　かわいい  ", "", "a\n\nb", "ヌケニン", "𠮷野家😀", "  "]


@unittest.skipUnless(importlib.util.find_spec("spacy"), "spaCy is not installed")
class SpacyTests(unittest.TestCase):
    def setUp(self):
        import spacy

        import mutsu.spacy  # noqa: F401 - registers the tokenizer

        self.nlp = spacy.blank("ja", config=CONFIG)

    def test_texts(self):
        for unit in ("morpheme", "word", "long"):
            config = {"nlp": {"tokenizer": {**CONFIG["nlp"]["tokenizer"], "unit": unit}}}
            import spacy

            nlp = spacy.blank("ja", config=config)
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
        white_space = self.nlp("a\nb")[1]
        self.assertEqual((white_space.text, white_space.pos_), ("\n", "SPACE"))

    def test_universal_parts_of_speech(self):
        from mutsu.spacy import universal_pos
        from spacy.parts_of_speech import IDS

        rows = [
            ("noun.verbal", "NOUN"), ("noun.given-name", "PROPN"), ("particle.focus", "ADP"),
            ("verb.suffix", "AUX"), ("symbol.letter", "SYM"), ("punctuation.comma", "PUNCT"),
            (None, "X"), ("other", "X"),
        ]
        for name, expected in rows:
            self.assertEqual(universal_pos(name), expected)
            self.assertIn(expected, IDS)

    def test_a_real_tokenizer_of_spacy_has_the_same_methods(self):
        import spacy

        theirs = spacy.blank("en").tokenizer
        for name in ("to_bytes", "from_bytes", "to_disk", "from_disk", "__call__"):
            self.assertTrue(hasattr(theirs, name) and hasattr(self.nlp.tokenizer, name), name)

    def test_saving(self):
        import spacy

        config = {"nlp": {"tokenizer": {
            **CONFIG["nlp"]["tokenizer"], "unit": "word", "user_dictionary": "睦月堂,ムツキヤ"}}}
        nlp = spacy.blank("ja", config=config)
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

    def test_processes(self):
        expected = [[t.text for t in self.nlp(text)] for text in TEXTS]
        docs = self.nlp.pipe(TEXTS, n_process=2)
        self.assertEqual([[t.text for t in doc] for doc in docs], expected)


if __name__ == "__main__":
    unittest.main()
