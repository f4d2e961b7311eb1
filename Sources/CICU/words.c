#include <stdlib.h>

#include "icu.h"

struct cicu_words {
  UBreakIterator *icu;
  UText *text;
};

static cicu_words *own(UBreakIterator *icu, UErrorCode status, cicu_error *error) {
  cicu_words *owner = U_SUCCESS(status) ? malloc(sizeof *owner) : NULL;
  if (owner == NULL) {
    if (icu != NULL) cicu_icu.ubrk_close(icu);
    cicu_succeeded(U_FAILURE(status) ? status : U_MEMORY_ALLOCATION_ERROR, error);
    return NULL;
  }
  owner->icu = icu;
  owner->text = NULL;
  return owner;
}

cicu_words *cicu_words_open(const char *locale, cicu_error *error) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *icu = cicu_icu.ubrk_open(UBRK_WORD, locale, NULL, 0, &status);
  return own(icu, status, error);
}

cicu_words *cicu_words_clone(const cicu_words *original, cicu_error *error) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *icu = cicu_icu.ubrk_clone(original->icu, &status);
  return own(icu, status, error);
}

void cicu_words_close(cicu_words *words) {
  cicu_words_finish(words);
  cicu_icu.ubrk_close(words->icu);
  free(words);
}

bool cicu_words_start(cicu_words *words, const uint8_t *text, size_t length, cicu_error *error) {
  UErrorCode status = U_ZERO_ERROR;
  if (length > INT32_MAX) return cicu_succeeded(U_INDEX_OUTOFBOUNDS_ERROR, error);
  words->text =
      cicu_icu.utext_openUTF8(words->text, (const char *)text, (int64_t)length, &status);
  cicu_icu.ubrk_setUText(words->icu, words->text, &status);
  return cicu_succeeded(status, error);
}

int64_t cicu_words_next(cicu_words *words, bool *is_word) {
  int32_t end = cicu_icu.ubrk_next(words->icu);
  if (end == UBRK_DONE) return -1;
  *is_word = cicu_icu.ubrk_getRuleStatus(words->icu) >= UBRK_WORD_NONE_LIMIT;
  return end;
}

void cicu_words_finish(cicu_words *words) {
  UErrorCode status = U_ZERO_ERROR;
  static const UChar nothing[1] = {0};
  cicu_icu.ubrk_setText(words->icu, nothing, 0, &status);
  if (words->text != NULL) cicu_icu.utext_close(words->text);
  words->text = NULL;
}
