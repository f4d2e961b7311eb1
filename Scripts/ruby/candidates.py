"""Which rubies become words of the dictionary, and of which class."""

import collections
import pathlib
import re
import typing

import correction
import lexicon
from kana import KANJI, hiragana, katakana, same
from lexicons import VOICED

NUMERALS = re.compile("[〇一二三四五六七八九十百千万]+")
HIRAGANA = re.compile("[ぁ-ゖー]+")
OLD = re.compile("[ゐゑ]|く[わゎ]")
EXCLUDED = pathlib.Path(__file__).with_name("excluded.tsv")
INVARIABLE = re.compile("(副詞|接続詞|連体詞|感動詞|名詞-副詞可能)")
OKURIGANA = re.compile("[^はがをにのとでへもやかなだすしせさらよば]")
# What follows the stem of a one-row verb, which is also a form.
AFTER_STEM = re.compile("[てたるず]|ま[すしせ]|な[いかくけさ]|られ|れば|よう|ぬ|つつ|そう|ながら|、")
# The classes of UniDic, which SudachiDict also uses.
CLASSES = {
    ("名詞", "固有名詞", "人名", "姓"): "名詞-固有名詞-人名-姓",
    ("名詞", "固有名詞", "人名", "名"): "名詞-固有名詞-人名-名",
    ("名詞", "固有名詞", "人名", "一般"): "名詞-固有名詞-人名-一般",
    ("名詞", "固有名詞", "地名", "一般"): "名詞-固有名詞-地域-一般",
    ("名詞", "固有名詞", "一般", "*"): "名詞-固有名詞-一般",
    ("名詞", "普通名詞", "サ変可能", "*"): "名詞-サ変接続",
    ("名詞", "普通名詞", "サ変形状詞可能", "*"): "名詞-サ変接続",
    ("名詞", "普通名詞", "形状詞可能", "*"): "名詞-形容動詞語幹",
    ("名詞", "普通名詞", "副詞可能", "*"): "名詞-副詞可能",
    ("形状詞", "一般", "*", "*"): "名詞-形容動詞語幹",
    ("副詞", "*", "*", "*"): "副詞-一般",
}
# Sections whose words a new spelling of the same reading may join.
JOINED = re.compile("(名詞-(一般|サ変接続|副詞可能|形容動詞語幹|代名詞-一般)|副詞|接続詞|連体詞|感動詞)")


def excluded():
    """Returns the (surface, reading) that were removed by hand."""
    rows = EXCLUDED.read_text(encoding="utf-8").split("\n")
    rows = [row.split("\t") for row in rows if row and not row.startswith("#")]
    return {(surface, reading) for surface, reading, _ in rows}


class Dictionary(lexicon.Lexicon):
    """The dictionary's text, with all columns of an entry."""

    def __init__(self, folder, without):
        """`without`: names of correction files that are not applied."""
        self.columns = {}
        self.without = without
        super().__init__(folder)
        self.by_surface = collections.defaultdict(list)
        self.by_reading = collections.defaultdict(list)
        for entry in self.current.values():
            self.by_surface[entry.surface].append(entry)
            self.by_reading[hiragana(entry.reading)].append(entry)

    def _add(self, section, columns, is_original):
        super()._add(section, columns, is_original)
        reading = correction.full(columns[0], columns[1])
        self.columns.setdefault((section, columns[0], reading), tuple(columns[3:]))

    def _correct(self, name, row):
        if name in self.without:
            self.corrections[name] = []
        else:
            super()._correct(name, row)


class Candidate(typing.NamedTuple):
    pair: object
    reason: str
    section: str
    surface: str  # with okurigana, in the dictionary form
    reading: str  # katakana
    costs: tuple  # one for each form, or one
    rest: tuple  # further columns of an addition
    is_addition: bool

    @property
    def key(self):
        return self.section, self.surface, self.reading

    def correction(self, cost):
        """Returns the correction that gives the least form this cost."""
        shift = cost - min(self.costs)
        costs = [value + shift for value in self.costs]
        written = " ".join(map(str, costs[:1] if len(set(costs)) == 1 else costs))
        if self.is_addition:
            return correction.Correction("add", self.reason, *self.key, (written, *self.rest))
        return correction.Correction("change", self.reason, *self.key, ("cost=" + written,))


class Chooser:
    def __init__(self, dictionary, lexicons, statistics, modern):
        self.dictionary, self.lexicons = dictionary, lexicons
        self.statistics, self.modern = statistics, modern
        self.excluded = excluded()

    def candidates(self):
        found = {}
        for pair in self.statistics.uses:
            if self.statistics.accuracy(pair) > 0.6 or not self._is_usable(pair):
                continue
            candidate = self._inflected(pair) or self._noun(pair)
            if candidate and (candidate.surface, hiragana(candidate.reading)) not in self.excluded:
                known = found.get(candidate.key)
                if not known or self.statistics.uses[known.pair] < self.statistics.uses[pair]:
                    found[candidate.key] = candidate
        return list(found.values())

    def _is_usable(self, pair):
        base, reading = pair
        if not all(KANJI.match(character) for character in base) or NUMERALS.fullmatch(base):
            return False
        if not HIRAGANA.fullmatch(reading) or OLD.search(reading):
            return False
        said = self._said(pair)
        return not same(said, reading)

    def _is_accepted(self, pair, surface, tail, share):
        """Returns whether the ruby is the ordinary reading of the surface: the reading by which
        jptok replaced it is not, or nobody writes the surface today and the ruby is general."""
        reading = pair.reading + tail
        said = self._said(pair) + tail
        works, is_long = self.statistics.works[pair], len(surface) > 1
        others = set(self.lexicons.names(surface, reading)) - {"own"}
        is_known = bool(others) or self.lexicons.is_composed(pair.base, pair.reading)
        if NUMERALS.match(surface) and len(others) < 2:
            return False
        modern = self.modern(pair.base, tail)
        lists_said = self.lexicons.names(surface, said)
        # Mozc's dictionary also lists readings that are only typed, of words that jptok tore.
        if lists_said == ["mozc"] and others and is_long:
            return share >= 0.75
        if not lists_said and is_long:
            if is_known:
                return share >= 0.65
            return share >= 0.9 and works >= 10 and not modern
        if is_long and self.lexicons.is_first(surface, reading):
            return share >= 0.75 and not self._is_name(surface, reading)
        if modern or share < (0.9 if is_long else 0.95):
            return False
        if self._is_name(surface, said) or self._is_name(surface, reading):
            return works >= 5 and bool(others) and self._is_given_name(surface, said)
        if works >= 30 and share >= 0.97 and is_long:
            return True
        margin = len(others) - len(set(lists_said) - {"own"})
        return others and (margin > 0 and works >= 4 or margin == 0 and works >= 30)

    def _is_name(self, surface, reading):
        """Returns whether a reading is only that of a proper name."""
        classes = self.lexicons.classes.get((surface, reading), ())
        return bool(classes) and all("固有名詞" in item for item in classes)

    def _is_given_name(self, surface, reading):
        classes = self.lexicons.classes.get((surface, reading), ())
        return bool(classes) and all(item[3] == "名" for item in classes)

    def _said(self, pair):
        return self.statistics.said[pair].most_common(1)[0][0]

    def _reason(self, pair):
        said = self._said(pair)
        return f"ruby in {self.statistics.works[pair]} works; read {katakana(said)}"

    def _noun(self, pair):
        base, reading = pair
        if not self._is_accepted(pair, base, "", self.statistics.share(pair)):
            return None
        kana = katakana(reading)
        existing = [
            entry for entry in self.dictionary.by_surface[base]
            if entry.reading == kana and entry.section not in self.dictionary.paradigms
        ]
        if existing:
            entry = min(existing, key=lambda entry: ("固有" in entry.section, entry.costs[0]))
            if not self.dictionary.is_open(entry) or "接尾" in entry.section or "非自立" in entry.section:
                return None
            return Candidate(pair, self._reason(pair), *entry.key, entry.costs, (), False)
        models = [
            entry for entry in self.dictionary.by_reading[reading]
            if JOINED.match(entry.section) and entry.section not in self.dictionary.paradigms
        ]
        shared = [entry for entry in models if set(entry.surface) & set(base)]
        classes = self.lexicons.classes.get((base, reading))
        if classes:
            section = CLASSES.get(classes.most_common(1)[0][0], "名詞-一般")
        elif shared:
            section = min(shared, key=lambda entry: entry.costs[0]).section
        elif self._has_okurigana(pair):
            return None
        else:
            section = self._section(pair)
        rest = self._rest(shared or models)
        return Candidate(pair, self._reason(pair), section, base, kana, (8000,), rest, True)

    def _has_okurigana(self, pair):
        """Returns whether mostly kana other than those of particles follow, so that the base is
        the stem of a verb that the dictionary lacks."""
        contexts = [item for item in self.statistics.contexts[pair] if HIRAGANA.match(item.right)]
        return sum(bool(OKURIGANA.match(item.right)) for item in contexts) > 0.6 * len(contexts)

    def _section(self, pair):
        after = collections.Counter(
            context.right[:1] for context in self.statistics.contexts[pair] if context.right
        )
        count = sum(after.values())
        if sum(after[kana] for kana in "すしせさ") > count * 0.6:
            return "名詞-サ変接続"
        if sum(after[kana] for kana in "な") > count * 0.3:
            return "名詞-形容動詞語幹"
        return "名詞-一般"

    def _rest(self, models):
        """Returns accent, rule and pronunciation of words of the same reading, if they agree."""
        rests = {self.dictionary.columns[model.key][:3] for model in models}
        return rests.pop() if len(rests) == 1 else ()

    def _unaccented(self, model):
        """Returns the columns of a word with an unknown accent whose endings sound as the
        model's."""
        columns = self.dictionary.columns[model.key][:3]
        return ("*/*", "*", "=") if columns[2:] == ("=",) else ()

    def _inflected(self, pair):
        """Returns the candidate for a word with okurigana."""
        contexts = self.statistics.contexts[pair]
        best = None
        for lemma, tail in self._lemmas(pair):
            matches = [self._okurigana(lemma, tail, context) for context in contexts]
            matched = [item for item, okurigana in zip(contexts, matches) if okurigana is not None]
            forms = {okurigana for okurigana in matches if okurigana is not None}
            is_constant = lemma.section not in self.dictionary.paradigms
            if len(matched) < 0.9 * len(contexts):
                continue
            surface = pair.base + tail
            if not is_constant and len(forms) < 2 and not self.lexicons.names(surface, pair.reading + tail):
                continue
            length = sum(len(okurigana or "") for okurigana in matches)
            is_shared = bool(set(lemma.surface) & set(pair.base))
            key = length, is_constant, is_shared, -min(lemma.costs)
            if not best or key > best[0]:
                best = key, lemma, tail, matched
        if not best:
            return None
        _, lemma, tail, matched = best
        surface, reading = pair.base + tail, katakana(pair.reading + tail)
        if not self._is_accepted(pair, surface, tail, self._share(pair, matched)):
            return None
        if self._is_ambiguous(pair, lemma, tail):
            return None
        key = lemma.section, surface, reading
        existing = self.dictionary.current.get(key)
        if existing:
            if not self.dictionary.is_open(existing):
                return None
            return Candidate(pair, self._reason(pair), *key, existing.costs, (), False)
        is_model = lemma.reading == reading and set(lemma.surface) & set(pair.base)
        rest = self._rest([lemma]) if is_model else self._unaccented(lemma)
        return Candidate(pair, self._reason(pair), *key, lemma.costs, rest, True)

    def _is_ambiguous(self, pair, lemma, tail):
        """Returns whether a form is usually another word, or the one that jptok read (終って), or
        a form of する after a noun (射殺され)."""
        endings = self.dictionary.paradigms.get(lemma.section)
        if not endings:
            return False
        said = self._said(pair)
        if tail == "す" and self.lexicons.names(pair.base, said):
            return True
        middle = tail[: len(tail) - len(endings[0][1])]
        for _, surface, kana in endings:
            form, kana = pair.base + middle + surface, middle + hiragana(kana)
            if form == pair.base:
                continue
            usual = self.lexicons.usual(form)
            if usual and pair.reading + kana not in usual or self.lexicons.names(form, said + kana):
                return True
        return False

    def _lemmas(self, pair):
        """Yields (lemma, okurigana) for words that the base may write, and for words that the end
        of the base writes (打頷く like 頷く)."""
        if not hasattr(self, "by_stem"):
            self._index()
        yield from self.by_stem.get(pair.reading, ())
        for cut in range(1, len(pair.base)):
            for lemma, tail in self.by_kanji.get(pair.base[cut:], ()):
                stem = hiragana(lemma.reading)[: len(lemma.reading) - len(tail)]
                voiced = {stem, stem[:1].translate(VOICED) + stem[1:]}
                if any(pair.reading.endswith(kana) and pair.reading != kana for kana in voiced):
                    yield lemma, tail

    def _index(self):
        self.by_stem = collections.defaultdict(list)
        self.by_kanji = collections.defaultdict(list)
        for entry in self.dictionary.current.values():
            kana = hiragana(entry.reading)
            endings = self.dictionary.paradigms.get(entry.section)
            if endings and "自立" not in entry.section.split("-"):
                continue
            if not endings and not INVARIABLE.match(entry.section):
                continue
            first = endings[0][1] if endings else ""
            for cut in range(1, min(len(kana), 6)):
                tail = kana[-cut:]
                if tail.endswith(first) and entry.surface.endswith(tail):
                    self.by_stem[kana[:-cut]].append((entry, tail))
                    if endings and KANJI.match(entry.surface[-cut - 1 :]):
                        self.by_kanji[entry.surface[:-cut]].append((entry, tail))

    def _okurigana(self, lemma, tail, context):
        """Returns the longest okurigana of a form that follows the base, or None."""
        endings = self.dictionary.paradigms.get(lemma.section)
        if not endings:
            return tail if context.right.startswith(tail) else None
        middle = tail[: len(tail) - len(endings[0][1])]
        found = None
        for _, surface, _ in endings:
            okurigana = middle + surface
            is_stem = not okurigana and "一段" in lemma.section and AFTER_STEM.match(context.right)
            if is_stem or okurigana and context.right.startswith(okurigana):
                found = max(found or "", okurigana, key=len)
        return found

    def _share(self, pair, matched):
        """Returns the share of the reading among rubies of the base before the same kana."""
        firsts = {context.right[:1] for context in matched}
        weights = collections.Counter()
        for other in self.by_base()[pair.base]:
            contexts = self.statistics.contexts[other]
            hits = sum(context.right[:1] in firsts for context in contexts)
            weights[other] = self.statistics.uses[other] * hits / len(contexts)
        return weights[pair] / sum(weights.values())

    def by_base(self):
        if not hasattr(self, "bases"):
            self.bases = collections.defaultdict(list)
            for pair in self.statistics.uses:
                self.bases[pair.base].append(pair)
        return self.bases


class Modern:
    """Counts of words in texts of today: single kanji between other characters than kanji, and
    longer words also in compounds."""

    def __init__(self, paths):
        self.counts = collections.Counter()
        for path in paths:
            text = path.read_text(encoding="utf-8")
            for match in re.finditer(rf"(?:{KANJI.pattern})+", text):
                run, kana = match[0], text[match.end() : match.end() + 1]
                for start in range(len(run)):
                    for end in range(start + 2, min(len(run), start + 6) + 1):
                        self.counts[run[start:end]] += 1
                if len(run) == 1:
                    self.counts[run] += 1
                for start in range(len(run) if kana else 0):
                    self.counts[run[start:] + kana] += 1

    def __call__(self, base, tail):
        return self.counts[base + tail[:1]]
