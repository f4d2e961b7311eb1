"""The tokenizer, which has all analyses."""

import ctypes
import os

from . import _builders as builders
from ._batch import apply
from ._calls import Analysis, Result
from ._errors import Error
from ._library import (
    LIBRARY, AnnotationOptions, FuriganaOptions, KanaOptions, LanguageOptions, LineOptions,
    OpenOptions, Options, RomajiOptions, dictionary_path,
)
from ._options import (
    ALL_FIELDS, ANNOTATIONS, BASE_FORM, CAPITALS, DOCUMENT_FORMATS, FURIGANA_FORMATS, GROUPINGS,
    LONG_VOWELS, METHODS, NOTATIONS, PART_OF_SPEECH, STRICTNESS, SYLLABARIES, SYSTEMS, UNITS,
    WORD_BREAKS, number,
)


class _Engine:
    """An opened dictionary; closed when nothing refers to it."""

    __slots__ = ("_as_parameter_", "__weakref__")

    def __init__(self, path, rows, proper_names, verify):
        self._as_parameter_ = None
        user, length = Options.text(rows)
        options = OpenOptions(
            user_dictionary=user, user_dictionary_length=length,
            excludes_proper_names=not proper_names, verifies_contents=bool(verify))
        encoded = os.fsencode(path) if path is not None else None
        engine = ctypes.c_void_p()
        result = Result()
        status = LIBRARY.mutsu_open(
            encoded, len(encoded or b""), ctypes.byref(options), result.handle,
            ctypes.byref(engine))
        if status:
            raise Error(LIBRARY.mutsu_status_name(status).decode(), result.message())
        self._as_parameter_ = engine

    def __del__(self):
        if self._as_parameter_:
            LIBRARY.mutsu_close(self._as_parameter_)
            self._as_parameter_ = None


def _rows(user_dictionary):
    """Return the rows of a user dictionary as text."""
    if user_dictionary is None or isinstance(user_dictionary, str):
        return user_dictionary
    if isinstance(user_dictionary, os.PathLike):
        with open(user_dictionary, encoding="utf-8-sig") as file:
            return file.read()
    import csv
    import io

    output = io.StringIO()
    csv.writer(output, lineterminator="\n").writerows(user_dictionary)
    return output.getvalue()


class Tokenizer:
    """A dictionary and the analyses that it makes possible.

    user_dictionary has additional words: rows of CSV (``"surface,reading[,part of speech]"``) as a
    str, the path of a file as a :class:`pathlib.Path`, or an iterable of tuples. dictionary is the
    path of another dictionary. With proper_names=False, the names of the dictionary are left out.
    verify=True reads and verifies the whole dictionary. Raise :class:`Error` if the dictionary or a
    row is invalid.

    Any number of threads may use a tokenizer. It can be pickled: the other process opens the
    dictionary, whose memory all processes share. It survives ``fork``.

    Every analysis takes

    - one text, a ``str`` or UTF-8 ``bytes``, and returns one result;
    - a list of texts, and returns a list; with an iterator, it returns an iterator;
    - a column of NumPy, pandas, Polars or Arrow, and returns a column.

    None, NaN and nulls have no result: None or null. For more than one text, errors="null" gives a
    text that cannot be analyzed no result either; by default :class:`Error` is raised, which names
    the row and has the results of the others. workers is the number of threads.

    >>> Tokenizer(user_dictionary="睦月堂,ムツキヤ,noun.place").hiragana("睦月堂へ")
    'むつきやへ'
    """

    def __init__(self, user_dictionary=None, *, dictionary=None, proper_names=True, verify=False):
        self._arguments = (
            _rows(user_dictionary), None if dictionary is None else os.fspath(dictionary),
            bool(proper_names))
        rows, path, names = self._arguments
        self._engine = _Engine(path or dictionary_path(), rows, names, verify)

    def __reduce__(self):
        return (_open, self._arguments)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __repr__(self):
        rows, path, names = self._arguments
        values = [f"user_dictionary={rows!r}"] if rows else []
        values += [f"dictionary={path!r}"] if path else []
        values += [] if names else ["proper_names=False"]
        return f"Tokenizer({', '.join(values)})"

    def tokens(self, text, *, errors="raise", workers=1):
        """Return the words of the dictionary with all they have: a list of :class:`Token`.

        >>> [(t.surface, t.part_of_speech, t.base_form, t.reading) for t in tokens("行きました")]
        [('行き', 'verb', '行く', 'イキ'), ('まし', 'auxiliary-verb', 'ます', 'マシ'), ('た', 'auxiliary-verb', 'た', 'タ')]
        """
        analysis = Analysis("mutsu_tokens", (ALL_FIELDS,), builders.tokens, "tokens")
        return apply(self, analysis, text, errors, workers)

    def words(self, text, *, unit="morpheme", details=False, errors="raise", workers=1):
        """Return the words of a text, without white space.

        unit is ``"morpheme"`` (the words of the dictionary), ``"word"`` (as a reader counts, with
        their endings) or ``"long"`` (with compounds as one word). With details=True, the words are
        :class:`Word`, with offsets, parts of speech and base forms.

        >>> words("東京へ行きました。")
        ['東京', 'へ', '行き', 'まし', 'た', '。']
        >>> words("東京へ行きました。", unit="word")
        ['東京', 'へ', '行きました', '。']
        >>> words(["夏目漱石", None, ""])
        [['夏目', '漱石'], None, []]
        """
        options = (
            number("unit", UNITS, unit), PART_OF_SPEECH | BASE_FORM if details else 0)
        build = builders.words if details else builders.surfaces
        columns = "words" if details else "surfaces"
        return apply(self, Analysis("mutsu_words", options, build, columns), text, errors, workers)

    def phrases(self, text, *, errors="raise", workers=1):
        """Return the phrases (bunsetsu) of a text, without white space.

        >>> phrases("私は東京へ行きました。")
        ['私は', '東京へ', '行きました。']
        """
        analysis = Analysis("mutsu_phrases", (), builders.surfaces, "surfaces")
        return apply(self, analysis, text, errors, workers)

    def sentences(self, text, *, errors="raise", workers=1):
        """Return the sentences of a text, without the white space between them.

        >>> sentences("雨だ。「行く？」と聞いた。")
        ['雨だ。', '「行く？」と聞いた。']
        """
        analysis = Analysis("mutsu_sentences", (), builders.surfaces, "surfaces")
        return apply(self, analysis, text, errors, workers)

    def hiragana(
        self, text, *, spell_latin=False, spell_symbols=False, errors="raise", workers=1
    ):
        """Return the reading of a text in hiragana.

        With spell_latin=True, words in Latin letters are read; with spell_symbols=True, symbols.

        >>> hiragana("東京へ行く")
        'とうきょうへいく'
        """
        return apply(
            self, _kana("hiragana", spell_latin, spell_symbols), text, errors, workers)

    def katakana(
        self, text, *, spell_latin=False, spell_symbols=False, errors="raise", workers=1
    ):
        """Return the reading of a text in katakana.

        >>> katakana("東京へ行く")
        'トウキョウヘイク'
        """
        return apply(
            self, _kana("katakana", spell_latin, spell_symbols), text, errors, workers)

    def romaji(
        self, text, *, system="hepburn", long_vowels=None, capitals="none",
        hyphenate_suffixes=False, separator=None, errors="raise", workers=1
    ):
        """Return a text in Latin letters.

        system is ``"hepburn"``, ``"traditional-hepburn"``, ``"kunrei"``, ``"nihon"``,
        ``"passport"``, ``"wapuro"`` or ``"cabinet-2025"``; long_vowels is ``"macron"``,
        ``"circumflex"``, ``"doubled"``, ``"none"``, or None for those of the system; capitals is
        ``"none"``, ``"sentences"`` or ``"proper-nouns"``. separator stands between words, by
        default a space.

        >>> romaji("東京へ行く")
        'tōkyō e iku'
        >>> romaji("東京へ行く", system="kunrei", capitals="sentences")
        'Tôkyô e iku'
        """
        separator, length = Options.text(separator)
        options = RomajiOptions(
            system=number("system", SYSTEMS, system),
            long_vowels=number("long_vowels", LONG_VOWELS, long_vowels),
            capitals=number("capitals", CAPITALS, capitals),
            hyphenates_name_suffixes=bool(hyphenate_suffixes),
            separator=separator, separator_length=length)
        analysis = Analysis("mutsu_romaji", (options,), builders.outputs, "outputs")
        return apply(self, analysis, text, errors, workers)

    def furigana(
        self, text, *, format=None, grouping="word", kana="hiragana", errors="raise", workers=1
    ):
        """Return the readings of kanji: a list of :class:`Ruby` that covers the text.

        With format, return the text with readings: ``"html"``, ``"aozora"`` or ``"brackets"``.
        grouping is the unit of a reading: the kanji of a ``"word"``, or each ``"kanji"``.

        >>> [(r.text, r.reading) for r in furigana("お茶を飲む")]
        [('お', None), ('茶', 'ちゃ'), ('を', None), ('飲', 'の'), ('む', None)]
        >>> furigana("お茶を飲む", format="brackets")
        'お茶[ちゃ]を飲[の]む'
        """
        options = FuriganaOptions(
            grouping=number("grouping", GROUPINGS, grouping),
            syllabary=number("kana", SYLLABARIES, kana),
            notation=number("format", FURIGANA_FORMATS, format))
        build, columns = (
            (builders.ruby, "ruby") if format is None else (builders.outputs, "outputs"))
        return apply(
            self, Analysis("mutsu_furigana", (options,), build, columns), text, errors, workers)

    def detect(
        self, text, *, candidates=None, minimum_confidence=0.0, errors="raise", workers=1
    ):
        """Return the BCP 47 tag of the language of a text, or None if it is not determined.

        candidates are the tags that may be returned. Languages that share an alphabet with others,
        such as English and German, are not determined.

        >>> detect("東京へ行く")
        'ja'
        """
        return apply(
            self, _languages(
                "mutsu_detect", candidates, minimum_confidence, builders.language, "language"),
            text, errors, workers)

    def languages(
        self, text, *, candidates=None, minimum_confidence=0.0, errors="raise", workers=1
    ):
        """Return the possible languages of a text, most likely first: a list of :class:`Language`.

        >>> [language.tag for language in languages("서울에 갑니다")]
        ['ko']
        """
        return apply(
            self, _languages(
                "mutsu_detect", candidates, minimum_confidence, builders.languages, "languages"),
            text, errors, workers)

    def spans(
        self, text, *, candidates=None, minimum_confidence=0.0, errors="raise", workers=1
    ):
        """Return the segments of a text by language: a list of :class:`Span` that covers it.

        >>> [(span.text, span.language) for span in spans("これは本です。이것은 책입니다.")]
        [('これは本です。', 'ja'), ('이것은 책입니다.', 'ko')]
        """
        return apply(
            self, _languages(
                "mutsu_spans", candidates, minimum_confidence, builders.spans, "spans"),
            text, errors, workers)

    def breaks(
        self, text, *, strictness="strict", word_break=None, language=None, errors="raise",
        workers=1
    ):
        """Return the segments between line breaks: a list of :class:`Segment` that covers the text.

        strictness is ``"strict"``, ``"normal"``, ``"loose"``, ``"anywhere"`` or ``"uax14"``;
        word_break is ``"normal"``, ``"break-all"``, ``"keep-all"`` or ``"phrase"``.

        >>> [segment.text for segment in breaks("東京へ、行く", word_break="phrase")]
        ['東京へ、', '行く']
        """
        options = _lines(strictness, word_break, language, "greedy", 2)
        analysis = Analysis("mutsu_breaks", (options,), builders.segments, "segments")
        return apply(self, analysis, text, errors, workers)

    def wrap(
        self, text, width, *, strictness="strict", word_break=None, language=None,
        method="greedy", ambiguous_columns=2, details=False, errors="raise", workers=1
    ):
        """Return the lines of a text of at most width columns, where a kanji has two.

        Lines break between phrases unless word_break is ``"normal"``, ``"break-all"`` or
        ``"keep-all"``. method is ``"greedy"``, ``"pretty"`` or ``"balance"``. With details=True,
        the lines are :class:`Line`, with offsets.

        >>> wrap("今日は良い天気ですね。", 12)
        ['今日は良い', '天気ですね。']
        """
        options = _lines(strictness, word_break, language, method, ambiguous_columns)
        build, columns = (
            (builders.lines, "lines") if details else (builders.line_texts, "line_texts"))
        return apply(
            self, Analysis("mutsu_wrap", (float(width), options), build, columns), text, errors,
            workers)

    def annotate(
        self, document, *, format=None, annotation="furigana", notation=None, grouping="word",
        kana="hiragana", parentheses=False, exclude_headings=False, errors="raise", workers=1
    ):
        """Return a document with annotations; every other character is unchanged.

        A str returns a str; bytes, in any encoding, and of EPUB and DOCX too, return bytes. format
        is ``"html"``, ``"xhtml"``, ``"markdown"``, ``"text"``, ``"aozora"``, ``"epub"``,
        ``"docx"``, ``"srt"``, ``"vtt"``, ``"ass"``, ``"ttml"``, ``"csv"``, ``"tsv"``, ``"json"``,
        ``"jsonl"``, or None to recognize it by the content. annotation is ``"furigana"``,
        ``"romaji"``, ``"words"``, ``"phrases"``, ``"language"``, or ``"remove"`` to remove
        annotations. notation is ``"ruby"``, ``"aozora"``, ``"brackets"``, ``"parentheses"``,
        ``"denden"``, ``"anki"``, or None for that of the format.

        >>> annotate("<p>東<b>京</b>で会う</p>", format="html")
        '<p><ruby class="jptok">東<b>京</b><rt>とうきょう</rt></ruby>で<ruby class="jptok">会<rt>あ</rt></ruby>う</p>'
        """
        options = AnnotationOptions(
            format=number("format", DOCUMENT_FORMATS, format),
            annotation=number("annotation", ANNOTATIONS, annotation),
            notation=number("notation", NOTATIONS, notation),
            grouping=number("grouping", GROUPINGS, grouping),
            syllabary=number("kana", SYLLABARIES, kana),
            has_parentheses=bool(parentheses), excludes_headings=bool(exclude_headings))
        is_bytes = isinstance(document, (bytes, bytearray, memoryview))
        build = builders.output_bytes if is_bytes else builders.outputs
        return apply(
            self, Analysis("mutsu_annotate", (options,), build, "outputs"), document, errors,
            workers)


def _open(rows, path, proper_names):
    """Return a tokenizer; for pickle."""
    return Tokenizer(rows, dictionary=path, proper_names=proper_names)


def _kana(syllabary, spell_latin, spell_symbols):
    options = KanaOptions(
        syllabary=SYLLABARIES[syllabary], spells_latin_words=bool(spell_latin),
        spells_symbols=bool(spell_symbols))
    return Analysis("mutsu_kana", (options,), builders.outputs, "outputs")


def _languages(function, candidates, minimum_confidence, build, columns):
    if candidates is not None and not isinstance(candidates, str):
        candidates = " ".join(candidates)
    tags, length = Options.text(candidates)
    options = LanguageOptions(
        candidates=tags, candidates_length=length, minimum_confidence=minimum_confidence)
    return Analysis(function, (options,), build, columns)


def _lines(strictness, word_break, language, method, ambiguous_columns):
    tag, length = Options.text(language)
    return LineOptions(
        strictness=number("strictness", STRICTNESS, strictness),
        word_break=number("word_break", WORD_BREAKS, word_break),
        language=tag, language_length=length, method=number("method", METHODS, method),
        ambiguous_columns=ambiguous_columns)
