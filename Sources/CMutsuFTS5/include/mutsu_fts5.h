/* The FTS5 tokenizer "mutsu" for programs that link SQLite.
 *
 * Programs that load libmutsu_fts5.so with sqlite3_load_extension do not need this header. */
#ifndef MUTSU_FTS5_H
#define MUTSU_FTS5_H

#ifdef __cplusplus
extern "C" {
#endif

struct sqlite3;

/* Adds the tokenizer "mutsu" and the functions mutsu_fts5_… to a connection.
 *
 * Call it before the first statement that uses a table with this tokenizer, for every connection of
 * the program; or pass it to sqlite3_auto_extension once, whose type of function it has if the two
 * last parameters are left out.
 *
 * db: an open connection of the SQLite library that the program is linked with.
 * Returns SQLITE_OK; SQLITE_ERROR if this SQLite was compiled without FTS5; SQLITE_NOMEM. */
int mutsu_fts5_register(struct sqlite3 *db);

#ifdef __cplusplus
}
#endif
#endif
