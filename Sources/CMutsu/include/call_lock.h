#ifndef MUTSU_CALL_LOCK_H
#define MUTSU_CALL_LOCK_H

// Not part of the interface: the version script of libmutsu.so does not export these functions.

/// Begins work that uses locks, such as the analysis of one text. Waits while a fork is in progress.
/// Must not be nested.
void cmutsu_begin_work(void);

/// Ends work that `cmutsu_begin_work` began, on the same thread.
void cmutsu_end_work(void);

#endif
