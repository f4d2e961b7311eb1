"""What a type checker knows: mypy --strict accepts this file.

An ignored error that is not an error is an error of mypy itself (warn_unused_ignores).
"""

from typing import Any, Iterator, List, Optional

import mutsu

words: List[str] = mutsu.words("猫")
details: List[mutsu.Word] = mutsu.words("猫", details=True)
batch: List[Optional[List[str]]] = mutsu.words(["猫", None])
stream: Iterator[Optional[str]] = mutsu.romaji(iter(["猫"]), system="kunrei")
reading: str = mutsu.hiragana("猫", spell_latin=True)
html: str = mutsu.furigana("猫", format="html")
segments: List[mutsu.Ruby] = mutsu.furigana("猫")
language: Optional[str] = mutsu.detect("猫")
document: bytes = mutsu.annotate(b"<p>", format="html")
lines: List[mutsu.Line] = mutsu.Tokenizer("猫,ネコ").wrap("猫", 3, details=True)
column: Any = mutsu.words(object())
tokens: List[mutsu.Token] = mutsu.tokens(b"abc")
part: Optional[str] = tokens[0].part_of_speech

mutsu.words("猫", unit="sentence")  # type: ignore[call-overload]
mutsu.romaji("猫", system="heburn")  # type: ignore[call-overload]
mutsu.wrap("猫")  # type: ignore[call-overload]
number: int = mutsu.hiragana("猫")  # type: ignore[assignment]
tokens[0].surfaces  # type: ignore[attr-defined]

try:
    mutsu.words(b"\xff")
except mutsu.Error as error:
    code: str = error.code
    row: Optional[int] = error.row
