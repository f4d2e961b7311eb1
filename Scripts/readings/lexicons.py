"""The three lexicons: surface -> entries, of surfaces that hold kanji and are read in kana."""
import csv
import re
from collections import namedtuple

# part: part of speech as the lexicon writes it; cost: None where the lexicon gives none
Entry = namedtuple("Entry", "reading part inflection form cost pronunciation accent rule")

KANJI = re.compile("[一-鿿㐀-䶿々〆]")
SURFACE = re.compile("[一-鿿㐀-䶿々〆〇ヶぁ-ゖァ-ヺーゝゞヽヾ]+")
READING = re.compile("[ァ-ヺー]+")
TO_KATAKANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}


def katakana(text):
    return text.translate(TO_KATAKANA)


def is_usable(surface, reading):
    return (SURFACE.fullmatch(surface) and KANJI.search(surface)
            and READING.fullmatch(reading)) is not None


def sudachi(dictionary):
    """SudachiDict by way of SudachiPy, which alone reads its format."""
    entries = {}
    for word in dictionary.entries():
        surface, reading = word.surface(), word.reading_form()
        if is_usable(surface, reading):
            part = word.part_of_speech()
            inflection = part[4] if part[4] != "*" else ""
            is_base = word.dictionary_form() == surface
            entries.setdefault(surface, []).append(
                Entry(reading, "-".join(p for p in part[:4] if p != "*"), inflection,
                      part[5] if is_base else "-", None, None, None, "*"))
    return entries


def unidic(path):
    """The CSV of unidic-mecab 3.1.1."""
    entries = {}
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.reader(file):
            surface = row[0]
            reading = row[24] if READING.fullmatch(row[24]) else katakana(row[10])
            if not is_usable(surface, reading):
                continue
            accent = row[28].split(",")[0]
            rule = row[29].split(",")[0]
            known = len(row) == 33 and accent.isdigit()
            entries.setdefault(surface, []).append(
                Entry(reading, "-".join(p for p in row[4:8] if p != "*"), row[8], row[9],
                      int(row[3]), katakana(row[13]) if known else None,
                      accent if known else None,
                      rule if known and re.fullmatch("C[1-5]", rule) else "*"))
    return entries


def mozc(folder):
    """dictionary_oss of Mozc; its classes are those of IPADIC."""
    with open(folder + "/id.def", encoding="utf-8") as file:
        classes = dict(line.rstrip("\n").split(" ", 1) for line in file)
    entries = {}
    for number in range(10):
        with open(f"{folder}/dictionary0{number}.txt", encoding="utf-8") as file:
            for line in file:
                reading, left, _, cost, surface = line.rstrip("\n").split("\t")[:5]
                reading = katakana(reading)
                if is_usable(surface, reading):
                    part = classes[left].split(",")
                    entries.setdefault(surface, []).append(
                        Entry(reading, "-".join(p for p in part[:4] if p != "*"), part[4],
                              part[5], int(cost), None, None, "*"))
    return entries


INFLECTING = ("動詞", "形容詞", "助動詞")
SKIPPED = {
    "S": ("補助記号", "記号", "空白", "助詞", "接尾辞", "接頭辞"),
    "U": ("補助記号", "記号", "空白", "助詞", "接尾辞", "接頭辞"),
    "M": ("記号", "助詞", "その他", "名詞-接尾", "接頭詞"),
}


def is_word(source, entry):
    """Whether the entry is a word of its own, in its dictionary form, and no name but a country's."""
    if "固有名詞" in entry.part:
        return entry.part.endswith("国")
    if entry.part.startswith(INFLECTING):
        if source == "M":
            return entry.form == "基本形" and "-自立" in entry.part
        return entry.form == "終止形-一般" and not entry.inflection.startswith("文語")
    return not entry.part.startswith(SKIPPED[source])


class Lexicons:
    """What the lexicons say about a surface."""

    def __init__(self, sources):
        self.all = sources  # "S", "U", "M" -> surface -> entries
        self.words = {}  # surface -> source -> entries that are words
        for source, entries in sources.items():
            for surface, found in entries.items():
                kept = [entry for entry in found if is_word(source, entry)]
                if kept:
                    self.words.setdefault(surface, {})[source] = kept
        self.surfaces = sorted(self.words)

    def attested(self, surface):
        """reading -> the sources that have it as a word."""
        readings = {}
        for source, entries in self.words.get(surface, {}).items():
            for entry in entries:
                readings.setdefault(entry.reading, set()).add(source)
        return readings

    def readings(self, surface):
        """All readings, of names and inflected forms too."""
        return {entry.reading for entries in self.all.values()
                for entry in entries.get(surface, ())}

    def cheapest(self, surface, words_only=True):
        """The reading that Mozc holds for the most frequent."""
        entries = (self.words.get(surface, {}).get("M", ()) if words_only
                   else self.all["M"].get(surface, ()))
        return min(entries, key=lambda entry: entry.cost).reading if entries else None

    def mozc_cost(self, surface, reading):
        return min((entry.cost for entry in self.words.get(surface, {}).get("M", ())
                    if entry.reading == reading), default=None)

    def unidic_entry(self, surface, reading):
        for entry in self.all["U"].get(surface, ()):
            if entry.reading == reading and entry.accent is not None:
                return entry
        return None
