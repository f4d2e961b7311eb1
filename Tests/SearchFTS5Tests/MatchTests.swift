import Testing

/// Tests queries and the auxiliary functions of FTS5.
@Suite struct MatchTests {
  /// The rows of the table, from 1.
  private static let texts = [
    "昨日、関西国際空港へ行きました。",
    "受け付けは東京タワーの一階です。",
    "サーバーを三台買った。NHKの受付係。",
    "行く。空港。国際。関西。",
  ]

  private func database(_ options: String = "") throws -> Database {
    let database = try Database()
    try database.run("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu' \(options))")
    for text in Self.texts { _ = try database.values("INSERT INTO t VALUES (?)", text) }
    return database
  }

  @Test func queriesFindRows() throws {
    let rows: [(query: String, expected: [Int], why: String)] = [
      ("空港", [1, 4], "a word of a compound"),
      ("関西国際空港", [1], "the compound is a phrase of its words"),
      ("行った", [1, 4], "another inflection"),
      ("受付", [2, 3], "another okurigana"),
      ("サーバ", [3], "another spelling in katakana"),
      ("ｎｈｋ", [3], "full-width letters"),
      (#""国際 空港""#, [1], "a phrase"),
      (#""空港 国際""#, [4], "order matters in a phrase"),
      ("空港 国際", [1, 4], "both words"),
      ("空港 NOT 昨日", [4], "NOT"),
      ("昨日 OR 東京", [1, 2], "OR"),
      ("NEAR(関西 空港, 2)", [1, 4], "within two words"),
      ("NEAR(昨日 空港, 1)", [], "too far"),
      ("NEAR(昨日 空港, 2)", [1], "near enough"),
      ("^昨日", [1], "first word of the column"),
      ("^空港", [], "not the first word"),
      ("東京タ*", [2], "the word is unfinished"),
      ("サー*", [3], "an unfinished word in katakana"),
      ("受*", [2, 3], "an unfinished word in kanji"),
      ("受付*", [2, 3], "the letters differ from the term"),
      ("東*", [2], "one character"),
      ("a : 空港", [1, 4], "a column"),
      ("大阪", [], "not in the rows"),
    ]
    let database = try database()
    for row in rows {
      let found = try database.values(
        "SELECT rowid FROM t WHERE t MATCH ? ORDER BY rowid", row.query)
      #expect(found == row.expected.map(String.init), "\(row.query): \(row.why)")
    }
  }

  @Test func highlightsMarkTheText() throws {
    let rows: [(query: String, row: Int, expected: String, why: String)] = [
      ("空港", 1, "昨日、関西国際[空港]へ行きました。", "a word"),
      ("関西国際空港", 1, "昨日、[関西国際空港]へ行きました。", "a phrase is marked as a whole"),
      ("行った", 1, "昨日、関西国際空港へ[行き]ました。", "the form in the text"),
      ("受付", 2, "[受け付け]は東京タワーの一階です。", "the writing in the text"),
      ("nhk", 3, "サーバーを三台買った。[NHK]の受付係。", "capital letters in the text"),
      ("東京タ*", 2, "受け付けは[東京タワー]の一階です。", "words that begin so"),
    ]
    let database = try database()
    for row in rows {
      let found = try database.values(
        "SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH ? AND rowid = \(row.row)", row.query)
      #expect(found == [row.expected], "\(row.query): \(row.why)")
    }
  }

  @Test func readingsFindKanji() throws {
    let database = try Database()
    try database.run("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu readings on')")
    for text in Self.texts + ["に関西がある"] {
      _ = try database.values("INSERT INTO t VALUES (?)", text)
    }
    let rows: [(query: String, first: String, why: String)] = [
      ("かんさいこくさいくうこう", "昨日、[関西国際空港へ]行きました。", "the reading of a compound"),
      ("kansai kokusai", "昨日、[関西国際]空港へ行きました。", "romaji"),
      ("とうきょうた", "受け付けは[東京]タワーの一階です。", "a part of the reading"),
    ]
    for row in rows {
      let found = try database.values(
        """
        SELECT highlight(t, 0, '[', ']') FROM t
        WHERE t MATCH mutsu_fts5_reading_query(?) ORDER BY rank LIMIT 1
        """, row.query)
      let plain = found.map { $0?.filter { $0 != "[" && $0 != "]" } }
      #expect(plain == [row.first.filter { $0 != "[" && $0 != "]" }], "\(row.query): \(row.why)")
    }
    // Words are found as without readings, and their highlights are those of words.
    #expect(
      try database.values(
        "SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH '関西' AND rowid = 5")
        == ["に[関西]がある"])
    #expect(try database.values("SELECT rowid FROM t WHERE t MATCH '関西国際空港'") == ["1"])
    // While a reading is typed.
    #expect(
      try database.values("SELECT rowid FROM t WHERE t MATCH mutsu_fts5_query('とうきょ', 1)")
        == ["2"])
    #expect(
      try database.values("SELECT mutsu_fts5_reading_query('空港 \"')") == [#""空港" """""#])
    try database.run("INSERT INTO t(t) VALUES ('integrity-check')")
  }

  @Test func highlightsOnlyAddMarks() throws {
    let database = try database()
    // A phrase of the terms that a character has, and the terms themselves.
    for text in ["ﬁ𠮷ﬁの東京", "㍿東京の株式会社", "㈱㈲有限会社の会社"] {
      _ = try database.values("INSERT INTO t VALUES (?)", text)
      for query in ["fi", "ﬁ OR 東京", "株式会社", "会社 OR 株式", "\"株式会社東京\"", "有限 OR 会社"] {
        for marked in try database.values(
          "SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH ? AND a = '\(text)'", query)
        {
          #expect(marked.map { $0.filter { $0 != "[" && $0 != "]" } } == text, "\(query)")
        }
      }
    }
  }

  @Test func snippetsAreCutBetweenWords() throws {
    let database = try database()
    let found = try database.values(
      "SELECT snippet(t, 0, '[', ']', '…', 2) FROM t WHERE t MATCH ? AND rowid = 1", "空港")
    #expect(found.first.map { $0?.contains("[空港]") == true && $0?.contains("…") == true } == true)
  }

  @Test func rowsAreRanked() throws {
    let database = try Database()
    try database.run(
      """
      CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu');
      INSERT INTO t VALUES ('空港から空港へ'), ('大阪の空港まで電車で行くと一時間かかる'), ('電車');
      """)
    #expect(
      try database.values("SELECT rowid FROM t WHERE t MATCH '空港' ORDER BY bm25(t)") == ["1", "2"])
    #expect(
      try database.values("SELECT rowid FROM t WHERE t MATCH '空港' ORDER BY rank DESC")
        == ["2", "1"])
  }

  @Test func prefixIndexesHaveTheSameRows() throws {
    let plain = try database()
    let indexed = try database(", prefix = '1 2 3'")
    for query in ["東*", "東京タ*", "受*", "サー*", "行*"] {
      let sql = "SELECT rowid FROM t WHERE t MATCH ? ORDER BY rowid"
      #expect(try plain.values(sql, query) == indexed.values(sql, query), "\(query)")
    }
  }
}
