#ifndef CLANGUAGEBASELINE_H
#define CLANGUAGEBASELINE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// CLD2 with its full tables, line by line: the lines follow each other in `text`. Returns a sum over
// the languages found, so that no call can be left out.
int64_t language_baseline_detect(const char *text, const size_t *line_sizes, size_t line_count);

#ifdef __cplusplus
}
#endif

#endif
