"""The words of the sources, shared by the importers."""

import enum
import re
import typing


class Kind(enum.Enum):
    """The kind of a name or of another word; the value is the section of its entries."""

    SURNAME = "名詞-固有名詞-人名-姓"
    GIVEN_NAME = "名詞-固有名詞-人名-名"
    PERSON = "名詞-固有名詞-人名-一般"
    PLACE = "名詞-固有名詞-地域-一般"
    ORGANIZATION = "名詞-固有名詞-組織"
    GENERAL = "名詞-固有名詞-一般"
    NOUN = "名詞-一般"
    VERBAL_NOUN = "名詞-サ変接続"
    ADJECTIVAL_NOUN = "名詞-形容動詞語幹"
    ADVERBIAL_NOUN = "名詞-副詞可能"
    ADVERB = "副詞-一般"

    @property
    def is_name(self):
        return self.value.startswith("名詞-固有名詞")


class Strength(enum.IntEnum):
    """The reliability of a reading in a source."""

    GUESSED = 0  # composed by a program
    LISTED = 1  # contained in a list
    CHOSEN = 2  # selected by the editors of a dictionary, or official
    COUNTED = 3  # its cost was estimated from occurrences in text
    OFFICIAL = 4  # the name of a municipality


class Word(typing.NamedTuple):
    surface: str
    reading: str
    kind: Kind
    strength: Strength
    cost: int = 0  # the cost in the source; lower means more frequent
    source: str = ""


# The class names of UniDic, which SudachiDict also uses.
KINDS = {
    ("名詞", "固有名詞", "人名", "姓"): Kind.SURNAME,
    ("名詞", "固有名詞", "人名", "名"): Kind.GIVEN_NAME,
    ("名詞", "固有名詞", "人名", "一般"): Kind.PERSON,
    ("名詞", "固有名詞", "地名", "一般"): Kind.PLACE,
    ("名詞", "固有名詞", "地名", "国"): Kind.PLACE,
    ("名詞", "固有名詞", "一般", "*"): Kind.GENERAL,
    ("名詞", "普通名詞", "一般", "*"): Kind.NOUN,
    ("名詞", "普通名詞", "サ変可能", "*"): Kind.VERBAL_NOUN,
    ("名詞", "普通名詞", "サ変形状詞可能", "*"): Kind.VERBAL_NOUN,
    ("名詞", "普通名詞", "形状詞可能", "*"): Kind.ADJECTIVAL_NOUN,
    ("名詞", "普通名詞", "副詞可能", "*"): Kind.ADVERBIAL_NOUN,
    ("形状詞", "一般", "*", "*"): Kind.ADJECTIVAL_NOUN,
    ("副詞", "*", "*", "*"): Kind.ADVERB,
}
# General names with these endings are names of organizations.
ORGANIZATION = re.compile(
    ".+(会社|銀行|大学|学校|高校|学院|学園|病院|新聞|新聞社|放送|テレビ|工業|産業|製作所|電機|電気|電力"
    "|電鉄|鉄道|交通|建設|化学|製薬|薬品|食品|製紙|商事|商会|商店|証券|保険|生命|百貨店|協会|組合"
    "|連盟|連合|財団|研究所|党|省|庁|局|軍|隊|社)"
)
KATAKANA = re.compile("[ァ-ヴー]+")
# The surface must contain a kanji; the reading of other words is obvious from the surface.
READABLE = re.compile(r"[ぁ-ゖァ-ヺー々〆\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+")
KANJI = re.compile(r"[々〆\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")


def kind(part_of_speech, surface):
    found = KINDS.get(tuple(part_of_speech[:4]))
    if found is Kind.GENERAL and ORGANIZATION.fullmatch(surface):
        return Kind.ORGANIZATION
    return found


def is_usable(surface, reading):
    return bool(
        READABLE.fullmatch(surface) and KANJI.search(surface) and KATAKANA.fullmatch(reading)
    )


HIRAGANA = re.compile("[ぁ-ゖ]")


def katakana(text):
    return HIRAGANA.sub(lambda match: chr(ord(match[0]) + 0x60), text)
