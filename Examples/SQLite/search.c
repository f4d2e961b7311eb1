// Searches texts in a program that is linked with SQLite:
//
//     cc search.c -I FOLDER FOLDER/libmutsu_fts5.a -lsqlite3 -lstdc++ -lm -ldl -lpthread -o search
//     ./search /usr/share/mutsu/dictionary.mutsu 受付 < texts
//
// FOLDER is that of Scripts/fts5-extension. Prints the lines of standard input that contain the words.
#include <mutsu_fts5.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

// Runs a statement with a parameter, and prints the first column of its rows. Returns whether it succeeded.
static int run(sqlite3 *db, const char *sql, const char *value) {
  sqlite3_stmt *statement = NULL;
  if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK) return 0;
  sqlite3_bind_text(statement, 1, value, -1, SQLITE_STATIC);
  while (sqlite3_step(statement) == SQLITE_ROW) {
    printf("%s\n", (const char *)sqlite3_column_text(statement, 0));
  }
  return sqlite3_finalize(statement) == SQLITE_OK;
}

int main(int count, char **arguments) {
  sqlite3 *db = NULL;
  if (count != 3) {
    fprintf(stderr, "usage: search DICTIONARY WORDS < TEXTS\n");
    return 64;
  }
  int is_open = sqlite3_open(":memory:", &db) == SQLITE_OK && mutsu_fts5_register(db) == SQLITE_OK &&
                run(db, "SELECT NULL WHERE mutsu_fts5_dictionary(?) IS NULL", arguments[1]) &&
                run(db, "CREATE VIRTUAL TABLE t USING fts5(line, tokenize = 'mutsu')", NULL);
  char line[4096];
  while (is_open && fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = '\0';
    is_open = run(db, "INSERT INTO t VALUES (?)", line);
  }
  if (!is_open ||
      !run(db, "SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH mutsu_fts5_query(?) ORDER BY rowid",
           arguments[2])) {
    fprintf(stderr, "search: %s\n", sqlite3_errmsg(db));
    // FTS5 discards the messages of tokenizers.
    run(db, "SELECT mutsu_fts5_error()", NULL);
    sqlite3_close(db);
    return 1;
  }
  sqlite3_close(db);
  return 0;
}
