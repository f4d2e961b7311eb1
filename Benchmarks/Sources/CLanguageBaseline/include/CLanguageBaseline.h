#ifndef CLANGUAGEBASELINE_H
#define CLANGUAGEBASELINE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Detects the languages of lines with CLD2 and its full tables; `text` are the concatenated lines.
// Returns a sum of the results, so that the calls cannot be optimized away.
int64_t language_baseline_detect(const char *text, const size_t *line_sizes, size_t line_count);

#ifdef __cplusplus
}
#endif

#endif
