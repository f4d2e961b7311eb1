#ifndef CHECK_H
#define CHECK_H

/* Checks for the programs that test libmutsu. A failed check ends the program with status 1. */

#include <mutsu.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                     \
  do {                                                                       \
    if (!(condition)) {                                                      \
      fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition); \
      exit(1);                                                               \
    }                                                                        \
  } while (0)

/* Opens the dictionary in the first argument of the program. */
static inline mutsu_engine *open_dictionary(const char *path, mutsu_result *result) {
  mutsu_engine *engine = NULL;
  if (mutsu_open(path, (int64_t)strlen(path), NULL, result, &engine) != MUTSU_OK) {
    fprintf(stderr, "%s: %s\n", path, mutsu_result_message(result, NULL));
    exit(1);
  }
  return engine;
}

/* Appends the bytes of an array of a result to a hash (FNV-1a). */
static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size) {
  const unsigned char *at = bytes;
  if (bytes == NULL) return hash * 31;
  for (size_t i = 0; i < size; i++) hash = (hash ^ at[i]) * 1099511628211u;
  return hash;
}

/* Returns a hash of all arrays of a result, reading every element. */
static inline uint64_t hash_result(const mutsu_result *result) {
  mutsu_view view;
  uint64_t hash = 14695981039346656037u;
  CHECK(mutsu_result_view(result, &view, sizeof view) == MUTSU_OK);
  size_t texts = (size_t)view.text_count, items = (size_t)view.item_count;
  hash = hash_bytes(hash, view.text_status, texts * 4);
  hash = hash_bytes(hash, view.text_message, texts * 4);
  hash = hash_bytes(hash, view.text_position, texts * 8);
  hash = hash_bytes(hash, view.item_offsets, (texts + 1) * 8);
  hash = hash_bytes(hash, view.output_offsets, (texts + 1) * 8);
  hash = hash_bytes(hash, view.output, (size_t)view.output_offsets[texts]);
  const int32_t *columns[] = {
      view.start, view.end, view.start_code_point, view.end_code_point, view.output_start,
      view.output_end, view.output_start_code_point, view.output_end_code_point, view.cost,
      view.part_of_speech, view.base_form, view.reading, view.pronunciation, view.features,
      view.language, view.inserted};
  for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
    hash = hash_bytes(hash, columns[i], items * 4);
  }
  hash = hash_bytes(hash, view.kind, items);
  hash = hash_bytes(hash, view.confidence, items * 4);
  hash = hash_bytes(hash, view.string_offsets, ((size_t)view.string_count + 1) * 8);
  hash = hash_bytes(hash, view.strings, (size_t)view.string_offsets[view.string_count]);
  hash = hash_bytes(hash, view.counts, view.counts == NULL ? 0 : texts * MUTSU_COUNTS * 8);
  return hash;
}

enum { ANALYSES = 15 };

/* Calls the analysis with a number from 0 to ANALYSES - 1. */
static inline mutsu_status analyze(
    int number, const mutsu_engine *engine, const char *bytes, int64_t length,
    const int64_t *offsets, int64_t count, mutsu_result *result) {
  mutsu_furigana_options furigana = {sizeof furigana, MUTSU_READING_PER_KANJI, MUTSU_KATAKANA, MUTSU_RUBY};
  mutsu_annotation_options removal;
  memset(&removal, 0, sizeof removal);
  removal.size = sizeof removal;
  removal.annotation = MUTSU_REMOVE_ANNOTATIONS;
  switch (number) {
    case 0: return mutsu_tokens(engine, bytes, length, offsets, count, MUTSU_ALL_FIELDS, result);
    case 1: return mutsu_words(engine, bytes, length, offsets, count, MUTSU_WORD, MUTSU_ALL_FIELDS, result);
    case 2: return mutsu_words(engine, bytes, length, offsets, count, MUTSU_LONG_UNIT, 0, result);
    case 3: return mutsu_phrases(engine, bytes, length, offsets, count, result);
    case 4: return mutsu_sentences(engine, bytes, length, offsets, count, result);
    case 5: return mutsu_kana(engine, bytes, length, offsets, count, NULL, result);
    case 6: return mutsu_romaji(engine, bytes, length, offsets, count, NULL, result);
    case 7: return mutsu_furigana(engine, bytes, length, offsets, count, NULL, result);
    case 8: return mutsu_furigana(engine, bytes, length, offsets, count, &furigana, result);
    case 9: return mutsu_detect(engine, bytes, length, offsets, count, NULL, result);
    case 10: return mutsu_spans(engine, bytes, length, offsets, count, NULL, result);
    case 11: return mutsu_breaks(engine, bytes, length, offsets, count, NULL, result);
    case 12: return mutsu_wrap(engine, bytes, length, offsets, count, 20, NULL, result);
    case 13: return mutsu_annotate(engine, bytes, length, offsets, count, NULL, result);
    default: return mutsu_annotate(engine, bytes, length, offsets, count, &removal, result);
  }
}

#endif
