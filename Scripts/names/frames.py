"""Short contexts for words, with their expected readings."""

from words import Kind

ALONE = ("", "", "", "")  # text and reading before the surface, text and reading after it
OBJECT = ("これは", "コレハ", "を", "ヲ")
SUBJECT = ("", "", "が", "ガ")
TOPIC = ("", "", "は", "ハ")
FRAMES = {
    Kind.SURNAME: [ALONE, ("", "", "さんは", "サンハ"), ("", "", "太郎が", "タロウガ")],
    Kind.GIVEN_NAME: [ALONE, ("佐藤", "サトウ", "", ""), ("林", "ハヤシ", "が", "ガ")],
    Kind.PLACE: [ALONE, ("", "", "に行く", "ニイク"), ("", "", "駅を訪ねた", "エキヲタズネタ")],
}


def cases(surface, reading, kind):
    """Returns [(text, reading)] for a surface with this reading as a word of this kind."""
    frames = FRAMES.get(kind, [ALONE, TOPIC] if kind.is_name else [ALONE, OBJECT, SUBJECT])
    return [
        (before + surface + behind, kana + reading + tail) for before, kana, behind, tail in frames
    ]
