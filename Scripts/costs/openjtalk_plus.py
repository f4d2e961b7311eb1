"""Candidates from the dictionary of pyopenjtalk-plus, a descendant of NAIST-jdic: the costs that it
changed and the words that it added."""

import collections
import hashlib
import importlib.util
import pathlib
import re
import sys

import correction
from correction import Correction
from kana import KANJI, pronunciation

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "names"))
import mecab_dictionary  # noqa: E402

SHA256 = "23287ce5d518164b8b97683b1d9534df095556e446f3470a6c52bd737be74527"
COST_REASON = "cost of pyopenjtalk-plus"
WORD_REASON = "word of pyopenjtalk-plus"
REASONS = (COST_REASON, WORD_REASON)
NUMBER = re.compile(r"[一二三四五六七八九十百千万億兆〇零0-9０-９数何幾]")
SMALL = re.compile("[ァィゥェォャュョヮ’]")
ACCENT = re.compile(r"(\d+)/(\d+)")
# A single kanji whose cost drops by more than this wins in names and compounds where it is wrong.
LARGEST_DROP = 1500
EXCLUDED = pathlib.Path(__file__).with_name("excluded.tsv")


def rows():
    """Yields (surface, left id, right id, cost, fields) of the installed dictionary."""
    package = pathlib.Path(importlib.util.find_spec("pyopenjtalk").origin).parent
    data = (package / "dictionary/sys.dic").read_bytes()
    if hashlib.sha256(data).hexdigest() != SHA256:
        raise ValueError("the dictionary of pyopenjtalk-plus is not that of version 0.4.1.post10")
    yield from mecab_dictionary.rows(data)


def candidates(lexicon):
    """Returns {(spelling, conjugation type, part of speech): corrections}.

    A candidate is a spelling with all its readings and forms, because their costs are relative.
    """
    excluded = _excluded()
    costs, words = {}, {}
    for surface, left, right, cost, fields in rows():
        class_ = lexicon.by_features.get((left, right, tuple(fields[:6])))
        if class_ and len(fields) > 10 and ":" not in fields[7]:
            key = (class_.name, surface, fields[7], fields[6])
            costs.setdefault(key, cost)
            words.setdefault(key, (class_, fields))
    known = set()
    result = collections.defaultdict(list)
    for entry in lexicon.current.values():
        known.update(form.key for form in lexicon.forms(entry))
        original = lexicon.entries.get(entry.key)
        if original is None or not original.is_original or not lexicon.is_open(entry):
            continue
        forms = lexicon.forms(entry)
        changed = [costs.get(form.key, cost) for form, cost in zip(forms, original.costs)]
        if changed == list(original.costs) or not _is_usable(entry, excluded, False):
            continue
        theirs = _costs([costs.get(form.key) for form in forms], entry.costs)
        if len(entry.surface) == 1 and entry.costs[0] - theirs[0] > LARGEST_DROP:
            continue
        group = _group(forms[0].class_, entry.base)
        result[group].append(correction.cost_change(COST_REASON, entry, theirs))
    added = set()
    for key, (class_, fields) in sorted(words.items()):
        _, surface, reading, base = key
        identity = (class_.name, surface, reading)
        # Inflected words are not added: the dictionary's text has them as lemmas of a paradigm.
        if key in known or identity in lexicon.current or class_.is_inflected or identity in added:
            continue
        if identity in lexicon.entries or base != surface:
            continue
        word = Correction("add", WORD_REASON, *identity, _columns(costs[key], fields))
        if _is_usable(word, excluded, True):
            added.add(identity)
            result[_group(class_, base)].append(word)
    return dict(result)


def _costs(theirs, ours):
    """Returns the costs of the forms of an entry, of which they may lack some.

    If they give one cost to the forms they have, such as a high one to a word that nobody writes,
    it is that of all forms.
    """
    distinct = {cost for cost in theirs if cost is not None}
    default = distinct.pop() if len(distinct) == 1 else None
    pairs = [(default if new is None else new, old) for new, old in zip(theirs, ours)]
    return tuple(old if new is None else new for new, old in pairs)


def _group(class_, base):
    features = class_.features
    return base, features[4] if class_.is_inflected else "", features[0] + features[1]


def _columns(cost, fields):
    """Returns the columns of an additional entry from its cost on; see Dictionaries/README.md."""
    accent, rule = fields[9], fields[10]
    parts = ACCENT.fullmatch(accent)
    # Their pronunciation may also be the reading as it is written, without ー.
    spoken = "" if fields[8] in (fields[7], pronunciation(fields[7])) else fields[8]
    if not parts:
        return (str(cost), "*/*", rule, spoken) if spoken else (str(cost),)
    morae = len(SMALL.sub("", fields[8]))
    columns = [str(cost), parts[1] if morae == int(parts[2]) else accent]
    if rule != "*" or spoken:
        columns.append(rule)
    return (*columns, spoken) if spoken else tuple(columns)


def _is_usable(item, excluded, is_new):
    """Returns whether a word may be changed or added: it has a kanji or a digit, such as Ａ４, does
    not start with a number, which rules read, and nobody excluded it."""
    if not re.search(r"\d", item.surface) and not KANJI.search(item.surface):
        return False
    if re.search(r"[\t,\"]", item.surface):
        return False
    is_long_word = not is_new and "固有名詞" not in item.section and len(item.surface) >= 4
    if NUMBER.match(item.surface) and not is_long_word:
        return False
    names = {("*", item.surface), (item.section, item.surface), (item.section, "*")}
    return not names & excluded


def _excluded():
    """Returns {(section or *, surface)}."""
    lines = EXCLUDED.read_text(encoding="utf-8").splitlines()
    return {tuple(line.split("\t")[:2]) for line in lines if line and not line.startswith("#")}


def is_kept(_, score):
    """The rule of selection: a spelling near changed spans makes at least one better, and three for
    each that becomes worse. Others are judged in isolation later."""
    return score is None or score.fixed >= max(1, 3 * score.broken)
