"""Held-out rows: how good the model is, how sure it may be, and what its Swift twin must answer."""

import random

import numpy

import samples
import table

COMPOUNDS = 4_000
EXPECTED_ROWS = 5_000


def held_out(data):
    """{name: rows of (text, language, weight)}."""
    return {
        "words of two": data.held_out_words(2, 2),
        "longer words": data.held_out_words(3, samples.LONGEST),
        "compounds": data.compound_rows(True, COMPOUNDS, seed=11),
    }


def calibration(undamped, sets):
    """((scale of Japanese, scale of Traditional), damping) with the least log loss on the rows."""
    scorer = table.Scorer(undamped)
    rows = [row for name in sorted(sets) for row in sets[name]]
    scored = [(scorer.logits(text), text, language) for text, language, _ in rows]
    scored = [row for row in scored if row[0]]
    sums = numpy.array([row[0] for row in scored])
    lengths = numpy.array([len(row[1]) for row in scored])
    is_japanese = numpy.array([row[2] == samples.JAPANESE for row in scored])
    is_traditional = numpy.array([row[2] == samples.TRADITIONAL for row in scored])

    def loss(column, truth, scale, damping, chosen):
        logits = sums[chosen, column] * scale / (1 + lengths[chosen] * damping)
        return numpy.logaddexp(0, numpy.where(truth[chosen], -logits, logits)).mean()

    steps = [step / 20 for step in range(4, 61)]
    everything = numpy.ones(len(scored), dtype=bool)
    _, scale, damping = min(
        (loss(0, is_japanese, scale, damping, everything), scale, damping)
        for scale in steps for damping in (0.0, 0.01, 0.02, 0.05, 0.1, 0.2)
    )
    _, script_scale = min(
        (loss(1, is_traditional, scale, damping, ~is_japanese), scale) for scale in steps
    )
    return (scale, script_scale), damping


def answer(logits):
    if logits is None:
        return "und"
    if logits[0] > 0:
        return samples.JAPANESE
    return samples.TRADITIONAL if logits[1] > 0 else samples.SIMPLIFIED


def report(data, sets):
    scorer = table.Scorer(data)
    print(f"{len(data)} bytes")
    for name, rows in sets.items():
        answers = [(language, answer(scorer.logits(text))) for text, language, _ in rows]
        languages = sum(a[:2] == b[:2] for a, b in answers) / len(answers)
        exact = sum(a == b for a, b in answers) / len(answers)
        japanese = [b for a, b in answers if a == samples.JAPANESE]
        recall = japanese.count(samples.JAPANESE) / len(japanese)
        print(f"{name:14} {len(rows):6} language {100 * languages:.2f} exact {100 * exact:.2f} "
              f"Japanese {100 * recall:.2f}")


def expected(data, sets):
    """Rows of held-out text with the scorer's log odds, for the Swift tests."""
    scorer = table.Scorer(data)
    texts = sorted({row[0] for rows in sets.values() for row in rows})
    chosen = random.Random(7).sample(texts, EXPECTED_ROWS)
    lines = ["# text, log odds of Japanese, of Traditional; written by Scripts/generate-han-model"]
    for text in sorted(chosen):
        logits = scorer.logits(text)
        numbers = ["-", "-"] if logits is None else [f"{value:.3f}" for value in logits]
        lines.append("\t".join([text, *numbers]))
    return ("\n".join(lines) + "\n").encode("utf-8")
