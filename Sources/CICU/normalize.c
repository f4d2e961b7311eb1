#include <stdlib.h>

#include "icu.h"

static const UNormalizer2 *normalizer(int32_t form, UErrorCode *status) {
  switch (form) {
    case CICU_NFC: return cicu_icu.unorm2_getNFCInstance(status);
    case CICU_NFD: return cicu_icu.unorm2_getNFDInstance(status);
    case CICU_NFKC: return cicu_icu.unorm2_getNFKCInstance(status);
    default: return cicu_icu.unorm2_getNFKDInstance(status);
  }
}

bool cicu_normalize(
    int32_t form, const uint8_t *text, size_t length, cicu_bytes *output, cicu_error *error) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *icu = normalizer(form, &status);
  if (!cicu_succeeded(status, error)) return false;
  int32_t count = 0;
  UChar *source = cicu_utf16(text, length, &count);
  int64_t capacity = source == NULL ? 0 : (int64_t)count + 64;
  UChar *result = NULL;
  int32_t result_count = 0;
  do {
    UChar *larger = realloc(result, (size_t)capacity * sizeof *result);
    status = source == NULL || larger == NULL ? U_MEMORY_ALLOCATION_ERROR : U_ZERO_ERROR;
    if (larger != NULL) result = larger;
    if (U_FAILURE(status)) break;
    result_count =
        cicu_icu.unorm2_normalize(icu, source, count, result, (int32_t)capacity, &status);
    capacity = (int64_t)result_count + 1;
  } while (status == U_BUFFER_OVERFLOW_ERROR);
  bool done = cicu_succeeded(status, error);
  if (done && !cicu_bytes_append_utf16(output, result, result_count)) {
    done = cicu_succeeded(U_MEMORY_ALLOCATION_ERROR, error);
  }
  free(source);
  free(result);
  return done;
}

bool cicu_normalization_boundary(int32_t form, uint32_t code_point) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *icu = normalizer(form, &status);
  return U_SUCCESS(status) && cicu_icu.unorm2_hasBoundaryBefore(icu, (UChar32)code_point);
}
