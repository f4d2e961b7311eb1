// Registration in programs that are linked with SQLite.
#include <stddef.h>

#include "fts5_calls.h"
#include "mutsu_fts5.h"
#include "sqlite_functions.h"

int mutsu_fts5_register_module(struct sqlite3 *db, struct mutsu_fts5_module *module) {
  static const sqlite_functions functions = SQLITE_FUNCTIONS;
  const char *problem = NULL;
  int code = mutsu_fts5_connect(db, &functions, module, &problem);
  if (problem != NULL) sqlite3_log(code, "mutsu: %s", problem);
  return code;
}

int mutsu_fts5_register(struct sqlite3 *db) {
  struct mutsu_fts5_module *module = mutsu_fts5_module_new(NULL);
  int code = mutsu_fts5_register_module(db, module);
  mutsu_fts5_module_release(module);
  return code;
}
