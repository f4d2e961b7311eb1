#ifndef LINE_BASELINE_H
#define LINE_BASELINE_H

#include <stddef.h>
#include <stdint.h>

/// The number of line break opportunities ICU finds in UTF-16 text, the end included; -1 if it fails.
long line_baseline_breaks(const uint16_t *text, size_t count, const char *locale);

/// The number of lines Pango sets paragraphs of UTF-8 in, `width` ems each; texts lie one behind the
/// other, `sizes` bytes each.
long line_baseline_layout(const char *texts, const long *sizes, size_t count, double width);

#endif
