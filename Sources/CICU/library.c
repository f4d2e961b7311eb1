#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "icu.h"

cicu_functions cicu_icu;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char failure[512];

#define QUOTE(text) #text
#define EXPANDED(macro) QUOTE(macro)

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

static const char common_name[] = "libicuuc.so." EXPANDED(U_ICU_VERSION_MAJOR_NUM);
static const char i18n_name[] = "libicui18n.so." EXPANDED(U_ICU_VERSION_MAJOR_NUM);

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
  // EXPANDED gives the symbol name with its version suffix, such as "utrans_openU_72".
#define FIND(function, library)                                                        \
  *(void **)&functions->function = dlsym(libraries[library], EXPANDED(function));      \
  if (functions->function == NULL) {                                                   \
    snprintf(message, capacity, "%s has no %s", names[library], EXPANDED(function));   \
    return false;                                                                      \
  }
#define FIND_COMMON(function) FIND(function, 0)
#define FIND_I18N(function) FIND(function, 1)
  CICU_COMMON_FUNCTIONS(FIND_COMMON)
  CICU_I18N_FUNCTIONS(FIND_I18N)
  return true;
}

static void load(void) {
  load_from(common_name, i18n_name, &cicu_icu, failure, sizeof failure);
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
