// Registers the tokenizer and the SQL functions with a connection.
#include <stdlib.h>
#include <string.h>

#include "fts5_calls.h"
#include "sqlite_functions.h"

// The functions of the only SQLite library that calls this code: a loaded extension has those of the
// library that loads it, and a program those that it is linked with. Every registration sets the same.
static const sqlite_functions *sqlite;

// What the tokenizer and the SQL functions of a connection refer to. SQLite holds the mutex of the
// connection whenever it calls them, so the count needs no lock.
typedef struct connection {
  struct mutsu_fts5_module *module;
  int references;
} connection;

static void release(void *pointer) {
  connection *connection = pointer;
  if (--connection->references > 0) return;
  mutsu_fts5_module_release(connection->module);
  free(connection);
}

// FTS5 discards the message of a tokenizer, so it goes to SQLite's log, and mutsu_fts5_error returns it.
static int report(const connection *connection, int code) {
  char *message = mutsu_fts5_module_message(connection->module);
  if (message != NULL) sqlite->log(code, "mutsu: %s", message);
  free(message);
  return code;
}

// MARK: The tokenizer

struct Fts5Tokenizer {
  const connection *connection;
  struct mutsu_fts5_tokenizer *tokenizer;
};

static int create(void *context, const char **arguments, int count, Fts5Tokenizer **result) {
  const connection *connection = context;
  Fts5Tokenizer *created = malloc(sizeof *created);
  if (created == NULL) return SQLITE_NOMEM;
  created->connection = connection;
  int code = mutsu_fts5_tokenizer_new(
      connection->module, (const char *const *)arguments, count, &created->tokenizer);
  if (code != SQLITE_OK) {
    free(created);
    return report(connection, code);
  }
  *result = created;
  return SQLITE_OK;
}

static void delete(Fts5Tokenizer *tokenizer) {
  if (tokenizer == NULL) return;
  mutsu_fts5_tokenizer_free(tokenizer->tokenizer);
  free(tokenizer);
}

// Receives the tokens of a text, so that failures of FTS5 and of the tokenizer can be distinguished.
typedef struct token_receiver {
  void *context;
  mutsu_fts5_token token;
  int code;
} token_receiver;

static int receive(
    void *context, int flags, const char *token, int length, int start, int end) {
  token_receiver *receiver = context;
  receiver->code = receiver->token(receiver->context, flags, token, length, start, end);
  return receiver->code;
}

static int tokenize(
    Fts5Tokenizer *tokenizer, void *context, int flags, const char *text, int length,
    mutsu_fts5_token token) {
  token_receiver receiver = {context, token, SQLITE_OK};
  int code = mutsu_fts5_tokenizer_run(
      tokenizer->tokenizer, &receiver, flags, text, length, receive);
  // SQLITE_DONE is how the callback says that it needs no more tokens.
  if (receiver.code != SQLITE_OK) return receiver.code == SQLITE_DONE ? SQLITE_OK : receiver.code;
  return code == SQLITE_OK ? SQLITE_OK : report(tokenizer->connection, code);
}

// MARK: SQL functions

static const connection *connection_of(sqlite3_context *context) {
  return sqlite->user_data(context);
}

// Sets the result of a function to a string that malloc allocated; to the message of the last failure
// if it is NULL.
static void set_result(sqlite3_context *context, char *text) {
  if (text != NULL) {
    sqlite->result_text(context, text, -1, free);
    return;
  }
  char *message = mutsu_fts5_module_message(connection_of(context)->module);
  sqlite->result_error(context, message != NULL ? message : "out of memory", -1);
  free(message);
}

// mutsu_fts5_error(): the message of the last failure on this connection, or NULL.
static void error_function(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count, (void)values;
  char *message = mutsu_fts5_module_message(connection_of(context)->module);
  if (message == NULL) {
    sqlite->result_null(context);
  } else {
    sqlite->result_text(context, message, -1, free);
  }
}

// mutsu_fts5_dictionary([path]): the identifier of the dictionary of this connection, which is changed
// to that at the path.
static void dictionary_function(sqlite3_context *context, int count, sqlite3_value **values) {
  const char *path = count > 0 ? (const char *)sqlite->value_text(values[0]) : NULL;
  if (count > 0 && path == NULL) {
    sqlite->result_error(context, "mutsu_fts5_dictionary: the path is NULL (pass a string)", -1);
    return;
  }
  set_result(context, mutsu_fts5_module_open(connection_of(context)->module, path));
}

// mutsu_fts5_query(words [, prefix]): the FTS5 query for what a person typed, or NULL for NULL.
static void query_function(sqlite3_context *context, int count, sqlite3_value **values) {
  const char *text = (const char *)sqlite->value_text(values[0]);
  if (text == NULL) {
    sqlite->result_null(context);
    return;
  }
  int is_prefix = count > 1 && sqlite->value_int(values[1]) != 0;
  set_result(
      context, mutsu_fts5_query_text(text, sqlite->value_bytes(values[0]), is_prefix));
}

// mutsu_fts5_reading_query(words): the FTS5 query for words in kana or romaji, or NULL for NULL.
static void reading_query_function(
    sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  const char *text = (const char *)sqlite->value_text(values[0]);
  if (text == NULL) {
    sqlite->result_null(context);
    return;
  }
  set_result(
      context, mutsu_fts5_reading_query_text(
                   connection_of(context)->module, text, sqlite->value_bytes(values[0])));
}

typedef struct sql_function {
  const char *name;
  int parameters;
  int flags;
  void (*call)(sqlite3_context *, int, sqlite3_value **);
} sql_function;

// Only the application may open files: SQLITE_DIRECTONLY keeps views and triggers of a database from it.
static const sql_function sql_functions[] = {
    {"mutsu_fts5_error", 0, 0, error_function},
    {"mutsu_fts5_dictionary", 0, 0, dictionary_function},
    {"mutsu_fts5_dictionary", 1, SQLITE_DIRECTONLY, dictionary_function},
    {"mutsu_fts5_query", 1, SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, query_function},
    {"mutsu_fts5_query", 2, SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, query_function},
    {"mutsu_fts5_reading_query", 1, 0, reading_query_function},
};

// MARK: Registration

// Returns FTS5's functions, or NULL if SQLite was compiled without FTS5.
static int find_fts5(sqlite3 *db, fts5_api **api) {
  sqlite3_stmt *statement = NULL;
  *api = NULL;
  int code = sqlite->prepare(db, "SELECT fts5(?1)", -1, &statement, NULL);
  if (code == SQLITE_OK) {
    sqlite->bind_pointer(statement, 1, (void *)api, "fts5_api_ptr", NULL);
    sqlite->step(statement);
    code = sqlite->finalize(statement);
  }
  return code;
}

int mutsu_fts5_connect(
    sqlite3 *db, const sqlite_functions *functions, struct mutsu_fts5_module *module,
    const char **problem) {
  *problem = NULL;
  sqlite = functions;
  fts5_api *api = NULL;
  int code = find_fts5(db, &api);
  if (api == NULL || api->iVersion < 2) {
    *problem = "this SQLite has no FTS5 (compile SQLite with SQLITE_ENABLE_FTS5)";
    return code == SQLITE_OK ? SQLITE_ERROR : code;
  }
  connection *connection = malloc(sizeof *connection);
  if (connection == NULL) return SQLITE_NOMEM;
  mutsu_fts5_module_retain(module);
  connection->module = module;
  // This function has a reference until it returns.
  connection->references = 1;
  int count = sizeof sql_functions / sizeof *sql_functions;
  for (int i = 0; code == SQLITE_OK && i < count; i++) {
    const sql_function *function = &sql_functions[i];
    connection->references++;
    // SQLite releases the reference if it fails.
    code = sqlite->create_function(
        db, function->name, function->parameters, SQLITE_UTF8 | function->flags, connection,
        function->call, NULL, NULL, release);
  }
  if (code == SQLITE_OK) {
    fts5_tokenizer tokenizer = {create, delete, tokenize};
    connection->references++;
    code = api->xCreateTokenizer(api, "mutsu", connection, &tokenizer, release);
    if (code != SQLITE_OK) connection->references--;
  }
  release(connection);
  return code;
}
