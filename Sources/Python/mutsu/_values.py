"""What analyses return. Offsets are indices of a str: code points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional, TypeVar

FIELDS_VERSION = 1
"""The version of the fields of these classes and of the schemas of columns.

Fields are only added at the end without a change of the version.
"""


_T = TypeVar("_T")


def _slots(cls: type[_T]) -> type[_T]:
    """Return the class with __slots__, as dataclass(slots=True) does from Python 3.10 on."""
    names = tuple(cls.__annotations__)
    members = {
        name: value for name, value in vars(cls).items()
        if name not in names and name not in ("__dict__", "__weakref__")
    }
    return type(cls)(cls.__name__, cls.__bases__, {**members, "__slots__": names})  # type: ignore[misc]


@_slots
@dataclass
class Token:
    """A word of the dictionary.

    part_of_speech is the same for all dictionaries, such as ``"noun.place"``; features is the row
    of the dictionary. Values that the dictionary does not have are None.
    """

    surface: str
    start: int
    end: int
    part_of_speech: Optional[str]
    base_form: Optional[str]
    reading: Optional[str]
    pronunciation: Optional[str]
    features: Optional[str]
    cost: int
    is_unknown: bool


@_slots
@dataclass
class Word:
    """A word as a reader counts."""

    surface: str
    start: int
    end: int
    part_of_speech: Optional[str]
    base_form: Optional[str]


@_slots
@dataclass
class Ruby:
    """A segment of a text and its reading, or None if it has no kanji."""

    text: str
    reading: Optional[str]


@_slots
@dataclass
class Language:
    """A possible language of a text: a BCP 47 tag and the confidence in it, from 0 to 1."""

    tag: str
    confidence: float


@_slots
@dataclass
class Span:
    """A segment of a text in one language: a BCP 47 tag, or None if it is not determined."""

    text: str
    start: int
    end: int
    language: Optional[str]
    confidence: float


@_slots
@dataclass
class Segment:
    """A segment of a text up to a line break: ``"mandatory"``, ``"allowed"`` or ``"hyphen"``."""

    text: str
    start: int
    end: int
    line_break: str


@_slots
@dataclass
class Line:
    """A line of wrapped text; whether a hyphen is to be added at its end."""

    text: str
    start: int
    end: int
    has_hyphen: bool
