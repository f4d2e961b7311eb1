"""The binary format of the model, and a scorer equivalent to that of LanguageDetection.

All numbers are little-endian. The header has 64 bytes:

    0   8 bytes  "MUTSULM", then the version (1)
    8   u32      total size in bytes
    12  u32      number of pages of single characters
    16  u32      number of slots
    20  f32      value of one unit of a weight
    24  f32      bias toward Simplified
    28  f32      bias toward Traditional
    32  f32      scale of the sums
    36  f32      damping: a sum counts for sum × scale / (1 + letters × damping)
    40  zeros to 64

It is followed by the page numbers of the scalars 0…U+3FFFF, one u8 for each page of 256 scalars
(0: no page, else the 1-based page number), the pages (256 × two i8: weights for Simplified and for
Traditional, both against Japanese; -128 for a character that is not in the model), and the slots:
a hash table of u32 slots with linear probing. A slot has the lower half of a key's hash in its
upper 16 bits, then the weights (Simplified in bits 8…15, Traditional in bits 0…7); 0 is an empty
slot.

Keys are pairs of adjacent characters, where scalar 0 represents the edge of a run; the first and
the last two characters of a run of three or more; the first and the last character of a run of two;
and whole runs of 2…8 characters that these alone assign to the wrong language. Characters beyond
U+FFFF are not part of any key.
"""

import math
import struct

import numpy

MAGIC = b"MUTSULM\x01"
HEADER = 64
PAGE_COUNT = 0x40000 // 256
LONGEST_RUN = 8
MASK = 0xFFFFFFFF


def mixed(key):
    """Returns a bijective 32-bit hash, so that slot and fingerprint together identify a key."""
    key ^= key >> 15
    key = key * 0x2C1B3C6D & MASK
    key ^= key >> 12
    key = key * 0x297A2D39 & MASK
    return key ^ key >> 15


def pair_hash(first, second):
    return mixed(first << 16 | second)


def run_hash(text):
    key = 0x811C9DC5
    for character in text:
        key = (key ^ ord(character)) * 0x01000193 & MASK
    return mixed(key)


def edge_hashes(text):
    """Returns the keys at the edges of a run."""
    if len(text) < 2:
        return []
    length = 1 if len(text) == 2 else 2
    edges = ["\0" + text[:length], text[-length:] + "\0"]
    return [run_hash(edge) for edge in edges if max(edge) <= "\uffff"]


def quantised(weights, unit):
    return [max(-127, min(127, round(weight / unit))) for weight in weights]


def write(singles, hashed, unit, biases, scale, damping, slot_count):
    """Returns the bytes of a model: `singles` is {scalar: weights}, `hashed` {hash: weights}.

    Weights are log odds.
    """
    pages, numbers = bytearray(), bytearray(PAGE_COUNT)
    for scalar in sorted(singles):
        number = scalar >> 8
        if not numbers[number]:
            pages += b"\x80" * 512
            assert len(pages) // 512 < 256
            numbers[number] = len(pages) // 512
        at = (numbers[number] - 1) * 512 + (scalar & 255) * 2
        pages[at : at + 2] = struct.pack("bb", *quantised(singles[scalar], unit))
    slots = [0] * slot_count
    assert len(hashed) < slot_count * 7 // 8, "too full to probe quickly"
    for key in sorted(hashed):
        simplified, traditional = quantised(hashed[key], unit)
        value = (simplified & 255) << 8 | traditional & 255
        at = key * slot_count >> 32
        while slots[at]:
            at = (at + 1) % slot_count
        # A key with zero weights is not stored, because zero is an empty slot.
        slots[at] = ((key & 0xFFFF) << 16 | value) if value else 0
    body = bytes(numbers) + bytes(pages) + numpy.array(slots, dtype="<u4").tobytes()
    header = MAGIC + struct.pack(
        "<IIIfffff", HEADER + len(body), len(pages) // 512, slot_count, unit, *biases, scale, damping
    )
    return header.ljust(HEADER, b"\0") + body


def signed(byte):
    return byte - 256 if byte > 127 else byte


class Scorer:
    """Reads the bytes of `write`, like HanTable.swift and HanModel.swift; each text is one run."""

    def __init__(self, data):
        self.data = data
        _, self.page_count, self.slot_count, *floats = struct.unpack_from("<IIIfffff", data, 8)
        self.unit, self.simplified_bias, self.traditional_bias, self.scale, self.damping = floats
        self.pages = HEADER + PAGE_COUNT
        self.slots = numpy.frombuffer(data, dtype="<u4", offset=self.pages + self.page_count * 512)
        self.slots = self.slots.tolist()

    def single(self, scalar):
        number = self.data[HEADER + (scalar >> 8)] if scalar < 0x40000 else 0
        if not number:
            return None
        at = self.pages + (number - 1) * 512 + (scalar & 255) * 2
        weights = struct.unpack_from("bb", self.data, at)
        return None if weights[0] == -128 else weights

    def hashed(self, key):
        at = key * self.slot_count >> 32
        while slot := self.slots[at]:
            if slot >> 16 == key & 0xFFFF:
                return signed(slot >> 8 & 255), signed(slot & 255)
            at = (at + 1) % self.slot_count
        return 0, 0

    def logits(self, text):
        """Returns the log odds of (Simplified, Traditional) against Japanese, or None."""
        scalars = [0, *map(ord, text), 0]
        found = [self.single(scalar) for scalar in scalars[1:-1]]
        known = [weights for weights in found if weights]
        if not known:
            return None
        pairs = zip(scalars, scalars[1:])
        known += [self.hashed(pair_hash(*pair)) for pair in pairs if max(pair) <= 0xFFFF]
        known += map(self.hashed, edge_hashes(text))
        if 2 <= len(text) <= LONGEST_RUN and max(scalars) <= 0xFFFF:
            known.append(self.hashed(run_hash(text)))
        factor = self.scale / (1 + sum(map(bool, found)) * self.damping)
        simplified = sum(weights[0] for weights in known) * self.unit + self.simplified_bias
        traditional = sum(weights[1] for weights in known) * self.unit + self.traditional_bias
        return simplified * factor, traditional * factor

    def chinese(self, text):
        """Returns the log odds of Chinese against Japanese, or None."""
        logits = self.logits(text)
        return logits and log_of_sum(*logits)


def log_of_sum(first, second):
    return max(first, second) + math.log1p(math.exp(-abs(first - second)))
