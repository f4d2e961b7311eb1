// Everything of libmecab's C interface is importable as it is; Debian ships no mecab.pc, so the
// module map links the library by name.
#include <mecab.h>
