#ifndef MARKUP_BASELINE_H
#define MARKUP_BASELINE_H

#include <stddef.h>

/// Parses UTF-8 as a fragment of HTML, `times` times, and lets go of each tree.
///
/// Returns how many elements and texts the last tree has; counting them is no part of what repeats.
long markup_baseline_gumbo(const char *bytes, size_t count, long times);

/// The same by libxml2's parser of HTML 4, with the `html` and `body` that it makes of a fragment.
long markup_baseline_libxml2(const char *bytes, size_t count, long times);

#endif
