#ifndef MARKUP_BASELINE_H
#define MARKUP_BASELINE_H

#include <stddef.h>

/// Parses UTF-8 as an HTML fragment with gumbo, `times` times, and releases each tree.
///
/// Returns the number of elements and texts of the last tree; they are counted only once.
long markup_baseline_gumbo(const char *bytes, size_t count, long times);

/// The same with libxml2's HTML 4 parser, which adds the elements `html` and `body` to a fragment.
/// Returns -1 if it fails.
long markup_baseline_libxml2(const char *bytes, size_t count, long times);

#endif
