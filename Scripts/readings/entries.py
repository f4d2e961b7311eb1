"""Rows for the chosen readings: costs of entries the dictionary has, else new entries."""
import re

from .grammar import usual_pronunciation
from .lexicons import SURFACE, READING

MARGIN = 600  # how much cheaper than the present path a word becomes
DEAREST = 11_000  # costs of rare words; a path of unknown characters costs far more
CHEAPEST = 1_500  # below that a word would tear others apart
CHEAPEST_COMPOSED = 3_500  # the same for what only Mozc has
BOUND = re.compile("接尾|接頭|非自立|固有名詞|助動詞|名詞-数")
SPELLED = re.compile("[ぢづヂヅをヲ]|[じずジズおオ]")  # kana that decide the spelling themselves
ADVERBIAL = ("名詞-副詞可能", "副詞-一般", "副詞-助詞類接続", "連体詞", "名詞-代名詞-一般", "感動詞",
             "接続詞")


class Writer:
    def __init__(self, lexicons, grammar, existing, corrected, held_back):
        self.lexicons = lexicons
        self.grammar = grammar
        self.existing = existing
        self.corrected = corrected  # surfaces corrected by hand
        self.held_back = held_back  # surface -> cost to add, None: leave out
        self.lowered = {}  # surface -> cost that wins, found by trying
        self.costs = {}  # surface -> section, cost, reading
        self.changes = []  # section, surface, reading, columns, reason
        self.additions = {}  # section -> rows

    def write(self, choices, paths, analyses, spoken):
        """paths: surface -> cost of the present path; spoken: UniDic's reading and sound."""
        self.costs, self.changes, self.additions = {}, [], {}
        for surface, choice in sorted(choices.items()):
            if surface in self.corrected or self.held_back.get(surface, 0) is None:
                continue
            if self.is_historical(surface, choice.reading):
                continue
            words = {source: [(surface, entry) for entry in entries]
                     for source, entries in self.lexicons.words[surface].items()}
            section = self.grammar.section(words, choice.reading)
            same = [entry for entry in self.existing.entries.get(surface, ())
                    if entry[1] == choice.reading]
            if same:
                self.change_cost(surface, section, same, paths[surface],
                                 analyses[surface].ours)
            elif section and not (choice.kind == "BM" and section in ADVERBIAL and (
                    analyses[surface].ipadic == choice.reading
                    or not section.startswith("副詞"))):
                self.add(surface, choice, section, paths[surface], spoken.get(surface))

    def cost(self, surface, section, path):
        cost = (path - MARGIN - self.grammar.edge_costs(section)
                + (self.held_back.get(surface) or 0))
        return min(cost, self.lowered.get(surface, cost))

    def change_cost(self, surface, section, same, path, ours):
        usable = [entry for entry in same if entry[0] == section] or [
            entry for entry in same if not BOUND.search(entry[0])
            and (entry[0] in self.grammar.classes or entry[0] in self.grammar.paradigms)]
        if not usable:
            return
        section, reading, costs = min(usable, key=lambda entry: entry[2][0])
        if sum(entry[:2] == (section, reading) for entry in same) > 1:
            return  # a correction names an entry by these
        cost = self.cost(surface, section, path)
        if CHEAPEST <= cost < costs[0]:
            self.costs[surface] = (section, cost, reading)
            text = " ".join(str(one + cost - costs[0]) for one in costs)
            self.changes.append((section, surface, reading, f"cost={text}", f"read {ours}"))

    def add(self, surface, choice, section, path, spoken):
        reading = choice.reading
        cost = min(self.cost(surface, section, path), DEAREST)
        if cost < (CHEAPEST_COMPOSED if choice.kind == "BM" else CHEAPEST):
            return
        self.costs[surface] = (section, cost, reading)
        entry = self.lexicons.unidic_entry(surface, reading)
        sound = entry.pronunciation if entry else None
        if not sound and spoken and spoken[0] == reading:
            sound = spoken[1]
        ending = self.grammar.endings(section)
        stem = reading[:len(reading) - len(ending[1])]
        if not sound or not sound.endswith(ending[2]):
            sound = usual_pronunciation(stem) + ending[2]
        notation = ("~" if sound == usual_pronunciation(reading)
                    else "=" if sound == reading else sound)
        steps = self.existing.steps.get(section, [0])
        text = " ".join(str(cost + step) for step in steps) if any(steps) else str(cost)
        columns = [surface, reading, text, entry.accent if entry else "*/*",
                   entry.rule if entry else "*", notation]
        while len(columns) > 4 and columns[-1] in "~*":
            columns.pop()
        self.additions.setdefault(section, []).append("\t".join(columns))

    def is_historical(self, surface, reading):
        """Whether UniDic says that the reading is spelled as it was before 1946."""
        entry = self.lexicons.unidic_entry(surface, reading)
        if not entry:
            return False
        usual = usual_pronunciation(reading)
        return usual not in (entry.pronunciation, usual_pronunciation(entry.pronunciation))

    def respell(self):
        """Readings that sound like the lexicons’ only reading but are spelled otherwise."""
        costly = {change[:3] for change in self.changes}
        for surface, entries in self.existing.entries.items():
            if (surface in self.corrected or not SURFACE.fullmatch(surface)
                    or SPELLED.search(surface)):
                continue
            known = self.lexicons.readings(surface)
            for section, reading, _ in entries:
                if (reading in known or "固有名詞" in section or not READING.fullmatch(reading)
                        or (section, surface, reading) in costly):
                    continue
                sound = usual_pronunciation(reading)
                alike = [other for other in known if usual_pronunciation(other) == sound]
                names = [entry[:2] for entry in entries]
                if (len(alike) == 1 and (section, alike[0]) not in names
                        and names.count((section, reading)) == 1
                        and alike[0].endswith(self.grammar.endings(section)[1])):
                    self.changes.append(
                        (section, surface, reading, f"reading={alike[0]}", "spelling"))

    def files(self):
        """The content of the files, by path below the dictionary."""
        by_file = {}
        for section in sorted(self.additions):
            block = f"[{section}]\n" + "\n".join(sorted(self.additions[section])) + "\n"
            by_file.setdefault(file_name(section), []).append(block)
        files = {f"entries/consensus/{name}.tsv": "\n".join(blocks)
                 for name, blocks in by_file.items()}
        lines = ["# Written by Scripts/import-readings: what SudachiDict, UniDic and Mozc agree on.\n"
                 "# change / reason: what the surface was read, or spelling / section / surface / "
                 "reading / new value\n"]
        for section, surface, reading, value, reason in sorted(
                self.changes, key=lambda change: (change[1], change[2], change[0])):
            lines.append(f"change\t{reason}\t{section}\t{surface}\t{reading}\t{value}\n")
        files["corrections/consensus.tsv"] = "".join(lines)
        return files


def file_name(section):
    names = {"動詞": "verb", "形容詞": "adjective", "副詞": "adverb"}
    nouns = {"一般": "noun-common", "サ変接続": "noun-verbal", "形容動詞語幹": "noun-adjectival",
             "副詞可能": "noun-adverbial"}
    part, _, rest = section.partition("-")
    if part == "名詞":
        return nouns.get(rest, "proper-country" if rest.endswith("国") else "noun-other")
    return names.get(part, "other")
