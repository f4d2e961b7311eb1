#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

// Returns whether allocations are counted on this platform, which requires glibc.
int allocations_are_counted(void);

// Returns the number of calls of malloc, calloc, realloc and aligned variants by this thread.
int64_t allocation_count(void);

// Returns the number of bytes in use on the heap according to malloc; 0 if nothing is counted.
int64_t allocated_bytes(void);

#endif
