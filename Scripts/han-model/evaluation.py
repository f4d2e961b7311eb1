"""Evaluation on held-out rows: accuracy, calibration, and expected values for the Swift tests."""

import math
import random

import numpy

import samples
import table

COMPOUNDS = 4_000
EXPECTED_ROWS = 5_000


def held_out(data):
    """Returns {name: rows of (text, language, weight)}."""
    return {
        "words of two": data.held_out_words(2, 2),
        "longer words": data.held_out_words(3, samples.LONGEST),
        "compounds": data.compound_rows(True, COMPOUNDS, seed=11),
    }


def calibration(uncalibrated, sets):
    """Returns the (bias shift, scale, damping) with minimum log loss of Japanese against Chinese.

    In each set both languages have equal weight.
    """
    scorer = table.Scorer(uncalibrated)
    columns = []
    for rows in sets.values():
        signs = [sign(language) for _, language, _ in rows]
        for (text, _, _), direction in zip(rows, signs):
            if logits := scorer.logits(text):
                columns.append((*logits, len(text), direction, 1 / signs.count(direction)))
    simplified, traditional, lengths, signs, weights = numpy.array(columns).T

    def loss(choice):
        shift, scale, damping = choice
        factor = scale / (1 + lengths * damping)
        chinese = numpy.logaddexp((simplified + shift) * factor, (traditional + shift) * factor)
        return weights @ numpy.logaddexp(0, signs * chinese)

    best = (0.0, 1.0, 0.0)
    for _ in range(3):
        for index, values in enumerate([
            [step / 20 for step in range(-60, 61)], [step / 20 for step in range(6, 61)],
            [0.0, 0.01, 0.02, 0.05, 0.1, 0.15],
        ]):
            best = min(([*best[:index], value, *best[index + 1 :]] for value in values), key=loss)
    return best


def answer(logits):
    if logits is None:
        return "und"
    if table.log_of_sum(*logits) < 0:
        return samples.JAPANESE
    return samples.TRADITIONAL if logits[1] > logits[0] else samples.SIMPLIFIED


def report(data, sets):
    scorer = table.Scorer(data)
    print(f"{len(data)} bytes, scale {scorer.scale:.2f}, damping {scorer.damping:.2f}")
    for name, rows in sets.items():
        answers = [(language, answer(scorer.logits(text))) for text, language, _ in rows]
        right = sum(a[:2] == b[:2] for a, b in answers) / len(answers)
        japanese = [b for a, b in answers if a == samples.JAPANESE]
        recall = japanese.count(samples.JAPANESE) / len(japanese)
        loss = sum(
            math.log1p(math.exp(min(50, sign(language) * scorer.chinese(text))))
            for text, language, _ in rows if scorer.logits(text)) / len(rows)
        print(f"{name:14} {len(rows):6} right {100 * right:.2f} Japanese {100 * recall:.2f} "
              f"log loss {loss:.3f}")


def sign(language):
    return 1 if language == samples.JAPANESE else -1


def expected(data, sets):
    """Returns rows of held-out texts with the log odds of the scorer, for the Swift tests."""
    scorer = table.Scorer(data)
    texts = sorted({row[0] for rows in sets.values() for row in rows})
    chosen = random.Random(7).sample(texts, EXPECTED_ROWS)
    lines = ["# text, log odds of Simplified and of Traditional against Japanese; from Python"]
    for text in sorted(chosen):
        numbers = [f"{value:.3f}" for value in scorer.logits(text) or ()] or ["-", "-"]
        lines.append("\t".join([text, *numbers]))
    return ("\n".join(lines) + "\n").encode("utf-8")
