"""Notes with a search that finds every writing of a word.

    notes.py DATABASE add TEXT …         add notes
    notes.py DATABASE search WORDS       find notes with all words
    notes.py DATABASE type WORDS         the same while the last word is being typed
    notes.py DATABASE remove NUMBER …    remove notes

Environment: MUTSU_FTS5, the path of libmutsu_fts5.so; MUTSU_DICTIONARY, that of dictionary.mutsu.
"""

import os
import sqlite3
import sys

# The index has no copy of the texts: FTS5 reads them from the table `note`.
TABLES = [
    "CREATE TABLE IF NOT EXISTS note(id INTEGER PRIMARY KEY, body TEXT NOT NULL)",
    """CREATE TRIGGER IF NOT EXISTS note_added AFTER INSERT ON note BEGIN
         INSERT INTO note_index(rowid, body) VALUES (new.id, new.body);
       END""",
    """CREATE TRIGGER IF NOT EXISTS note_removed AFTER DELETE ON note BEGIN
         INSERT INTO note_index(note_index, rowid, body) VALUES ('delete', old.id, old.body);
       END""",
    """CREATE TRIGGER IF NOT EXISTS note_changed AFTER UPDATE ON note BEGIN
         INSERT INTO note_index(note_index, rowid, body) VALUES ('delete', old.id, old.body);
         INSERT INTO note_index(rowid, body) VALUES (new.id, new.body);
       END""",
]
INDEX = """CREATE VIRTUAL TABLE note_index USING fts5(
  body, content = 'note', content_rowid = 'id', prefix = '1 2',
  tokenize = 'mutsu dictionary {identifier}')"""
SEARCH = """SELECT rowid, highlight(note_index, 0, '[', ']') FROM note_index
  WHERE note_index MATCH mutsu_fts5_query(?, ?) ORDER BY rank LIMIT 20"""


def connect(path, extension):
    """Return a connection with the tokenizer: of sqlite3 if it can load extensions, else of apsw."""
    if hasattr(sqlite3.Connection, "enable_load_extension"):
        # Transactions are begun explicitly, because the definition of a table changes in one.
        connection = sqlite3.connect(path, isolation_level=None)
    else:
        import apsw

        connection = apsw.Connection(path)
    connection.enable_load_extension(True)
    connection.load_extension(extension)
    connection.enable_load_extension(False)
    return connection


def first(connection, sql, *values):
    """Return the first value of a query, or None."""
    row = connection.execute(sql, values).fetchone()
    return row[0] if row else None


def prepare(connection):
    """Create the tables, and make the index again if it was made with another dictionary."""
    identifier = first(connection, "SELECT mutsu_fts5_dictionary()")
    definition = INDEX.format(identifier=identifier)
    present = first(connection, "SELECT sql FROM sqlite_schema WHERE name = 'note_index'")
    if present == definition:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in TABLES:
            connection.execute(statement)
        connection.execute("DROP TABLE IF EXISTS note_index")
        connection.execute(definition)
        connection.execute("INSERT INTO note_index(note_index) VALUES ('rebuild')")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def main(path, command, *arguments):
    extension = os.environ.get("MUTSU_FTS5", "./libmutsu_fts5.so")
    connection = connect(path, extension)
    if "MUTSU_DICTIONARY" in os.environ:
        first(connection, "SELECT mutsu_fts5_dictionary(?)", os.environ["MUTSU_DICTIONARY"])
    prepare(connection)
    if command == "add":
        for text in arguments:
            connection.execute("INSERT INTO note(body) VALUES (?)", (text,))
    elif command == "remove":
        for number in arguments:
            connection.execute("DELETE FROM note WHERE id = ?", (int(number),))
    elif command in ("search", "type"):
        values = (" ".join(arguments), command == "type")
        for row, text in connection.execute(SEARCH, values).fetchall():
            print(f"{row}: {text}")
    else:
        sys.exit(__doc__)
    connection.close()


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
