"""Contexts in which a name is read as a name, with the kana of the text around it."""

import typing

from words import Kind


class Context(typing.NamedTuple):
    before: str
    kana: str  # of the text before
    after: str
    tails: tuple  # possible kana of the text after; any, if empty

    def text(self, surface):
        return self.before + surface + self.after

    def is_right(self, kana, reading):
        """Returns whether `kana`, that of the whole text, has this reading of the name."""
        right = self.kana + reading
        return kana.startswith(right) and (not self.tails or kana[len(right) :] in self.tails)


def _context(before, kana, after, *tails):
    return Context(before, kana, after, tails)


# Only a name can be here: before honorifics and titles, and beside the other half of a full name.
STRONG = {
    Kind.SURNAME: [
        _context("", "", "さんは", "さんは"),
        _context("きのう", "きのう", "さんと話した", "さんとはなした"),
        _context("はい、", "はい", "さん。", "さん"),
        _context("", "", "様へ", "さまへ"),
        _context("", "", "氏が", "しが"),
        _context("", "", "くんも", "くんも"),
        _context("", "", "君は", "くんは", "きみは"),
        _context("", "", "先生に", "せんせいに"),
        _context("", "", "ちゃんの", "ちゃんの"),
        _context("", "", "部長が", "ぶちょうが"),
        _context("", "", "夫妻の", "ふさいの"),
        _context("", "", "太郎は", "たろうは"),
        _context("", "", "花子の", "はなこの"),
    ],
    Kind.GIVEN_NAME: [
        _context("佐藤", "さとう", "", ""),
        _context("田中", "たなか", "が", "が"),
        _context("山本", "やまもと", "さんは", "さんは"),
        _context("、伊藤", "いとう", "の", "の"),
    ],
    Kind.PLACE: [
        _context("", "", "に住む", "にすむ"),
        _context("", "", "新町"),
        _context("", "", "原"),
        _context("", "", "森田町"),
        _context("岩手県", "いわてけん", "中央"),
        _context("岩手県", "いわてけん", "新栄町"),
    ],
}
# A word, a place or another name can also be here.
WEAK = {
    Kind.SURNAME: [
        _context("", "", "は反対した", "ははんたいした"),
        _context("", "", "が笑った", "がわらった"),
        _context("だが、", "だが", "も来た", "もきた"),
        _context("ぼくは", "ぼくは", "です", "です"),
        _context("係の", "かかりの", "です", "です"),
        _context("", "", "と申します", "ともうします"),
    ],
    Kind.GIVEN_NAME: [
        _context("", "", "は笑った", "はわらった"),
        _context("", "", "が泣いた", "がないた"),
        _context("だが、", "だが", "も来た", "もきた"),
        _context("", "", "に会った", "にあった"),
        _context("", "", "さんは", "さんは"),
        _context("", "", "ちゃんと", "ちゃんと"),
        _context("", "", "「はい」", "はい"),
        _context("妹の", "いもうとの", "です", "です"),
    ],
    Kind.PLACE: [],
}
# Where a word or a place that is spelled like a name must not become one.
WORD = ("{}を見る", "この{}は", "{}に近い", "その{}で", "大きな{}の", "{}")
PLACE = ("{}に行く", "{}へ", "{}駅を訪ねた", "{}の町")
