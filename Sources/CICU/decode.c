#include <stdlib.h>

#include "icu.h"

bool cicu_decode(
    const char *encoding, const uint8_t *text, size_t length, cicu_bytes *output,
    cicu_error *error) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = cicu_icu.ucnv_open(encoding, &status);
  if (!cicu_succeeded(status, error)) return false;
  // Each byte yields at most two units.
  int32_t capacity = length > INT32_MAX / 4 ? 0 : (int32_t)length * 2 + 1;
  UChar *units = capacity > 0 ? malloc((size_t)capacity * sizeof *units) : NULL;
  bool succeeded = false;
  if (units == NULL) {
    status = U_MEMORY_ALLOCATION_ERROR;
  } else {
    int32_t count = cicu_icu.ucnv_toUChars(
        converter, units, capacity, (const char *)text, (int32_t)length, &status);
    if (U_SUCCESS(status) && !cicu_bytes_append_utf16(output, units, count)) {
      status = U_MEMORY_ALLOCATION_ERROR;
    }
  }
  succeeded = cicu_succeeded(status, error);
  free(units);
  cicu_icu.ucnv_close(converter);
  return succeeded;
}
