/// A sentence with a name, or with a word that is also a name, and how it is read.
struct NameSentence {
  let text: String
  /// In hiragana.
  let reading: String
  /// Who says so.
  let source: String

  /// Sentences of rows `text TAB reading TAB source`; lines that begin with `#` say what they are.
  static func rows(_ table: String) -> [NameSentence] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      precondition(columns.count == 3, "not a sentence, its reading and its source: \(line)")
      return NameSentence(text: columns[0], reading: columns[1], source: columns[2])
    }
  }
}
