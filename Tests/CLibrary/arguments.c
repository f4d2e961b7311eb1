/*
 * Passes wrong arguments and damaged texts to every function: arguments DICTIONARY. Each call must
 * return a status; a crash fails.
 */
#include "check.h"

static const char tokyo[] = "\xE6\x9D\xB1\xE4\xBA\xAC\xE3\x81\xB8\xE8\xA1\x8C\xE3\x81\x8F"; /* 東京へ行く */
enum { TOKYO = 15 };

static mutsu_engine *engine;
static mutsu_result *result;

static void check_message(mutsu_status status) {
  int64_t length = -1;
  const char *message = mutsu_result_message(result, &length);
  CHECK(message != NULL && strlen(message) == (size_t)length);
  CHECK((status == MUTSU_OK) == (length == 0));
}

/* A call that fails as a whole has no texts and no items, but arrays that can be read. */
static void check_empty(mutsu_status status, mutsu_status expected) {
  mutsu_view view;
  CHECK(status == expected);
  check_message(status);
  CHECK(mutsu_result_view(result, &view, sizeof view) == MUTSU_OK);
  CHECK(view.text_count == 0 && view.item_count == 0 && view.string_count == 0);
  CHECK(view.item_offsets[0] == 0 && view.output_offsets[0] == 0 && view.string_offsets[0] == 0);
}

static void wrong_handles(int number) {
  mutsu_engine *wrong[4] = {NULL, (mutsu_engine *)result, (mutsu_engine *)(uintptr_t)8,
                            (mutsu_engine *)UINTPTR_MAX};
  for (int i = 0; i < 4; i++) {
    check_empty(analyze(number, wrong[i], tokyo, TOKYO, NULL, 0, result), MUTSU_INVALID_ARGUMENT);
  }
  mutsu_result *no_result[3] = {NULL, (mutsu_result *)engine, (mutsu_result *)(uintptr_t)8};
  for (int i = 0; i < 3; i++) {
    CHECK(analyze(number, engine, tokyo, TOKYO, NULL, 0, no_result[i]) == MUTSU_INVALID_ARGUMENT);
  }
}

static void wrong_lengths(int number) {
  const int64_t negative = -1, smallest = INT64_MIN;
  check_empty(analyze(number, engine, tokyo, negative, NULL, 0, result), MUTSU_INVALID_ARGUMENT);
  check_empty(analyze(number, engine, tokyo, smallest, NULL, 0, result), MUTSU_INVALID_ARGUMENT);
  check_empty(analyze(number, engine, NULL, 5, NULL, 0, result), MUTSU_INVALID_ARGUMENT);
  const int64_t wrong[4][3] = {{0, 6, 3}, {-1, 3, 6}, {0, 3, TOKYO + 1}, {INT64_MAX, 0, INT64_MIN}};
  for (int i = 0; i < 4; i++) {
    check_empty(
        analyze(number, engine, tokyo, TOKYO, wrong[i], 2, result), MUTSU_INVALID_ARGUMENT);
  }
  const int64_t offsets[1] = {0};
  check_empty(analyze(number, engine, tokyo, TOKYO, offsets, -1, result), MUTSU_INVALID_ARGUMENT);
  check_empty(
      analyze(number, engine, tokyo, TOKYO, offsets, INT64_MAX, result), MUTSU_INVALID_ARGUMENT);
  CHECK(analyze(number, engine, NULL, 0, NULL, 0, result) == MUTSU_OK);
  CHECK(analyze(number, engine, NULL, 0, offsets, 0, result) == MUTSU_OK);
}

/* Texts that are too long are refused before a byte is read. */
static void long_texts(int number) {
  const int64_t lengths[4] = {(int64_t)1 << 31, ((int64_t)1 << 31) - 1, (int64_t)1 << 40, INT64_MAX};
  mutsu_view view;
  for (int i = 0; i < 4; i++) {
    CHECK(analyze(number, engine, tokyo, lengths[i], NULL, 0, result) == MUTSU_TOO_LONG);
    check_message(MUTSU_TOO_LONG);
    CHECK(mutsu_result_view(result, &view, sizeof view) == MUTSU_OK);
    CHECK(view.text_count == 1 && view.item_count == 0 && view.text_status[0] == MUTSU_TOO_LONG);
  }
  /* A long text does not spoil its neighbors. */
  const int64_t offsets[4] = {0, 6, (int64_t)1 << 33, (int64_t)1 << 33};
  CHECK(analyze(number, engine, tokyo, (int64_t)1 << 33, offsets, 3, result) == MUTSU_TOO_LONG);
  CHECK(mutsu_result_view(result, &view, sizeof view) == MUTSU_OK);
  CHECK(view.text_status[0] == MUTSU_OK && view.text_status[1] == MUTSU_TOO_LONG);
  CHECK(view.text_status[2] == MUTSU_OK && view.item_offsets[3] == view.item_offsets[1]);
}

/* In a batch, a damaged text has a status, and the others have the results that they have alone. */
static void damaged_texts(int number) {
  const char batch[] = "\xE6\x9D\xB1\xE4\xBA\xAC" "ab\xFF" "\xE8\xA1\x8C\xE3\x81\x8F" "\xE6\x9D";
  const int64_t offsets[5] = {0, 6, 9, 15, 17};
  const int isAnnotation = number >= 13;
  mutsu_view view;
  mutsu_status status = analyze(number, engine, batch, 17, offsets, 4, result);
  CHECK(status == (isAnnotation ? MUTSU_OK : MUTSU_INVALID_UTF8));
  check_message(status);
  CHECK(mutsu_result_view(result, &view, sizeof view) == MUTSU_OK);
  CHECK(view.text_count == 4);
  if (!isAnnotation) {
    CHECK(view.text_status[1] == MUTSU_INVALID_UTF8 && view.text_position[1] == 2);
    CHECK(view.text_status[3] == MUTSU_INVALID_UTF8 && view.text_position[3] == 0);
    CHECK(view.text_message[1] >= 0 && view.text_message[0] == -1);
    CHECK(view.item_offsets[1] == view.item_offsets[2]);
    CHECK(view.item_offsets[3] == view.item_offsets[4]);
  }
  CHECK(view.text_status[0] == MUTSU_OK && view.text_status[2] == MUTSU_OK);
  int64_t items = view.item_offsets[3] - view.item_offsets[2];
  CHECK(analyze(number, engine, batch + 9, 6, NULL, 0, result) == MUTSU_OK);
  CHECK(mutsu_result_view(result, &view, sizeof view) == MUTSU_OK);
  CHECK(view.item_count == items);
}

static void wrong_options(void) {
  mutsu_kana_options kana = {sizeof kana, 2, 0, 0};
  check_empty(mutsu_kana(engine, tokyo, TOKYO, NULL, 0, &kana, result), MUTSU_INVALID_OPTION);
  kana.syllabary = 0, kana.size = 3;
  check_empty(mutsu_kana(engine, tokyo, TOKYO, NULL, 0, &kana, result), MUTSU_INVALID_OPTION);
  kana.size = SIZE_MAX;
  check_empty(mutsu_kana(engine, tokyo, TOKYO, NULL, 0, &kana, result), MUTSU_INVALID_OPTION);
  check_empty(mutsu_tokens(engine, tokyo, TOKYO, NULL, 0, 1 << 20, result), MUTSU_INVALID_OPTION);
  check_empty(mutsu_words(engine, tokyo, TOKYO, NULL, 0, -1, 0, result), MUTSU_INVALID_OPTION);
  const double widths[3] = {0, -1, 0.0 / 0.0};
  for (int i = 0; i < 3; i++) {
    check_empty(
        mutsu_wrap(engine, tokyo, TOKYO, NULL, 0, widths[i], NULL, result), MUTSU_INVALID_OPTION);
  }
  CHECK(mutsu_wrap(engine, tokyo, TOKYO, NULL, 0, 1.0 / 0.0, NULL, result) == MUTSU_OK);
  mutsu_language_options language;
  memset(&language, 0, sizeof language);
  language.size = sizeof language;
  language.candidates = "ja, 0 1", language.candidates_length = 7;
  check_empty(
      mutsu_detect(engine, tokyo, TOKYO, NULL, 0, &language, result), MUTSU_INVALID_OPTION);
  language.candidates_length = -7;
  check_empty(
      mutsu_detect(engine, tokyo, TOKYO, NULL, 0, &language, result), MUTSU_INVALID_ARGUMENT);
  language.candidates = "\xFF", language.candidates_length = 1;
  check_empty(mutsu_detect(engine, tokyo, TOKYO, NULL, 0, &language, result), MUTSU_INVALID_UTF8);
  language.candidates = NULL, language.minimum_confidence = 0.0 / 0.0;
  check_empty(
      mutsu_detect(engine, tokyo, TOKYO, NULL, 0, &language, result), MUTSU_INVALID_OPTION);
}

static void wrong_dictionaries(const char *path) {
  mutsu_engine *opened = (mutsu_engine *)(uintptr_t)8;
  mutsu_open_options options;
  memset(&options, 0, sizeof options);
  options.size = sizeof options;
  check_empty(mutsu_open("/nonexistent", 12, NULL, result, &opened), MUTSU_DICTIONARY_MISSING);
  CHECK(opened == NULL);
  check_empty(mutsu_open("", 0, NULL, result, &opened), MUTSU_DICTIONARY_MISSING);
  check_empty(mutsu_open("a\0b", 3, NULL, result, &opened), MUTSU_DICTIONARY_MISSING);
  check_empty(mutsu_open("\xFF", 1, NULL, result, &opened), MUTSU_INVALID_UTF8);
  check_empty(mutsu_open(path, -1, NULL, result, &opened), MUTSU_INVALID_ARGUMENT);
  check_empty(mutsu_open(path, 5, NULL, result, NULL), MUTSU_INVALID_ARGUMENT);
  CHECK(mutsu_open(path, 5, NULL, NULL, &opened) == MUTSU_INVALID_ARGUMENT);
  options.user_dictionary = "a,b,c,d\n", options.user_dictionary_length = 8;
  mutsu_status status = mutsu_open(path, (int64_t)strlen(path), &options, result, &opened);
  check_empty(status, MUTSU_USER_DICTIONARY);
  CHECK(mutsu_open(NULL, 0, &options, result, &opened) == MUTSU_NO_DICTIONARY);
}

static void views(void) {
  mutsu_view view;
  unsigned char larger[sizeof view + 64];
  CHECK(mutsu_tokens(engine, tokyo, TOKYO, NULL, 0, 0, result) == MUTSU_OK);
  CHECK(mutsu_result_view(NULL, &view, sizeof view) == MUTSU_INVALID_ARGUMENT);
  CHECK(mutsu_result_view(result, NULL, sizeof view) == MUTSU_INVALID_ARGUMENT);
  CHECK(mutsu_result_view(result, &view, 0) == MUTSU_INVALID_ARGUMENT);
  CHECK(mutsu_result_view(result, &view, SIZE_MAX) == MUTSU_INVALID_ARGUMENT);
  /* A program that was compiled with a later header, and one with an earlier header. */
  memset(larger, 0xAA, sizeof larger);
  CHECK(mutsu_result_view(result, (mutsu_view *)(void *)larger, sizeof larger) == MUTSU_OK);
  for (size_t i = sizeof view; i < sizeof larger; i++) CHECK(larger[i] == 0);
  memset(larger, 0xAA, sizeof larger);
  CHECK(mutsu_result_view(result, (mutsu_view *)(void *)larger, 16) == MUTSU_OK);
  CHECK(larger[0] == 1 && larger[1] == 0);
  for (size_t i = 16; i < sizeof larger; i++) CHECK(larger[i] == 0xAA);
}

static void closing(void) {
  mutsu_result *other = mutsu_result_new();
  mutsu_close(NULL);
  mutsu_close((mutsu_engine *)other);
  mutsu_result_free(NULL);
  mutsu_result_free((mutsu_result *)engine);
  CHECK(mutsu_sentences(engine, tokyo, TOKYO, NULL, 0, other) == MUTSU_OK);
  mutsu_result_free(other);
  mutsu_result_free(other);
  CHECK(mutsu_sentences(engine, tokyo, TOKYO, NULL, 0, other) == MUTSU_INVALID_ARGUMENT);
  for (int i = 0; i < 5000; i++) mutsu_result_new();
  for (int i = 0; i < 100000; i++) mutsu_result_free(mutsu_result_new());
}

int main(int argc, char **argv) {
  CHECK(argc == 2);
  result = mutsu_result_new();
  engine = open_dictionary(argv[1], result);
  for (int number = 0; number < ANALYSES; number++) {
    wrong_handles(number);
    wrong_lengths(number);
    long_texts(number);
    damaged_texts(number);
  }
  wrong_options();
  wrong_dictionaries(argv[1]);
  views();
  closing();
  for (int status = -3; status < 40; status++) CHECK(strlen(mutsu_status_name(status)) > 1);
  mutsu_close(engine);
  mutsu_close(engine);
  CHECK(mutsu_sentences(engine, tokyo, TOKYO, NULL, 0, result) == MUTSU_INVALID_ARGUMENT);
  mutsu_result_free(result);
  puts("arguments: every wrong argument has a status");
  return 0;
}
