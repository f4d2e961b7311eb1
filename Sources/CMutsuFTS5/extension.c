// The entry points of the loadable extension libmutsu_fts5.so.
#if defined(__linux__)
#define _GNU_SOURCE 1
#endif
#include <dlfcn.h>
#include <sqlite3ext.h>
#include <stdlib.h>
#include <string.h>

#include "fts5_calls.h"
#include "sqlite_functions.h"

SQLITE_EXTENSION_INIT1

int sqlite3_mutsufts_init(sqlite3 *db, char **message, const sqlite3_api_routines *api);
int sqlite3_extension_init(sqlite3 *db, char **message, const sqlite3_api_routines *api);

// The folder of this library, which the caller frees; NULL if it is unknown.
static char *own_folder(void) {
  Dl_info info;
  if (dladdr((const void *)(size_t)sqlite3_mutsufts_init, &info) == 0 || info.dli_fname == NULL) {
    return NULL;
  }
  const char *slash = strrchr(info.dli_fname, '/');
  size_t length = slash != NULL ? (size_t)(slash - info.dli_fname) : 0;
  char *folder = malloc(length + 2);
  if (folder == NULL) return NULL;
  memcpy(folder, info.dli_fname, length);
  strcpy(folder + length, length == 0 ? (slash != NULL ? "/" : ".") : "");
  return folder;
}

// The name that SQLite derives from libmutsu_fts5.so: letters up to the first period.
int sqlite3_mutsufts_init(sqlite3 *db, char **message, const sqlite3_api_routines *api) {
  SQLITE_EXTENSION_INIT2(api);
  // sqlite3_bind_pointer, the last of the functions in the table, is of 3.20.
  if (sqlite3_libversion_number() < 3020000) {
    if (message != NULL) {
      *message = sqlite3_mprintf("mutsu: SQLite %s is too old (use 3.20 or later)", sqlite3_libversion());
    }
    return SQLITE_ERROR;
  }
  static sqlite_functions functions;
  const sqlite_functions found = SQLITE_FUNCTIONS;
  functions = found;
  char *folder = own_folder();
  struct mutsu_fts5_module *module = mutsu_fts5_module_new(folder);
  free(folder);
  const char *problem = NULL;
  int code = mutsu_fts5_connect(db, &functions, module, &problem);
  mutsu_fts5_module_release(module);
  if (code != SQLITE_OK && problem != NULL && message != NULL) {
    *message = sqlite3_mprintf("mutsu: %s", problem);
  }
  return code;
}

// For a library with another file name.
int sqlite3_extension_init(sqlite3 *db, char **message, const sqlite3_api_routines *api) {
  return sqlite3_mutsufts_init(db, message, api);
}
