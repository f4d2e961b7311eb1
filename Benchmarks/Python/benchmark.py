"""Compares the Python package with fugashi: first word, and words per second.

    python Benchmarks/Python/benchmark.py [--require] FILE …

Requires mutsu, fugashi, unidic-lite and ipadic. The files are UTF-8 text; lines are the texts.
With --require, the exit code is 1 unless the first word comes within 30 ms, batches on one thread
have 1.5 times the words a second of fugashi with unidic-lite, and two threads have 1.8 times those
of one. Other processes disturb the measurements: they are repeated up to four times.
"""

import os
import pathlib
import subprocess
import sys
import time

FIRST_WORDS = {
    "Python alone": "pass",
    "mutsu": "import mutsu; mutsu.words('東京へ行く')",
    "fugashi, unidic-lite": "import fugashi; [w.surface for w in fugashi.Tagger()('東京へ行く')]",
    "fugashi, ipadic": "import fugashi, ipadic; "
    "[w.surface for w in fugashi.GenericTagger(ipadic.MECAB_ARGS)('東京へ行く')]",
}
REQUIRED = ("mutsu, one thread", "mutsu, two threads", "fugashi, unidic-lite")
ROUNDS = 5
ATTEMPTS = 4


def first_words(best):
    """Lower the milliseconds of each program in best, which take turns."""
    for _ in range(15):
        for name, code in FIRST_WORDS.items():
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            best[name] = min(best[name], (time.perf_counter() - start) * 1000)


def functions(lines):
    """Return the functions that are compared: each returns the words of all lines."""
    import fugashi
    import ipadic
    import mutsu
    from mutsu.compat import fugashi as compatible

    unidic = fugashi.Tagger()
    generic = fugashi.GenericTagger(ipadic.MECAB_ARGS)
    wakati = fugashi.GenericTagger(f"{ipadic.MECAB_ARGS} -Owakati")
    tagger = compatible.Tagger()
    return {
        "mutsu, one thread": lambda: mutsu.words(lines),
        "mutsu, two threads": lambda: mutsu.words(lines, workers=2),
        "mutsu, words of readers": lambda: mutsu.words(lines, unit="word"),
        "mutsu, tokens": lambda: mutsu.tokens(lines),
        "mutsu.compat.fugashi": lambda: [[w.surface for w in tagger(line)] for line in lines],
        "fugashi, unidic-lite": lambda: [[w.surface for w in unidic(line)] for line in lines],
        "fugashi, ipadic": lambda: [[w.surface for w in generic(line)] for line in lines],
        "fugashi, ipadic, -Owakati": lambda: [wakati.parse(line).split() for line in lines],
    }


def measure(compared, best):
    """Raise the words a second of each function in best; the functions take turns."""
    for _ in range(ROUNDS):
        for name, function in compared.items():
            start = time.perf_counter()
            count = sum(map(len, function()))
            best[name] = max(best[name], count / (time.perf_counter() - start))


def shortfalls(times, rates):
    """Return what falls short of the requirements."""
    first_word = times["mutsu"] - times["Python alone"]
    one = rates["mutsu, one thread"]
    found = [
        ("one thread", one / rates["fugashi, unidic-lite"], 1.5, "times fugashi's speed"),
        ("two threads", rates["mutsu, two threads"] / one, 1.8, "times the speed of one"),
    ]
    late = [f"first word: after {first_word:.1f} ms, more than 30"] if first_word > 30 else []
    return late + [
        f"{name}: {value:.2f} {unit}, less than {least}"
        for name, value, least, unit in found if value < least
    ]


def main():
    paths = [argument for argument in sys.argv[1:] if argument != "--require"]
    if not paths:
        sys.exit(__doc__)
    lines = []
    for path in paths:
        text = pathlib.Path(path).read_text(encoding="utf-8", errors="replace")
        lines += [line for line in text.split("\n") if line.strip()]
    times = dict.fromkeys(FIRST_WORDS, float("inf"))
    compared = functions(lines)
    rates = dict.fromkeys(compared, 0.0)
    for attempt in range(ATTEMPTS):
        first_words(times)
        measure(compared, rates)
        failed = shortfalls(times, rates)
        if not failed or "--require" not in sys.argv:
            break
        print(f"attempt {attempt + 1}: {'; '.join(failed)} (load {os.getloadavg()[0]:.1f})")
        compared = {name: compared[name] for name in REQUIRED}
    alone = times.pop("Python alone")
    print(f"Python alone: {alone:.1f} ms")
    for name, milliseconds in times.items():
        print(f"{name}: import and first word {milliseconds - alone:.1f} ms more")
    one = rates["mutsu, one thread"]
    for name, rate in rates.items():
        print(f"{name}: {rate:,.0f} words a second, {rate / one:.2f} times mutsu on one thread")
    if failed and "--require" in sys.argv:
        sys.exit("benchmark.py: " + "; ".join(failed))


if __name__ == "__main__":
    main()
