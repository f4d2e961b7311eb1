#include <stdlib.h>
#include <string.h>

#include "icu.h"

void cicu_bytes_free(cicu_bytes *bytes) {
  free(bytes->start);
  memset(bytes, 0, sizeof *bytes);
}

bool cicu_bytes_reserve(cicu_bytes *bytes, size_t more) {
  if (bytes->capacity - bytes->count >= more) return true;
  size_t capacity = bytes->capacity * 2;
  if (capacity < bytes->count + more) capacity = bytes->count + more;
  uint8_t *start = realloc(bytes->start, capacity);
  if (start == NULL) return false;
  bytes->start = start;
  bytes->capacity = capacity;
  return true;
}

// Decodes one scalar of UTF-8, or U+FFFD for a byte that cannot start one, and returns the
// position after it. Never reads past `end`.
static const uint8_t *decode(const uint8_t *from, const uint8_t *end, uint32_t *scalar) {
  uint8_t lead = *from++;
  int trailing = lead < 0x80 ? 0 : lead < 0xC2 ? -1 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
  if (trailing < 0 || lead > 0xF4 || end - from < trailing) {
    *scalar = 0xFFFD;
    return from;
  }
  uint32_t value = trailing == 0 ? lead : lead & (0x3F >> trailing);
  for (; trailing > 0; trailing--) value = value << 6 | (*from++ & 0x3F);
  *scalar = value;
  return from;
}

UChar *cicu_utf16(const uint8_t *text, size_t length, int32_t *count) {
  // Leaves headroom below ICU's int32_t lengths for texts that grow when they are transformed.
  if (length > INT32_MAX / 4) return NULL;
  UChar *units = malloc((length + 1) * sizeof *units);
  if (units == NULL) return NULL;
  UChar *next = units;
  const uint8_t *end = text + length;
  while (text < end) {
    if (*text < 0x80) {
      *next++ = *text++;
      continue;
    }
    uint32_t scalar;
    text = decode(text, end, &scalar);
    if (scalar < 0x10000) {
      *next++ = (UChar)scalar;
    } else {
      *next++ = (UChar)(0xD7C0 + (scalar >> 10));
      *next++ = (UChar)(0xDC00 | (scalar & 0x3FF));
    }
  }
  *count = (int32_t)(next - units);
  return units;
}

bool cicu_bytes_append_utf16(cicu_bytes *bytes, const UChar *text, int32_t count) {
  if (!cicu_bytes_reserve(bytes, (size_t)count * 3)) return false;
  uint8_t *to = bytes->start + bytes->count;
  for (int32_t i = 0; i < count; i++) {
    uint32_t scalar = text[i];
    if (scalar < 0x80) {
      *to++ = (uint8_t)scalar;
      continue;
    }
    if (scalar < 0x800) {
      *to++ = (uint8_t)(0xC0 | scalar >> 6);
      *to++ = (uint8_t)(0x80 | (scalar & 0x3F));
      continue;
    }
    if ((scalar & 0xF800) == 0xD800) {
      bool paired = scalar < 0xDC00 && i + 1 < count && (text[i + 1] & 0xFC00) == 0xDC00;
      scalar = paired ? 0x10000 + ((scalar & 0x3FF) << 10) + (text[++i] & 0x3FF) : 0xFFFD;
    }
    if (scalar < 0x10000) {
      *to++ = (uint8_t)(0xE0 | scalar >> 12);
    } else {
      *to++ = (uint8_t)(0xF0 | scalar >> 18);
      *to++ = (uint8_t)(0x80 | (scalar >> 12 & 0x3F));
    }
    *to++ = (uint8_t)(0x80 | (scalar >> 6 & 0x3F));
    *to++ = (uint8_t)(0x80 | (scalar & 0x3F));
  }
  bytes->count = (size_t)(to - bytes->start);
  return true;
}
