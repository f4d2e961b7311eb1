"""Corrections by rule for forms that are read otherwise: missing potential verbs, verbs written
without their okurigana, and nouns in mixed spelling."""

import collections
import re
import typing

import forms
from correction import Correction
from kana import fold, hiragana, katakana

KANJI = "[㐀-䶿一-鿿々]"
POTENTIAL_SECTION = "動詞-自立-一段-活用"
POTENTIAL_COST = "6962"  # that of most potential verbs of NAIST-jdic
BARE = ("未然ウ接続", "未然形", "連用形", "体言接続特殊", "基本形-促音便")
SINO_COST = "8500"
RAISE = 1500
RAISE_BEFORE_TE = 6000  # 捨て and て of 捨てすぎる
EXCLUDED = ("以つ",)  # 以て is an adverb
MINIMUM_USAGE = 1
LONGEST = 7  # characters of a form that are counted
MINIMUM_FORMS = 2


class Row(typing.NamedTuple):
    """A row of find-torn-forms with votes."""

    text: str
    ours: str
    expected: tuple
    lemmas: tuple
    kind: str
    votes: int

    @classmethod
    def parse(cls, line):
        columns = line.rstrip("\n").split("\t")
        return cls(
            columns[0],
            columns[1],
            tuple(columns[2].split("|")),
            tuple(columns[3].split("|")),
            columns[4],
            int(columns[7]),
        )


def usage(lexicon, corpus):
    """Returns how often the forms of each dictionary form occur in the text of a corpus."""
    texts = {
        entry.surface: {form.text[:LONGEST] for form in forms.generate(entry, lexicon)}
        for entry in lexicon.current.values()
        if forms.is_examined(entry, lexicon)
    }
    wanted = set().union(*texts.values())
    counts = collections.Counter()
    for path in corpus:
        for line in path.read_text(encoding="utf-8").split("\n"):
            for match in re.finditer(KANJI, line):
                for start in range(max(0, match.start() - 3), match.start() + 1):
                    for length in range(2, LONGEST + 1):
                        text = line[start : start + length]
                        if text in wanted:
                            counts[text] += 1
    return collections.Counter({lemma: sum(counts[x] for x in own) for lemma, own in texts.items()})


def potentials(lexicon, rows, used):
    """Yields potential verbs that the dictionary lacks and that two lexicons read in two forms or
    more as the paradigm does, of verbs that occur in running text."""
    present = {(entry.surface, entry.reading) for entry in lexicon.current.values()}
    found = collections.Counter()
    for row in rows:
        if row.kind.startswith("可能") and row.votes >= 2:
            for lemma in row.lemmas:
                found[lemma] += 1
    for entry in list(lexicon.current.values()):
        if "五段" not in entry.section or not forms.is_examined(entry, lexicon):
            continue
        if entry.surface in EXCLUDED or found[entry.surface] < MINIMUM_FORMS:
            continue
        if used[entry.surface] < MINIMUM_USAGE:
            continue
        for form in lexicon.forms(entry):
            if not form.class_.name.endswith("-仮定形"):
                continue
            surface, reading = form.surface + "る", form.reading + "ル"
            agreed = any(
                row.votes >= 2 and fold(hiragana(reading)) in map(fold, row.expected)
                for row in rows
                if row.text == surface
            )
            if (surface, reading) not in present and agreed:
                present.add((surface, reading))
                reason = f"potential of {entry.surface}"
                # 決す is する after one kanji, which also ends a longer word (否決せられる).
                is_sino = re.fullmatch(f"{KANJI}せる", surface) is not None
                cost = SINO_COST if is_sino else POTENTIAL_COST
                rest = (cost, _accent(reading), "C1")
                yield Correction("add", reason, POTENTIAL_SECTION, surface, reading, rest)


def _accent(reading):
    morae = len(re.sub("[ャュョァィゥェォ]", "", reading))
    return str(morae - 1)


def without_okurigana(lexicon):
    """Yields higher costs for those forms of verbs in the spelling 立る (立てる) that are only kanji,
    because they begin words of other readings (立て is not 立 and て), and for all forms of those
    that are written as another verb (盗る is トル)."""
    full = collections.defaultdict(set)
    readings = collections.defaultdict(set)
    for entry in lexicon.current.values():
        if entry.section.startswith("動詞-自立"):
            readings[entry.surface].add(entry.reading)
        if entry.section.startswith(POTENTIAL_SECTION):
            full[entry.reading].add(entry.surface)
    for entry in list(lexicon.current.values()):
        if not entry.section.startswith(POTENTIAL_SECTION) or not lexicon.is_open(entry):
            continue
        if not re.search(KANJI + "る$", entry.surface):
            continue
        stem = re.escape(entry.surface[:-1])
        others = sorted(
            other for other in full[entry.reading] if re.fullmatch(f"{stem}[ぁ-ん]+る", other)
        )
        if not others:
            continue
        rise = RAISE_BEFORE_TE if entry.reading.endswith("テル") else RAISE
        has_homograph = any(own != entry.reading for own in readings[entry.surface])
        costs = [
            cost + rise if has_homograph or form.class_.name.split("-", 3)[3] in BARE else cost
            for form, cost in zip(lexicon.forms(entry), entry.costs)
        ]
        reason = f"{others[0]}; only kanji are another word"
        value = "cost=" + " ".join(map(str, costs))
        yield Correction("change", reason, *entry.key, (value,))


def mixed(lexicon, kept):
    """Yields deletions of nouns such as 強そう (強壮) that begin as a form of a verb or adjective."""
    nouns = collections.defaultdict(set)
    candidates = []
    for entry in lexicon.current.values():
        if not entry.section.startswith("名詞"):
            continue
        match = re.fullmatch(f"({KANJI}+)([ぁ-ん]+)", entry.surface)
        if re.fullmatch(f"{KANJI}+", entry.surface):
            nouns[entry.reading].add(entry.surface)
        elif match and entry.reading.endswith(katakana(match[2])):
            candidates.append((entry, match[1]))
    beginnings = collections.defaultdict(set)
    for entry in lexicon.current.values():
        if forms.is_examined(entry, lexicon):
            for form in forms.generate(entry, lexicon):
                for length in range(2, 6):
                    beginnings[form.text[:length]].add(form.reading)
    for entry, kanji in candidates:
        written = sorted(
            noun
            for noun in nouns[entry.reading]
            if noun.startswith(kanji) and len(noun) > len(kanji)
        )
        readings = beginnings.get(entry.surface, ())
        own = hiragana(entry.reading)
        if not written or not readings or any(one.startswith(own) for one in readings):
            continue
        if entry.surface not in kept and lexicon.is_open(entry):
            reason = f"{written[0]}, which nobody writes so; the kana is an ending in running text"
            yield Correction("delete", reason, *entry.key, ())
