"""Threads, processes and copies of the library."""

import concurrent.futures
import ctypes
import multiprocessing
import os
import pickle
import shutil
import tempfile
import threading
import unittest
import warnings

import mutsu
from mutsu import _library
from support import TEXTS, VARIANTS, run_python


def _analyze(function):
    return function(TEXTS)


class ProcessTests(unittest.TestCase):
    def test_functions_and_tokenizers_can_be_pickled(self):
        tokenizer = mutsu.Tokenizer("睦月堂,ムツキヤ", proper_names=False)
        copy = pickle.loads(pickle.dumps(tokenizer))
        self.assertEqual(copy.hiragana("睦月堂"), "むつきや")
        self.assertEqual(repr(copy), repr(tokenizer))
        self.assertEqual(pickle.loads(pickle.dumps(mutsu.words))("猫だ"), ["猫", "だ"])

    def test_values_can_be_pickled(self):
        values = [
            mutsu.tokens("猫だ"), mutsu.words("猫だ", details=True), mutsu.furigana("猫だ"),
            mutsu.languages("猫だ"), mutsu.spans("猫だ"), mutsu.breaks("猫だ"),
            mutsu.wrap("猫だ", 4, details=True),
        ]
        for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
            self.assertEqual(pickle.loads(pickle.dumps(values, protocol)), values)
        for items in values:
            self.assertFalse(hasattr(items[0], "__dict__"), "slots")
            with self.assertRaises(AttributeError):
                items[0].other = 1

    def test_processes(self):
        expected = mutsu.words(TEXTS)
        for method in multiprocessing.get_all_start_methods():
            with self.subTest(method):
                context = multiprocessing.get_context(method)
                with concurrent.futures.ProcessPoolExecutor(2, mp_context=context) as pool:
                    results = list(pool.map(_analyze, [mutsu.words] * 4))
                self.assertEqual(results, [expected] * 4)

    def test_fork_during_calls(self):
        # Python 3.12 warns of any fork of a process with threads.
        warnings.simplefilter("ignore", DeprecationWarning)
        self.addCleanup(warnings.resetwarnings)
        running = True

        def work():
            while running:
                mutsu.tokens(TEXTS)

        threads = [threading.Thread(target=work) for _ in range(3)]
        for thread in threads:
            thread.start()
        try:
            for _ in range(20):
                child = os.fork()
                if child == 0:
                    try:
                        ok = mutsu.words(["猫だ", None], workers=2) == [["猫", "だ"], None]
                    finally:
                        os._exit(0 if ok else 1)
                self.assertEqual(os.waitpid(child, 0)[1], 0)
        finally:
            running = False
            for thread in threads:
                thread.join()

    def test_threads(self):
        expected = [getattr(mutsu, name)(TEXTS, **options) for name, options in VARIANTS]
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            futures = [
                pool.submit(getattr(mutsu, name), TEXTS, **options)
                for name, options in VARIANTS for _ in range(8)
            ]
            for index, future in enumerate(futures):
                self.assertEqual(future.result(), expected[index // 8])

    def test_the_collector_is_enabled_again(self):
        import gc

        self.assertTrue(gc.isenabled())
        mutsu.words(TEXTS, workers=4)
        self.assertTrue(gc.isenabled())
        gc.disable()
        try:
            mutsu.words(TEXTS)
            self.assertFalse(gc.isenabled())
        finally:
            gc.enable()

    def test_two_copies_of_the_library(self):
        with tempfile.TemporaryDirectory() as folder:
            path = shutil.copy(_library.library_path(), os.path.join(folder, "another.so"))
            other = _library.load(path)
            self.assertEqual(other.mutsu_abi(), 0)
            result = other.mutsu_result_new()
            engine = ctypes.c_void_p()
            dictionary = _library.dictionary_path().encode()
            status = other.mutsu_open(
                dictionary, len(dictionary), None, result, ctypes.byref(engine))
            self.assertEqual(status, 0)
            self.assertEqual(
                other.mutsu_phrases(engine, b"abc", 3, None, 1, result), 0)
            self.assertNotEqual(
                _library.LIBRARY.mutsu_phrases(engine, b"abc", 3, None, 1, result), 0,
                "a handle of another copy")
            self.assertEqual(mutsu.words("猫だ"), ["猫", "だ"])
            other.mutsu_result_free(result)
            other.mutsu_close(engine)

    def test_the_module_alone(self):
        code = (
            "import sys\nbefore = set(sys.modules)\nimport mutsu\nmutsu.words('猫')\n"
            "heavy = {'dataclasses', 'inspect', 'numpy', 'pyarrow', 'pandas', 'concurrent.futures'}\n"
            "print(sorted(heavy & (set(sys.modules) - before)))")
        self.assertEqual(run_python(code).strip(), "[]", "what costs time is imported on use")

    def test_missing_library(self):
        code = (
            "import os\nos.environ['MUTSU_LIBRARY'] = '/nonexistent.so'\n"
            "try:\n  import mutsu\nexcept ImportError as error:\n  print(error)")
        self.assertIn("cannot load libmutsu", run_python(code))


if __name__ == "__main__":
    unittest.main()
