"""Compares the Python package with fugashi: first word, and words per second in batches.

    python Benchmarks/Python/benchmark.py FILE …

Requires mutsu, fugashi, unidic-lite and ipadic. The files are UTF-8 text; lines are the texts.
"""

import pathlib
import subprocess
import sys
import time

FIRST_WORDS = {
    "mutsu": "import mutsu; mutsu.words('東京へ行く')",
    "fugashi, unidic-lite": "import fugashi; [w.surface for w in fugashi.Tagger()('東京へ行く')]",
    "fugashi, ipadic": "import fugashi, ipadic; "
    "[w.surface for w in fugashi.GenericTagger(ipadic.MECAB_ARGS)('東京へ行く')]",
}
ROUNDS = 5


def process_time(code):
    """Return the least milliseconds of a process that runs code."""
    best = float("inf")
    for _ in range(15):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        best = min(best, time.perf_counter() - start)
    return best * 1000


def first_words():
    empty = process_time("pass")
    print(f"Python alone: {empty:.1f} ms")
    for name, code in FIRST_WORDS.items():
        print(f"{name}: import and first word {process_time(code) - empty:.1f} ms more")


def rates(functions):
    """Return the most words a second of each function; the functions take turns."""
    best = dict.fromkeys(functions, 0.0)
    for _ in range(ROUNDS):
        for name, function in functions.items():
            start = time.perf_counter()
            count = sum(map(len, function()))
            best[name] = max(best[name], count / (time.perf_counter() - start))
    return best


def batches(paths):
    import fugashi
    import ipadic
    import mutsu

    lines = []
    for path in paths:
        text = pathlib.Path(path).read_text(encoding="utf-8", errors="replace")
        lines += [line for line in text.split("\n") if line.strip()]
    unidic = fugashi.Tagger()
    generic = fugashi.GenericTagger(ipadic.MECAB_ARGS)
    found = rates({
        "mutsu, one thread": lambda: mutsu.words(lines),
        "mutsu, two threads": lambda: mutsu.words(lines, workers=2),
        "mutsu, words of readers": lambda: mutsu.words(lines, unit="word"),
        "mutsu, tokens": lambda: mutsu.tokens(lines),
        "fugashi, unidic-lite": lambda: [[w.surface for w in unidic(line)] for line in lines],
        "fugashi, ipadic": lambda: [[w.surface for w in generic(line)] for line in lines],
    })
    one = found["mutsu, one thread"]
    for name, rate in found.items():
        print(f"{name}: {rate:,.0f} words a second, {one / rate:.2f} times slower than mutsu")
    two = found["mutsu, two threads"] / one
    print(f"two threads: {two:.2f} times the speed of one")


def main():
    first_words()
    batches(sys.argv[1:])


if __name__ == "__main__":
    main()
