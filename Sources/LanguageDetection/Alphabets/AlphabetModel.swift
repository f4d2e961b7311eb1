/// A character n-gram model of the languages that share an alphabet with others: Latin, Cyrillic,
/// Arabic, Devanagari.
///
/// It is a log-linear model of n-grams of one to five letters in words, with word boundaries as
/// letters; Scripts/generate-alphabet-model generates it.
enum AlphabetModel {
  /// Returns the possible languages of a text in one script.
  ///
  /// - Parameters:
  ///   - letters: Unicode scalars of one script, lowercased, with 0 between words.
  ///   - isComplete: whether to include very unlikely languages.
  ///   - isCalibrated: whether to take into account how common the languages are, and how certain
  ///     a text of this length is; otherwise scores of words can be added.
  /// - Returns: the languages in the order of the model; empty if it has no language of that
  ///   script.
  static func scores(
    of letters: UnsafeBufferPointer<UInt32>, isComplete: Bool, isCalibrated: Bool = true
  ) -> [LanguageScore] {
    guard let letter = letters.first(where: { $0 != 0 }),
      let tables = scripts.first(where: { $0.code(of: letter) != 0 })
        ?? scripts.first(where: { table in letters.contains { table.code(of: $0) != 0 } })
    else { return [] }
    return AlphabetSums.of(letters, tables) { sums, letterCount in
      let factor = isCalibrated ? certainty(letterCount: letterCount) : certaintyOfWords
      return scores(
        sums, tables, isComplete: isComplete, unit: tables.unit * factor,
        hasPriors: isCalibrated && letterCount <= maximumLengthOfShortText)
    }
  }

  /// Whether the binary contains the model, which a package trait can exclude.
  static var isLoaded: Bool { !scripts.isEmpty }

  /// The languages of all scripts, in the order of the model.
  static var languages: [LanguageTag] { scripts.flatMap(\.tags) }

  /// The tables of all scripts; empty if the model is invalid.
  private static let scripts: [AlphabetTables] = tables(in: ModelBytes.alphabets)

  /// Returns the tables of all scripts of a model.
  ///
  /// - Parameter bytes: the model, aligned to 64 bytes.
  /// - Returns: the tables; empty if any of them is damaged.
  static func tables(in bytes: UnsafeRawBufferPointer) -> [AlphabetTables] {
    let signature: [UInt8] = [0x4D, 0x55, 0x54, 0x53, 0x55, 0x4C, 0x4D, 1]
    guard bytes.count >= 16, bytes.starts(with: signature) else { return [] }
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
    _ sums: UnsafeBufferPointer<Int32>, _ tables: AlphabetTables, isComplete: Bool, unit: Float,
    hasPriors: Bool
  ) -> [LanguageScore] {
    var best = Int32.min
    for (index, sum) in sums.enumerated() {
      best = max(best, hasPriors ? sum &+ tables.priors[index] : sum)
    }
    // Languages below the minimum probability are included only on request.
    let threshold = isComplete ? -.infinity : logarithm(of: Tuning.minimumReportedProbability)
    var total = 0.0
    var result: [LanguageScore] = []
    for (index, sum) in sums.enumerated() {
      let difference = (hasPriors ? sum &+ tables.priors[index] : sum) &- best
      let relative = Float(difference) * unit
      if relative > Self.negligible { total += probability(ofLog: relative) }
      if relative >= threshold {
        result.append(LanguageScore(language: tables.tags[index], logProbability: relative))
      }
    }
    let logTotal = logarithm(of: total)
    for index in result.indices { result[index].logProbability -= logTotal }
    return result
  }

  /// Returns the factor of log probabilities of a text of `letterCount` letters.
  ///
  /// Neighboring n-grams are not independent of each other, so their sums are too certain, the more
  /// the longer the text is. The constants were fitted to texts that the model was not trained on.
  private static func certainty(letterCount: Int) -> Float {
    1.25 / (1 + Float(letterCount) / 40)
  }

  /// The factor of log probabilities of a word, to which those of other words are added.
  private static let certaintyOfWords: Float = 0.6
  /// The number of letters beyond which a text needs no prior odds: a word or two may be spelled
  /// alike in several languages, a sentence is not.
  private static let maximumLengthOfShortText = 40

  /// The relative log probability below which a language adds nothing to the sum: odds of less than
  /// one in a million.
  private static let negligible: Float = -14
}
