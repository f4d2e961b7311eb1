/*
 * Calls every function of mutsu.h through a pointer of the type that is written here again. A change
 * of a signature in the header is an error of the compiler. Compiled as C99 and as C++11.
 */
#include <mutsu.h>
#include <stdio.h>
#include <string.h>

typedef mutsu_status (*simple)(
    const mutsu_engine *, const char *, int64_t, const int64_t *, int64_t, mutsu_result *);
typedef mutsu_status (*with_number)(
    const mutsu_engine *, const char *, int64_t, const int64_t *, int64_t, int32_t,
    mutsu_result *);

static int32_t (*const abi)(void) = mutsu_abi;
static const char *(*const version)(void) = mutsu_version;
static const char *(*const status_name)(mutsu_status) = mutsu_status_name;
static mutsu_status (*const open_engine)(
    const char *, int64_t, const mutsu_open_options *, mutsu_result *, mutsu_engine **) =
    mutsu_open;
static void (*const close_engine)(mutsu_engine *) = mutsu_close;
static mutsu_result *(*const result_new)(void) = mutsu_result_new;
static void (*const result_free)(mutsu_result *) = mutsu_result_free;
static mutsu_status (*const result_view)(const mutsu_result *, mutsu_view *, size_t) =
    mutsu_result_view;
static const char *(*const result_message)(const mutsu_result *, int64_t *) = mutsu_result_message;
static const with_number tokens = mutsu_tokens;
static mutsu_status (*const words)(
    const mutsu_engine *, const char *, int64_t, const int64_t *, int64_t, int32_t, int32_t,
    mutsu_result *) = mutsu_words;
static const simple phrases = mutsu_phrases;
static const simple sentences = mutsu_sentences;
static mutsu_status (*const kana)(
    const mutsu_engine *, const char *, int64_t, const int64_t *, int64_t,
    const mutsu_kana_options *, mutsu_result *) = mutsu_kana;
static mutsu_status (*const romaji)(
    const mutsu_engine *, const char *, int64_t, const int64_t *, int64_t,
    const mutsu_romaji_options *, mutsu_result *) = mutsu_romaji;
static mutsu_status (*const furigana)(
    const mutsu_engine *, const char *, int64_t, const int64_t *, int64_t,
    const mutsu_furigana_options *, mutsu_result *) = mutsu_furigana;
static mutsu_status (*const detect)(
    const mutsu_engine *, const char *, int64_t, const int64_t *, int64_t,
    const mutsu_language_options *, mutsu_result *) = mutsu_detect;
static mutsu_status (*const spans)(
    const mutsu_engine *, const char *, int64_t, const int64_t *, int64_t,
    const mutsu_language_options *, mutsu_result *) = mutsu_spans;
static mutsu_status (*const breaks)(
    const mutsu_engine *, const char *, int64_t, const int64_t *, int64_t,
    const mutsu_line_options *, mutsu_result *) = mutsu_breaks;
static mutsu_status (*const wrap)(
    const mutsu_engine *, const char *, int64_t, const int64_t *, int64_t, double,
    const mutsu_line_options *, mutsu_result *) = mutsu_wrap;
static mutsu_status (*const annotate)(
    const mutsu_engine *, const char *, int64_t, const int64_t *, int64_t,
    const mutsu_annotation_options *, mutsu_result *) = mutsu_annotate;

int main(void) {
  const char text[] = "\xE6\x9D\xB1\xE4\xBA\xAC"; /* 東京 */
  int64_t length = (int64_t)strlen(text);
  int64_t message_length = -1;
  mutsu_engine *engine = NULL;
  mutsu_view view;
  int failures = 0;
  mutsu_result *result = result_new();
  if (abi() != MUTSU_ABI) failures++;
  if (strlen(version()) == 0) failures++;
  if (strcmp(status_name(MUTSU_OK), "ok") != 0) failures++;
  if (open_engine(NULL, 0, NULL, result, &engine) != MUTSU_OK) failures++;
  /* Without a dictionary: sentences, languages and lines. */
  if (sentences(engine, text, length, NULL, 0, result) != MUTSU_OK) failures++;
  if (detect(engine, text, length, NULL, 0, NULL, result) != MUTSU_OK) failures++;
  if (spans(engine, text, length, NULL, 0, NULL, result) != MUTSU_OK) failures++;
  if (breaks(engine, text, length, NULL, 0, NULL, result) != MUTSU_OK) failures++;
  if (wrap(engine, text, length, NULL, 0, 2, NULL, result) != MUTSU_OK) failures++;
  if (result_view(result, &view, sizeof view) != MUTSU_OK) failures++;
  if (view.item_count != 2) failures++;
  if (tokens(engine, text, length, NULL, 0, 0, result) != MUTSU_NO_DICTIONARY) failures++;
  if (words(engine, text, length, NULL, 0, 0, 0, result) != MUTSU_NO_DICTIONARY) failures++;
  if (phrases(engine, text, length, NULL, 0, result) != MUTSU_NO_DICTIONARY) failures++;
  if (kana(engine, text, length, NULL, 0, NULL, result) != MUTSU_NO_DICTIONARY) failures++;
  if (romaji(engine, text, length, NULL, 0, NULL, result) != MUTSU_NO_DICTIONARY) failures++;
  if (furigana(engine, text, length, NULL, 0, NULL, result) != MUTSU_NO_DICTIONARY) failures++;
  if (annotate(engine, text, length, NULL, 0, NULL, result) != MUTSU_NO_DICTIONARY) failures++;
  if (strlen(result_message(result, &message_length)) != (size_t)message_length) failures++;
  close_engine(engine);
  result_free(result);
  if (failures > 0) fprintf(stderr, "signatures: %d calls failed\n", failures);
  return failures > 0;
}
