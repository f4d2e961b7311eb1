#include "CAllocations.h"

#include <errno.h>
#include <stdlib.h>

// An executable's definition of malloc takes precedence over that of the C library, also for its
// shared libraries. glibc exports the original functions under these names; free is not replaced.

#if defined(__linux__) && defined(__GLIBC__)

#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread int64_t count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *allocated = memalign(alignment, size);
  if (allocated == NULL) return ENOMEM;
  *block = allocated;
  return 0;
}

int allocations_are_counted(void) { return 1; }
int64_t allocation_count(void) { return count; }

int64_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}

#else

int allocations_are_counted(void) { return 0; }
int64_t allocation_count(void) { return 0; }
int64_t allocated_bytes(void) { return 0; }

#endif
