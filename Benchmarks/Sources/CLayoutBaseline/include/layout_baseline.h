#ifndef LAYOUT_BASELINE_H
#define LAYOUT_BASELINE_H

#include <stddef.h>

/// What Pango made of paragraphs.
typedef struct {
  long lines;
  /// The sum of the paragraphs' heights in px.
  double height;
} layout_baseline_result;

/// A layout of Pango's for text in a font (a description such as `Noto Sans CJK JP`) of a size in px.
typedef struct layout_baseline layout_baseline;

layout_baseline *layout_baseline_create(const char *font, double size);
void layout_baseline_free(layout_baseline *baseline);

/// Sets paragraphs of UTF-8, `width` px wide, one after the other; they lie one behind the other in
/// `texts`, `sizes` bytes each.
layout_baseline_result layout_baseline_lines(
    layout_baseline *baseline, const char *texts, const long *sizes, size_t count, double width);

#endif
