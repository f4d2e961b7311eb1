/*
 * Uses two copies of the library in one process: copies LIBRARY COPY DICTIONARY. The second one is
 * opened under another name, and the first one again in a namespace of its own.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <mutsu.h>

static const char text[] = "\xE6\x9D\xB1\xE4\xBA\xAC\xE3\x81\xB8\xE8\xA1\x8C\xE3\x81\x8F";

typedef struct copy {
  mutsu_result *(*result_new)(void);
  const char *(*message)(const mutsu_result *, int64_t *);
  mutsu_status (*open)(
      const char *, int64_t, const mutsu_open_options *, mutsu_result *, mutsu_engine **);
  mutsu_status (*romaji)(
      const mutsu_engine *, const char *, int64_t, const int64_t *, int64_t,
      const mutsu_romaji_options *, mutsu_result *);
  mutsu_status (*view)(const mutsu_result *, mutsu_view *, size_t);
  void (*close)(mutsu_engine *);
  mutsu_engine *engine;
  mutsu_result *result;
} copy;

static void *function(void *library, const char *name) {
  void *address = dlsym(library, name);
  if (address == NULL) {
    fprintf(stderr, "copies: %s\n", dlerror());
    exit(1);
  }
  return address;
}

static copy load(void *library, const char *dictionary) {
  copy loaded;
  if (library == NULL) {
    fprintf(stderr, "copies: %s\n", dlerror());
    exit(1);
  }
  *(void **)&loaded.result_new = function(library, "mutsu_result_new");
  *(void **)&loaded.message = function(library, "mutsu_result_message");
  *(void **)&loaded.open = function(library, "mutsu_open");
  *(void **)&loaded.romaji = function(library, "mutsu_romaji");
  *(void **)&loaded.view = function(library, "mutsu_result_view");
  *(void **)&loaded.close = function(library, "mutsu_close");
  loaded.result = loaded.result_new();
  if (loaded.open(
          dictionary, (int64_t)strlen(dictionary), NULL, loaded.result, &loaded.engine) !=
      MUTSU_OK) {
    fprintf(stderr, "copies: %s\n", loaded.message(loaded.result, NULL));
    exit(1);
  }
  return loaded;
}

static int reads(const copy *library) {
  mutsu_view view;
  const char expected[] = "t\xC5\x8Dky\xC5\x8D e iku";
  if (library->romaji(
          library->engine, text, (int64_t)strlen(text), NULL, 0, NULL, library->result) !=
      MUTSU_OK) {
    return 0;
  }
  library->view(library->result, &view, sizeof view);
  return view.output_offsets[1] == (int64_t)strlen(expected) &&
         memcmp(view.output, expected, strlen(expected)) == 0;
}

int main(int argc, char **argv) {
  struct timespec start, end;
  if (argc != 4) return 64;
  clock_gettime(CLOCK_MONOTONIC, &start);
  void *first_library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  clock_gettime(CLOCK_MONOTONIC, &end);
  copy copies[3];
  copies[0] = load(first_library, argv[3]);
  copies[1] = load(dlopen(argv[2], RTLD_NOW | RTLD_GLOBAL), argv[3]);
  copies[2] = load(dlmopen(LM_ID_NEWLM, argv[1], RTLD_NOW | RTLD_LOCAL), argv[3]);
  for (int i = 0; i < 30; i++) {
    if (!reads(&copies[i % 3])) {
      fprintf(stderr, "copies: copy %d has another result\n", i % 3);
      return 1;
    }
  }
  /* A handle of one copy is not a handle of another. */
  mutsu_engine *own = copies[0].engine;
  copies[0].engine = copies[1].engine;
  if (reads(&copies[0])) return 1;
  copies[0].engine = own;
  copies[1].close(copies[1].engine);
  if (!reads(&copies[0]) || !reads(&copies[2])) return 1;
  printf(
      "copies: three copies in one process work; dlopen took %.2f ms\n",
      (double)(end.tv_sec - start.tv_sec) * 1e3 + (double)(end.tv_nsec - start.tv_nsec) / 1e6);
  return 0;
}
