// libmecab's C interface is importable as it is; Debian ships no mecab.pc, so the module map links
// the library by name.
#include <mecab.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Gives freed memory back to the system. glibc keeps what a thread has freed for that thread, and
/// its header malloc.h is not part of Swift's Glibc module.
static inline void cmecab_return_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
