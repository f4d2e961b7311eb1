// Prints the time in nanoseconds from main to the first word, with libmecab.
//   first-word-c DICTIONARY
#include <mecab.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

int main(int count, char **arguments) {
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  if (count != 2) return 64;
  char *options[] = {"mecab", "-r", "/dev/null", "-d", arguments[1]};
  mecab_model_t *model = mecab_model_new(5, options);
  if (model == NULL) return 1;
  mecab_t *tagger = mecab_model_new_tagger(model);
  mecab_lattice_t *lattice = mecab_model_new_lattice(model);
  const char *text = "東京";
  mecab_lattice_set_sentence2(lattice, text, strlen(text));
  if (!mecab_parse_lattice(tagger, lattice)) return 1;
  const mecab_node_t *word = mecab_lattice_get_bos_node(lattice)->next;
  if (word->length != strlen(text)) return 1;
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%lld\n", (end.tv_sec - start.tv_sec) * 1000000000LL + end.tv_nsec - start.tv_nsec);
  return 0;
}
