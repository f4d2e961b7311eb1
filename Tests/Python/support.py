"""What the tests share: texts, and a header that declares the same as the package."""

import pathlib
import subprocess
import sys
import unittest
from importlib.util import find_spec

ROOT = pathlib.Path(__file__).resolve().parents[2]

TEXTS = [
    "東京へ行きました。", "", " ", "　全角 の　空白　", "夏目漱石は「吾輩は猫である」を書いた。\n二行目。",
    "It's 3時30分です", "𠮷野家で𩸽を食べた", "がぎぐ（結合文字: か\u3099）", "👨‍👩‍👧と行く", "ABC\0DEF", "한국어와 日本語",
]
"""Texts of many kinds: white space, lines, characters of 4 bytes, combining marks, NUL."""

ANALYSES = {
    "tokens": {}, "words": {}, "phrases": {}, "sentences": {}, "hiragana": {}, "katakana": {},
    "romaji": {}, "furigana": {}, "detect": {}, "languages": {}, "spans": {}, "breaks": {},
    "wrap": {"width": 8}, "annotate": {"format": "text"},
}
"""The analyses with the arguments that they require."""

VARIANTS = [
    *ANALYSES.items(), ("words", {"unit": "word"}), ("words", {"unit": "long", "details": True}),
    ("furigana", {"format": "html"}), ("wrap", {"width": 8, "details": True}),
    ("romaji", {"system": "kunrei", "separator": "-"}), ("breaks", {"word_break": "phrase"}),
]


def requires(module):
    """Skip a test without a module, which is not a part of Python."""
    return unittest.skipUnless(find_spec(module), f"{module} is not installed")


def run_python(code, *arguments):
    """Run a program in another process; return its output."""
    process = subprocess.run(
        [sys.executable, "-c", code, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, timeout=120)
    if process.returncode:
        raise AssertionError(f"exit code {process.returncode}: {process.stderr}")
    return process.stdout


def plain(value):
    """Return values of classes as dictionaries, as Arrow gives them."""
    import dataclasses

    if dataclasses.is_dataclass(value):
        return dataclasses.asdict(value)
    return [plain(item) for item in value] if isinstance(value, list) else value
