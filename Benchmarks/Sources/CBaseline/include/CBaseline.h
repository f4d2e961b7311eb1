#ifndef CBASELINE_H
#define CBASELINE_H

#include <stddef.h>
#include <stdint.h>

// The loop of a C program that uses libmecab, as a baseline: one lattice, line by line.

typedef struct baseline baseline;

// Opens a dictionary; NULL if libmecab cannot open it.
baseline *baseline_open(const char *dictionary);
void baseline_close(baseline *baseline);

typedef struct {
  int64_t nodes;
  // The sums of all start and end offsets, and of all path costs.
  int64_t offsets;
  int64_t costs;
} baseline_sums;

// Parses each line and traverses the nodes of its best path; `text` are the concatenated lines.
baseline_sums baseline_walk(
    baseline *baseline, const char *text, const size_t *line_sizes, size_t line_count);

#endif
