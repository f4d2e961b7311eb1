/// How the exact engine divides runs of characters of a category, for the unknown words of
/// patterns.
struct CategoryCounts {
  /// The share of runs that are one word, from which on runs are preferred to known words.
  private static let preferredShare = 0.9

  private var runs: [Int: (whole: Int, total: Int)] = [:]
  private var unknownWords: [Int: [Int: Int]] = [:]

  /// Counts a word at the character `index` of a line.
  mutating func add(
    _ record: LatticeWord, _ word: PatternCorpus.PackedWord, at index: Int,
    _ units: borrowing LineUnits, _ model: LatticeModel
  ) {
    let characterClass = CharacterClass(bits: units.classes.view[index])
    if record.isUnknown {
      unknownWords[characterClass.number, default: [:]][word.wordClass, default: 0] += 1
    }
    guard characterClass.isGrouped, characterClass.isAlwaysInvoked else { return }
    let end = Int(units.runEnds.view[index])
    let startsRun =
      index == 0
      || !characterClass.sharesCategory(with: CharacterClass(bits: units.classes.view[index - 1]))
    guard startsRun, end - index >= 2, end - index - 1 <= model.maximumGroupSize else { return }
    var count = runs[characterClass.number] ?? (0, 0)
    count.total += 1
    if word.length == end - index { count.whole += 1 }
    runs[characterClass.number] = count
  }

  /// Returns the rows of all categories with unknown words, with the most frequent class of each.
  func rows(_ model: LatticeModel) -> [PatternCategoryRow] {
    model.categoryNames.enumerated().compactMap { number, name in
      let words = unknownWords[number] ?? [:]
      guard let best = words.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
        return nil
      }
      let (whole, total) = runs[number] ?? (0, 0)
      return PatternCategoryRow(
        name: name, wordClass: best.key,
        isRunPreferred: total > 0 && Double(whole) >= Self.preferredShare * Double(total))
    }
  }
}
