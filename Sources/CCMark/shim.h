// cmark-gfm's C interface can be imported without changes.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
