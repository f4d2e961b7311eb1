#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

// Whether allocations are counted on this platform (with glibc they are).
int allocations_are_counted(void);

// How often this thread has called malloc, calloc, realloc or an aligned variant so far.
int64_t allocation_count(void);

// How many bytes of the heap are in use, by malloc's own account; 0 where nothing is counted.
int64_t allocated_bytes(void);

#endif
