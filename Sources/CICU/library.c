#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "icu.h"

cicu_functions cicu_icu;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char failure[512];

#if defined(__APPLE__)

// On macOS the libraries are linked, because Homebrew does not preserve versioned library names.
static void load(void) {
#define TAKE(function) cicu_icu.function = function;
  CICU_COMMON_FUNCTIONS(TAKE)
  CICU_I18N_FUNCTIONS(TAKE)
#undef TAKE
}

bool cicu_can_load(const char *common, const char *i18n, char *message, size_t capacity) {
  (void)common, (void)i18n, (void)message, (void)capacity;
  return true;
}

#else

// ICU appends its version to the names of its libraries and functions. Versions before 52 lack
// functions; later ones than today's are expected to keep them.
enum { OLDEST_VERSION = 52, NEWEST_VERSION = 120 };

// Returns the version at the end of a library's name, such as 72 for libicuuc.so.72, or -1.
static int version_of(const char *name) {
  const char *digits = strrchr(name, '.');
  int version = -1;
  return digits != NULL && sscanf(digits + 1, "%d", &version) == 1 ? version : -1;
}

static bool find(
    void *library, const char *library_name, int version, const char *name, void **function,
    char *message, size_t capacity) {
  char symbol[64];
  snprintf(symbol, sizeof symbol, "%s_%d", name, version);
  *function = dlsym(library, symbol);
  if (*function == NULL) snprintf(message, capacity, "%s has no %s", library_name, symbol);
  return *function != NULL;
}

// Opens both libraries and fills the table. The libraries are never closed.
static bool load_from(
    const char *common, const char *i18n, cicu_functions *functions, char *message,
    size_t capacity) {
  void *libraries[2];
  const char *names[2] = {common, i18n};
  for (int number = 0; number < 2; number++) {
    libraries[number] = dlopen(names[number], RTLD_NOW | RTLD_LOCAL);
    if (libraries[number] == NULL) {
      const char *reason = dlerror();
      snprintf(message, capacity, "%s", reason != NULL ? reason : names[number]);
      return false;
    }
  }
  int version = version_of(common);
#define FIND(function, number)                                                              \
  if (!find(                                                                                \
          libraries[number], names[number], version, #function,                             \
          (void **)&functions->function, message, capacity)) {                              \
    return false;                                                                           \
  }
#define FIND_COMMON(function) FIND(function, 0)
#define FIND_I18N(function) FIND(function, 1)
  CICU_COMMON_FUNCTIONS(FIND_COMMON)
  CICU_I18N_FUNCTIONS(FIND_I18N)
  return true;
}

// Opens the newest version that is installed.
static void load(void) {
  for (int version = NEWEST_VERSION; version >= OLDEST_VERSION; version--) {
    char common[32], i18n[32];
    snprintf(common, sizeof common, "libicuuc.so.%d", version);
    snprintf(i18n, sizeof i18n, "libicui18n.so.%d", version);
    if (load_from(common, i18n, &cicu_icu, failure, sizeof failure)) {
      failure[0] = '\0';
      return;
    }
  }
  snprintf(
      failure, sizeof failure, "no version of libicuuc.so and libicui18n.so from %d to %d is installed",
      OLDEST_VERSION, NEWEST_VERSION);
}

bool cicu_can_load(const char *common, const char *i18n, char *message, size_t capacity) {
  cicu_functions unused;
  return load_from(common, i18n, &unused, message, capacity);
}

#endif

const char *cicu_load(void) {
  pthread_once(&once, load);
  return failure[0] != '\0' ? failure : NULL;
}

bool cicu_succeeded(UErrorCode status, cicu_error *error) {
  if (U_SUCCESS(status)) return true;
  error->status = status;
  error->offset = -1;
  snprintf(error->name, sizeof error->name, "%s", cicu_icu.u_errorName(status));
  return false;
}
