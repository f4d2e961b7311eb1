#ifndef CICU_INTERNAL_H
#define CICU_INTERNAL_H

// A table of pointers to ICU's functions, filled from the shared libraries on first use, so that a
// program that does not use ICU does not load 35 MB of libraries.

#include "CICU.h"
#include "icu_api.h"

#define CICU_COMMON_FUNCTIONS(X) \
  X(u_errorName)                 \
  X(ubrk_clone)                  \
  X(ubrk_close)                  \
  X(ubrk_getRuleStatus)          \
  X(ubrk_next)                   \
  X(ubrk_open)                   \
  X(ubrk_setText)                \
  X(ubrk_setUText)               \
  X(ucnv_close)                  \
  X(ucnv_open)                   \
  X(ucnv_toUChars)               \
  X(uenum_close)                 \
  X(uenum_next)                  \
  X(unorm2_getNFCInstance)       \
  X(unorm2_getNFDInstance)       \
  X(unorm2_getNFKCInstance)      \
  X(unorm2_getNFKDInstance)      \
  X(unorm2_hasBoundaryBefore)    \
  X(unorm2_normalize)            \
  X(utext_close)                 \
  X(utext_openUTF8)

#define CICU_I18N_FUNCTIONS(X) \
  X(ucol_close)                \
  X(ucol_getSortKey)           \
  X(ucol_open)                 \
  X(ucol_setAttribute)         \
  X(ucol_strcollUTF8)          \
  X(utrans_clone)              \
  X(utrans_close)              \
  X(utrans_openIDs)            \
  X(utrans_openU)              \
  X(utrans_transUChars)


typedef struct cicu_functions {
#define CICU_DECLARE(function) __typeof__(&function) function;
  CICU_COMMON_FUNCTIONS(CICU_DECLARE)
  CICU_I18N_FUNCTIONS(CICU_DECLARE)
#undef CICU_DECLARE
} cicu_functions;

extern cicu_functions cicu_icu;

/// Returns whether `status` is a success; otherwise records the failure in `error`.
bool cicu_succeeded(UErrorCode status, cicu_error *error);

/// Returns a newly allocated copy of a text in UTF-16, or NULL if it is too long or memory is
/// exhausted. The caller releases it with `free`.
UChar *cicu_utf16(const uint8_t *text, size_t length, int32_t *count);

/// Reserves capacity for `more` bytes after the content; false if memory is exhausted.
bool cicu_bytes_reserve(cicu_bytes *bytes, size_t more);

/// Appends UTF-16 as UTF-8; an unpaired surrogate becomes U+FFFD.
bool cicu_bytes_append_utf16(cicu_bytes *bytes, const UChar *text, int32_t count);

#endif
