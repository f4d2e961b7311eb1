"""Short texts that must be right: greetings, and frequent words of the most common languages.

Training damps the counts of words, so that a language that is rare in short texts can claim a
greeting of a common one: hola was Southern Sotho. After training, each listed text that the model
gives to a language that does not list it gets additional weight for its words.
"""
import pathlib

import pack
import phrases

MARGIN = 12  # units by which a listed text exceeds other languages
MOST = 100  # units added to one word
MOST_OF_SHORT = 48  # units added to a word of two or three letters, which other languages may use


def listed():
    """Returns {text: languages} of the greetings and of frequent-words.tsv."""
    found = {}
    frequent = pathlib.Path(__file__).with_name('frequent-words.tsv')
    rows = [(language, text) for language, texts in phrases.greetings().items() for text in texts]
    for row in frequent.read_text().splitlines():
        language, texts = row.split('\t')
        rows += [(language, text) for text in texts.split('|')]
    for language, text in rows:
        found.setdefault(text, []).append(language)
    return found


def key(word):
    """Returns the key of the feature that is the whole word; None if it is too short for one."""
    if len(word) > 3:
        return pack.word_key(word)
    if len(word) < 2:
        return None
    codes = [1, *word, 1]
    return sum(code << 8 * (len(codes) - 1 - i) for i, code in enumerate(codes))


def most(found):
    """Returns the maximum number of units added to a feature."""
    return MOST if found >> 63 else MOST_OF_SHORT


def teach(script, without=frozenset()):
    """Adds weights to a script so that it detects the listed texts; returns their number."""
    model, taught = pack.Model(script), 0
    priors = [pack.units(pack.PRIORS.get(tag, 0)) for tag in script.tags]
    for text, languages in sorted(listed().items()):
        numbers = [script.tags.index(tag) for tag in languages if tag in script.tags]
        words = model.words(text)
        keys = [found for found in map(key, words) if found]
        if text in without or not numbers or not keys:
            continue
        scores = [score + prior for score, prior in zip(model.scores(words), priors)]
        best = max(numbers, key=lambda number: scores[number])
        others = max(score for number, score in enumerate(scores) if number not in numbers)
        lacking = int(others + MARGIN - scores[best])
        if lacking > 0:
            weight = -(-lacking // len(keys))
            taught += all([script.add_weight(found, best, min(weight, most(found)))
                           for found in keys])
    return taught
