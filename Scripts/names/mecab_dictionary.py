"""Reads a compiled system dictionary of MeCab, such as that of UniDic-lite."""

import collections
import struct

HEADER = struct.Struct("<10I32s")
TOKEN = struct.Struct("<HHHhII")


def entries(data):
    """Yields (surface, cost, fields of the feature) for each entry of a `sys.dic`."""
    for surface, _, _, cost, fields in rows(data):
        yield surface, cost, fields


def rows(data):
    """Yields (surface, left id, right id, cost, fields of the feature) for each entry."""
    *numbers, charset = HEADER.unpack_from(data)
    array_size, token_size = numbers[6], numbers[7]
    charset = charset.rstrip(b"\0").decode()
    tokens = HEADER.size + array_size
    features = tokens + token_size
    units = struct.unpack_from(f"<{array_size // 4}i", data, HEADER.size)
    for surface, first, count in _surfaces(units):
        for number in range(first, first + count):
            token = TOKEN.unpack_from(data, tokens + TOKEN.size * number)
            left, right, _, cost, feature, _ = token
            start = features + feature
            text = data[start : data.index(b"\0", start)].decode(charset)
            yield surface.decode(charset), left, right, cost, text.split(",")


def _surfaces(units):
    """Traverses the double array and returns ordered (surface, index of the first token, count)."""
    base, check = units[0::2], units[1::2]
    children = collections.defaultdict(list)  # by the base of their parent
    for node, parent in enumerate(check):
        children[parent].append(node)
    stack = [(base[0], b"")]
    found = []
    while stack:
        node, prefix = stack.pop()
        for child in children[node]:
            if child == node and base[node] < 0:
                value = -base[node] - 1
                found.append((prefix, value >> 8, value & 0xFF))
            elif 0 <= child - node - 1 < 256:
                stack.append((base[child], prefix + bytes([child - node - 1])))
    return sorted(found)
