#ifndef CORPUS_H
#define CORPUS_H

#include "check.h"

/* A text with one text for a batch on each line. */
typedef struct corpus {
  char *bytes;
  int64_t *offsets;
  int64_t count;
} corpus;

/* Reads a file; each line without its end is a text. */
static inline corpus read_corpus(const char *path) {
  corpus read = {NULL, NULL, 0};
  FILE *file = fopen(path, "rb");
  CHECK(file != NULL);
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  read.bytes = malloc((size_t)size + 1);
  CHECK(fread(read.bytes, 1, (size_t)size, file) == (size_t)size);
  fclose(file);
  read.offsets = malloc(((size_t)size + 2) * sizeof *read.offsets);
  read.offsets[0] = 0;
  for (long i = 0; i < size; i++) {
    if (read.bytes[i] == '\n') read.offsets[++read.count] = i + 1;
  }
  return read;
}

#endif
