/*
 * Analyzes the lines of a file on one thread and on eight at once, with one engine:
 * threads DICTIONARY FILE. All results must be the same.
 */
#include <pthread.h>

#include "corpus.h"

enum { THREADS = 8 };

static const mutsu_engine *engine;
static corpus texts;
static uint64_t expected[ANALYSES];

/* Analyzes all lines as a batch, and some of them alone, in an order that depends on the thread. */
static void *work(void *argument) {
  long thread = (long)argument;
  mutsu_result *result = mutsu_result_new();
  for (int step = 0; step < ANALYSES; step++) {
    int number = (int)((step + thread * 5) % ANALYSES);
    analyze(number, engine, texts.bytes, texts.offsets[texts.count], texts.offsets, texts.count, result);
    CHECK(hash_result(result) == expected[number]);
  }
  mutsu_result_free(result);
  return NULL;
}

int main(int argc, char **argv) {
  pthread_t threads[THREADS];
  CHECK(argc == 3);
  mutsu_result *result = mutsu_result_new();
  engine = open_dictionary(argv[1], result);
  texts = read_corpus(argv[2]);
  for (int number = 0; number < ANALYSES; number++) {
    CHECK(
        analyze(
            number, engine, texts.bytes, texts.offsets[texts.count], texts.offsets, texts.count,
            result) == MUTSU_OK);
    expected[number] = hash_result(result);
  }
  for (long i = 0; i < THREADS; i++) CHECK(pthread_create(&threads[i], NULL, work, (void *)i) == 0);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  printf("threads: %d threads, %lld texts, %d analyses: the results of one\n", THREADS,
         (long long)texts.count, ANALYSES);
  return 0;
}
