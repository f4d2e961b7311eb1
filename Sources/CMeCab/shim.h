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

#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>

/// Returns the descriptor of an anonymous file in memory that is closed in programs this one starts,
/// or -1 with errno. memfd_create is not part of Swift's Glibc module.
static inline int cmecab_memory_file(const char *name) {
  return (int)syscall(SYS_memfd_create, name, 1u /* MFD_CLOEXEC */);
}
#endif
