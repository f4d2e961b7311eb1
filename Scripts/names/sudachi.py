"""Reads the words of SudachiDict's binary dictionary.

The format is that of Sudachi 0.8 (`SudachiBinaryDic`, version 1): a table of blocks, of which `POS`,
`Strings` and `Entries` are read here. An entry starts at a multiple of 8 bytes and has 32 bytes and
then four for each word it is split into, each part of its structure and each synonym group.
"""

import struct

MAGIC = b"SudachiBinaryDic"
ENTRY = struct.Struct("<hhhHIIIIHbbbbbB")
FIRST_ENTRY = 32  # behind the start of the block
LENGTH_BITS = 12
SHORT = 31 - LENGTH_BITS  # strings of up to so many units have their length in the pointer


def entries(data):
    """Yields (surface, reading, part of speech, cost, whether it is a short unit) for each entry that
    text can be split into.

    Entries that are only parts of others have no left id and are left out. What has no shorter parts
    is a short unit.
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
        # A list of -1 words is the one before it and takes no room.
        place += ENTRY.size + 4 * sum(max(0, count) for count in lists)
        if has_user_data:
            place += 2 + 2 * struct.unpack_from("<H", data, place)[0]
        place = start + (place - start + 7 & ~7)
    if indexed:
        raise ValueError(f"there are {-indexed} entries more than the file says")


def _blocks(data):
    if data[:16] != MAGIC or struct.unpack_from("<Q", data, 16)[0] != 1:
        raise ValueError("this is no SudachiDict of format version 1")
    place = 40  # behind magic, version, time and flags
    for _ in range(3):  # comment, signature, reference
        count, place = _varint(data, place)
        place += count
    indexed, place = _varint(data, place)  # the number of entries text can be split into
    _, place = _varint(data, place)  # and of all
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
    """The string a pointer tells: its length in the upper bits, its place in the lower ones.

    Of longer strings the length has up to eleven bits more, for which the place is a multiple of a
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
