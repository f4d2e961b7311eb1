/*
 * A harness of libFuzzer for the C interface. The first bytes choose the function, its options and
 * the division into texts; the others are the bytes of the texts. Every element of every array is
 * read, ranges are checked, and each text must have the result that it has alone.
 *
 * MUTSU_DICTIONARY is the path of the dictionary.
 */
#include "check.h"

static mutsu_engine *engine;
static mutsu_result *result;
static mutsu_result *other;

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  (void)argc, (void)argv;
  const char *path = getenv("MUTSU_DICTIONARY");
  CHECK(path != NULL);
  result = mutsu_result_new();
  other = mutsu_result_new();
  engine = open_dictionary(path, result);
  return 0;
}

typedef struct input {
  uint8_t choice[8];
  const char *bytes;
  int64_t length;
} input;

/* Calls the chosen function with options of the input, which are often invalid. */
static mutsu_status call(
    const input *chosen, const char *bytes, int64_t length, const int64_t *offsets, int64_t count,
    mutsu_result *target) {
  const uint8_t *c = chosen->choice;
  mutsu_kana_options kana = {sizeof kana, c[2] % 3, c[3] % 2, c[4] % 2};
  mutsu_romaji_options romaji = {sizeof romaji, c[2] % 8, c[3] % 6, c[4] % 4, c[5] % 2, "\xE3\x83\xBB", c[5] % 4};
  mutsu_furigana_options furigana = {sizeof furigana, c[2] % 2, c[3] % 2, c[4] % 5};
  mutsu_line_options line = {sizeof line, c[2] % 6, c[3] % 6, "zh-Hant", c[4] % 8, c[5] % 4, c[4] % 3};
  mutsu_language_options language = {sizeof language, "ja,ko zh-Hans", c[2] % 14, (double)(c[3] % 10) / 10, c[4] % 2};
  mutsu_annotation_options annotation = {sizeof annotation, c[2] % 17, c[3] % 7, c[4] % 8, c[5] % 2, c[5] / 2 % 2, c[6] % 2, c[6] / 2 % 2, 0};
  switch (c[0] % 13) {
    case 0: return mutsu_tokens(engine, bytes, length, offsets, count, c[2] % 33, target);
    case 1: return mutsu_words(engine, bytes, length, offsets, count, c[2] % 4, c[3] % 33, target);
    case 2: return mutsu_phrases(engine, bytes, length, offsets, count, target);
    case 3: return mutsu_sentences(engine, bytes, length, offsets, count, target);
    case 4: return mutsu_kana(engine, bytes, length, offsets, count, &kana, target);
    case 5: return mutsu_romaji(engine, bytes, length, offsets, count, &romaji, target);
    case 6: return mutsu_furigana(engine, bytes, length, offsets, count, &furigana, target);
    case 7: return mutsu_detect(engine, bytes, length, offsets, count, &language, target);
    case 8: return mutsu_spans(engine, bytes, length, offsets, count, &language, target);
    case 9: return mutsu_breaks(engine, bytes, length, offsets, count, &line, target);
    case 10: return mutsu_wrap(engine, bytes, length, offsets, count, c[6] - 2, &line, target);
    case 11: return mutsu_annotate(engine, bytes, length, offsets, count, &annotation, target);
    default: {
      /* Rows of a user dictionary. */
      mutsu_engine *opened = NULL;
      mutsu_open_options options;
      const char *path = getenv("MUTSU_DICTIONARY");
      memset(&options, 0, sizeof options);
      options.size = sizeof options;
      options.user_dictionary = bytes;
      options.user_dictionary_length = length;
      mutsu_status status =
          mutsu_open(path, (int64_t)strlen(path), &options, target, &opened);
      CHECK((status == MUTSU_OK) == (opened != NULL));
      mutsu_close(opened);
      return status;
    }
  }
}

/* Checks that the ranges of items lie in their text and are ascending. */
static void check_ranges(const int64_t *offsets, int64_t count) {
  mutsu_view view;
  CHECK(mutsu_result_view(result, &view, sizeof view) == MUTSU_OK);
  if (view.text_count == 0) return;
  CHECK(view.text_count == count);
  for (int64_t text = 0; text < count; text++) {
    int32_t previous = 0;
    int64_t length = offsets[text + 1] - offsets[text];
    CHECK(view.item_offsets[text] <= view.item_offsets[text + 1]);
    CHECK(view.output_offsets[text] <= view.output_offsets[text + 1]);
    if (view.start == NULL) continue;
    for (int64_t i = view.item_offsets[text]; i < view.item_offsets[text + 1]; i++) {
      CHECK(view.start[i] >= previous && view.start[i] <= view.end[i] && view.end[i] <= length);
      CHECK(view.start_code_point[i] <= view.end_code_point[i]);
      CHECK(view.end_code_point[i] <= view.end[i]);
      previous = view.end[i];
    }
  }
}

/* Returns a hash of the items and the output of the only text of a result. */
static uint64_t hash_of_text(const mutsu_result *analyzed, int64_t text) {
  mutsu_view view;
  uint64_t hash = 1;
  mutsu_result_view(analyzed, &view, sizeof view);
  int64_t first = view.item_offsets[text], items = view.item_offsets[text + 1] - first;
  hash = hash_bytes(hash, &view.text_status[text], 4);
  if (view.start != NULL) {
    hash = hash_bytes(hash, view.start + first, (size_t)items * 4);
    hash = hash_bytes(hash, view.end_code_point + first, (size_t)items * 4);
  }
  int64_t output = view.output_offsets[text];
  if (view.output == NULL) return hash;
  return hash_bytes(hash, view.output + output, (size_t)(view.output_offsets[text + 1] - output));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  enum { MAXIMUM = 16 };
  input chosen;
  int64_t offsets[MAXIMUM + 1] = {0};
  if (size < sizeof chosen.choice) return 0;
  memcpy(chosen.choice, data, sizeof chosen.choice);
  chosen.bytes = (const char *)data + sizeof chosen.choice;
  chosen.length = (int64_t)(size - sizeof chosen.choice);
  /* The second byte is the length of the texts; 0 for one text. */
  int64_t step = chosen.choice[1] % 64;
  int64_t count = 1;
  offsets[1] = chosen.length;
  if (step > 0) {
    for (count = 0; count < MAXIMUM && offsets[count] < chosen.length; count++) {
      int64_t end = offsets[count] + step;
      offsets[count + 1] = end > chosen.length || count == MAXIMUM - 1 ? chosen.length : end;
    }
  }
  mutsu_status status = call(&chosen, chosen.bytes, chosen.length, offsets, count, result);
  CHECK((status == MUTSU_OK) == (mutsu_result_message(result, NULL)[0] == '\0'));
  hash_result(result);
  if (chosen.choice[0] % 13 == 12) return 0;
  check_ranges(offsets, count);
  mutsu_view view;
  mutsu_result_view(result, &view, sizeof view);
  for (int64_t text = 0; text < view.text_count && count > 1; text++) {
    call(
        &chosen, chosen.bytes + offsets[text], offsets[text + 1] - offsets[text], NULL, 0, other);
    CHECK(hash_of_text(result, text) == hash_of_text(other, 0));
  }
  return 0;
}
