/// A sentence with a name, or with a word that is also a name, and its reading.
struct NameSentence {
  let text: String
  /// The reading in hiragana.
  let reading: String
  /// The source of the reading.
  let source: String

  /// Parses rows of `text TAB reading TAB source`; lines that begin with `#` are headings.
  static func rows(_ table: String) -> [NameSentence] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      precondition(columns.count == 3, "not a sentence, its reading and its source: \(line)")
      return NameSentence(text: columns[0], reading: columns[1], source: columns[2])
    }
  }
}
