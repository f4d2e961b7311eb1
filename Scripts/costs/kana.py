"""Kana: conversion, and comparison of readings regardless of notation."""

import re
import unicodedata

KANJI = re.compile(r"[㐀-䶿一-鿿豈-﫿々〆〇ヶ𠀀-𲎯]")
ROWS = {
    "a": "あかがさざただなはばぱまやらわぁゃゎ",
    "i": "いきぎしじちぢにひびぴみりゐぃ",
    "u": "うくぐすずつづぬふぶぷむゆるぅゅゔ",
    "e": "えけげせぜてでねへべぺめれゑぇ",
    "o": "おこごそぞとどのほぼぽもよろをぉょ",
}
VOWELS = {kana: vowel for vowel, row in ROWS.items() for kana in row}
LENGTHENING = {"あ": "a", "い": "ie", "う": "uo", "え": "e", "お": "o"}
SAME_SOUND = str.maketrans("ぢづをゐゑ", "じずおいえ")
TO_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
TO_KATAKANA = {code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)}


def hiragana(text):
    return text.translate(TO_HIRAGANA)


def katakana(text):
    return text.translate(TO_KATAKANA)


def only_kana(text):
    """Returns the kana of a text in hiragana, with everything else removed."""
    folded = hiragana(unicodedata.normalize("NFKC", text))
    return "".join(kana for kana in folded if "ぁ" <= kana <= "ゖ" or kana == "ー")


def fold(reading):
    """Returns a string of the same length that is equal for readings that differ in notation only.

    A vowel that lengthens the preceding kana becomes ー (こう, こお, こー); ぢ, づ and を are じ, ず
    and お.
    """
    folded = []
    preceding = None
    for kana in reading.translate(SAME_SOUND):
        if kana == "ー" or (preceding and preceding in LENGTHENING.get(kana, "")):
            folded.append("ー")
            continue
        folded.append(kana)
        preceding = VOWELS.get(kana)
    return "".join(folded)


def same(first, second):
    return fold(first) == fold(second)


def pronunciation(reading):
    """Returns the regular pronunciation of a reading in katakana, as `~` in the dictionary's text:
    オウ, オオ, ウウ, エイ and エエ with ー."""
    result = []
    vowel = None
    for kana in hiragana(reading):
        long = (vowel == "o" and kana in "うお") or (vowel == "u" and kana == "う")
        long = long or (vowel == "e" and kana in "いえ")
        vowel = None if long else VOWELS.get(kana)
        result.append("ー" if long else kana.translate(str.maketrans("ぢづを", "じずお")))
    return katakana("".join(result))
