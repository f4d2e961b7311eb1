#if defined(__linux__)
#define _GNU_SOURCE 1
#endif
#include <pthread.h>

#include "call_lock.h"

// A child process has only the thread that called fork, so a mutex that another thread holds at that
// moment is locked in the child for ever. Work on a text therefore holds this lock for reading, and
// fork takes it for writing: no mutex of the library is locked at the moment of a fork.
//
// The lock prefers writers, otherwise busy threads could delay a fork without end.
#if defined(PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP)
#define INITIALIZER PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP
#else
#define INITIALIZER PTHREAD_RWLOCK_INITIALIZER
#endif

static pthread_rwlock_t lock = INITIALIZER;

void cmutsu_begin_work(void) { pthread_rwlock_rdlock(&lock); }
void cmutsu_end_work(void) { pthread_rwlock_unlock(&lock); }

static void before_fork(void) { pthread_rwlock_wrlock(&lock); }
static void after_fork_in_parent(void) { pthread_rwlock_unlock(&lock); }

// The thread that holds the lock has another id in the child, so the lock is not unlocked there but
// created again.
static void after_fork_in_child(void) {
  static const pthread_rwlock_t unlocked = INITIALIZER;
  lock = unlocked;
}

__attribute__((constructor)) static void register_handlers(void) {
  pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
}
