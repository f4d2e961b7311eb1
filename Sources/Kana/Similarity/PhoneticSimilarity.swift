/// How alike two kana texts sound.
///
/// ```swift
/// PhoneticSimilarity.score("とうきょう", "トーキョー")  // 1.0
/// PhoneticSimilarity.score("きって", "きて")  // 0.8888888888888888
/// PhoneticSimilarity.score("かき", "がき")  // 0.925
/// PhoneticSimilarity.score("あ", "そん")  // 0.0
/// ```
/// The texts are read as morae, and the score is 1 − d / (w₁ + w₂): d is the least cost of turning
/// one sequence into the other, w₁ and w₂ are their weights.
/// - A mora weighs 1; っ, ん and what makes a vowel long weigh ½.
/// - Leaving a mora out or putting one in costs its weight.
/// - Saying one mora for another costs nothing if they sound the same (づ and ず, を and お, おう and
///   おー), up to both their weights if neither the consonant nor the vowel is the same: a consonant
///   and a vowel count half each, voicing alone (か が, は ぱ) 30 % of a consonant.
///
/// So the score is symmetric, 1 for texts that sound the same, two empty ones included, and 0 for
/// those with nothing in common, as one empty text and another. Katakana, half-width kana and
/// iteration marks count by their sound; letters and numbers of other scripts are compared as they
/// are, ASCII letters regardless of case; punctuation and spaces are silent. Kanji have to be read
/// first: they equal only themselves.
///
/// The time is the product of the lengths, for texts of up to 4,096 morae; longer ones are compared
/// near the diagonal only, in linear time, which can make the score too low, never too high.
public enum PhoneticSimilarity {
  /// The score of two kana texts, from 0 to 1.
  public static func score(_ first: String, _ second: String) -> Double {
    var (longer, shorter) = (MoraReader.morae(of: first), MoraReader.morae(of: second))
    if longer.count < shorter.count { swap(&longer, &shorter) }
    let weight = (longer + shorter).reduce(0) { $0 + $1.weight }
    guard weight > 0 else { return 1 }
    return 1 - Double(distance(longer, shorter)) / Double(weight)
  }

  /// How far from the diagonal long texts are compared.
  private static let band = 256
  private static let longestWhole = 4096

  /// The weighted edit distance, row by row (Wagner and Fischer 1974), in hundredths.
  private static func distance(_ rows: [Mora], _ columns: [Mora]) -> Int {
    let unreached = Int.max / 2
    let isWhole = rows.count <= longestWhole
    var previous = [Int](repeating: unreached, count: columns.count + 1)
    previous[0] = 0
    for column in columns.indices {
      previous[column + 1] = previous[column] + columns[column].weight
    }
    var current = [Int](repeating: unreached, count: columns.count + 1)
    for (row, mora) in rows.enumerated() {
      let middle = row * columns.count / rows.count
      let start = isWhole ? 0 : max(0, middle - band)
      let end = isWhole ? columns.count : min(columns.count, middle + band)
      current[start] = start == 0 ? previous[0] + mora.weight : unreached
      if start > 0 { current[start] = previous[start] + mora.weight }
      for column in start..<end {
        let other = columns[column]
        let substituted = previous[column] + mora.cost(of: other)
        let removed = previous[column + 1] + mora.weight
        let added = current[column] + other.weight
        current[column + 1] = min(substituted, removed, added)
      }
      // The next row's band reaches at most as far beyond this one's as it is long.
      if end < columns.count {
        for column in end..<min(columns.count, end + 2) { current[column + 1] = unreached }
      }
      swap(&previous, &current)
    }
    return previous[columns.count]
  }
}
