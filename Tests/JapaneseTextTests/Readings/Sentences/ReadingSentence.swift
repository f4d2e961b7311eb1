/// A sentence and the reading that its meaning requires.
struct ReadingSentence {
  let text: String
  /// The reading in hiragana.
  let reading: String
  /// What the sentence tests.
  let why: String

  /// All sentences, written for these tests; each class has words with the reading and words
  /// without it.
  static let all =
    people + time + verbs + places + nouns + spellings + combinations
    + prose + proseWords + proseVerbs + modern + documents + compounds + names + affixes
    + frequentTime + frequent + frequentWords + literature + proseMore + alone + factual
    + speech + general + everyday
    + conditions

  /// Parses rows of `text TAB reading`; lines that begin with `#` give the reason for the rows
  /// below them.
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
