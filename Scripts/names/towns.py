"""Where 町 at the end of a neighborhood is read チョウ, by Japan Post's data.

The dictionary reads it マチ. In most prefectures and cities one of the readings prevails.
"""

import collections
import json
import re
import sqlite3

CITY = re.compile("(.+?市).*|(.+区)")
PREFECTURE = 0.8  # minimum share of チョウ in a prefecture
CITY_SHARE = 0.8  # the same in a city of another prefecture
EXCEPTION = 0.5  # maximum share of チョウ in a city that is an exception in its prefecture
FREQUENT = 5  # minimum number of neighborhoods with the name of a town that are more frequent
LEAST = 5  # minimum number of neighborhoods of a city


def places(path):
    """Returns (names of places near which 町 is チョウ, names of places near which it is not, names
    of towns in these places that are マチ themselves)."""
    prefectures = collections.defaultdict(collections.Counter)
    cities = collections.defaultdict(collections.Counter)
    within = {}
    for name, prefecture, city, is_cho in sorted(set(_neighborhoods(path))):
        prefectures[prefecture][is_cho] += 1
        match = CITY.fullmatch(city)
        if match:
            cities[match[1] or match[2]][is_cho] += 1
            within.setdefault(match[1] or match[2], prefecture)
    found = [name for name, counts in prefectures.items() if _share(counts) >= PREFECTURE]
    usual, exceptions = [name for place in sorted(found) for name in _spellings(place)], []
    for name, counts in sorted(cities.items()):
        if sum(counts.values()) < LEAST:
            continue
        if within[name] in found:
            if _share(counts) < EXCEPTION:
                exceptions += _spellings(name)
        elif _share(counts) >= CITY_SHARE:
            usual += _spellings(name)
    neighborhoods = collections.Counter(
        name[:-1] for name, _, _, is_cho in set(_neighborhoods(path)) if is_cho
    )
    towns = {name for name in _towns(path) if neighborhoods[name] < FREQUENT}
    return usual, exceptions, sorted(towns)


def _towns(path):
    """Yields the names of towns that are マチ, without 町."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    for (text,) in database.execute("select data from postal_data"):
        row = json.loads(text)
        if row["city"].endswith("町") and row["city_kana"].endswith("マチ"):
            yield row["city"].split("郡", 1)[-1].removesuffix("町")


def _neighborhoods(path):
    """Yields (neighborhood, prefecture, city, whether 町 is チョウ)."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    for (text,) in database.execute("select data from postal_data"):
        row = json.loads(text)
        name, kana = row["neighborhood"], row["neighborhood_kana"]
        if name.endswith("町") and len(name) > 1 and kana.endswith(("チョウ", "マチ")):
            yield name, row["prefecture"], row["city"], kana.endswith("チョウ")


def _share(counts):
    return counts[True] / sum(counts.values())


def _spellings(place):
    """Returns the name, and without 県, 市 or 区, which may be a word of its own."""
    return [place] if len(place) < 3 else [place[:-1], place]
