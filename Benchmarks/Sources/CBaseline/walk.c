#include "CBaseline.h"

#include <mecab.h>
#include <stdlib.h>

struct baseline {
  mecab_model_t *model;
  mecab_t *tagger;
  mecab_lattice_t *lattice;
};

baseline *baseline_open(const char *dictionary) {
  char *arguments[] = {"mecab", "-r", "/dev/null", "-d", (char *)dictionary};
  baseline *opened = calloc(1, sizeof *opened);
  if (opened == NULL) return NULL;
  opened->model = mecab_model_new(5, arguments);
  if (opened->model != NULL) {
    opened->tagger = mecab_model_new_tagger(opened->model);
    opened->lattice = mecab_model_new_lattice(opened->model);
  }
  if (opened->tagger != NULL && opened->lattice != NULL) return opened;
  baseline_close(opened);
  return NULL;
}

void baseline_close(baseline *baseline) {
  if (baseline == NULL) return;
  if (baseline->lattice != NULL) mecab_lattice_destroy(baseline->lattice);
  if (baseline->tagger != NULL) mecab_destroy(baseline->tagger);
  if (baseline->model != NULL) mecab_model_destroy(baseline->model);
  free(baseline);
}

baseline_sums baseline_walk(
    baseline *baseline, const char *text, const size_t *line_sizes, size_t line_count) {
  baseline_sums sums = {0, 0, 0};
  for (size_t line = 0; line < line_count; line++) {
    mecab_lattice_set_sentence2(baseline->lattice, text, line_sizes[line]);
    if (mecab_parse_lattice(baseline->tagger, baseline->lattice)) {
      const mecab_node_t *node = mecab_lattice_get_bos_node(baseline->lattice)->next;
      for (; node->next != NULL; node = node->next) {
        int64_t start = node->surface - text;
        sums.nodes += 1;
        sums.offsets += start + start + node->length;
        sums.costs += node->cost;
      }
    }
    text += line_sizes[line];
  }
  return sums;
}
