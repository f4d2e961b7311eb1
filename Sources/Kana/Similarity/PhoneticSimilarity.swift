/// A measure of how similar two kana texts sound.
///
/// ```swift
/// PhoneticSimilarity.score("とうきょう", "トーキョー")  // 1.0
/// PhoneticSimilarity.score("きって", "きて")  // 0.8888888888888888
/// PhoneticSimilarity.score("かき", "がき")  // 0.925
/// PhoneticSimilarity.score("あ", "そん")  // 0.0
/// ```
/// The texts are read as morae, and the score is 1 − d / (w₁ + w₂), where d is the minimum cost of
/// turning one sequence into the other, and w₁ and w₂ are their weights.
/// - A mora weighs 1; っ, ん and the lengthening of a vowel weigh ½.
/// - Deleting or inserting a mora costs its weight.
/// - Substituting one mora for another costs nothing if they sound the same (づ and ず, を and お, おう
///   and おー), and up to both their weights if neither the consonant nor the vowel is the same.
///   Consonant and vowel count half each; a difference in voicing alone (か が, は ぱ) counts as 30 %
///   of a consonant.
///
/// The score is symmetric. It is 1 for texts that sound the same, including two empty texts, and 0
/// for texts with nothing in common, including an empty text and a nonempty one. Katakana,
/// half-width kana and iteration marks count by their sound; letters and numbers of other scripts
/// are compared literally, ASCII letters regardless of case; punctuation and spaces are ignored.
/// Kanji must be converted to kana first: they equal only themselves.
///
/// The time is the product of the lengths for texts of up to 4,096 morae. Longer texts are compared
/// only near the diagonal, in linear time, which can make the score too low but never too high.
public enum PhoneticSimilarity {
  /// Returns the score of two kana texts, from 0 to 1.
  public static func score(_ first: String, _ second: String) -> Double {
    var (longer, shorter) = (MoraReader.morae(of: first), MoraReader.morae(of: second))
    if longer.count < shorter.count { swap(&longer, &shorter) }
    let weight = (longer + shorter).reduce(0) { $0 + $1.weight }
    guard weight > 0 else { return 1 }
    return 1 - Double(distance(longer, shorter)) / Double(weight)
  }

  /// The maximum distance from the diagonal at which long texts are compared.
  private static let band = 256
  private static let maximumWholeLength = 4096

  /// Returns the weighted edit distance in hundredths, computed row by row (Wagner and Fischer
  /// 1974).
  private static func distance(_ rows: [Mora], _ columns: [Mora]) -> Int {
    let unreached = Int.max / 2
    let isWhole = rows.count <= maximumWholeLength
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
      // The next row may read slightly beyond the end of this band.
      if end < columns.count {
        for column in end..<min(columns.count, end + 2) { current[column + 1] = unreached }
      }
      swap(&previous, &current)
    }
    return previous[columns.count]
  }
}
