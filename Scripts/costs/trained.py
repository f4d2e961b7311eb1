"""Candidates from trained weights: spellings whose costs change."""

import collections
import pathlib

import correction
from kana import KANJI, hiragana
from weights import SILENT, weight_key

REASON = "cost trained on running text"
REVIEWED = pathlib.Path(__file__).with_name("reviewed.txt")
LEAST = 60  # smaller changes are noise
MOST = 3500
LIMIT = 32000  # of MeCab's 16-bit costs
# Grammatical words are the context of all others; their costs are left alone.
CLOSED = ("助詞", "助動詞", "記号", "フィラー", "その他")


def candidates(lexicon, weights):
    """Returns {spelling: corrections} and {spelling: surfaces of the forms}."""
    result, surfaces = collections.defaultdict(list), collections.defaultdict(set)
    spellings = {key[0] for key in weights}
    for entry in lexicon.current.values():
        if entry.base not in spellings or not lexicon.is_open(entry) or ":" in entry.reading:
            continue
        forms = lexicon.forms(entry)
        features = forms[0].class_.features
        is_auxiliary = features[0] == "動詞" and features[1] in ("非自立", "接尾")
        if features[0] in CLOSED or is_auxiliary or not KANJI.search(entry.surface):
            continue
        changes = [_change(form, weights) for form in forms]
        if not any(changes):
            continue
        costs = tuple(
            max(-LIMIT, min(LIMIT, cost + change)) for cost, change in zip(entry.costs, changes)
        )
        # The spelling of a word without inflection is its surface: its base form may be another.
        spelling = entry.base if forms[0].class_.is_inflected else entry.surface
        result[spelling].append(correction.cost_change(REASON, entry, costs))
        surfaces[spelling].update(form.surface for form in forms)
    return dict(result), dict(surfaces)


def _change(form, weights):
    class_ = form.class_
    reading = hiragana(SILENT.sub("", form.reading))
    conjugation, inflection = class_.features[4:]
    key = weight_key(form.surface, class_.left, conjugation, inflection, form.base, reading)
    weight = weights.get(key, 0)
    return max(-MOST, min(MOST, weight)) if abs(weight) >= LEAST else 0


def is_kept(number, score):
    """The rule of selection, stricter in later rounds, when fewer candidates hide each other's
    effects: at last a spelling occurs, and at least four times as many changed spans become right
    as wrong."""
    fixed, broken = (score.fixed, score.broken) if score else (0, 0)
    if number < 2:
        return broken <= fixed
    if number < STRICT:
        return fixed >= 2 * broken
    return fixed >= 2 and fixed >= 4 * broken


STRICT = 4  # the first round with the strictest rule


def reviewed():
    """Returns the spellings that a person has approved."""
    lines = REVIEWED.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def review_table(selection):
    """Returns rows for review: spelling, fixed, broken, undecided, costs, examples."""
    rows = ["# spelling / better / worse / undecided / new costs / examples, + better and - worse"]
    for name in sorted(selection.kept):
        score = selection.scores[name]
        corrections = selection.candidates[name]
        costs = "; ".join(f"{row.section} {row.reading} {row.rest[0]}" for row in corrections)
        examples = []
        for verdict, mark in ((-1, "-"), (1, "+")):
            changes = [change for value, change in score.examples if value == verdict][:4]
            examples += [f"{mark} {_example(selection.silver, change)}" for change in changes]
        counts = (score.fixed, score.broken, score.undecided)
        title = name if isinstance(name, str) else " ".join(name)
        rows.append("\t".join([title, *map(str, counts), costs, *examples]))
    return rows


def _example(silver, change):
    text = silver.texts[change.line]
    end = change.offset + len(change.surface)
    around = text[max(0, change.offset - 10) : change.offset], text[end : end + 9]
    return f"{around[0]}【{change.surface}】{around[1]} {change.old}→{change.new}"
