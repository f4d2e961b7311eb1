#include <stdlib.h>

#include "icu.h"

struct cicu_collator {
  UCollator *icu;
};

static UColAttributeValue level(int32_t strength) {
  switch (strength) {
    case 1: return UCOL_PRIMARY;
    case 2: return UCOL_SECONDARY;
    case 3: return UCOL_TERTIARY;
    default: return UCOL_QUATERNARY;
  }
}

cicu_collator *cicu_collator_open(const char *locale, int32_t strength, cicu_error *error) {
  UErrorCode status = U_ZERO_ERROR;
  UCollator *icu = cicu_icu.ucol_open(locale, &status);
  if (U_SUCCESS(status)) cicu_icu.ucol_setAttribute(icu, UCOL_STRENGTH, level(strength), &status);
  cicu_collator *owner = U_SUCCESS(status) ? malloc(sizeof *owner) : NULL;
  if (owner == NULL) {
    if (icu != NULL) cicu_icu.ucol_close(icu);
    cicu_succeeded(U_FAILURE(status) ? status : U_MEMORY_ALLOCATION_ERROR, error);
    return NULL;
  }
  owner->icu = icu;
  return owner;
}

void cicu_collator_close(cicu_collator *collator) {
  cicu_icu.ucol_close(collator->icu);
  free(collator);
}

int32_t cicu_compare(
    const cicu_collator *collator, const uint8_t *first, size_t first_length,
    const uint8_t *second, size_t second_length, cicu_error *error) {
  if (first_length > INT32_MAX || second_length > INT32_MAX) {
    cicu_succeeded(U_INDEX_OUTOFBOUNDS_ERROR, error);
    return 0;
  }
  UErrorCode status = U_ZERO_ERROR;
  UCollationResult order = cicu_icu.ucol_strcollUTF8(
      collator->icu, (const char *)first, (int32_t)first_length, (const char *)second,
      (int32_t)second_length, &status);
  return cicu_succeeded(status, error) ? order : 0;
}

bool cicu_sort_key(
    const cicu_collator *collator, const uint8_t *text, size_t length, cicu_bytes *output,
    cicu_error *error) {
  int32_t count = 0;
  UChar *source = cicu_utf16(text, length, &count);
  bool done = source != NULL && cicu_bytes_reserve(output, length * 2 + 64);
  while (done) {
    size_t available = output->capacity - output->count;
    if (available > INT32_MAX) available = INT32_MAX;
    int32_t needed = cicu_icu.ucol_getSortKey(
        collator->icu, source, count, output->start + output->count, (int32_t)available);
    done = needed > 0;
    if (done && (size_t)needed <= available) {
      output->count += (size_t)needed - 1;
      break;
    }
    done = done && cicu_bytes_reserve(output, (size_t)needed);
  }
  free(source);
  return done || cicu_succeeded(U_MEMORY_ALLOCATION_ERROR, error);
}
