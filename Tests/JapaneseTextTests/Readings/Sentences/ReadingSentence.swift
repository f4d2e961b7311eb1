/// A sentence and how it is read, by its meaning.
struct ReadingSentence {
  let text: String
  /// In hiragana.
  let reading: String
  /// What the sentence stands for.
  let why: String

  /// All sentences: our own, each class with words that have the reading and words that have not.
  static let all = people + time + verbs + places + nouns + spellings + combinations

  /// Sentences of rows `text TAB reading`, under lines that begin with `#` and say why.
  static func rows(_ table: String) -> [ReadingSentence] {
    var why = ""
    var sentences: [ReadingSentence] = []
    for line in table.split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      if line.hasPrefix("# ") {
        why = String(line.dropFirst(2))
      } else if columns.count == 2 {
        sentences.append(
          ReadingSentence(text: String(columns[0]), reading: String(columns[1]), why: why))
      } else {
        preconditionFailure("not a sentence and its reading: \(line)")
      }
    }
    return sentences
  }
}
