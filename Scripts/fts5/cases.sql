-- Cases of Scripts/check-fts5. `--> LINE` is a line of the expected output, in which the message of a
-- failure begins with `error: `. The statements before the first case precede each case.
CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu');
INSERT INTO t VALUES ('昨日、関西国際空港へ行きました。'), ('受け付けは東京タワーの一階です。'), ('サーバーを三台買った。NHKの受付係。');
INSERT INTO t VALUES ('行く。空港。国際。関西。');
-- case a word of a compound
SELECT rowid FROM t WHERE t MATCH '空港' ORDER BY rowid;
--> 1
--> 4
-- case another writing, inflection, spelling and width
SELECT rowid FROM t WHERE t MATCH '受付' ORDER BY rowid;
SELECT rowid FROM t WHERE t MATCH '行った' ORDER BY rowid;
SELECT rowid FROM t WHERE t MATCH 'サーバ';
SELECT rowid FROM t WHERE t MATCH 'ｎｈｋ';
--> 2
--> 3
--> 1
--> 4
--> 3
--> 3
-- case phrases: a compound is one
SELECT rowid FROM t WHERE t MATCH '関西国際空港';
SELECT rowid FROM t WHERE t MATCH '"空港 国際"';
SELECT rowid FROM t WHERE t MATCH '空港 + 国際';
--> 1
--> 4
--> 4
-- case prefixes
SELECT rowid FROM t WHERE t MATCH '東京タ*';
SELECT rowid FROM t WHERE t MATCH '受付*' ORDER BY rowid;
SELECT rowid FROM t WHERE t MATCH 'サー*';
SELECT rowid FROM t WHERE t MATCH 'n*';
--> 2
--> 2
--> 3
--> 3
--> 3
-- case prefix indexes
CREATE VIRTUAL TABLE p USING fts5(a, prefix = '1 2 3', tokenize = 'mutsu');
INSERT INTO p SELECT a FROM t;
SELECT rowid FROM p WHERE p MATCH '東京タ*';
SELECT rowid FROM p WHERE p MATCH '受*' ORDER BY rowid;
INSERT INTO p(p) VALUES ('integrity-check');
--> 2
--> 2
--> 3
-- case NEAR counts words
SELECT rowid FROM t WHERE t MATCH 'NEAR(昨日 空港, 1)';
SELECT rowid FROM t WHERE t MATCH 'NEAR(昨日 空港, 2)';
--> 1
-- case operators
SELECT rowid FROM t WHERE t MATCH '空港 NOT 昨日';
SELECT rowid FROM t WHERE t MATCH '昨日 OR 東京' ORDER BY rowid;
SELECT rowid FROM t WHERE t MATCH '^行く';
SELECT rowid FROM t WHERE t MATCH 'a : 昨日';
--> 4
--> 1
--> 2
--> 4
--> 1
-- case highlight
SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH '空港' AND rowid = 1;
SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH '関西国際空港';
SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH '行った' AND rowid = 1;
SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH '受付 サーバ';
SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH '東京タ*';
--> 昨日、関西国際[空港]へ行きました。
--> 昨日、[関西国際空港]へ行きました。
--> 昨日、関西国際空港へ[行き]ました。
--> [サーバー]を三台買った。NHKの[受付]係。
--> 受け付けは[東京タワー]の一階です。
-- case highlight of a character that is several words
-- The terms of ㍿ are those of 株式会社, and all have its range.
INSERT INTO t VALUES ('㍿東京と株式会社京都');
SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH '株式会社';
SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH '株式会社東京';
--> [㍿]東京と[株式会社]京都
--> [㍿東京]と株式会社京都
-- case snippet
SELECT snippet(t, 0, '[', ']', '…', 3) FROM t WHERE t MATCH '空港' AND rowid = 1;
--> …国際[空港]へ行きました。
-- case bm25
INSERT INTO t VALUES ('空港から空港へ');
SELECT rowid FROM t WHERE t MATCH '空港' ORDER BY bm25(t) LIMIT 1;
SELECT rowid FROM t WHERE t MATCH '空港' ORDER BY rank LIMIT 1;
SELECT bm25(t) < 0 FROM t WHERE t MATCH '受付' LIMIT 1;
--> 5
--> 5
--> 1
-- case detail = column
CREATE VIRTUAL TABLE d USING fts5(a, b, detail = column, tokenize = 'mutsu');
INSERT INTO d VALUES ('関西国際空港', '受け付け'), ('受付', '空港');
SELECT rowid FROM d WHERE d MATCH 'a : 空港';
SELECT rowid FROM d WHERE d MATCH 'b : 受付 AND 国際';
SELECT highlight(d, 1, '[', ']') FROM d WHERE d MATCH 'b : 受付';
SELECT rowid FROM d WHERE d MATCH '関西国際空港';
INSERT INTO d(d) VALUES ('integrity-check');
--> 1
--> 1
--> [受け付け]
--> error: fts5: phrase queries are not supported (detail!=full)
-- case detail = none
CREATE VIRTUAL TABLE d USING fts5(a, detail = none, tokenize = 'mutsu');
INSERT INTO d SELECT a FROM t;
SELECT rowid FROM d WHERE d MATCH '空港 AND 行く' ORDER BY rowid;
SELECT rowid FROM d WHERE d MATCH '受*' ORDER BY rowid;
SELECT highlight(d, 0, '[', ']') FROM d WHERE d MATCH '受付' AND rowid = 2;
INSERT INTO d(d) VALUES ('integrity-check');
--> 1
--> 4
--> 2
--> 3
--> [受け付け]は東京タワーの一階です。
-- case external content
CREATE TABLE notes(id INTEGER PRIMARY KEY, body TEXT);
CREATE VIRTUAL TABLE e USING fts5(body, content = 'notes', content_rowid = 'id', tokenize = 'mutsu');
INSERT INTO notes(body) SELECT a FROM t;
INSERT INTO e(e) VALUES ('rebuild');
SELECT highlight(e, 0, '[', ']') FROM e WHERE e MATCH '受付' AND rowid = 2;
INSERT INTO e(e, rowid, body) SELECT 'delete', id, body FROM notes WHERE id = 2;
DELETE FROM notes WHERE id = 2;
SELECT rowid FROM e WHERE e MATCH '受付';
INSERT INTO e(e) VALUES ('integrity-check');
--> [受け付け]は東京タワーの一階です。
--> 3
-- case contentless
CREATE VIRTUAL TABLE c USING fts5(a, content = '', tokenize = 'mutsu');
INSERT INTO c(rowid, a) SELECT rowid, a FROM t;
SELECT rowid, a IS NULL FROM c WHERE c MATCH '関西国際空港';
INSERT INTO c(c, rowid, a) SELECT 'delete', rowid, a FROM t WHERE rowid = 1;
SELECT rowid FROM c WHERE c MATCH '空港';
--> 1|1
--> 4
-- case rebuild, optimize, merge
INSERT INTO t(t) VALUES ('rebuild');
INSERT INTO t(t) VALUES ('optimize');
INSERT INTO t(t, rank) VALUES ('merge', 500);
SELECT rowid FROM t WHERE t MATCH '受付' ORDER BY rowid;
INSERT INTO t(t) VALUES ('integrity-check');
--> 2
--> 3
-- case update, delete, rollback
UPDATE t SET a = '大阪の受付' WHERE rowid = 1;
DELETE FROM t WHERE rowid = 2;
BEGIN;
DELETE FROM t;
ROLLBACK;
SELECT rowid FROM t WHERE t MATCH '受け付け' ORDER BY rowid;
SELECT count(*) FROM t WHERE t MATCH '昨日';
INSERT INTO t(t) VALUES ('integrity-check');
--> 1
--> 3
--> 0
-- case secure-delete needs SQLite 3.42, and the table is unharmed without it
PRAGMA secure_delete = ON;
INSERT INTO t(t, rank) VALUES ('secure-delete', 1);
DELETE FROM t WHERE rowid = 1;
INSERT INTO t(t) VALUES ('integrity-check');
SELECT rowid FROM t WHERE t MATCH '空港';
--> 1
--> error: SQL logic error
--> 4
-- case schema changes
ALTER TABLE t RENAME TO renamed;
CREATE INDEX other ON renamed_content(c0);
VACUUM;
SELECT rowid FROM renamed WHERE renamed MATCH '受付' ORDER BY rowid;
DROP TABLE renamed;
SELECT count(*) FROM sqlite_schema;
--> 2
--> 3
--> 0
-- case unknown argument
CREATE VIRTUAL TABLE u USING fts5(a, tokenize = 'mutsu colour on');
SELECT substr(mutsu_fts5_error(), 1, 64);
SELECT count(*) FROM sqlite_schema WHERE name = 'u';
--> error: error in tokenizer constructor
--> unknown argument 'colour' (the arguments are path, dictionary, c
--> 0
-- case options change terms
CREATE VIRTUAL TABLE o USING fts5(a, tokenize = 'mutsu folds none stop_words none');
INSERT INTO o VALUES ('受け付けへ行った');
SELECT rowid FROM o WHERE o MATCH '受付';
SELECT rowid FROM o WHERE o MATCH '行く';
SELECT rowid FROM o WHERE o MATCH 'へ';
--> 1
-- case another dictionary: refused, and copied to a new table
CREATE VIRTUAL TABLE w USING fts5(a, tokenize = 'mutsu dictionary old');
INSERT INTO w VALUES ('空港');
SELECT substr(mutsu_fts5_error(), 1, 42);
SELECT mutsu_fts5_error() LIKE '%the opened dictionary is ' || mutsu_fts5_dictionary() || ' (%rebuild%';
SELECT rowid FROM w WHERE w MATCH '空港';
SELECT count(*) FROM w;
DROP TABLE w;
--> error: SQL logic error
--> the index was made with the dictionary old
--> 1
--> error: SQL logic error
--> 0
-- case another dictionary: the definition is changed in place
CREATE TABLE x(a);
INSERT INTO x SELECT a FROM t;
CREATE VIRTUAL TABLE w USING fts5(a, content = 'x', tokenize = 'mutsu dictionary old');
INSERT INTO w(w) VALUES ('rebuild');
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'dictionary old', 'dictionary ' || mutsu_fts5_dictionary()) WHERE name = 'w';
PRAGMA writable_schema = RESET;
INSERT INTO w(w) VALUES ('rebuild');
SELECT rowid FROM w WHERE w MATCH '受付' ORDER BY rowid;
--> error: SQL logic error
--> 2
--> 3
-- case missing dictionary
CREATE VIRTUAL TABLE m USING fts5(a, tokenize = "mutsu path '/nonexistent'");
SELECT mutsu_fts5_error() LIKE '/nonexistent: %';
SELECT mutsu_fts5_dictionary('/nonexistent');
SELECT mutsu_fts5_dictionary() = id FROM opened;
SELECT mutsu_fts5_dictionary(NULL);
--> error: error in tokenizer constructor
--> 1
--> error: /nonexistent: does not exist; specify the directory of a compiled dictionary
--> 1
--> error: mutsu_fts5_dictionary: the path is NULL (pass a string)
-- case invalid UTF-8 and NUL
INSERT INTO t VALUES (CAST(x'FF' || '駅' || x'E38182FF' AS TEXT)), (CAST('駅' || x'00' || '電車' AS TEXT)), ('駅' || char(0) || '電車');
INSERT INTO t VALUES (CAST(x'EDA080' AS TEXT)), (CAST(x'E9A7' AS TEXT)), (x'00'), (''), (NULL), (42), (4.2);
SELECT rowid FROM t WHERE t MATCH '駅' ORDER BY rowid;
SELECT rowid FROM t WHERE t MATCH '電車' ORDER BY rowid;
SELECT rowid FROM t WHERE t MATCH '42';
SELECT count(*) FROM t WHERE t MATCH CAST('"' || x'FF' || '駅"' AS TEXT);
INSERT INTO t(t) VALUES ('integrity-check');
INSERT INTO t(t) VALUES ('rebuild');
SELECT count(*) FROM t;
--> 5
--> 6
--> 7
--> 6
--> 7
--> 13
--> 3
--> 14
-- case queries that a person typed
SELECT mutsu_fts5_query('受付 "東京'), mutsu_fts5_query('東京タ', 1), mutsu_fts5_query('  ');
SELECT rowid FROM t WHERE t MATCH mutsu_fts5_query('NEAR( 空港');
SELECT rowid FROM t WHERE t MATCH mutsu_fts5_query('。！ 空港') ORDER BY rowid;
SELECT rowid FROM t WHERE t MATCH mutsu_fts5_query('受付 サー', 1);
SELECT rowid FROM t WHERE t MATCH mutsu_fts5_query('。');
SELECT rowid FROM t WHERE t MATCH mutsu_fts5_query('');
--> "受付" """東京"|"東京タ" *|""
--> 1
--> 4
--> 3
-- case vocabulary
CREATE VIRTUAL TABLE v USING fts5vocab(t, row);
SELECT term, doc, cnt FROM v WHERE term IN ('空港', 'は', 'nhk', '。') ORDER BY term;
--> nhk|1|1
--> 空港|2|2
-- case blobs and several columns
CREATE VIRTUAL TABLE b USING fts5(title, body, note UNINDEXED, tokenize = 'mutsu');
INSERT INTO b VALUES ('受付', '空港へ行く', '大阪'), ('空港', '受付', '京都');
SELECT rowid FROM b WHERE b MATCH 'title : 受け付け';
SELECT rowid FROM b WHERE b MATCH '{title body} : 受付' ORDER BY bm25(b, 10.0, 1.0);
SELECT rowid FROM b WHERE b MATCH '大阪';
--> 1
--> 1
--> 2
-- case readings
CREATE VIRTUAL TABLE r USING fts5(a, tokenize = 'mutsu readings on');
INSERT INTO r SELECT a FROM t;
SELECT rowid FROM r WHERE r MATCH mutsu_fts5_reading_query('かんさいくうこう') ORDER BY rank LIMIT 1;
SELECT rowid FROM r WHERE r MATCH mutsu_fts5_reading_query('toukyou tawaa') ORDER BY rank LIMIT 1;
SELECT highlight(r, 0, '[', ']') FROM r WHERE r MATCH '関西国際空港';
SELECT rowid FROM r WHERE r MATCH mutsu_fts5_query('とうきょ', 1);
SELECT mutsu_fts5_reading_query('かんさい'), mutsu_fts5_reading_query('受付'), mutsu_fts5_reading_query('');
INSERT INTO r(r) VALUES ('integrity-check');
--> 1
--> 2
--> 昨日、[関西国際空港]へ行きました。
--> 2
--> "かんさい" OR "~カンサ" OR "~ンサイ"|"受付"|""
