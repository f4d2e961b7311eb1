/* The functions of SQLite that the extension calls.
 *
 * A loaded extension gets them from SQLite as a table of pointers, and a program has them as symbols,
 * so the code that both share calls them through this structure. */
#ifndef MUTSU_SQLITE_FUNCTIONS_H
#define MUTSU_SQLITE_FUNCTIONS_H

#include <sqlite3.h>

typedef struct sqlite_functions {
  int (*libversion_number)(void);
  int (*prepare)(sqlite3 *, const char *, int, sqlite3_stmt **, const char **);
  int (*bind_pointer)(sqlite3_stmt *, int, void *, const char *, void (*)(void *));
  int (*step)(sqlite3_stmt *);
  int (*finalize)(sqlite3_stmt *);
  int (*create_function)(
      sqlite3 *, const char *, int, int, void *,
      void (*)(sqlite3_context *, int, sqlite3_value **),
      void (*)(sqlite3_context *, int, sqlite3_value **), void (*)(sqlite3_context *),
      void (*)(void *));
  void *(*user_data)(sqlite3_context *);
  int (*value_type)(sqlite3_value *);
  int (*value_bytes)(sqlite3_value *);
  int (*value_int)(sqlite3_value *);
  const unsigned char *(*value_text)(sqlite3_value *);
  void (*result_text)(sqlite3_context *, const char *, int, void (*)(void *));
  void (*result_null)(sqlite3_context *);
  void (*result_error)(sqlite3_context *, const char *, int);
  void (*log)(int, const char *, ...);
} sqlite_functions;

/* Initializes a table; in a loaded extension the names are macros for SQLite's table. */
#define SQLITE_FUNCTIONS                                                                     \
  {                                                                                          \
    sqlite3_libversion_number, sqlite3_prepare_v2, sqlite3_bind_pointer, sqlite3_step,       \
        sqlite3_finalize, sqlite3_create_function_v2, sqlite3_user_data, sqlite3_value_type, \
        sqlite3_value_bytes, sqlite3_value_int, sqlite3_value_text, sqlite3_result_text,     \
        sqlite3_result_null, sqlite3_result_error, sqlite3_log                               \
  }

struct mutsu_fts5_module;

/* Adds the tokenizer and the functions to a connection.
 *
 * functions: the functions of the SQLite library to which db belongs.
 * problem: receives a constant that describes a failure, or NULL.
 * Returns a result code. */
int mutsu_fts5_connect(
    sqlite3 *db, const sqlite_functions *functions, struct mutsu_fts5_module *module,
    const char **problem);

#endif
