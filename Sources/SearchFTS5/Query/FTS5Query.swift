/// Writes queries in the language of FTS5.
public enum FTS5Query {
  /// How the words of a query are combined.
  public enum Combination: Sendable, Hashable {
    /// A row must contain all words.
    case all
    /// A row must contain one of the words; order the rows by `rank`.
    case any
  }

  /// Returns the FTS5 query for words that a person typed.
  ///
  /// Each word, separated by whitespace, becomes a string of the query language, in which no
  /// character is an operator: `AND`, `*`, `-`, `:` and quotation marks are searched like other text.
  /// Words that have no letters are ignored by FTS5 when they are combined with others.
  ///
  /// ```swift
  /// FTS5Query.escaping(#"受付 "東京"#)                 // "受付" """東京"
  /// FTS5Query.escaping("東京タ", isPrefix: true)       // "東京タ" *
  /// ```
  ///
  /// The result is the right operand of `MATCH`: bind it to a parameter of the statement.
  ///
  /// - Parameters:
  ///   - text: what the person typed. NUL, at which SQLite would end the query, separates words.
  ///   - combination: whether a row must contain all words.
  ///   - isPrefix: whether the last word is unfinished, as in a field that searches while a person
  ///     types. A word is finished if whitespace follows it.
  /// - Returns: the query; for text without a word one that matches no row.
  public static func escaping(
    _ text: String, combination: Combination = .all, isPrefix: Bool = false
  ) -> String {
    let words = text.unicodeScalars.split {
      $0.properties.isWhitespace || $0.value == 0
    }
    guard !words.isEmpty else { return "\"\"" }
    var query = ""
    for (index, word) in words.enumerated() {
      if index > 0 { query += combination == .all ? " " : " OR " }
      query += "\""
      for scalar in word {
        if scalar == "\"" { query += "\"" }
        query.unicodeScalars.append(scalar)
      }
      query += "\""
    }
    if isPrefix, let last = text.unicodeScalars.last,
      !last.properties.isWhitespace, last.value != 0
    {
      query += " *"
    }
    return query
  }
}
