"""The usual forms of verbs and adjectives, with the readings that their paradigms give."""

import collections
import typing

from kana import KANJI, hiragana

VOICED = ("ガ行", "ナ行", "バ行", "マ行")  # 研いだ, 死んだ, 飛んだ, 読んだ
PAST = ("た", "て", "ている", "ておく", "てしまう", "てください", "てみる", "たり", "たら", "ても")
# Endings by the form that they follow. An empty one is the form alone.
VERB = {
    "基本形": ("", "人", "ことがある", "と", "のは", "だろう", "べきだ"),
    "仮定形": ("ば",),
    "未然ウ接続": ("う", "うとする"),
    "命令ｅ": ("",),
    "命令ｒｏ": ("",),
    "命令ｉ": ("",),
    "未然形": ("ない", "なかった", "なければ", "ず", "ずに"),
    "連用形": (
        *("ます", "ました", "ません", "たい", "たがる", "たくない", "そうだ", "すぎる", "やすい"),
        *("にくい", "ながら", "、", "に行く", "方", "始める", "続ける", "なさい"),
    ),
}
GODAN_NEGATIVE = ("れる", "れた", "せる", "せた", "される")  # 行かれる, 行かせる, 行かされる
ICHIDAN_NEGATIVE = ("られる", "られた", "させる", "させた", "させられる")
POTENTIAL = ("る", "た", "ない", "ます", "ません", "そうだ", "れば")  # after 書け
ADJECTIVE = {
    "基本形": ("", "人", "のは", "と思う", "です"),
    "仮定形": ("ば",),
    "仮定縮約２": ("",),
    "未然ウ接続": ("う",),
    "連用タ接続": ("た", "たら"),
    "連用テ接続": ("て", "ない", "なる", "、"),
    "ガル接続": ("そうだ", "そうな", "すぎる", "さ", "さを", "げだ", "がる"),
}
NOT_MODERN = ("四段", "上二", "下二", "ラ変", "文語")


class Form(typing.NamedTuple):
    text: str
    reading: str
    kind: str  # name of the form and the ending
    entry: object


def is_examined(entry, lexicon):
    """Returns whether an entry is a lemma with a kanji whose forms are examined."""
    return (
        entry.section in lexicon.paradigms
        and entry.section.split("-")[0] in ("動詞", "形容詞")
        and entry.section.split("-")[1] == "自立"
        and not any(name in entry.section for name in NOT_MODERN)
        and KANJI.search(entry.surface) is not None
    )


def generate(entry, lexicon):
    """Yields the usual forms of an entry, the same text at most once."""
    is_verb = entry.section.startswith("動詞")
    is_ichidan = "一段" in entry.section
    is_godan = "五段" in entry.section
    endings_by_form = VERB if is_verb else ADJECTIVE
    seen = set()
    for form in lexicon.forms(entry):
        name = form.class_.name.split("-", 3)[3].split(":")[0]
        endings = endings_by_form.get(name, ())
        if name == "連用テ接続" and not form.surface.endswith("く"):
            continue
        if name == "ガル接続" and len(form.surface) == 1 and form.surface in "無良好":
            endings = tuple(ending for ending in endings if "そう" not in ending)  # 無さそう
        if is_verb:
            endings += _verb_endings(entry, name, is_ichidan, is_godan)
        for ending in endings:
            text = form.surface + ending
            if text not in seen:
                seen.add(text)
                yield Form(text, hiragana(form.reading) + _kana(ending), f"{name}+{ending}", entry)
        if is_godan and name == "仮定形" and "特殊" not in entry.section:
            for ending in POTENTIAL:
                text = form.surface + ending
                if text not in seen:
                    seen.add(text)
                    yield Form(text, hiragana(form.reading) + ending, f"可能+{ending}", entry)


def _verb_endings(entry, name, is_ichidan, is_godan):
    if name == "未然形":
        if "サ行" in entry.section:
            return GODAN_NEGATIVE[:-1]
        return GODAN_NEGATIVE if is_godan else ICHIDAN_NEGATIVE if is_ichidan else ()
    if name == "連用タ接続" and not is_godan:
        return ()
    has_euphony = is_godan and "サ行" not in entry.section
    if name != ("連用タ接続" if has_euphony else "連用形"):
        return ()
    if any(row in entry.section for row in VOICED):
        return tuple(ending.translate(str.maketrans("たて", "だで"))[:1] + ending[1:] for ending in PAST)
    return PAST


READINGS = {"人": "ひと", "行": "い", "方": "かた", "始": "はじ", "続": "つづ", "思": "おも"}


def _kana(ending):
    return "".join(READINGS.get(character, character) for character in ending if character != "、")


def expected(entries, lexicon):
    """Returns {text: [form]} of all entries to be examined; homographs share a text."""
    result = collections.defaultdict(list)
    for entry in entries:
        for form in generate(entry, lexicon):
            result[form.text].append(form)
    return result
