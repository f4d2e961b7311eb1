"""Reads the words of SudachiDict's binary dictionary.

The format is that of Sudachi 0.8 (`SudachiBinaryDic`, version 1): a table of blocks, of which
`POS`, `Strings` and `Entries` are read here. An entry starts at a multiple of 8 bytes. It has 32
bytes, and four more for each word of its splits, each part of its structure and each synonym
group.
"""

import struct

MAGIC = b"SudachiBinaryDic"
ENTRY = struct.Struct("<hhhHIIIIHbbbbbB")
FIRST_ENTRY = 32  # offset from the start of the block
LENGTH_BITS = 12
SHORT = 31 - LENGTH_BITS  # maximum length of strings whose length is completely in the pointer


def entries(data):
    """Yields (surface, reading, part of speech, cost, whether it is a short unit) for each indexed
    entry.

    Entries that only occur as parts of others have no left id and are skipped. Entries without
    splits are short units.
    """
    indexed, blocks = _blocks(data)
    classes = _parts_of_speech(data, blocks["POS"][0])
    strings = blocks["Strings"][0]
    start, size = blocks["Entries"]
    place = start + FIRST_ENTRY
    while place + ENTRY.size <= start + size:
        fields = ENTRY.unpack_from(data, place)
        left, _, cost, part_of_speech, surface, reading = fields[:6]
        *lists, has_user_data = fields[9:]
        if left >= 0:
            indexed -= 1
            yield (
                _string(data, strings, surface),
                _string(data, strings, reading),
                classes[part_of_speech],
                cost,
                not any(lists[:3]),
            )
        # A count of -1 refers to the preceding list, without data of its own.
        place += ENTRY.size + 4 * sum(max(0, count) for count in lists)
        if has_user_data:
            place += 2 + 2 * struct.unpack_from("<H", data, place)[0]
        place = start + (place - start + 7 & ~7)
    if indexed:
        raise ValueError(f"the number of entries differs from the header by {-indexed}")


def _blocks(data):
    if data[:16] != MAGIC or struct.unpack_from("<Q", data, 16)[0] != 1:
        raise ValueError("not a SudachiDict of format version 1")
    place = 40  # after magic, version, time and flags
    for _ in range(3):  # comment, signature, reference
        count, place = _varint(data, place)
        place += count
    indexed, place = _varint(data, place)  # the number of indexed entries
    _, place = _varint(data, place)  # the number of all entries
    count, place = _varint(data, place)
    blocks = {}
    for _ in range(count):
        size, place = _varint(data, place)
        name = data[place : place + size].decode()
        start, place = _varint(data, place + size)
        size, place = _varint(data, place)
        blocks[name] = (start, size)
    return indexed, blocks


def _varint(data, place):
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, place


def _parts_of_speech(data, place):
    (count,) = struct.unpack_from("<H", data, place)
    place += 2
    rows = []
    for _ in range(count):
        row = []
        for _ in range(6):
            (size,) = struct.unpack_from("<H", data, place)
            row.append(data[place + 2 : place + 2 + 2 * size].decode("utf-16-le"))
            place += 2 + 2 * size
        rows.append(tuple(row))
    return rows


def _string(data, strings, pointer):
    """Returns the string for a pointer, which has the length in its upper bits and the offset
    below.

    The length of longer strings has up to eleven additional bits; their offset is a multiple of a
    power of two.
    """
    size = pointer >> 27
    more = max(0, size - SHORT)
    shift = max(more - 1, 0)
    if more:
        rest = (pointer & 0x07FF_0000) >> (16 + LENGTH_BITS - more)
        size = SHORT + (rest | (1 << LENGTH_BITS) >> (13 - more))
    place = strings + 2 * ((pointer & 0x07FF_FFFF >> shift) << shift)
    return data[place : place + 2 * size].decode("utf-16-le")
