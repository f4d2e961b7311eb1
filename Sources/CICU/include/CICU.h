#ifndef CICU_H
#define CICU_H

// ICU's functions with opaque types. The header does not refer to ICU's types, because Foundation
// defines C types of the same names, and Swift cannot import both in one program.
//
// Texts are UTF-8 with a length in bytes and may contain NUL; invalid UTF-8 is read as U+FFFD. A
// function that can fail sets a `cicu_error` and returns false or NULL. `cicu_load` must have
// succeeded before any other function is called.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__has_feature) && __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// An error that ICU reported.
typedef struct cicu_error {
  /// ICU's UErrorCode; 0 if the failure is not ICU's.
  int32_t status;
  /// The offset in the rules in UTF-8 bytes, or -1.
  int64_t offset;
  /// ICU's name of the status, such as U_INVALID_ID.
  char name[48];
} cicu_error;

/// A growable byte buffer; initialize it with zeros and release it with `cicu_bytes_free`.
typedef struct cicu_bytes {
  uint8_t *_Nullable start;
  size_t count;
  size_t capacity;
} cicu_bytes;

void cicu_bytes_free(cicu_bytes *bytes);

// MARK: Library

/// Opens ICU's libraries on the first call. Returns NULL, or a message about the missing library or
/// function, which remains valid.
const char *_Nullable cicu_load(void);

/// Returns whether `cicu_load` would succeed with libraries of these names; otherwise writes the
/// reason to `message`.
bool cicu_can_load(
    const char *common_library, const char *i18n_library, char *message, size_t capacity);

// MARK: Transliterators

typedef struct cicu_transliterator cicu_transliterator;

/// Opens the transliterator with an id, or one with the given rules if `rules` is not NULL.
cicu_transliterator *_Nullable cicu_transliterator_open(
    const uint8_t *id, size_t id_length, const uint8_t *_Nullable rules, size_t rules_length,
    bool reverse, cicu_error *error);
cicu_transliterator *_Nullable cicu_transliterator_clone(
    const cicu_transliterator *original, cicu_error *error);
void cicu_transliterator_close(cicu_transliterator *transliterator);

/// Appends the transformed text to `output`.
bool cicu_transliterate(
    cicu_transliterator *transliterator, const uint8_t *text, size_t length, cicu_bytes *output,
    cicu_error *error);

/// Appends the ids of all transliterators, each terminated by NUL.
bool cicu_transliterator_ids(cicu_bytes *output, cicu_error *error);

// MARK: Normalization

enum { CICU_NFC, CICU_NFD, CICU_NFKC, CICU_NFKD };

/// Appends the normalized text to `output`.
bool cicu_normalize(
    int32_t form, const uint8_t *text, size_t length, cicu_bytes *output, cicu_error *error);

/// Returns whether text can be split before this code point without changing its normal form.
bool cicu_normalization_boundary(int32_t form, uint32_t code_point);

// MARK: Encodings

/// Appends text in the encoding with an ICU name, such as `euc-jp`, as UTF-8. Invalid bytes become
/// U+FFFD.
bool cicu_decode(
    const char *encoding, const uint8_t *text, size_t length, cicu_bytes *output,
    cicu_error *error);

// MARK: Collation

typedef struct cicu_collator cicu_collator;

/// Opens a collator for a locale; `strength` is the number of levels compared, 1 to 4.
cicu_collator *_Nullable cicu_collator_open(
    const char *locale, int32_t strength, cicu_error *error);
void cicu_collator_close(cicu_collator *collator);

/// Compares two texts and returns -1, 0 or 1. Safe for concurrent use.
int32_t cicu_compare(
    const cicu_collator *collator, const uint8_t *first, size_t first_length,
    const uint8_t *second, size_t second_length, cicu_error *error);

/// Appends a sort key without its terminating NUL. Safe for concurrent use.
bool cicu_sort_key(
    const cicu_collator *collator, const uint8_t *text, size_t length, cicu_bytes *output,
    cicu_error *error);

// MARK: Words

typedef struct cicu_words cicu_words;

cicu_words *_Nullable cicu_words_open(const char *locale, cicu_error *error);
cicu_words *_Nullable cicu_words_clone(const cicu_words *original, cicu_error *error);
void cicu_words_close(cicu_words *words);

/// Starts iterating over a text, which must remain valid until the next start or
/// `cicu_words_finish`.
bool cicu_words_start(cicu_words *words, const uint8_t *text, size_t length, cicu_error *error);

/// Returns the end offset of the next segment in bytes, or -1 after the last. Sets `is_word` to
/// whether it contains letters, kana, ideographs or digits.
int64_t cicu_words_next(cicu_words *words, bool *is_word);

/// Releases the text.
void cicu_words_finish(cicu_words *words);

#if defined(__has_feature) && __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
