"""Candidates that running text does not contain: judged by words alone and in short frames."""

import peers
from kana import same

FRAMES = ("{}", "{}は", "{}を見る", "その{}")
VOTERS = ("sudachi", "unidic")


def improved(selection, names):
    """Returns the candidates that peers read as the dictionary with all of them does, and not as
    the dictionary without them, in some frame; and in no frame the other way.

    `names`: (spelling, conjugation type, part of speech). Inflected forms are judged alone, proper
    names not at all: peers read them too differently.
    """
    texts = {
        name: [
            frame.format(row.surface)
            for row in selection.candidates[name]
            for frame in (FRAMES[:1] if name[1] else FRAMES)
        ]
        for name in sorted(names)
        if not name[2].startswith("名詞固有名詞")
    }
    lines = sorted({text for found in texts.values() for text in found})
    old = dict(zip(lines, selection.base.readings(lines)))
    new = dict(zip(lines, selection.reader(selection.kept).readings(lines)))
    votes = peers.readings(lines, selection.jobs)
    votes = [dict(zip(lines, votes[peer])) for peer in VOTERS]
    result = set()
    for name, found in texts.items():
        better = worse = 0
        for text in found:
            if not same(old[text], new[text]):
                gain = sum(same(vote[text], new[text]) for vote in votes)
                gain -= sum(same(vote[text], old[text]) for vote in votes)
                better += gain > 0
                worse += gain < 0
        if better and not worse:
            result.add(name)
    return result
