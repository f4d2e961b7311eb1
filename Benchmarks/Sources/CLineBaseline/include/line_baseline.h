#ifndef LINE_BASELINE_H
#define LINE_BASELINE_H

#include <stddef.h>
#include <stdint.h>

/// Returns the number of line break opportunities that ICU finds in UTF-16 text, including the end;
/// -1 if it fails.
long line_baseline_breaks(const uint16_t *text, size_t count, const char *locale);

/// Returns the number of lines of paragraphs of UTF-8 that Pango lays out `width` ems wide. `texts`
/// are the concatenated paragraphs, `sizes` their sizes in bytes.
long line_baseline_layout(const char *texts, const long *sizes, size_t count, double width);

#endif
