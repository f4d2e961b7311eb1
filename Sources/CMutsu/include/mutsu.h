/*
 * mutsu.h: Japanese text analysis in C. Words, phrases, sentences, readings, romaji, furigana,
 * language, line breaks, and the annotation of documents.
 *
 * An engine is an opened dictionary. Any number of threads may use one engine at the same time. A
 * result receives what a call found; it belongs to the caller and is used by one thread at a time.
 *
 *     mutsu_result *result = mutsu_result_new();
 *     mutsu_engine *engine = NULL;
 *     if (mutsu_open("/usr/share/mutsu/dictionary", 27, NULL, result, &engine) != MUTSU_OK) {
 *       fprintf(stderr, "%s\n", mutsu_result_message(result, NULL));
 *       return 1;
 *     }
 *     mutsu_view view;
 *     mutsu_words(engine, text, length, NULL, 0, MUTSU_WORD, 0, result);
 *     mutsu_result_view(result, &view, sizeof view);
 *     for (int64_t i = 0; i < view.item_count; i++) {
 *       printf("%.*s\n", (int)(view.end[i] - view.start[i]), text + view.start[i]);
 *     }
 *     mutsu_result_free(result);
 *     mutsu_close(engine);
 *
 * Texts. Every analysis takes UTF-8 bytes with their length, which may contain NUL, and an array
 * that divides them into texts: text i consists of the bytes from offsets[i] up to offsets[i + 1],
 * so that offsets has text_count + 1 elements. This is the layout of string arrays in Arrow. If
 * offsets is NULL, the bytes are one text, and text_count is ignored. A text has at most
 * MUTSU_MAXIMUM_TEXT bytes.
 *
 * Failures. Each call returns a status. If arguments are invalid, the result is empty. Otherwise
 * each text has a status of its own in the result, a text that failed has no items, and the other
 * texts are not affected; the call then returns the status of the first text that failed. The
 * message of a failure is in the result. Only exhausted memory ends the process.
 *
 * fork(). A child process may use the engines of its parent. fork() waits until calls on other
 * threads have finished the text they are working on. No call starts a thread.
 */
#ifndef MUTSU_H
#define MUTSU_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The version of this interface. It changes only if programs have to be compiled again: functions,
 * constants, and members at the end of structures may be added without a change.
 */
#define MUTSU_ABI 0

/* The maximum length of a text in bytes. */
#define MUTSU_MAXIMUM_TEXT 2147483632

/* The outcome of a call, or of one text. More may be added. */
typedef int32_t mutsu_status;
enum {
  MUTSU_OK = 0,
  /* A pointer is NULL, a length is negative, or offsets are not ascending. */
  MUTSU_INVALID_ARGUMENT = 1,
  /* An option has a value that it cannot have. */
  MUTSU_INVALID_OPTION = 2,
  /* A text is not UTF-8; view.text_position is the offset of the first invalid byte. */
  MUTSU_INVALID_UTF8 = 3,
  /* A text or a result is longer than the maximum. */
  MUTSU_TOO_LONG = 4,
  /* The engine was opened without a dictionary, which the call requires. */
  MUTSU_NO_DICTIONARY = 5,
  /* The dictionary does not exist or cannot be read. */
  MUTSU_DICTIONARY_MISSING = 6,
  /* A file of the dictionary is damaged, or of another version. */
  MUTSU_DICTIONARY_DAMAGED = 7,
  /* The dictionary is of a kind that this library does not support. */
  MUTSU_DICTIONARY_UNSUPPORTED = 8,
  /* A row of the user dictionary is invalid; the message contains its line. */
  MUTSU_USER_DICTIONARY = 9,
  /* The format of the document is unknown, or the library was built without it. */
  MUTSU_UNSUPPORTED_FORMAT = 10,
  /* An archive is damaged or too large, or is compressed by an unknown method. */
  MUTSU_DOCUMENT_DAMAGED = 11,
  /* The document is encrypted. */
  MUTSU_DOCUMENT_ENCRYPTED = 12,
  /* The document is in an encoding for which the library needs ICU, and ICU is not installed. */
  MUTSU_LIBRARY_MISSING = 13,
  /* Any other failure. */
  MUTSU_FAILED = 14
};

/* An opened dictionary, which threads may share. */
typedef struct mutsu_engine mutsu_engine;

/* What a call found; used by one thread at a time. */
typedef struct mutsu_result mutsu_result;

/* ------------------------------------------------------------------------------------- Library */

/* Returns MUTSU_ABI of the library. Loaders compare it with that of the header. */
int32_t mutsu_abi(void);

/* Returns the version of the library, such as "1.0.0"; valid until the library is unloaded. */
const char *mutsu_version(void);

/*
 * Returns the name of a status, such as "invalid-utf8"; "unknown" for any other number. Valid
 * until the library is unloaded.
 */
const char *mutsu_status_name(mutsu_status status);

/* -------------------------------------------------------------------------------------- Engine */

/* Options of mutsu_open. Zero means the default for every member. */
typedef struct mutsu_open_options {
  /* sizeof(mutsu_open_options) */
  size_t size;
  /*
   * Rows of CSV with additional words: `surface,reading[,part of speech]`, or rows of MeCab. UTF-8.
   */
  const char *user_dictionary;
  int64_t user_dictionary_length;
  /* 1 to leave out the lexicon of proper names. */
  int32_t excludes_proper_names;
  /* 1 to verify the whole dictionary, which reads it; otherwise only headers are verified. */
  int32_t verifies_contents;
} mutsu_open_options;

/*
 * Opens a dictionary.
 *
 * path is the path of the dictionary with its length in bytes: a directory, or a file whose name
 * ends in ".mutsu". If it is NULL, the engine has no dictionary: sentences, languages and line
 * breaks can be found, other calls return MUTSU_NO_DICTIONARY. On failure *engine is NULL, and the
 * message is in result.
 */
mutsu_status mutsu_open(
    const char *path, int64_t path_length, const mutsu_open_options *options,
    mutsu_result *result, mutsu_engine **engine);

/*
 * Closes an engine; NULL is ignored. No other thread may be using it. Results are not affected.
 */
void mutsu_close(mutsu_engine *engine);

/* ------------------------------------------------------------------------------------- Results */

/*
 * The content of a result. The arrays belong to the result and are valid until its next use. An
 * array that the call does not fill is NULL. Offsets of items are relative to the start of their
 * text, once in UTF-8 bytes and once in code points.
 */
typedef struct mutsu_view {
  /* The number of texts. */
  int64_t text_count;
  /* text_count elements: the status of each text. */
  const int32_t *text_status;
  /* text_count elements: the message of each text that failed, as an index of strings, or -1. */
  const int32_t *text_message;
  /* text_count elements: the offset in bytes at which a text is invalid, or -1. */
  const int64_t *text_position;
  /* text_count + 1 elements: text i has the items from item_offsets[i] to item_offsets[i + 1]. */
  const int64_t *item_offsets;
  /* text_count + 1 elements: text i has the bytes of output from output_offsets[i]. */
  const int64_t *output_offsets;
  /* The output of all texts, one after another. */
  const uint8_t *output;

  /* The number of items of all texts. */
  int64_t item_count;
  /* item_count elements each: the range of an item in its text. */
  const int32_t *start;
  const int32_t *end;
  const int32_t *start_code_point;
  const int32_t *end_code_point;
  /* item_count elements each: the range in the output of the text. */
  const int32_t *output_start;
  const int32_t *output_end;
  const int32_t *output_start_code_point;
  const int32_t *output_end_code_point;
  /* item_count elements: what the call says about an item; see there. */
  const uint8_t *kind;
  /* item_count elements: the cost of a token in the dictionary. */
  const int32_t *cost;
  /* item_count elements: the confidence in a language, from 0 to 1. */
  const float *confidence;
  /* item_count elements each: indices of strings, or -1 for none. */
  const int32_t *part_of_speech;
  const int32_t *base_form;
  const int32_t *reading;
  const int32_t *pronunciation;
  const int32_t *features;
  const int32_t *language;
  const int32_t *inserted;

  /* The number of strings, each of which is different. */
  int64_t string_count;
  /* string_count + 1 elements: string i has the bytes from string_offsets[i]. */
  const int64_t *string_offsets;
  /* The bytes of all strings, one after another, in UTF-8. */
  const uint8_t *strings;

  /* MUTSU_COUNTS elements for each text: what mutsu_annotate did; see there. */
  const int64_t *counts;
} mutsu_view;

/* Returns a new, empty result. */
mutsu_result *mutsu_result_new(void);

/* Releases a result; NULL is ignored. */
void mutsu_result_free(mutsu_result *result);

/*
 * Writes the content of a result to a view. size is sizeof(mutsu_view); members that the library
 * does not know become NULL or 0.
 */
mutsu_status mutsu_result_view(const mutsu_result *result, mutsu_view *view, size_t size);

/*
 * Returns the message of the first failure of the last call with this result, terminated by NUL;
 * empty if there was none. It names the problem and the remedy. length, if not NULL, receives the
 * length in bytes. Valid until the next use of the result.
 */
const char *mutsu_result_message(const mutsu_result *result, int64_t *length);

/* ------------------------------------------------------ Tokens, words, phrases, sentences */

/* The columns of tokens and words that a call fills, to be combined with |. */
enum {
  MUTSU_PART_OF_SPEECH = 1,
  MUTSU_BASE_FORM = 2,
  MUTSU_READING = 4,
  MUTSU_PRONUNCIATION = 8,
  MUTSU_FEATURES = 16,
  MUTSU_ALL_FIELDS = 31
};

/* Bits of view.kind for tokens. */
enum {
  /* The word is not in the dictionary. */
  MUTSU_UNKNOWN_WORD = 1,
  /* Words of the dictionary that end inside a grapheme cluster were joined. */
  MUTSU_MERGED_WORD = 2
};

/*
 * Finds the words of the dictionary. Items: the tokens, without white space; view.kind and
 * view.cost; for each bit of fields the column of that name. part_of_speech is the same for all
 * dictionaries, such as "noun.place"; features is the row of the dictionary, separated by commas.
 */
mutsu_status mutsu_tokens(
    const mutsu_engine *engine, const char *bytes, int64_t length, const int64_t *offsets,
    int64_t text_count, int32_t fields, mutsu_result *result);

/* Units of words. */
enum {
  /* As a reader and a dictionary for learners count: 行きました is one word. */
  MUTSU_WORD = 0,
  /* The words of the dictionary: 行き, まし, た. */
  MUTSU_MORPHEME = 1,
  /* Long unit words, which join compounds: 東京特許許可局. */
  MUTSU_LONG_UNIT = 2
};

/*
 * Finds words. Items: the words, without white space; of fields, MUTSU_PART_OF_SPEECH and
 * MUTSU_BASE_FORM are filled and others are ignored.
 */
mutsu_status mutsu_words(
    const mutsu_engine *engine, const char *bytes, int64_t length, const int64_t *offsets,
    int64_t text_count, int32_t unit, int32_t fields, mutsu_result *result);

/* Finds phrases (bunsetsu). Items: the phrases, without white space. */
mutsu_status mutsu_phrases(
    const mutsu_engine *engine, const char *bytes, int64_t length, const int64_t *offsets,
    int64_t text_count, mutsu_result *result);

/*
 * Finds sentences; needs no dictionary. Items: the sentences, without the white space between them.
 */
mutsu_status mutsu_sentences(
    const mutsu_engine *engine, const char *bytes, int64_t length, const int64_t *offsets,
    int64_t text_count, mutsu_result *result);

/* ------------------------------------------------------------------------------------ Readings */

enum { MUTSU_HIRAGANA = 0, MUTSU_KATAKANA = 1 };

/* Options of mutsu_kana. Zero means the default for every member. */
typedef struct mutsu_kana_options {
  /* sizeof(mutsu_kana_options) */
  size_t size;
  /* MUTSU_HIRAGANA or MUTSU_KATAKANA. */
  int32_t syllabary;
  /* 1 to read words in Latin letters (エービーシー). */
  int32_t spells_latin_words;
  /* 1 to read symbols by name (→ ヤジルシ). */
  int32_t spells_symbols;
} mutsu_kana_options;

/*
 * Reads texts in kana. Output: the reading of each text. Items: segments that cover the text and
 * its output in order, with both ranges; view.kind is 1 if a segment was read and 0 if it was
 * copied.
 */
mutsu_status mutsu_kana(
    const mutsu_engine *engine, const char *bytes, int64_t length, const int64_t *offsets,
    int64_t text_count, const mutsu_kana_options *options, mutsu_result *result);

/* Romanization systems. */
enum {
  MUTSU_HEPBURN = 0,
  MUTSU_TRADITIONAL_HEPBURN = 1,
  MUTSU_KUNREI = 2,
  MUTSU_NIHON = 3,
  MUTSU_PASSPORT = 4,
  MUTSU_WAPURO = 5,
  /* The official system of Japan since December 2025. */
  MUTSU_CABINET_2025 = 6
};

/* Long vowels. */
enum {
  MUTSU_LONG_VOWELS_OF_SYSTEM = 0,
  MUTSU_MACRON = 1,
  MUTSU_CIRCUMFLEX = 2,
  MUTSU_DOUBLED = 3,
  MUTSU_UNMARKED = 4
};

/* Capital letters. */
enum { MUTSU_NO_CAPITALS = 0, MUTSU_SENTENCE_CAPITALS = 1, MUTSU_PROPER_NOUN_CAPITALS = 2 };

/* Options of mutsu_romaji. Zero means the default for every member. */
typedef struct mutsu_romaji_options {
  /* sizeof(mutsu_romaji_options) */
  size_t size;
  int32_t system;
  int32_t long_vowels;
  int32_t capitals;
  /* 1 to join さん and similar suffixes to names with a hyphen. */
  int32_t hyphenates_name_suffixes;
  /* The separator of words in UTF-8; NULL for a space. */
  const char *separator;
  int64_t separator_length;
} mutsu_romaji_options;

/* Writes texts in Latin letters. Output: the romaji of each text. No items. */
mutsu_status mutsu_romaji(
    const mutsu_engine *engine, const char *bytes, int64_t length, const int64_t *offsets,
    int64_t text_count, const mutsu_romaji_options *options, mutsu_result *result);

/* The unit that shares a reading. */
enum { MUTSU_READING_PER_WORD = 0, MUTSU_READING_PER_KANJI = 1 };

/* Notations of readings. */
enum {
  /* No output, only items. For mutsu_annotate: the notation of the format. */
  MUTSU_NO_NOTATION = 0,
  /* <ruby>漢字<rt>かんじ</rt></ruby>; markup characters of the text are escaped. */
  MUTSU_RUBY = 1,
  /* ｜漢字《かんじ》, the notation of Aozora Bunko */
  MUTSU_AOZORA = 2,
  /* 漢字[かんじ] */
  MUTSU_BRACKETS = 3,
  /* 漢字（かんじ）; mutsu_annotate only */
  MUTSU_PARENTHESES = 4,
  /* {漢字|かんじ}; mutsu_annotate only */
  MUTSU_DENDEN = 5,
  /* " 漢字[かんじ]"; mutsu_annotate only */
  MUTSU_ANKI = 6
};

/* Options of mutsu_furigana. Zero means the default for every member. */
typedef struct mutsu_furigana_options {
  /* sizeof(mutsu_furigana_options) */
  size_t size;
  int32_t grouping;
  int32_t syllabary;
  int32_t notation;
} mutsu_furigana_options;

/*
 * Finds the readings of kanji. Items: segments that cover the text in order; view.reading is the
 * reading, or -1 for a segment without one. Output: the text in the notation, if one is chosen.
 */
mutsu_status mutsu_furigana(
    const mutsu_engine *engine, const char *bytes, int64_t length, const int64_t *offsets,
    int64_t text_count, const mutsu_furigana_options *options, mutsu_result *result);

/* ----------------------------------------------------------------------------------- Languages */

/* Options of mutsu_detect and mutsu_spans. Zero means the default for every member. */
typedef struct mutsu_language_options {
  /* sizeof(mutsu_language_options) */
  size_t size;
  /* BCP 47 tags separated by spaces or commas: the languages that may be reported; NULL for all. */
  const char *candidates;
  int64_t candidates_length;
  /* The minimum confidence of a reported language, from 0 to 1. */
  double minimum_confidence;
  /* 1 to consult the dictionary about ideographs that may be Japanese or Chinese. */
  int32_t uses_dictionary;
} mutsu_language_options;

/*
 * Detects the dominant language of texts; needs no dictionary. Items: the possible languages, most
 * likely first, with view.language and view.confidence; no items if no language is detected. Items
 * have no ranges.
 */
mutsu_status mutsu_detect(
    const mutsu_engine *engine, const char *bytes, int64_t length, const int64_t *offsets,
    int64_t text_count, const mutsu_language_options *options, mutsu_result *result);

/*
 * Finds the spans of texts by language; needs no dictionary. Items: spans that cover the text in
 * order, with view.language (-1 if it is not determined) and view.confidence.
 */
mutsu_status mutsu_spans(
    const mutsu_engine *engine, const char *bytes, int64_t length, const int64_t *offsets,
    int64_t text_count, const mutsu_language_options *options, mutsu_result *result);

/* --------------------------------------------------------------------------------------- Lines */

/* Strictness of line breaking (line-break of CSS). */
enum {
  MUTSU_STRICT = 0,
  MUTSU_NORMAL = 1,
  MUTSU_LOOSE = 2,
  /* Between any two grapheme clusters. */
  MUTSU_ANYWHERE = 3,
  /* UAX #14 without tailoring. */
  MUTSU_UAX14 = 4
};

/* Breaks between letters (word-break of CSS). */
enum {
  /* mutsu_breaks: MUTSU_BREAK_NORMAL; mutsu_wrap: MUTSU_BREAK_PHRASES. */
  MUTSU_BREAK_DEFAULT = 0,
  MUTSU_BREAK_NORMAL = 1,
  MUTSU_BREAK_ALL = 2,
  MUTSU_KEEP_ALL = 3,
  /* Between phrases; without a dictionary, the same as MUTSU_BREAK_NORMAL. */
  MUTSU_BREAK_PHRASES = 4
};

/* Methods of filling lines. */
enum { MUTSU_GREEDY = 0, MUTSU_PRETTY = 1, MUTSU_BALANCE = 2 };

/* Options of mutsu_breaks and mutsu_wrap. Zero means the default for every member. */
typedef struct mutsu_line_options {
  /* sizeof(mutsu_line_options) */
  size_t size;
  int32_t strictness;
  int32_t word_break;
  /* The language as a BCP 47 tag; NULL for "ja". */
  const char *language;
  int64_t language_length;
  /* mutsu_wrap only: the method of filling lines. */
  int32_t method;
  /* mutsu_wrap only: the number of columns of ambiguous characters, 1 or 2; 0 for 2. */
  int32_t ambiguous_columns;
} mutsu_line_options;

/* Values of view.kind for line breaks. */
enum {
  /* The line must end here. */
  MUTSU_MANDATORY_BREAK = 0,
  /* The line may end here. */
  MUTSU_ALLOWED_BREAK = 1,
  /* The line may end here with a hyphen. */
  MUTSU_HYPHEN_BREAK = 2
};

/*
 * Finds the offsets at which lines may or must end; needs no dictionary except for
 * MUTSU_BREAK_PHRASES. Items: segments that cover the text in order; view.kind says which break is
 * at the end of the segment.
 */
mutsu_status mutsu_breaks(
    const mutsu_engine *engine, const char *bytes, int64_t length, const int64_t *offsets,
    int64_t text_count, const mutsu_line_options *options, mutsu_result *result);

/*
 * Breaks texts into lines of a maximum width in columns, where a kanji has two. Items: the lines,
 * without spaces and line separators at their ends; view.kind is 1 if a hyphen is to be added to a
 * line, else 0. width is greater than 0.
 */
mutsu_status mutsu_wrap(
    const mutsu_engine *engine, const char *bytes, int64_t length, const int64_t *offsets,
    int64_t text_count, double width, const mutsu_line_options *options, mutsu_result *result);

/* ----------------------------------------------------------------------------------- Documents */

/* Formats of documents. */
enum {
  /* Recognized by the content. */
  MUTSU_FORMAT_DETECTED = 0,
  MUTSU_HTML = 1,
  MUTSU_XHTML = 2,
  MUTSU_MARKDOWN = 3,
  MUTSU_PLAIN_TEXT = 4,
  MUTSU_AOZORA_TEXT = 5,
  MUTSU_EPUB = 6,
  MUTSU_DOCX = 7,
  MUTSU_SUBRIP = 8,
  MUTSU_WEBVTT = 9,
  MUTSU_ASS = 10,
  MUTSU_TTML = 11,
  MUTSU_CSV = 12,
  MUTSU_TSV = 13,
  MUTSU_JSON = 14,
  MUTSU_JSON_LINES = 15
};

/* What is inserted. */
enum {
  MUTSU_ANNOTATE_FURIGANA = 0,
  MUTSU_ANNOTATE_ROMAJI = 1,
  /* Spaces or <wbr> between words. */
  MUTSU_ANNOTATE_WORDS = 2,
  /* Possible line breaks between phrases. */
  MUTSU_ANNOTATE_PHRASES = 3,
  /* The lang attribute of text in other languages. */
  MUTSU_ANNOTATE_LANGUAGE = 4,
  /* Nothing is inserted; what was inserted earlier with the same options is removed. */
  MUTSU_REMOVE_ANNOTATIONS = 5
};

/* Options of mutsu_annotate. Zero means the default for every member. */
typedef struct mutsu_annotation_options {
  /* sizeof(mutsu_annotation_options) */
  size_t size;
  int32_t format;
  int32_t annotation;
  int32_t notation;
  int32_t grouping;
  int32_t syllabary;
  /* 1 to write <rp> elements with parentheses. */
  int32_t has_parentheses;
  /* 1 to leave headings without annotations. */
  int32_t excludes_headings;
  int32_t reserved;
} mutsu_annotation_options;

/* The elements of view.counts: numbers of words that were annotated or left alone, and why. */
enum {
  MUTSU_COUNT_ANNOTATED = 0,
  MUTSU_COUNT_SPLIT_BY_MARKUP = 1,
  MUTSU_COUNT_NOT_ENCODABLE = 2,
  MUTSU_COUNT_CHANGING_STRUCTURE = 3,
  MUTSU_COUNT_UNRESOLVED_BLOCKS = 4,
  MUTSU_COUNT_KNOWN = 5,
  MUTSU_COUNT_REPEATED = 6,
  MUTSU_COUNT_COMMON = 7,
  MUTSU_COUNT_OTHER_LANGUAGE = 8,
  MUTSU_COUNT_NOT_WRITABLE = 9,
  MUTSU_COUNT_MALFORMED = 10,
  MUTSU_COUNT_UNKNOWN_COLUMNS = 11,
  MUTSU_COUNT_WARNINGS = 12,
  MUTSU_COUNTS = 13
};

/*
 * Annotates documents; every other byte of a document is unchanged. A document need not be UTF-8:
 * its encoding is detected. Output: the documents with annotations, in their own encoding. Items:
 * the edits in ascending order; the range of the document that is replaced, which is empty for an
 * insertion, and in view.inserted the text that replaces it. Archives (EPUB, DOCX) have no items.
 * The offsets in code points are -1 in documents that are not UTF-8.
 */
mutsu_status mutsu_annotate(
    const mutsu_engine *engine, const char *bytes, int64_t length, const int64_t *offsets,
    int64_t text_count, const mutsu_annotation_options *options, mutsu_result *result);

#ifdef __cplusplus
}
#endif

#endif
