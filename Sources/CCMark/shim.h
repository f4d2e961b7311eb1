// cmark's C interface can be imported without changes.
#include <cmark.h>
