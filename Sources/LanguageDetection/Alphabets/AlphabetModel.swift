/// A character n-gram model of the languages that share an alphabet with others: Latin, Cyrillic,
/// Arabic, Devanagari.
///
/// A log-linear model of the n-grams of one to five letters in words, edges of words included;
/// Scripts/generate-alphabet-model makes it.
enum AlphabetModel {
  /// The languages of a text in one script.
  ///
  /// - Parameters:
  ///   - letters: Unicode scalars of one script, lowercased, with 0 between words.
  ///   - isComplete: whether the languages that it hardly can be are wanted too.
  /// - Returns: the languages in the model's order; none if it has no language of that script.
  static func scores(
    of letters: UnsafeBufferPointer<UInt32>, isComplete: Bool
  ) -> [LanguageScore] {
    guard let letter = letters.first(where: { $0 != 0 }),
      let tables = scripts.first(where: { $0.code(of: letter) != 0 })
        ?? scripts.first(where: { table in letters.contains { table.code(of: $0) != 0 } })
    else { return [] }
    return AlphabetSums.of(letters, tables) { scores($0, tables, isComplete: isComplete) }
  }

  /// Whether the binary holds the model: a package trait can leave it out.
  static var isLoaded: Bool { !scripts.isEmpty }

  /// The scripts' tables; none if the model's bytes are not what they should be.
  private static let scripts: [AlphabetTables] = tables(in: ModelBytes.alphabets)

  /// The tables of a model's scripts.
  ///
  /// - Parameter bytes: the model, aligned to 64 bytes.
  /// - Returns: no tables at all if any is damaged.
  static func tables(in bytes: UnsafeRawBufferPointer) -> [AlphabetTables] {
    let mark: [UInt8] = [0x4D, 0x55, 0x54, 0x53, 0x55, 0x4C, 0x4D, 1]
    guard bytes.count >= 16, bytes.starts(with: mark) else { return [] }
    let count = Int(bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
    guard count <= (bytes.count - 16) / 64 else { return [] }
    var tables: [AlphabetTables] = []
    for script in 0..<count {
      guard let table = AlphabetTables(header: 16 + script * 64, in: bytes) else { return [] }
      tables.append(table)
    }
    return tables
  }

  private static func scores(
    _ sums: UnsafeBufferPointer<Int32>, _ tables: AlphabetTables, isComplete: Bool
  ) -> [LanguageScore] {
    let best = sums.max() ?? 0
    // What is less likely than one in a hundred is told only if asked for.
    let told = isComplete ? -.infinity : logarithm(of: Tuning.leastTold)
    var total = 0.0
    var result: [LanguageScore] = []
    for (index, sum) in sums.enumerated() {
      let relative = Float(sum &- best) * tables.unit
      if relative > Self.negligible { total += probability(ofLog: relative) }
      if relative >= told {
        result.append(LanguageScore(language: tables.tags[index], logProbability: relative))
      }
    }
    let logTotal = logarithm(of: total)
    for index in result.indices { result[index].logProbability -= logTotal }
    return result
  }

  /// Odds of less than one in a million add nothing to a sum.
  private static let negligible: Float = -14
}
