// SQLite's C interface can be imported without changes.
#include <sqlite3.h>
