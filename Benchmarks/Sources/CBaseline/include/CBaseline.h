#ifndef CBASELINE_H
#define CBASELINE_H

#include <stddef.h>
#include <stdint.h>

// The loop a C program over libmecab has, to be compared with: one lattice, line by line.

typedef struct baseline baseline;

// Opens a dictionary; NULL if libmecab cannot.
baseline *baseline_open(const char *dictionary);
void baseline_close(baseline *baseline);

typedef struct {
  int64_t nodes;
  // The sum of all start and end offsets in their lines, and of all path costs.
  int64_t offsets;
  int64_t costs;
} baseline_sums;

// Parses each line (they follow each other in `text`) and walks the nodes of its best path.
baseline_sums baseline_walk(
    baseline *baseline, const char *text, const size_t *line_sizes, size_t line_count);

#endif
