// cmark's interface is importable as it is.
#include <cmark.h>
