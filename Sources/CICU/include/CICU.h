#ifndef CICU_H
#define CICU_H

// ICU behind opaque types. No ICU type is named here: Foundation defines C types of the same names,
// and Swift cannot see both in one program.
//
// Texts come in as UTF-8 with a length in bytes and may hold NUL; they must be valid UTF-8 (what is
// not is read as U+FFFD). A function that can fail fills in a `cicu_error` and returns false or
// NULL. `cicu_load` must have succeeded before any other function is called.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__has_feature) && __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// What ICU reported.
typedef struct cicu_error {
  /// ICU's UErrorCode; 0 if the failure is not ICU's.
  int32_t status;
  /// The place in the rules in UTF-8 bytes, or -1.
  int64_t offset;
  /// ICU's name of the status, such as U_INVALID_ID.
  char name[48];
} cicu_error;

/// Bytes that grow; start with all zeros, end with `cicu_bytes_free`.
typedef struct cicu_bytes {
  uint8_t *_Nullable start;
  size_t count;
  size_t capacity;
} cicu_bytes;

void cicu_bytes_free(cicu_bytes *bytes);

// MARK: Library

/// Opens ICU's libraries on the first call. NULL, or what is missing; the text stays valid.
const char *_Nullable cicu_load(void);

/// Whether libraries of these names could serve: what `cicu_load` does, with the result thrown
/// away. `message` takes what is missing.
bool cicu_can_load(
    const char *common_library, const char *i18n_library, char *message, size_t capacity);

// MARK: Transliterators

typedef struct cicu_transliterator cicu_transliterator;

/// Opens by id, or by rules if `rules` is not NULL.
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

/// Appends every id ICU knows, each ended by a NUL.
bool cicu_transliterator_ids(cicu_bytes *output, cicu_error *error);

// MARK: Normalization

enum { CICU_NFC, CICU_NFD, CICU_NFKC, CICU_NFKD };

/// Appends the normalized text to `output`.
bool cicu_normalize(
    int32_t form, const uint8_t *text, size_t length, cicu_bytes *output, cicu_error *error);

/// Whether text may be cut before this code point without changing its normal form.
bool cicu_normalization_boundary(int32_t form, uint32_t code_point);

// MARK: Collation

typedef struct cicu_collator cicu_collator;

/// Opens a collator for a locale; `strength` is the number of levels compared, 1 to 4.
cicu_collator *_Nullable cicu_collator_open(
    const char *locale, int32_t strength, cicu_error *error);
void cicu_collator_close(cicu_collator *collator);

/// -1, 0 or 1. Safe for several threads at once.
int32_t cicu_compare(
    const cicu_collator *collator, const uint8_t *first, size_t first_length,
    const uint8_t *second, size_t second_length, cicu_error *error);

/// Appends a sort key, without its final NUL. Safe for several threads at once.
bool cicu_sort_key(
    const cicu_collator *collator, const uint8_t *text, size_t length, cicu_bytes *output,
    cicu_error *error);

// MARK: Words

typedef struct cicu_words cicu_words;

cicu_words *_Nullable cicu_words_open(const char *locale, cicu_error *error);
cicu_words *_Nullable cicu_words_clone(const cicu_words *original, cicu_error *error);
void cicu_words_close(cicu_words *words);

/// Starts on a text, which must stay in place until the next start or `cicu_words_finish`.
bool cicu_words_start(cicu_words *words, const uint8_t *text, size_t length, cicu_error *error);

/// The end of the next piece in bytes, or -1; `is_word` says if it has letters, kana or digits.
int64_t cicu_words_next(cicu_words *words, bool *is_word);

/// Lets go of the text.
void cicu_words_finish(cicu_words *words);

#if defined(__has_feature) && __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
