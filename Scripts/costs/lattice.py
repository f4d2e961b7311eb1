"""Lattices of MeCab, with the path of least cost that has a given reading over a span."""

import array
import re
import struct
import typing

import MeCab

from kana import fold, hiragana
from weights import SILENT, weight_key

KATAKANA = re.compile("[ァ-ヶー]+")


class Node(typing.NamedTuple):
    start: int  # in characters
    end: int
    left: int
    right: int
    cost: int
    key: object  # identifies the weight; None for unknown words
    reading: str  # folded


class Lattice:
    def __init__(self, dictionary):
        self.tagger = MeCab.Tagger(f'-d "{dictionary}" -r /dev/null')
        self.lattice = MeCab.Lattice()
        self.lattice.set_request_type(MeCab.MECAB_ONE_BEST)
        matrix = (dictionary / "matrix.bin").read_bytes()
        self.size, _ = struct.unpack_from("<HH", matrix)
        self.matrix = array.array("h")
        self.matrix.frombytes(matrix[4:])
        self.words = {}
        self.texts = {}

    def nodes(self, text):
        """Returns the nodes by start position."""
        if text not in self.texts:
            self.texts[text] = self._nodes(text)
        return self.texts[text]

    def best(self, text, weights, span=None):
        """Returns (cost, path) of the path of least cost, or None if no path exists.

        `span`: (start, end, folded reading) that the path must have, with word boundaries at both
        ends.
        """
        start, end, target = span or (-1, -1, "")
        # At each position: (right id, length of the target already read or -1) → (cost, previous
        # position and state, node).
        states = [{} for _ in range(len(text) + 1)]
        states[0][0, -1] = (0, None, None)
        for position, nodes in enumerate(self.nodes(text)):
            here = states[position]
            if position in (start, end):
                here = states[position] = _crossing(here, position == start, len(target))
            if not here:
                continue
            for node in nodes:
                if node.start < start < node.end or node.start < end < node.end:
                    continue
                cost = node.cost + weights.get(node.key, 0)
                column = self.size * node.left
                following = states[node.end]
                for (right, read), (before, _, _) in here.items():
                    after = -1
                    if start <= position < end:
                        if read < 0 or not _continues(target, node.reading, read):
                            continue
                        after = read + len(node.reading)
                    total = before + self.matrix[right + column] + cost
                    state = (node.right, after)
                    known = following.get(state)
                    if known is None or total < known[0]:
                        following[state] = (total, (position, (right, read)), node)
        final = states[-1]
        if end == len(text):
            final = _crossing(final, False, len(target))
        if not final:
            return None
        cost, state = min((final[state][0] + self.matrix[state[0]], state) for state in final)
        path = []
        item = final[state]
        while item[2]:
            path.append(item[2])
            position, state = item[1]
            item = states[position][state]
        return cost, path[::-1]

    def _nodes(self, text):
        self.lattice.set_sentence(text)
        self.tagger.parse(self.lattice)
        offsets, size = {}, 0
        for index, character in enumerate(text):
            offsets[size] = index
            size += len(character.encode())
        offsets[size] = len(text)
        found = [[] for _ in text]
        for offset, start in offsets.items():
            node = self.lattice.begin_nodes(offset) if offset < size else None
            while node:
                end = offsets.get(offset + node.rlength)
                if node.length and end is not None:
                    key, reading = self._word(node)
                    ids = (node.lcAttr, node.rcAttr, node.wcost)
                    found[start].append(Node(start, end, *ids, key, reading))
                node = node.bnext
        return found

    def _word(self, node):
        """Returns the key and the folded reading of a node."""
        surface = node.surface
        if node.stat != 0:
            return None, fold(hiragana(surface)) if KATAKANA.fullmatch(surface) else ""
        identity = (surface, node.feature)
        if identity not in self.words:
            fields = node.feature.split(",")
            reading = fields[7] if len(fields) > 7 and fields[7] != "*" else ""
            reading = hiragana(SILENT.sub("", reading))
            key = weight_key(surface, node.lcAttr, fields[4], fields[5], fields[6], reading)
            self.words[identity] = (key, fold(reading))
        return self.words[identity]


def reading(path, start, end):
    """Returns the folded reading of a span of a path, None if a word crosses its ends."""
    result = ""
    for node in path:
        if node.start < start < node.end or node.start < end < node.end:
            return None
        if start <= node.start < end:
            result += node.reading
    return result


def _crossing(states, is_start, length):
    """Returns the states at the start or the end of the span.

    The predecessor in each item is unchanged, so paths can be followed back.
    """
    if is_start:
        return {(right, 0): item for (right, read), item in states.items() if read < 0}
    return {(right, -1): item for (right, read), item in states.items() if read == length}


def _continues(target, part, offset):
    """Returns whether the target has the reading `part` at an offset.

    A vowel at the start of a word may be the lengthening of the preceding word in the target.
    """
    there = target[offset : offset + len(part)]
    if there == part:
        return True
    is_long = len(there) == len(part) and there[1:] == part[1:]
    return is_long and there[:1] == "ー" and part[:1] in "あいうえお"
