"""The dictionary's classes and paradigms, and which of them a lexicon's word belongs to."""
import os
import statistics
import struct

from .lexicons import katakana

NOUNS = [
    ("名詞-固有名詞-地名-国", "名詞-固有名詞-地域-国"), ("名詞-普通名詞-サ変", "名詞-サ変接続"),
    ("名詞-普通名詞-形状詞可能", "名詞-形容動詞語幹"), ("形状詞", "名詞-形容動詞語幹"),
    ("名詞-普通名詞-副詞可能", "名詞-副詞可能"), ("名詞-普通名詞", "名詞-一般"), ("副詞", "副詞-一般"),
    ("感動詞", "感動詞"), ("接続詞", "接続詞"), ("連体詞", "連体詞"), ("代名詞", "名詞-代名詞-一般"),
]
MOZC_NOUNS = ("名詞-一般", "名詞-サ変接続", "名詞-形容動詞語幹", "名詞-副詞可能",
              "名詞-固有名詞-地域-国")
ROWS = {"カ行": "カ行イ音便", "ワア行": "ワ行促音便"}

VOWELS = {kana: vowel for vowel, row in (
    ("o", "オコソトノホモヨロゴゾドボポョォヲ"), ("u", "ウクスツヌフムユルグズヅブプュゥヴ"),
    ("e", "エケセテネヘメレゲゼデベペェ")) for kana in row}


def usual_pronunciation(reading):
    """As KanaRules.appendPronunciation in Dictionaries/LexiconFormat."""
    result = ""
    vowel = None
    for kana in reading:
        sound = {"ヂ": "ジ", "ヅ": "ズ", "ヲ": "オ"}.get(kana, kana)
        if (kana == "ウ" and vowel in ("o", "u") or kana == "オ" and vowel == "o"
                or kana in "イエ" and vowel == "e"):
            sound = "ー"
        result += sound
        vowel = VOWELS.get(kana)
    return result


class Grammar:
    def __init__(self, text, compiled):
        self.classes = {}  # name -> left id, right id
        for columns in rows(text + "/classes.tsv"):
            self.classes[columns[0]] = (int(columns[1]), int(columns[2]))
        self.paradigms = {}  # name -> forms: class, ending, ending of the reading …
        for section, columns in sections(text + "/paradigms.tsv"):
            self.paradigms.setdefault(section, []).append(
                [columns[0]] + ["" if column == "-" else column for column in columns[1:]])
        with open(compiled + "/matrix.bin", "rb") as file:
            data = file.read()
        self.width = struct.unpack("HH", data[:4])[0]
        self.matrix = memoryview(data)[4:].cast("h")

    def edge_costs(self, section):
        """What the word pays to stand alone: the connections with begin and end."""
        first = self.paradigms[section][0][0] if section in self.paradigms else section
        left, right = self.classes[first]
        return self.matrix[self.width * left] + self.matrix[right]

    def endings(self, section):
        """Endings of surface, reading and pronunciation in the dictionary form."""
        if section not in self.paradigms:
            return ("", "", "")
        form = self.paradigms[section][0]
        return (form[1], form[2], form[3] if len(form) > 3 else form[2])

    def paradigm(self, inflection, surface, reading):
        kind, _, row = inflection.partition("-")
        if kind in ("上一段", "下一段"):
            name = "動詞-自立-一段-活用"
        elif kind == "五段":
            name = f"動詞-自立-五段・{ROWS.get(row, row)}-活用"
        elif inflection == "サ行変格":
            name = "動詞-自立-サ変・−%sル-活用" % ("ス" if surface.endswith("する") else "ズ")
        elif inflection == "形容詞":
            front = len(reading) > 1 and reading[-2] in "イキシチニヒミリギジヂビピ"
            name = "形容詞-自立-形容詞・%s段-活用" % ("イ" if front else "アウオ")
        else:
            return None
        return self.fitting(name, surface, reading)

    def fitting(self, name, surface, reading):
        if name not in self.paradigms:
            return None
        ending, ending_of_reading, _ = self.endings(name)
        fits = surface.endswith(ending) and reading.endswith(ending_of_reading)
        return name if fits and len(surface) > len(ending) else None

    def section(self, words, reading):
        """The class or paradigm of a word, by UniDic, Sudachi, Mozc."""
        for source in "US":
            for surface, entry in words.get(source, ()):
                if entry.reading != reading:
                    continue
                if entry.inflection not in ("", "*"):
                    found = self.paradigm(entry.inflection, surface, reading)
                    if found:
                        return found
                    continue
                for part, name in NOUNS:
                    if entry.part.startswith(part):
                        if name == "名詞-一般":
                            return self.mozc_noun(words, reading) or name
                        return name
        for surface, entry in sorted(words.get("M", ()), key=lambda pair: pair[1].cost):
            if entry.reading != reading:
                continue
            if entry.inflection not in ("", "*"):
                found = self.fitting(
                    f"{entry.part}-{entry.inflection}-活用", surface, reading)
            elif entry.part in MOZC_NOUNS or entry.part.startswith("副詞"):
                found = entry.part if entry.part in self.classes else None
            else:
                found = {"名詞-代名詞": "名詞-代名詞-一般"}.get(entry.part[:6], entry.part)
                found = found if found in ("感動詞", "接続詞", "連体詞", "名詞-代名詞-一般") else None
            if found:
                return found
        return None

    @staticmethod
    def mozc_noun(words, reading):
        """UniDic and Sudachi call most nouns plain; Mozc tells verbal and adjectival ones apart."""
        for _, entry in words.get("M", ()):
            if entry.reading == reading and entry.part in MOZC_NOUNS[1:4]:
                return entry.part
        return None


class Existing:
    """The entries the dictionary has, by surface."""

    def __init__(self, text, sources, grammar):
        self.entries = {}  # surface -> [(section, reading, costs)]
        steps = {}
        for source in sources:
            folder = f"{text}/entries/{source}"
            for name in sorted(os.listdir(folder)):
                for section, columns in sections(f"{folder}/{name}"):
                    reading = katakana(columns[0]) if columns[1] == "~" else columns[1]
                    costs = [int(cost) for cost in columns[2].split()]
                    self.entries.setdefault(columns[0], []).append((section, reading, costs))
                    if section in grammar.paradigms:
                        if len(costs) == 1:
                            costs = costs * len(grammar.paradigms[section])
                        steps.setdefault(section, []).append([c - costs[0] for c in costs])
        # What each form of a paradigm usually costs more than the dictionary form.
        self.steps = {section: [int(statistics.median(column)) for column in zip(*lists)]
                      for section, lists in steps.items()}


def rows(path):
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.rstrip("\n")
            if line and not line.startswith("#"):
                yield line.split("\t")


def sections(path):
    """The rows below each header, as (section, columns)."""
    section = None
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.rstrip("\n")
            if line.startswith("[") and line.endswith("]") and "\t" not in line:
                section = line[1:-1]
            elif "\t" in line:
                yield section, line.split("\t")
