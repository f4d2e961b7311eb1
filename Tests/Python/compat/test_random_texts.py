"""Every adapter gives every character of a text back, whatever the text is."""

import importlib.util
import random
import unittest
from concurrent.futures import ThreadPoolExecutor

from mutsu.compat import fugashi, sudachipy

CHARACTERS = (
    "東京都の人は食べた行くのがでいるカタカナーひらがな々〆ヶ𠮷😀👨\u200d👩が\u3099ﾊﾟ１２3abcÀß:=|,.。、「」()"
    " \t\n\r\x0b\x0c\x1c\x1f\x85\xa0\u2003\u2028\u3000\u200b\ufeff\0\x01\x7f\ufffd\ue000한中ไทย"
)


def texts(count=400):
    """Return texts of random characters, the same in every run."""
    source = random.Random(29)
    return ["".join(source.choices(CHARACTERS, k=source.randrange(24))) for _ in range(count)]


class RandomTextTests(unittest.TestCase):
    def test_fugashi(self):
        tagger, wakati = fugashi.Tagger(), fugashi.Tagger("-Owakati")
        for text in texts():
            position = 0
            for node in tagger(text):
                self.assertEqual(
                    text[position:position + len(node.white_space)], node.white_space)
                self.assertEqual(node.white_space.strip(), "")
                position += len(node.white_space)
                self.assertEqual(text[position:position + len(node.surface)], node.surface)
                position += len(node.surface)
                self.assertIsInstance(node.feature.pos1, str)
            self.assertEqual(text[position:].strip(), "", repr(text))
            self.assertEqual(wakati.parse(text), " ".join(n.surface for n in tagger(text)))

    def test_sudachipy(self):
        tokenizer = sudachipy.Dictionary().tokenizer()
        for text in texts():
            for mode in sudachipy.SplitMode:
                position = 0
                for morpheme in tokenizer.tokenize(text, mode):
                    self.assertEqual(morpheme.begin(), position, repr(text))
                    position = morpheme.end()
                    self.assertGreater(len(morpheme), 0)
                    self.assertEqual(len(morpheme.part_of_speech()), 6)
                    self.assertIsInstance(morpheme.reading_form(), str)
                    parts = morpheme.split("A", add_single=True)
                    self.assertEqual("".join(map(str, parts)).split(), str(morpheme).split())
                self.assertEqual(position, len(text))

    def test_threads(self):
        tagger, tokenizer = fugashi.Tagger(), sudachipy.Dictionary().tokenizer()

        def values(text):
            return (
                [(node.surface, node.feature) for node in tagger(text)],
                [(m.surface(), m.dictionary_form()) for m in tokenizer.tokenize(text)])

        expected = list(map(values, texts()))
        with ThreadPoolExecutor(4) as pool:
            self.assertEqual(list(pool.map(values, texts())), expected)

    @unittest.skipUnless(importlib.util.find_spec("spacy"), "spaCy is not installed")
    def test_spacy(self):
        import mutsu.spacy
        import spacy

        vocab = spacy.blank("ja", config={
            "nlp": {"tokenizer": {"@tokenizers": "mutsu.Tokenizer.v1"}}}).vocab
        for unit in ("morpheme", "word", "long"):
            tokenizer = mutsu.spacy.MutsuTokenizer(vocab, unit)
            for text, doc in zip(texts(), tokenizer.pipe(texts())):
                self.assertEqual(doc.text, text)
                for token in doc:
                    self.assertEqual(text[token.idx:token.idx + len(token)], token.text)
                    self.assertTrue(token.tag_ and token.pos_ and token.lemma_)


if __name__ == "__main__":
    unittest.main()
