"""Which reading a surface should have where the dictionary reads it otherwise."""
import re
from collections import Counter, namedtuple

# kind: A agreed by two lexicons, B from one, C and D: the dictionary's is attested but rarer
Choice = namedtuple("Choice", "kind reading")
Analyses = namedtuple("Analyses", "ours sudachi unidic ipadic")

NUMBER = re.compile("[一二三四五六七八九十百千万〇何数]+[日月年時分秒人本匹枚個回階歳杯冊台度番号円つ]")
# Phrases whose readings Mozc put together by machine.
LOOSE = re.compile("^(同じ|何|他の|間の|すべて|今)|[一-龯々い]の[上下中後前間方時事日]")
COMPOSED = re.compile("[一-龯々][のがをにはとでも]|[等楽上]$|^(同じ|何|他の|すべて|今)")
PARTICLE = re.compile("[一-龯々][のがをにはとでも]($|[一-龯々])")
OLD_KANA = re.compile("[一-龯々][ひゐゑ]")


def candidate(lexicons, surface, analyses):
    """The reading the lexicons prefer, if it is not the dictionary's."""
    attested = lexicons.attested(surface)
    ours = analyses.ours
    cheapest = lexicons.cheapest(surface)
    picks = Counter(reading for reading in (analyses.sudachi, analyses.unidic, cheapest)
                    if reading in attested)

    def weight(reading):
        cost = lexicons.mozc_cost(surface, reading)
        return (picks[reading], len(attested[reading]), -(20000 if cost is None else cost),
                reading)

    if ours not in attested:
        agreed = [reading for reading in attested if len(attested[reading]) > 1]
        best = max(agreed or attested, key=weight)
        sources = "".join(sorted(attested[best]))
        return Choice("A" if agreed else "B" + sources, best)
    if not picks:
        return None
    best = max(picks, key=weight)
    if picks[ours] == 0 and picks[best] == 3:
        return Choice("C", best)
    if analyses.sudachi == analyses.unidic == best != ours:
        difference = rarity(lexicons, surface, best, ours)
        if picks[ours] == 0:
            return Choice("C", best) if difference is not None and difference <= -500 else None
        if not attested[ours] & {"S", "U"} and attested[best] & {"S", "U"}:
            return Choice("D", best)
        if len(attested[ours]) == 3 and difference is not None and difference <= 600:
            return Choice("D", best)
    return None


def rarity(lexicons, surface, reading, other):
    """How much more Mozc asks for a reading than for another."""
    a, b = lexicons.mozc_cost(surface, reading), lexicons.mozc_cost(surface, other)
    return None if a is None or b is None else a - b


def is_trusted(lexicons, surface, choice, analyses):
    """Whether the evidence for a candidate is enough."""
    reading = choice.reading
    ours = analyses.ours
    seconded = reading in (analyses.sudachi, analyses.unidic)
    if surface.endswith("得る") or (len(surface) < 4 and NUMBER.fullmatch(surface)):
        return False  # two readings by form; numbers have rules of their own
    if choice.kind in "CD" and len(surface) == 1:
        return False  # decided by context
    if analyses.sudachi == analyses.unidic == ours:
        if choice.kind[0] != "B" and len(surface) == 1:
            return False
        if choice.kind[0] == "B" and "M" not in choice.kind:
            return False
    if choice.kind[0] in "AB" and ours in lexicons.readings(surface):
        votes = (analyses.sudachi == reading) + (analyses.unidic == reading) + (
            lexicons.cheapest(surface, words_only=False) == reading)
        if votes < 2:
            return False  # ours is a name's or an inflected form's
    if choice.kind == "BM":
        if LOOSE.search(surface):
            return False
        # Where Mozc reads as IPADIC does, nobody has looked at the entry.
        if analyses.ipadic == reading:
            return len(surface) < 5 and seconded and not COMPOSED.search(surface)
        return True
    if PARTICLE.search(surface) and ours in (analyses.sudachi, analyses.unidic):
        return seconded and lexicons.cheapest(surface, words_only=False) == reading
    if choice.kind[0] == "B":
        return seconded and not OLD_KANA.search(surface)
    return True
