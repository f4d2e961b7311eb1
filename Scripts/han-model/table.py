"""The model's binary form, and the scorer that Sources/LanguageDetection/Han mirrors.

Little-endian. A header of 64 bytes:

    0   8 bytes  "MUTSULM", then the version (1)
    8   u32      size of the whole in bytes
    12  u32      number of pages of single characters
    16  u32      number of pair slots
    20  f32      value of one unit of the Japanese weights
    24  f32      value of one unit of the Traditional weights
    28  f32      bias towards Japanese
    32  f32      bias towards Traditional
    36  f32      how the sum of a long text is damped: sum / (1 + letters × this)
    40  zeros to 64

then the page numbers of the scalars 0…U+3FFFF, 256 scalars a page, one u8 each (0: no page, else
the page's number from 1), the pages (256 × two i8: weights for Japanese and Traditional; -128 marks
a character the model does not know), and the pair slots: a hash table with linear probing of u32 slots, which hold the pair's fingerprint (upper
16 bits) and its two i8 weights (Japanese in bits 8…15, Traditional in 0…7); 0 is an empty slot.
Characters beyond U+FFFF take part in no pair. Pairs with scalar 0 are the edges of a stretch.
"""

import struct

import numpy

MAGIC = b"MUTSULM\x01"
HEADER = 64
PAGE_COUNT = 0x40000 // 256


def mixed(first, second):
    """A bijection of the pair, so that slot and fingerprint together tell pairs apart."""
    key = (first << 16 | second) & 0xFFFFFFFF
    key ^= key >> 15
    key = key * 0x2C1B3C6D & 0xFFFFFFFF
    key ^= key >> 12
    key = key * 0x297A2D39 & 0xFFFFFFFF
    return key ^ key >> 15


def quantised(value, unit):
    return max(-127, min(127, round(value / unit)))


def write(singles, pairs, units, biases, scales, damping, slot_count):
    """`singles` {scalar: (Japanese, Traditional)}, `pairs` {(first, second): the same}.

    `scales` make the sums calibrated log odds; they are written into units and biases.
    """
    pages, numbers = bytearray(), bytearray(PAGE_COUNT)
    for scalar in sorted(singles):
        number = scalar >> 8
        weights = [quantised(v, u) for v, u in zip(singles[scalar], units)]
        if not numbers[number]:
            pages += b"\x80" * 512
            assert len(pages) // 512 < 256
            numbers[number] = len(pages) // 512
        at = (numbers[number] - 1) * 512 + (scalar & 255) * 2
        pages[at : at + 2] = struct.pack("bb", *weights)
    slots = [0] * slot_count
    for first, second in sorted(pairs):
        weights = [quantised(v, u) for v, u in zip(pairs[first, second], units)]
        if any(weights):
            key = mixed(first, second)
            at = key * slot_count >> 32
            while slots[at]:
                at = (at + 1) % slot_count
            slots[at] = (key & 0xFFFF) << 16 | (weights[0] & 255) << 8 | weights[1] & 255
    assert slots.count(0) * 8 > len(slots), "too full to probe quickly"
    units = [unit * scale for unit, scale in zip(units, scales)]
    biases = [bias * scale for bias, scale in zip(biases, scales)]
    body = bytes(numbers) + bytes(pages) + numpy.array(slots, dtype="<u4").tobytes()
    header = MAGIC + struct.pack(
        "<IIIfffff", HEADER + len(body), len(pages) // 512, len(slots), *units, *biases, damping
    )
    return header.ljust(HEADER, b"\0") + body


def signed(byte):
    return byte - 256 if byte > 127 else byte


class Scorer:
    """Reads what `write` wrote; the twin of HanTable.swift."""

    def __init__(self, data):
        self.data = data
        _, pages, self.slots, *self.floats = struct.unpack_from("<IIIfffff", data, 8)
        self.pages = HEADER + PAGE_COUNT
        self.table = self.pages + pages * 512

    def single(self, scalar):
        number = self.data[HEADER + (scalar >> 8)] if scalar < 0x40000 else 0
        if not number:
            return None
        at = self.pages + (number - 1) * 512 + (scalar & 255) * 2
        weights = struct.unpack_from("bb", self.data, at)
        return None if weights[0] == -128 else weights

    def pair(self, first, second):
        if first > 0xFFFF or second > 0xFFFF:
            return (0, 0)
        key = mixed(first, second)
        at = key * self.slots >> 32
        while True:
            (slot,) = struct.unpack_from("<I", self.data, self.table + at * 4)
            if not slot:
                return (0, 0)
            if slot >> 16 == key & 0xFFFF:
                return signed(slot >> 8 & 255), signed(slot & 255)
            at = (at + 1) % self.slots

    def logits(self, text):
        """(Japanese against Chinese, Traditional against Simplified), or None."""
        japanese = traditional = letters = previous = 0
        for scalar in [ord(c) for c in text] + [0]:
            if scalar or previous:
                weights = self.pair(previous, scalar)
                japanese += weights[0]
                traditional += weights[1]
            weights = self.single(scalar) if scalar else None
            if weights:
                japanese += weights[0]
                traditional += weights[1]
                letters += 1
            previous = scalar
        if not letters:
            return None
        unit, script_unit, bias, script_bias, damping = self.floats
        scale = 1 / (1 + letters * damping)
        return (japanese * unit + bias) * scale, (traditional * script_unit + script_bias) * scale
