#ifndef LINK_BASELINE_H
#define LINK_BASELINE_H

#include <stddef.h>

/// Returns the number of links that cmark-gfm finds in UTF-8 with its extension `autolink`.
///
/// The library provides this only by parsing the text as Markdown to a tree.
/// Returns -1 if the extension is missing.
long link_baseline_cmark(const char *bytes, size_t count);

#endif
