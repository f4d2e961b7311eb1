"""Words that our dictionary reads otherwise than other lexicons, alone and in short frames."""

import collections
import re
import typing

import peers
from kana import fold, hiragana
from listed import NAME

# text, reading before the word, reading after it
FRAMES = (
    ("{}", "", ""),
    ("{}は", "", "は"),
    ("{}を見る", "", "をみる"),
    ("その{}", "その", ""),
    ("新しい{}の", "あたらしい", "の"),
)
PEER_FRAMES = (0, 2, 3)
LEXICONS = {"sudachi": "S", "unidic": "U", "openjtalk": "J"}
RULES = re.compile(".*(等|好き|嫌い|ぎらい)")  # rules read these after nouns
NUMBER = re.compile("[一二三四五六七八九十百千万億兆〇零数何幾]")
OLD_KANA = re.compile(r"[ひふへほゐゑを]")  # may be read as in modern spelling
PARTICLE = re.compile(r".+[のをにがはでと]|等の")
VOICED = str.maketrans(
    "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ",
    "かきくけこさしすせそたちつてとはひふへほはひふへほ",
)


class Vote(typing.NamedTuple):
    surface: str
    word: object  # of `listed`: the reading with most votes
    ours: tuple  # our readings in the frames
    listed: str  # the lexicons that list the word: M(ozc), S(udachi), U(niDic)
    read: str  # the peers that read it so in most frames: S, U, J (haqumei)
    for_ours: str  # the peers that read it as we do
    ours_listed: str  # the lexicons that list our reading, also as a name


def frame_readings(reader, surfaces):
    """Returns {surface: our readings of it in the frames, None where it cannot be cut out}."""
    result = collections.defaultdict(list)
    for text, before, after in FRAMES:
        lines = reader.readings([text.format(surface) for surface in surfaces])
        for surface, line in zip(surfaces, lines):
            result[surface].append(_cut(line, before, after))
    return result


def votes(lexicons, reader, jobs):
    """Returns the votes on the spellings that we read otherwise than a lexicon, in any frame."""
    general = lexicons.general
    ours = frame_readings(reader, list(general))
    doubtful = [surface for surface, words in general.items() if _is_doubtful(words, ours[surface])]
    theirs = _peers(doubtful, jobs)
    found = []
    for surface in doubtful:
        read = {name: _majority(readings) for name, readings in theirs[surface].items()}
        word = max(general[surface], key=lambda word: _support(word, read))
        right = fold(hiragana(word.reading))
        mine = {fold(reading) for reading in ours[surface] if reading is not None} - {right}
        if not mine:
            continue
        other = "".join(
            name[0].upper()
            for name, listed in lexicons.readings.items()
            if any(fold(hiragana(reading)) in mine for reading in listed.get(surface, ()))
        )
        found.append(
            Vote(
                surface,
                word,
                tuple(ours[surface]),
                "".join(name[0].upper() for name in sorted(word.sections)),
                "".join(mark for name, mark in LEXICONS.items() if read[name] == right),
                "".join(mark for name, mark in LEXICONS.items() if read[name] in mine),
                other,
            )
        )
    return found


def _is_doubtful(words, ours):
    names = {name for word in words for name in word.sections}
    for name in names:
        theirs = {fold(hiragana(word.reading)) for word in words if name in word.sections}
        if any(reading is not None and fold(reading) not in theirs for reading in ours):
            return True
    return False


def _peers(surfaces, jobs):
    """Returns {surface: {peer: readings in the frames}}."""
    result = {surface: collections.defaultdict(list) for surface in surfaces}
    for number in PEER_FRAMES:
        text, before, after = FRAMES[number]
        read = peers.readings([text.format(surface) for surface in surfaces], jobs)
        for name, lines in read.items():
            for surface, line in zip(surfaces, lines):
                result[surface][name].append(_cut(line, before, after))
    return result


def _cut(line, before, after):
    if not (line.startswith(before) and line.endswith(after)):
        return None
    return line[len(before) : len(line) - len(after)]


def _majority(readings):
    """Returns the reading of at least two frames, folded."""
    counts = collections.Counter(fold(reading) for reading in readings if reading is not None)
    best = counts.most_common(1)
    return best[0][0] if best and best[0][1] > 1 else None


def _support(word, read):
    right = fold(hiragana(word.reading))
    count = sum(read[name] == right for name in ("sudachi", "unidic"))
    count += "mozc" in word.sections
    return count, read["openjtalk"] == right, len(word.sections), -word.cost


def is_voted(vote):
    """Returns whether SudachiDict and UniDic read the word so, one of them lists it, and no lexicon
    lists our reading; Mozc may, if haqumei agrees and both list the word."""
    if not _is_usable(vote) or OLD_KANA.search(vote.surface[1:]):
        return False
    count = ("S" in vote.listed) + ("U" in vote.listed)
    if not count or not vote.read.startswith("SU"):
        return False
    return not vote.ours_listed or (count == 2 and vote.ours_listed == "M" and "J" in vote.read)


def is_confirmed(vote):
    """Returns whether Mozc lists the word, SudachiDict and UniDic compose the same reading, no
    lexicon lists ours, and the two differ in more than voicing, which composition cannot know."""
    if not _is_usable(vote) or NUMBER.match(vote.surface):
        return False
    if PARTICLE.match(vote.surface) or NAME.fullmatch(vote.surface):
        return False
    agree = "M" in vote.listed and vote.read.startswith("SU") and not vote.ours_listed
    right = vote.word.reading
    return agree and all(reading is None or _is_other(reading, right) for reading in vote.ours)


def is_contested(vote):
    """Returns whether SudachiDict and UniDic list and read the word so, while a lexicon also lists
    our reading: running text decides."""
    if not _is_usable(vote) or NUMBER.match(vote.surface) or is_voted(vote):
        return False
    return "S" in vote.listed and "U" in vote.listed and vote.read.startswith("SU")


def _is_usable(vote):
    return not RULES.fullmatch(vote.surface) and len(vote.surface) > 1


def _is_other(reading, right):
    return fold(hiragana(right)) == fold(reading) or _unvoiced(reading) != _unvoiced(right)


def _unvoiced(reading):
    return fold(hiragana(reading).translate(VOICED))
