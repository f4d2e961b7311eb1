/*
 * Prints the words, the reading and the lines of each line of standard input.
 *
 *     echo 東京へ行きました。 | ./readings /usr/share/mutsu/dictionary
 */
#include <mutsu.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Prints the message of a result, and returns the exit status. */
static int report(const char *what, const mutsu_result *result) {
  fprintf(stderr, "readings: %s: %s\n", what, mutsu_result_message(result, NULL));
  return EXIT_FAILURE;
}

/* Prints string number index of a view, or "-" for -1. */
static void print_string(const mutsu_view *view, int32_t index) {
  if (index < 0) {
    printf("-");
    return;
  }
  int64_t start = view->string_offsets[index];
  fwrite(view->strings + start, 1, (size_t)(view->string_offsets[index + 1] - start), stdout);
}

/* Prints the words of a text with part of speech and base form. */
static int print_words(
    const mutsu_engine *engine, const char *text, int64_t length, mutsu_result *result) {
  mutsu_view view;
  int32_t fields = MUTSU_PART_OF_SPEECH | MUTSU_BASE_FORM;
  if (mutsu_words(engine, text, length, NULL, 0, MUTSU_WORD, fields, result) != MUTSU_OK) {
    return report("words", result);
  }
  mutsu_result_view(result, &view, sizeof view);
  for (int64_t i = 0; i < view.item_count; i++) {
    fwrite(text + view.start[i], 1, (size_t)(view.end[i] - view.start[i]), stdout);
    printf("\t%d-%d\t", view.start_code_point[i], view.end_code_point[i]);
    print_string(&view, view.part_of_speech[i]);
    printf("\t");
    print_string(&view, view.base_form[i]);
    printf("\n");
  }
  return EXIT_SUCCESS;
}

/* Prints the reading of a text in kana and in Latin letters. */
static int print_readings(
    const mutsu_engine *engine, const char *text, int64_t length, mutsu_result *result) {
  mutsu_view view;
  mutsu_romaji_options options;
  memset(&options, 0, sizeof options);
  options.size = sizeof options;
  options.system = MUTSU_HEPBURN;
  options.capitals = MUTSU_SENTENCE_CAPITALS;
  if (mutsu_kana(engine, text, length, NULL, 0, NULL, result) != MUTSU_OK) {
    return report("kana", result);
  }
  mutsu_result_view(result, &view, sizeof view);
  printf("kana\t%.*s\n", (int)view.output_offsets[1], (const char *)view.output);
  if (mutsu_romaji(engine, text, length, NULL, 0, &options, result) != MUTSU_OK) {
    return report("romaji", result);
  }
  mutsu_result_view(result, &view, sizeof view);
  printf("romaji\t%.*s\n", (int)view.output_offsets[1], (const char *)view.output);
  return EXIT_SUCCESS;
}

/* Prints a text in lines of at most 16 columns. */
static int print_lines(
    const mutsu_engine *engine, const char *text, int64_t length, mutsu_result *result) {
  mutsu_view view;
  if (mutsu_wrap(engine, text, length, NULL, 0, 16, NULL, result) != MUTSU_OK) {
    return report("wrap", result);
  }
  mutsu_result_view(result, &view, sizeof view);
  for (int64_t i = 0; i < view.item_count; i++) {
    printf("line\t%.*s\n", (int)(view.end[i] - view.start[i]), text + view.start[i]);
  }
  return EXIT_SUCCESS;
}

int main(int argc, char **argv) {
  char line[4096];
  int status = EXIT_SUCCESS;
  mutsu_engine *engine = NULL;
  mutsu_result *result = mutsu_result_new();
  if (argc != 2) {
    fprintf(stderr, "usage: readings DICTIONARY\n");
    mutsu_result_free(result);
    return EXIT_FAILURE;
  }
  if (mutsu_abi() != MUTSU_ABI) {
    fprintf(stderr, "readings: the library has interface %d, not %d\n", mutsu_abi(), MUTSU_ABI);
    mutsu_result_free(result);
    return EXIT_FAILURE;
  }
  if (mutsu_open(argv[1], (int64_t)strlen(argv[1]), NULL, result, &engine) != MUTSU_OK) {
    status = report("dictionary", result);
  }
  while (status == EXIT_SUCCESS && fgets(line, sizeof line, stdin) != NULL) {
    int64_t length = (int64_t)strcspn(line, "\n");
    status = print_words(engine, line, length, result);
    if (status == EXIT_SUCCESS) status = print_readings(engine, line, length, result);
    if (status == EXIT_SUCCESS) status = print_lines(engine, line, length, result);
  }
  mutsu_close(engine);
  mutsu_result_free(result);
  return status;
}
