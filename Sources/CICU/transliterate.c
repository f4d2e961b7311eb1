#include <stdlib.h>
#include <string.h>

#include "icu.h"

struct cicu_transliterator {
  UTransliterator *icu;
};

static cicu_transliterator *own(UTransliterator *icu, UErrorCode status, cicu_error *error) {
  cicu_transliterator *owner = NULL;
  if (cicu_succeeded(status, error)) {
    owner = malloc(sizeof *owner);
    if (owner == NULL) cicu_succeeded(U_MEMORY_ALLOCATION_ERROR, error);
  }
  if (owner == NULL) {
    if (icu != NULL) cicu_icu.utrans_close(icu);
    return NULL;
  }
  owner->icu = icu;
  return owner;
}

// Converts the position of an error in the rules from UTF-16 code units to UTF-8 bytes.
static int64_t utf8_offset(const UChar *text, int32_t count, int32_t limit) {
  int64_t offset = 0;
  for (int32_t unit = 0; unit < limit && unit < count; unit++) {
    UChar value = text[unit];
    offset += value < 0x80 ? 1 : value < 0x800 || (value & 0xF800) == 0xD800 ? 2 : 3;
  }
  return offset;
}

cicu_transliterator *cicu_transliterator_open(
    const uint8_t *id, size_t id_length, const uint8_t *rules, size_t rules_length, bool reverse,
    cicu_error *error) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError parse_error = {.line = -1, .offset = -1};
  int32_t id_count = 0, rules_count = 0;
  UChar *id_units = cicu_utf16(id, id_length, &id_count);
  UChar *rule_units = rules == NULL ? NULL : cicu_utf16(rules, rules_length, &rules_count);
  UTransliterator *icu = NULL;
  if (id_units == NULL || (rules != NULL && rule_units == NULL)) {
    status = U_MEMORY_ALLOCATION_ERROR;
  } else {
    icu = cicu_icu.utrans_openU(
        id_units, id_count, reverse ? UTRANS_REVERSE : UTRANS_FORWARD, rule_units, rules_count,
        &parse_error, &status);
  }
  cicu_transliterator *owner = own(icu, status, error);
  if (owner == NULL && rule_units != NULL && parse_error.offset >= 0) {
    error->offset = utf8_offset(rule_units, rules_count, parse_error.offset);
  }
  free(id_units);
  free(rule_units);
  return owner;
}

cicu_transliterator *cicu_transliterator_clone(
    const cicu_transliterator *original, cicu_error *error) {
  UErrorCode status = U_ZERO_ERROR;
  UTransliterator *icu = cicu_icu.utrans_clone(original->icu, &status);
  return own(icu, status, error);
}

void cicu_transliterator_close(cicu_transliterator *transliterator) {
  cicu_icu.utrans_close(transliterator->icu);
  free(transliterator);
}

bool cicu_transliterate(
    cicu_transliterator *transliterator, const uint8_t *text, size_t length, cicu_bytes *output,
    cicu_error *error) {
  int32_t count = 0;
  UChar *source = cicu_utf16(text, length, &count);
  if (source == NULL) return cicu_succeeded(U_MEMORY_ALLOCATION_ERROR, error);
  // ICU transforms the buffer in place. If it is too small, its contents are undefined afterward,
  // and ICU returns the required length.
  int64_t capacity = (int64_t)count * 3 + 64;
  UChar *work = NULL;
  UErrorCode status;
  int32_t work_count;
  do {
    UChar *larger = realloc(work, (size_t)capacity * sizeof *work);
    status = larger == NULL ? U_MEMORY_ALLOCATION_ERROR : U_ZERO_ERROR;
    if (larger == NULL) break;
    work = larger;
    memcpy(work, source, (size_t)count * sizeof *work);
    work_count = count;
    int32_t limit = count;
    cicu_icu.utrans_transUChars(
        transliterator->icu, work, &work_count, (int32_t)capacity, 0, &limit, &status);
    capacity = (int64_t)work_count + 1;
  } while (status == U_BUFFER_OVERFLOW_ERROR);
  bool done = cicu_succeeded(status, error);
  if (done && !cicu_bytes_append_utf16(output, work, work_count)) {
    done = cicu_succeeded(U_MEMORY_ALLOCATION_ERROR, error);
  }
  free(source);
  free(work);
  return done;
}

bool cicu_transliterator_ids(cicu_bytes *output, cicu_error *error) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *ids = cicu_icu.utrans_openIDs(&status);
  bool done = true;
  while (done && U_SUCCESS(status)) {
    int32_t length = 0;
    const char *id = cicu_icu.uenum_next(ids, &length, &status);
    if (U_FAILURE(status) || id == NULL) break;
    done = cicu_bytes_reserve(output, (size_t)length + 1);
    if (done) memcpy(output->start + output->count, id, (size_t)length + 1);
    if (done) output->count += (size_t)length + 1;
  }
  if (ids != NULL) cicu_icu.uenum_close(ids);
  return cicu_succeeded(done ? status : U_MEMORY_ALLOCATION_ERROR, error);
}
