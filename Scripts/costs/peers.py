"""The readings of running text by three independent lexicons, each of which has a vote.

haqumei speaks for Open JTalk's descendants, which share a dictionary; SudachiDict in its longest
units; and UniDic-lite.
"""

import importlib.metadata
import multiprocessing
import pathlib

from kana import hiragana, only_kana

NAMES = ("openjtalk", "sudachi", "unidic")
REQUIREMENTS = pathlib.Path(__file__).with_name("requirements.txt")
CHUNK = 500


def versions():
    """Returns [(package, version)] of the requirements.

    Raises ValueError if other versions are installed.
    """
    rows = REQUIREMENTS.read_text(encoding="utf-8").splitlines()
    pinned = [row.split("==") for row in rows if row and not row.startswith("#")]
    for package, version in pinned:
        try:
            installed = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            installed = "missing"
        if installed != version:
            raise ValueError(
                f"{package} is {installed} instead of {version}; run this script with a Python "
                f"that has the packages of {REQUIREMENTS}: python3 -m venv FOLDER && "
                f"FOLDER/bin/pip install -r {REQUIREMENTS}"
            )
    return [tuple(row) for row in pinned]


def readings(lines, jobs):
    """Returns {peer: the kana of each line}."""
    chunks = [lines[start : start + CHUNK] for start in range(0, len(lines), CHUNK)]
    with multiprocessing.Pool(jobs) as pool:
        return {
            name: [
                kana
                for part in pool.map(_read, [(name, chunk) for chunk in chunks], chunksize=1)
                for kana in part
            ]
            for name in NAMES
        }


_analyzers = {}  # of this process, by peer


def _read(task):
    name, lines = task
    if name not in _analyzers:
        _analyzers[name] = {"openjtalk": _openjtalk, "sudachi": _sudachi, "unidic": _unidic}[name]()
    return [only_kana(_analyzers[name](line)) for line in lines]


def _openjtalk():
    import haqumei

    analyzer = haqumei.Haqumei()

    def read(line):
        words = analyzer.run_frontend(line)
        return hiragana("".join(word.read.replace("、", "") for word in words))

    return read


def _sudachi():
    import sudachipy

    analyzer = sudachipy.Dictionary(dict="core").create()
    silent = ("補助記号", "空白")

    def read(line):
        result = []
        for word in analyzer.tokenize(line, sudachipy.SplitMode.C):
            kana = word.reading_form()
            is_read = kana and kana != "キゴウ" and word.part_of_speech()[0] not in silent
            result.append(kana if is_read else word.surface())
        return hiragana("".join(result))

    return read


def _unidic():
    import fugashi
    import unidic_lite

    analyzer = fugashi.Tagger(f'-d "{unidic_lite.DICDIR}" -r "{unidic_lite.DICDIR}/mecabrc"')

    def read(line):
        words = [(word.surface, word.feature.kana or "*") for word in analyzer(line)]
        return hiragana("".join(kana if kana != "*" else text for text, kana in words))

    return read
