from os import PathLike
from typing import Any, Iterable, Iterator, List, Literal, Optional, Tuple, Union, overload

from ._errors import Error as Error
from ._values import FIELDS_VERSION as FIELDS_VERSION
from ._values import Language as Language
from ._values import Line as Line
from ._values import Ruby as Ruby
from ._values import Segment as Segment
from ._values import Span as Span
from ._values import Token as Token
from ._values import Word as Word

__version__: str

_Text = Union[str, bytes, bytearray, memoryview]
_Row = Optional[_Text]
_Errors = Literal["raise", "null"]
_Unit = Literal["morpheme", "word", "long"]
_Syllabary = Literal["hiragana", "katakana"]
_Grouping = Literal["word", "kanji"]
_System = Literal[
    "hepburn", "traditional-hepburn", "kunrei", "nihon", "passport", "wapuro", "cabinet-2025"
]
_LongVowels = Optional[Literal["macron", "circumflex", "doubled", "none"]]
_Capitals = Literal["none", "sentences", "proper-nouns"]
_FuriganaFormat = Literal["html", "aozora", "brackets"]
_Strictness = Literal["strict", "normal", "loose", "anywhere", "uax14"]
_WordBreak = Optional[Literal["normal", "break-all", "keep-all", "phrase"]]
_Method = Literal["greedy", "pretty", "balance"]
_Format = Optional[
    Literal[
        "html", "xhtml", "markdown", "text", "aozora", "epub", "docx", "srt", "vtt", "ass", "ttml",
        "csv", "tsv", "json", "jsonl",
    ]
]
_Annotation = Literal["furigana", "romaji", "words", "phrases", "language", "remove"]
_Notation = Optional[Literal["ruby", "aozora", "brackets", "parentheses", "denden", "anki"]]
_Candidates = Union[None, str, Iterable[str]]

class Tokenizer:
    def __init__(
        self,
        user_dictionary: Union[None, str, PathLike[str], Iterable[Tuple[str, ...]]] = ...,
        *,
        dictionary: Union[None, str, PathLike[str]] = ...,
        proper_names: bool = ...,
        verify: bool = ...,
    ) -> None: ...
    @overload
    def tokens(
        self, text: _Text, *, errors: _Errors = ..., workers: int = ...,
    ) -> List[Token]: ...
    @overload
    def tokens(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, errors: _Errors = ...,
        workers: int = ...,
    ) -> List[Optional[List[Token]]]: ...
    @overload
    def tokens(
        self, text: Iterator[_Row], *, errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[List[Token]]]: ...
    @overload
    def tokens(
        self, text: Any, *, errors: _Errors = ..., workers: int = ...,
    ) -> Any: ...
    @overload
    def words(
        self, text: _Text, *, unit: _Unit = ..., details: Literal[False] = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> List[str]: ...
    @overload
    def words(
        self, text: _Text, *, unit: _Unit = ..., details: Literal[True], errors: _Errors = ...,
        workers: int = ...,
    ) -> List[Word]: ...
    @overload
    def words(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, unit: _Unit = ...,
        details: Literal[False] = ..., errors: _Errors = ..., workers: int = ...,
    ) -> List[Optional[List[str]]]: ...
    @overload
    def words(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, unit: _Unit = ...,
        details: Literal[True], errors: _Errors = ..., workers: int = ...,
    ) -> List[Optional[List[Word]]]: ...
    @overload
    def words(
        self, text: Iterator[_Row], *, unit: _Unit = ..., details: Literal[False] = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[List[str]]]: ...
    @overload
    def words(
        self, text: Iterator[_Row], *, unit: _Unit = ..., details: Literal[True],
        errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[List[Word]]]: ...
    @overload
    def words(
        self, text: Any, *, unit: _Unit = ..., details: bool = ..., errors: _Errors = ...,
        workers: int = ...,
    ) -> Any: ...
    @overload
    def phrases(
        self, text: _Text, *, errors: _Errors = ..., workers: int = ...,
    ) -> List[str]: ...
    @overload
    def phrases(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, errors: _Errors = ...,
        workers: int = ...,
    ) -> List[Optional[List[str]]]: ...
    @overload
    def phrases(
        self, text: Iterator[_Row], *, errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[List[str]]]: ...
    @overload
    def phrases(
        self, text: Any, *, errors: _Errors = ..., workers: int = ...,
    ) -> Any: ...
    @overload
    def sentences(
        self, text: _Text, *, errors: _Errors = ..., workers: int = ...,
    ) -> List[str]: ...
    @overload
    def sentences(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, errors: _Errors = ...,
        workers: int = ...,
    ) -> List[Optional[List[str]]]: ...
    @overload
    def sentences(
        self, text: Iterator[_Row], *, errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[List[str]]]: ...
    @overload
    def sentences(
        self, text: Any, *, errors: _Errors = ..., workers: int = ...,
    ) -> Any: ...
    @overload
    def hiragana(
        self, text: _Text, *, spell_latin: bool = ..., spell_symbols: bool = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> str: ...
    @overload
    def hiragana(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, spell_latin: bool = ...,
        spell_symbols: bool = ..., errors: _Errors = ..., workers: int = ...,
    ) -> List[Optional[str]]: ...
    @overload
    def hiragana(
        self, text: Iterator[_Row], *, spell_latin: bool = ..., spell_symbols: bool = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[str]]: ...
    @overload
    def hiragana(
        self, text: Any, *, spell_latin: bool = ..., spell_symbols: bool = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> Any: ...
    @overload
    def katakana(
        self, text: _Text, *, spell_latin: bool = ..., spell_symbols: bool = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> str: ...
    @overload
    def katakana(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, spell_latin: bool = ...,
        spell_symbols: bool = ..., errors: _Errors = ..., workers: int = ...,
    ) -> List[Optional[str]]: ...
    @overload
    def katakana(
        self, text: Iterator[_Row], *, spell_latin: bool = ..., spell_symbols: bool = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[str]]: ...
    @overload
    def katakana(
        self, text: Any, *, spell_latin: bool = ..., spell_symbols: bool = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> Any: ...
    @overload
    def romaji(
        self, text: _Text, *, system: _System = ..., long_vowels: _LongVowels = ...,
        capitals: _Capitals = ..., hyphenate_suffixes: bool = ...,
        separator: Optional[str] = ..., errors: _Errors = ..., workers: int = ...,
    ) -> str: ...
    @overload
    def romaji(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, system: _System = ...,
        long_vowels: _LongVowels = ..., capitals: _Capitals = ...,
        hyphenate_suffixes: bool = ..., separator: Optional[str] = ..., errors: _Errors = ...,
        workers: int = ...,
    ) -> List[Optional[str]]: ...
    @overload
    def romaji(
        self, text: Iterator[_Row], *, system: _System = ..., long_vowels: _LongVowels = ...,
        capitals: _Capitals = ..., hyphenate_suffixes: bool = ...,
        separator: Optional[str] = ..., errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[str]]: ...
    @overload
    def romaji(
        self, text: Any, *, system: _System = ..., long_vowels: _LongVowels = ...,
        capitals: _Capitals = ..., hyphenate_suffixes: bool = ...,
        separator: Optional[str] = ..., errors: _Errors = ..., workers: int = ...,
    ) -> Any: ...
    @overload
    def furigana(
        self, text: _Text, *, format: None = ..., grouping: _Grouping = ...,
        kana: _Syllabary = ..., errors: _Errors = ..., workers: int = ...,
    ) -> List[Ruby]: ...
    @overload
    def furigana(
        self, text: _Text, *, format: _FuriganaFormat, grouping: _Grouping = ...,
        kana: _Syllabary = ..., errors: _Errors = ..., workers: int = ...,
    ) -> str: ...
    @overload
    def furigana(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, format: None = ...,
        grouping: _Grouping = ..., kana: _Syllabary = ..., errors: _Errors = ...,
        workers: int = ...,
    ) -> List[Optional[List[Ruby]]]: ...
    @overload
    def furigana(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, format: _FuriganaFormat,
        grouping: _Grouping = ..., kana: _Syllabary = ..., errors: _Errors = ...,
        workers: int = ...,
    ) -> List[Optional[str]]: ...
    @overload
    def furigana(
        self, text: Iterator[_Row], *, format: None = ..., grouping: _Grouping = ...,
        kana: _Syllabary = ..., errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[List[Ruby]]]: ...
    @overload
    def furigana(
        self, text: Iterator[_Row], *, format: _FuriganaFormat, grouping: _Grouping = ...,
        kana: _Syllabary = ..., errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[str]]: ...
    @overload
    def furigana(
        self, text: Any, *, format: Optional[_FuriganaFormat] = ..., grouping: _Grouping = ...,
        kana: _Syllabary = ..., errors: _Errors = ..., workers: int = ...,
    ) -> Any: ...
    @overload
    def detect(
        self, text: _Text, *, candidates: _Candidates = ..., minimum_confidence: float = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> Optional[str]: ...
    @overload
    def detect(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, candidates: _Candidates = ...,
        minimum_confidence: float = ..., errors: _Errors = ..., workers: int = ...,
    ) -> List[Optional[str]]: ...
    @overload
    def detect(
        self, text: Iterator[_Row], *, candidates: _Candidates = ...,
        minimum_confidence: float = ..., errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[str]]: ...
    @overload
    def detect(
        self, text: Any, *, candidates: _Candidates = ..., minimum_confidence: float = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> Any: ...
    @overload
    def languages(
        self, text: _Text, *, candidates: _Candidates = ..., minimum_confidence: float = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> List[Language]: ...
    @overload
    def languages(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, candidates: _Candidates = ...,
        minimum_confidence: float = ..., errors: _Errors = ..., workers: int = ...,
    ) -> List[Optional[List[Language]]]: ...
    @overload
    def languages(
        self, text: Iterator[_Row], *, candidates: _Candidates = ...,
        minimum_confidence: float = ..., errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[List[Language]]]: ...
    @overload
    def languages(
        self, text: Any, *, candidates: _Candidates = ..., minimum_confidence: float = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> Any: ...
    @overload
    def spans(
        self, text: _Text, *, candidates: _Candidates = ..., minimum_confidence: float = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> List[Span]: ...
    @overload
    def spans(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, candidates: _Candidates = ...,
        minimum_confidence: float = ..., errors: _Errors = ..., workers: int = ...,
    ) -> List[Optional[List[Span]]]: ...
    @overload
    def spans(
        self, text: Iterator[_Row], *, candidates: _Candidates = ...,
        minimum_confidence: float = ..., errors: _Errors = ..., workers: int = ...,
    ) -> Iterator[Optional[List[Span]]]: ...
    @overload
    def spans(
        self, text: Any, *, candidates: _Candidates = ..., minimum_confidence: float = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> Any: ...
    @overload
    def breaks(
        self, text: _Text, *, strictness: _Strictness = ..., word_break: _WordBreak = ...,
        language: Optional[str] = ..., errors: _Errors = ..., workers: int = ...,
    ) -> List[Segment]: ...
    @overload
    def breaks(
        self, text: Union[List[_Row], Tuple[_Row, ...]], *, strictness: _Strictness = ...,
        word_break: _WordBreak = ..., language: Optional[str] = ..., errors: _Errors = ...,
        workers: int = ...,
    ) -> List[Optional[List[Segment]]]: ...
    @overload
    def breaks(
        self, text: Iterator[_Row], *, strictness: _Strictness = ...,
        word_break: _WordBreak = ..., language: Optional[str] = ..., errors: _Errors = ...,
        workers: int = ...,
    ) -> Iterator[Optional[List[Segment]]]: ...
    @overload
    def breaks(
        self, text: Any, *, strictness: _Strictness = ..., word_break: _WordBreak = ...,
        language: Optional[str] = ..., errors: _Errors = ..., workers: int = ...,
    ) -> Any: ...
    @overload
    def wrap(
        self, text: _Text, width: float, *, strictness: _Strictness = ...,
        word_break: _WordBreak = ..., language: Optional[str] = ..., method: _Method = ...,
        ambiguous_columns: int = ..., details: Literal[False] = ..., errors: _Errors = ...,
        workers: int = ...,
    ) -> List[str]: ...
    @overload
    def wrap(
        self, text: _Text, width: float, *, strictness: _Strictness = ...,
        word_break: _WordBreak = ..., language: Optional[str] = ..., method: _Method = ...,
        ambiguous_columns: int = ..., details: Literal[True], errors: _Errors = ...,
        workers: int = ...,
    ) -> List[Line]: ...
    @overload
    def wrap(
        self, text: Union[List[_Row], Tuple[_Row, ...]], width: float, *,
        strictness: _Strictness = ..., word_break: _WordBreak = ...,
        language: Optional[str] = ..., method: _Method = ..., ambiguous_columns: int = ...,
        details: Literal[False] = ..., errors: _Errors = ..., workers: int = ...,
    ) -> List[Optional[List[str]]]: ...
    @overload
    def wrap(
        self, text: Union[List[_Row], Tuple[_Row, ...]], width: float, *,
        strictness: _Strictness = ..., word_break: _WordBreak = ...,
        language: Optional[str] = ..., method: _Method = ..., ambiguous_columns: int = ...,
        details: Literal[True], errors: _Errors = ..., workers: int = ...,
    ) -> List[Optional[List[Line]]]: ...
    @overload
    def wrap(
        self, text: Iterator[_Row], width: float, *, strictness: _Strictness = ...,
        word_break: _WordBreak = ..., language: Optional[str] = ..., method: _Method = ...,
        ambiguous_columns: int = ..., details: Literal[False] = ..., errors: _Errors = ...,
        workers: int = ...,
    ) -> Iterator[Optional[List[str]]]: ...
    @overload
    def wrap(
        self, text: Iterator[_Row], width: float, *, strictness: _Strictness = ...,
        word_break: _WordBreak = ..., language: Optional[str] = ..., method: _Method = ...,
        ambiguous_columns: int = ..., details: Literal[True], errors: _Errors = ...,
        workers: int = ...,
    ) -> Iterator[Optional[List[Line]]]: ...
    @overload
    def wrap(
        self, text: Any, width: float, *, strictness: _Strictness = ...,
        word_break: _WordBreak = ..., language: Optional[str] = ..., method: _Method = ...,
        ambiguous_columns: int = ..., details: bool = ..., errors: _Errors = ...,
        workers: int = ...,
    ) -> Any: ...
    @overload
    def annotate(
        self, document: str, *, format: _Format = ..., annotation: _Annotation = ...,
        notation: _Notation = ..., grouping: _Grouping = ..., kana: _Syllabary = ...,
        parentheses: bool = ..., exclude_headings: bool = ..., errors: _Errors = ...,
        workers: int = ...,
    ) -> str: ...
    @overload
    def annotate(
        self, document: Union[bytes, bytearray, memoryview], *, format: _Format = ...,
        annotation: _Annotation = ..., notation: _Notation = ..., grouping: _Grouping = ...,
        kana: _Syllabary = ..., parentheses: bool = ..., exclude_headings: bool = ...,
        errors: _Errors = ..., workers: int = ...,
    ) -> bytes: ...
    @overload
    def annotate(
        self, document: Any, *, format: _Format = ..., annotation: _Annotation = ...,
        notation: _Notation = ..., grouping: _Grouping = ..., kana: _Syllabary = ...,
        parentheses: bool = ..., exclude_headings: bool = ..., errors: _Errors = ...,
        workers: int = ...,
    ) -> Any: ...

_default: Tokenizer

def _default_tokenizer() -> Tokenizer: ...

tokens = _default.tokens
words = _default.words
phrases = _default.phrases
sentences = _default.sentences
hiragana = _default.hiragana
katakana = _default.katakana
romaji = _default.romaji
furigana = _default.furigana
detect = _default.detect
languages = _default.languages
spans = _default.spans
breaks = _default.breaks
wrap = _default.wrap
annotate = _default.annotate
