/* The functions between the C code that talks to SQLite and SearchFTS5, which is written in Swift.
 *
 * Not for programs: the functions with "Swift" in their comment are defined in SearchFTS5, the other
 * one in this target. Results are result codes of SQLite. Strings that are returned are allocated with
 * malloc, and the caller frees them. */
#ifndef MUTSU_FTS5_CALLS_H
#define MUTSU_FTS5_CALLS_H

#ifdef __cplusplus
extern "C" {
#endif

struct sqlite3;
/* The state of a connection: opened dictionaries and the message of the last failure. */
struct mutsu_fts5_module;
/* The tokenizer of a table. */
struct mutsu_fts5_tokenizer;

/* FTS5's callback for a token: flags, UTF-8, its length, and the range of its source in bytes. */
typedef int (*mutsu_fts5_token)(
    void *context, int flags, const char *token, int length, int start, int end);

/* Swift: creates the state of a connection with one reference. folder: where to look for the
 * dictionary first, or NULL. */
struct mutsu_fts5_module *mutsu_fts5_module_new(const char *folder);
/* Swift: adds a reference. */
void mutsu_fts5_module_retain(struct mutsu_fts5_module *module);
/* Swift: removes a reference. */
void mutsu_fts5_module_release(struct mutsu_fts5_module *module);
/* Swift: returns the message of the last failure, or NULL. */
char *mutsu_fts5_module_message(struct mutsu_fts5_module *module);

/* Swift: opens the dictionary at a path, makes it that of tables without an argument "path", and
 * returns its identifier; NULL with a message if it cannot be opened. path: NULL for the present one. */
char *mutsu_fts5_module_open(struct mutsu_fts5_module *module, const char *path);

/* Swift: creates a tokenizer from the arguments of a table. */
int mutsu_fts5_tokenizer_new(
    struct mutsu_fts5_module *module, const char *const *arguments, int count,
    struct mutsu_fts5_tokenizer **tokenizer);
/* Swift: releases a tokenizer. */
void mutsu_fts5_tokenizer_free(struct mutsu_fts5_tokenizer *tokenizer);
/* Swift: calls token for each token of a text. flags: those of FTS5. */
int mutsu_fts5_tokenizer_run(
    struct mutsu_fts5_tokenizer *tokenizer, void *context, int flags, const char *text, int length,
    mutsu_fts5_token token);

/* Swift: returns the FTS5 query for words that a person typed. is_prefix: 1 if the last word is
 * unfinished. */
char *mutsu_fts5_query_text(const char *text, int length, int is_prefix);

/* Swift: returns the FTS5 query for words in kana or romaji, for tables with readings; NULL with a message
 * if there is no dictionary. */
char *mutsu_fts5_reading_query_text(
    struct mutsu_fts5_module *module, const char *text, int length);

/* Adds the tokenizer and the functions to a connection, with a state that exists already. */
int mutsu_fts5_register_module(struct sqlite3 *db, struct mutsu_fts5_module *module);

#ifdef __cplusplus
}
#endif
#endif
