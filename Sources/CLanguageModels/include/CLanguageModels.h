/// The compiled language models as read-only data of the binary, which the system maps on first use
/// and shares between processes. Unlike resource files, they cannot be missing.

#ifndef MUTSU_LANGUAGE_MODELS_H
#define MUTSU_LANGUAGE_MODELS_H

#include <stddef.h>
#include <stdint.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// The model that distinguishes Japanese without kana, Simplified Chinese and Traditional Chinese.
const uint8_t *mutsu_han_model(void);
size_t mutsu_han_model_size(void);

/// The model for languages that share an alphabet with others.
const uint8_t *mutsu_alphabets_model(void);
size_t mutsu_alphabets_model_size(void);

/// Prefetches the cache line of a table entry that will be read soon.
static inline void mutsu_prefetch(const void *address) { __builtin_prefetch(address); }

/// Returns a mask with a bit for each of sixteen numbers that equals `value`; `numbers` must be
/// aligned to 16 bytes.
static inline uint32_t mutsu_equal_numbers(const uint16_t *numbers, uint16_t value) {
#if defined(__SSE2__)
  const __m128i *halves = (const __m128i *)numbers, wanted = _mm_set1_epi16((short)value);
  __m128i low = _mm_cmpeq_epi16(_mm_load_si128(halves), wanted);
  __m128i high = _mm_cmpeq_epi16(_mm_load_si128(halves + 1), wanted);
  return (uint32_t)_mm_movemask_epi8(_mm_packs_epi16(low, high));
#else
  uint32_t bits = 0;
  for (int i = 0; i < 16; i++) bits |= (uint32_t)(numbers[i] == value) << i;
  return bits;
#endif
}

#endif
