// libmecab's C interface can be imported without changes. Debian has no mecab.pc, so the module map
// links the library by name.
#include <mecab.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Returns freed memory to the system, which glibc would otherwise retain in the arenas of threads.
/// Its header malloc.h is not part of Swift's Glibc module.
static inline void cmecab_return_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
