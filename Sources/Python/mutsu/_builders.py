"""The results of a call as Python values, one for each text."""

from ._options import LINE_BREAKS, UNKNOWN_WORD


def _columns(view, *names):
    """Return lists of the values of all items."""
    count = view.item_count
    return [getattr(view, name)[:count] if count else [] for name in names]


def _item_ranges(view):
    offsets = view.item_offsets[:view.text_count + 1]
    return zip(offsets, offsets[1:])


def surfaces(result, texts):
    """Return the items of each text as strings."""
    view = result.view
    starts, ends = _columns(view, "start_code_point", "end_code_point")
    if len(texts) == 1:
        text = texts[0]
        return [[text[start:end] for start, end in zip(starts, ends)]]
    return [
        [text[start:end] for start, end in zip(starts[first:last], ends[first:last])]
        for text, (first, last) in zip(texts, _item_ranges(view))
    ]


def ranges(result, texts):
    """Return the items of the one text as tuples: start, end, whether it is an unknown word."""
    starts, ends, kinds = _columns(result.view, "start_code_point", "end_code_point", "kind")
    return [[
        (start, end, bool(kind & UNKNOWN_WORD)) for start, end, kind in zip(starts, ends, kinds)
    ]]


def ends(result, texts):
    """Return the ends of the items of the one text."""
    return _columns(result.view, "end_code_point")


def outputs(result, texts):
    """Return the output of each text."""
    return [output.decode() for output in result.outputs()]


def output_bytes(result, texts):
    """Return the output of each text as bytes."""
    return result.outputs()


def _values(result, texts, make):
    """Return lists of values: make is called with the text and the indices of its items."""
    return [
        make(text, first, last) for text, (first, last) in zip(texts, _item_ranges(result.view))
    ]


def _strings(result, *names):
    """Return lists of the strings of all items; None for -1, and in columns without values."""
    table = result.strings()
    table.append(None)  # index -1
    count = result.view.item_count
    lists = []
    for name in names:
        column = getattr(result.view, name)
        lists.append([table[index] for index in column[:count]] if column and count else
                     [None] * count)
    return lists


def _in_ranges(result, texts, make, *columns):
    """Return lists of values: make is called with the surface, the range and the columns of items."""
    starts, ends = _columns(result.view, "start_code_point", "end_code_point")

    def values(text, first, last):
        ranges = starts[first:last], ends[first:last]
        surfaces_ = [text[start:end] for start, end in zip(*ranges)]
        return list(map(make, surfaces_, *ranges, *[column[first:last] for column in columns]))

    return _values(result, texts, values)


def tokens(result, texts):
    from ._values import Token

    costs, kinds = _columns(result.view, "cost", "kind")
    strings = _strings(
        result, "part_of_speech", "base_form", "reading", "pronunciation", "features")
    unknown = [bool(kind & UNKNOWN_WORD) for kind in kinds]
    return _in_ranges(result, texts, Token, *strings, costs, unknown)


def words(result, texts):
    from ._values import Word

    return _in_ranges(result, texts, Word, *_strings(result, "part_of_speech", "base_form"))


def ruby(result, texts):
    from ._values import Ruby

    return _in_ranges(
        result, texts, lambda text, _, __, reading: Ruby(text, reading),
        *_strings(result, "reading"))


def languages(result, texts):
    from ._values import Language

    (confidences,) = _columns(result.view, "confidence")
    (tags,) = _strings(result, "language")
    return _values(
        result, texts,
        lambda _, first, last: list(map(Language, tags[first:last], confidences[first:last])))


def language(result, texts):
    """Return the tag of the most likely language of each text, or None."""
    (tags,) = _strings(result, "language")
    return [tags[first] if first < last else None for first, last in _item_ranges(result.view)]


def spans(result, texts):
    from ._values import Span

    (confidences,) = _columns(result.view, "confidence")
    return _in_ranges(result, texts, Span, *_strings(result, "language"), confidences)


def segments(result, texts):
    from ._values import Segment

    (kinds,) = _columns(result.view, "kind")
    return _in_ranges(result, texts, Segment, [LINE_BREAKS[kind] for kind in kinds])


def lines(result, texts):
    from ._values import Line

    (kinds,) = _columns(result.view, "kind")
    return _in_ranges(result, texts, Line, list(map(bool, kinds)))


def line_texts(result, texts):
    """Return the lines of each text as strings, with the hyphens at their ends."""
    (kinds,) = _columns(result.view, "kind")
    return _in_ranges(
        result, texts, lambda text, _, __, kind: text + ("-" if kind else ""), kinds)
