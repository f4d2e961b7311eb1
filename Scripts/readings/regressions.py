"""Finds the words that make more readings worse than better, to be held back."""
from collections import Counter

from . import analysers


def held_back(before, after, changed, lexicons, text, earlier):
    """before, after: compiled dictionaries; changed: base forms; text: lines with what other
    analysers read. Returns surface -> cost to add, None: leave out."""
    worse, better, own = Counter(), Counter(), set()
    surfaces = sorted({surface for entries in lexicons.all.values() for surface in entries})
    old = analysers.mecab(before, surfaces)
    new = analysers.mecab_words(after, surfaces, "%f[7]", "%f[6]")
    figures = Counter()
    for surface, reading, words in zip(surfaces, old, new):
        now = "".join(word[1] for word in words)
        if now == reading:
            continue
        known = lexicons.readings(surface)
        was_right, is_right = reading in known, now in known
        figures[("right" if was_right else "wrong") + " to " + ("right" if is_right else "wrong")] += 1
        for word in {word[2] for word in words} & changed:
            if was_right and not is_right:
                worse[word] += 1
                if word == surface:
                    own.add(word)
            elif is_right and not was_right and word != surface:
                better[word] += 1
    print("surfaces of the lexicons:", dict(figures))
    in_text = compare_text(before, after, changed, text)
    result = dict(earlier)
    for word in sorted(set(worse) | set(in_text[0])):
        bad = worse[word] + 3 * in_text[0][word]
        good = better[word] + 3 * in_text[1][word]
        certain = word in own or in_text[0][word] > 0
        if bad > good + (0 if certain else 1):
            result[word] = None if certain or word in earlier else 1200
    return result


def compare_text(before, after, changed, text):
    """How often a changed word brings the reading of running text away from, or to, that of the
    others."""
    lines, *others = text
    worse, better, figures = Counter(), Counter(), Counter()
    old = analysers.mecab_words(before, lines, "%f[7]", "%f[6]")
    new = analysers.mecab_words(after, lines, "%f[7]", "%f[6]")
    for number, line in enumerate(lines):
        if old[number] == new[number]:
            continue
        a, b = spans(old[number]), spans(new[number])
        if not a or not b or a[-1][1] != b[-1][1]:
            continue
        theirs = [spans(other[number]) for other in others]
        for start, end, was, now, words in differences(a, b):
            if was == now:
                continue
            readings = [reading_of(other, start, end) for other in theirs]
            gain = readings.count(now) - readings.count(was)
            figures["better" if gain > 0 else "worse" if gain < 0 else "undecided"] += 1
            for word in words & changed:
                if gain > 0:
                    better[word] += 1
                elif gain < 0:
                    worse[word] += 1
    print("running text:", dict(figures))
    return worse, better


def spans(words):
    """start, end, reading and base of each word, not counting spaces."""
    result, position = [], 0
    for surface, reading, base in words:
        length = len(surface.replace(" ", "").replace("\u3000", ""))
        result.append((position, position + length, reading, base))
        position += length
    return result


def reading_of(words, start, end):
    reading = ""
    for word in words:
        if start <= word[0] and word[1] <= end:
            reading += word[2]
        elif word[1] > start and word[0] < end:
            return None
    return reading


def differences(a, b):
    """The shortest stretches at whose edges both agree: start, end, readings, words of b."""
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i][:3] == b[j][:3]:
            i, j = i + 1, j + 1
            continue
        first = i, j
        while a[i][1] != b[j][1]:
            if a[i][1] < b[j][1]:
                i += 1
            else:
                j += 1
        i, j = i + 1, j + 1
        yield (a[first[0]][0], a[i - 1][1], "".join(word[2] for word in a[first[0]:i]),
               "".join(word[2] for word in b[first[1]:j]), {word[3] for word in b[first[1]:j]})
