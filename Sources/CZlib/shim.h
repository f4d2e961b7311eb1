// zlib's C interface can be imported without changes.
#include <zlib.h>
