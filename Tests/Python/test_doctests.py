"""The examples in the documentation of the modules."""

import doctest
import importlib
import pathlib
import re
import unittest

import mutsu

ROOT = pathlib.Path(__file__).resolve().parents[2]
REQUIREMENTS = {"mutsu.spacy": "spacy", "mutsu.sklearn": "sklearn"}
MODULES = (
    "mutsu", "mutsu._tokenizer", "mutsu._universal", "mutsu.compat",
    "mutsu.compat.fugashi", "mutsu.compat.sudachipy", "mutsu.compat.sudachipy._mode",
    "mutsu.compat.sudachipy.dictionary", "mutsu.spacy", "mutsu.sklearn",
)
FLAGS = doctest.NORMALIZE_WHITESPACE


class DoctestTests(unittest.TestCase):
    def test_modules(self):
        # Examples call analyses without the name of the module.
        names = {name: getattr(mutsu, name) for name in mutsu.__all__}
        for name in MODULES:
            with self.subTest(name):
                required = REQUIREMENTS.get(name)
                if required and importlib.util.find_spec(required) is None:
                    self.skipTest(f"{required} is not installed")
                module = importlib.import_module(name)
                failed, tried = doctest.testmod(
                    module, extraglobs=names, optionflags=FLAGS, verbose=False)
                self.assertEqual(failed, 0)
                self.assertGreater(tried, 0, "no examples")

    def test_every_analysis_has_an_example(self):
        for name in mutsu._ANALYSES:
            self.assertIn(f">>> {name}(" if name not in ("tokens", "languages", "spans", "furigana",
                                                         "breaks") else f"{name}(",
                          getattr(mutsu.Tokenizer, name).__doc__, name)

    def test_page(self):
        page = ROOT / "Documentation/Python.md"
        blocks = re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)
        examples = [block for block in blocks if ">>>" in block]
        self.assertTrue(examples)
        parser = doctest.DocTestParser()
        for index, block in enumerate(examples):
            required = re.findall(r"^>>> (?:import|from) (spacy|sklearn)\b", block, re.MULTILINE)
            if any(importlib.util.find_spec(name) is None for name in required):
                continue
            test = parser.get_doctest(block, {"mutsu": mutsu}, f"example {index}", str(page), 0)
            runner = doctest.DocTestRunner(optionflags=FLAGS)
            runner.run(test)
            self.assertEqual(runner.failures, 0, block)


if __name__ == "__main__":
    unittest.main()
