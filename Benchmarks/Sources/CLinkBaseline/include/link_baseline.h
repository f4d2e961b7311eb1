#ifndef LINK_BASELINE_H
#define LINK_BASELINE_H

#include <stddef.h>

/// How many links cmark-gfm finds in UTF-8 with its extension `autolink`.
///
/// It reads the text as Markdown and makes a tree of it: it has no other way.
/// Returns -1 if there is no such extension.
long link_baseline_cmark(const char *bytes, size_t count);

#endif
