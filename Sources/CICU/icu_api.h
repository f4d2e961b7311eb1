#ifndef CICU_ICU_API_H
#define CICU_ICU_API_H

// The declarations of ICU's C functions that this target calls.
//
// ICU's own headers rename each function for the version they belong to (`u_errorName_72`), and a
// program then works with that version only. These declarations are the same since ICU 52, so the
// libraries can be opened in the version that is installed, and ICU need not be installed to build
// the package. `Scripts/check-c-library` compares them with ICU's headers.
//
// On macOS the libraries are linked, and their headers are used.

#if defined(__APPLE__)

#include <unicode/ubrk.h>
#include <unicode/ucnv.h>
#include <unicode/ucol.h>
#include <unicode/uenum.h>
#include <unicode/unorm2.h>
#include <unicode/utext.h>
#include <unicode/utrans.h>
#include <unicode/utypes.h>

#else

#include <stdint.h>

typedef uint16_t UChar;
typedef int32_t UChar32;
typedef int8_t UBool;

// Warnings are negative, and successes; the type is signed because of the first one.
typedef enum {
  U_USING_FALLBACK_WARNING = -128,
  U_USING_DEFAULT_WARNING = -127,
  U_ZERO_ERROR = 0,
  U_MEMORY_ALLOCATION_ERROR = 7,
  U_INDEX_OUTOFBOUNDS_ERROR = 8,
  U_BUFFER_OVERFLOW_ERROR = 15
} UErrorCode;

#define U_SUCCESS(status) ((status) <= U_ZERO_ERROR)
#define U_FAILURE(status) ((status) > U_ZERO_ERROR)

typedef struct UBreakIterator UBreakIterator;
typedef struct UCollator UCollator;
typedef struct UConverter UConverter;
typedef struct UEnumeration UEnumeration;
typedef struct UNormalizer2 UNormalizer2;
typedef struct UText UText;
typedef void *UTransliterator;

typedef enum { UBRK_WORD = 1 } UBreakIteratorType;
enum { UBRK_DONE = -1, UBRK_WORD_NONE_LIMIT = 100 };
typedef enum { UCOL_STRENGTH = 5 } UColAttribute;
typedef enum {
  UCOL_PRIMARY = 0,
  UCOL_SECONDARY = 1,
  UCOL_TERTIARY = 2,
  UCOL_QUATERNARY = 3
} UColAttributeValue;
typedef enum { UCOL_EQUAL = 0, UCOL_GREATER = 1, UCOL_LESS = -1 } UCollationResult;
typedef enum { UTRANS_FORWARD, UTRANS_REVERSE } UTransDirection;

typedef struct UParseError {
  int32_t line;
  int32_t offset;
  UChar preContext[16];
  UChar postContext[16];
} UParseError;

const char *u_errorName(UErrorCode code);

UBreakIterator *ubrk_open(
    UBreakIteratorType type, const char *locale, const UChar *text, int32_t length,
    UErrorCode *status);
UBreakIterator *ubrk_clone(const UBreakIterator *iterator, UErrorCode *status);
void ubrk_close(UBreakIterator *iterator);
int32_t ubrk_getRuleStatus(UBreakIterator *iterator);
int32_t ubrk_next(UBreakIterator *iterator);
void ubrk_setText(
    UBreakIterator *iterator, const UChar *text, int32_t length, UErrorCode *status);
void ubrk_setUText(UBreakIterator *iterator, UText *text, UErrorCode *status);
UText *utext_openUTF8(UText *text, const char *bytes, int64_t length, UErrorCode *status);
UText *utext_close(UText *text);

UConverter *ucnv_open(const char *name, UErrorCode *status);
void ucnv_close(UConverter *converter);
int32_t ucnv_toUChars(
    UConverter *converter, UChar *target, int32_t capacity, const char *source, int32_t length,
    UErrorCode *status);

UCollator *ucol_open(const char *locale, UErrorCode *status);
void ucol_close(UCollator *collator);
int32_t ucol_getSortKey(
    const UCollator *collator, const UChar *source, int32_t length, uint8_t *key,
    int32_t capacity);
void ucol_setAttribute(
    UCollator *collator, UColAttribute attribute, UColAttributeValue value, UErrorCode *status);
UCollationResult ucol_strcollUTF8(
    const UCollator *collator, const char *first, int32_t first_length, const char *second,
    int32_t second_length, UErrorCode *status);

void uenum_close(UEnumeration *enumeration);
const char *uenum_next(UEnumeration *enumeration, int32_t *length, UErrorCode *status);

const UNormalizer2 *unorm2_getNFCInstance(UErrorCode *status);
const UNormalizer2 *unorm2_getNFDInstance(UErrorCode *status);
const UNormalizer2 *unorm2_getNFKCInstance(UErrorCode *status);
const UNormalizer2 *unorm2_getNFKDInstance(UErrorCode *status);
UBool unorm2_hasBoundaryBefore(const UNormalizer2 *normalizer, UChar32 code_point);
int32_t unorm2_normalize(
    const UNormalizer2 *normalizer, const UChar *source, int32_t length, UChar *target,
    int32_t capacity, UErrorCode *status);

UTransliterator *utrans_openU(
    const UChar *id, int32_t id_length, UTransDirection direction, const UChar *rules,
    int32_t rules_length, UParseError *error, UErrorCode *status);
UTransliterator *utrans_clone(const UTransliterator *transliterator, UErrorCode *status);
void utrans_close(UTransliterator *transliterator);
UEnumeration *utrans_openIDs(UErrorCode *status);
void utrans_transUChars(
    const UTransliterator *transliterator, UChar *text, int32_t *length, int32_t capacity,
    int32_t start, int32_t *limit, UErrorCode *status);

#endif

#endif
