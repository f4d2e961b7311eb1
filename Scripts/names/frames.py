"""Where words are met: short texts around a surface, with the readings they should have."""

from words import Kind

ALONE = ("", "", "", "")  # text and reading before the surface, text and reading behind it
OBJECT = ("これは", "コレハ", "を", "ヲ")
SUBJECT = ("", "", "が", "ガ")
TOPIC = ("", "", "は", "ハ")
FRAMES = {
    Kind.SURNAME: [ALONE, ("", "", "さんは", "サンハ"), ("", "", "太郎が", "タロウガ")],
    Kind.GIVEN_NAME: [ALONE, ("佐藤", "サトウ", "", ""), ("林", "ハヤシ", "が", "ガ")],
    Kind.PLACE: [ALONE, ("", "", "に行く", "ニイク"), ("", "", "駅を訪ねた", "エキヲタズネタ")],
}


def cases(surface, reading, kind):
    """[(text, reading)] for a surface that is read so as a word of that kind."""
    frames = FRAMES.get(kind, [ALONE, TOPIC] if kind.is_name else [ALONE, OBJECT, SUBJECT])
    return [
        (before + surface + behind, kana + reading + tail) for before, kana, behind, tail in frames
    ]
