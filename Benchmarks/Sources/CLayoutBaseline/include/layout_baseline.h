#ifndef LAYOUT_BASELINE_H
#define LAYOUT_BASELINE_H

#include <stddef.h>

/// The result of laying out paragraphs with Pango.
typedef struct {
  long lines;
  /// The sum of the paragraphs' heights in px.
  double height;
} layout_baseline_result;

/// A Pango layout for text in a font (a description such as `Noto Sans CJK JP`) and a size in px.
typedef struct layout_baseline layout_baseline;

layout_baseline *layout_baseline_create(const char *font, double size);
void layout_baseline_free(layout_baseline *baseline);

/// Lays out paragraphs of UTF-8 `width` px wide. `texts` are the concatenated paragraphs, `sizes`
/// their sizes in bytes.
layout_baseline_result layout_baseline_lines(
    layout_baseline *baseline, const char *texts, const long *sizes, size_t count, double width);

#endif
