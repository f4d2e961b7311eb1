/*
 * Forks 200 times while four threads use the engine: forks DICTIONARY FILE. Each child analyzes
 * lines with the engine of its parent, and must have the results of the parent; a child that waits
 * for a lock that no thread will release is ended after a minute, and fails.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <unistd.h>

#include "corpus.h"

static const mutsu_engine *engine;
static corpus texts;
static atomic_int is_done;

static uint64_t hash_of_lines(int64_t first, int64_t count, mutsu_result *result) {
  uint64_t hash = 0;
  for (int number = 0; number < ANALYSES; number++) {
    analyze(
        number, engine, texts.bytes, texts.offsets[texts.count], texts.offsets + first, count,
        result);
    hash = hash * 31 + hash_result(result);
  }
  return hash;
}

static void *work(void *argument) {
  mutsu_result *result = mutsu_result_new();
  for (int64_t line = (int64_t)(intptr_t)argument; !is_done; line = (line + 7) % (texts.count - 8)) {
    hash_of_lines(line, 8, result);
    mutsu_result_free(result);
    result = mutsu_result_new();
  }
  mutsu_result_free(result);
  return NULL;
}

int main(int argc, char **argv) {
  pthread_t threads[4];
  enum { FORKS = 200 };
  CHECK(argc == 3);
  mutsu_result *result = mutsu_result_new();
  engine = open_dictionary(argv[1], result);
  texts = read_corpus(argv[2]);
  CHECK(texts.count > 64);
  uint64_t expected = hash_of_lines(0, 4, result);
  for (long i = 0; i < 4; i++) CHECK(pthread_create(&threads[i], NULL, work, (void *)i) == 0);
  for (int i = 0; i < FORKS; i++) {
    pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
      alarm(60);
      mutsu_result *own = mutsu_result_new();
      _exit(hash_of_lines(0, 4, own) == expected && hash_of_lines(0, 4, result) == expected ? 0 : 2);
    }
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
  is_done = 1;
  for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
  printf("forks: %d children of a process with 4 busy threads: the results of the parent\n", FORKS);
  return 0;
}
