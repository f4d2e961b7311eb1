import TextFoundation

/// Kana and ideographs of a text.
struct EastAsianCounts {
  private(set) var han = 0
  private(set) var kana = 0
  /// Stretches of kana.
  private(set) var kanaRuns = 0

  /// Adds a word of kana and ideographs.
  mutating func add(_ word: LetterWord) {
    kana &+= word.kanaCount
    kanaRuns &+= word.kanaRunCount
    han &+= word.letterCount &- word.divisionCount
  }

  /// Whether kana alone make the text Japanese.
  var isSurelyJapanese: Bool {
    kana > 1 && Double(kana) >= Tuning.kanaShareOfJapanese * Double(han) || kana > 0 && han == 0
  }

  /// Japanese, Simplified and Traditional Chinese by what the model says about the ideographs and
  /// by the kana between them; nil if neither says anything.
  ///
  /// - Parameters:
  ///   - model: what the model says.
  ///   - evidence: a caller's log-odds of Japanese, asked for in doubt.
  /// - Returns: scores whose probabilities sum to one.
  func scores(model: HanScores?, evidence: () -> Float?) -> HanScores? {
    if isSurelyJapanese { return .surelyJapanese }
    guard let model else { return kana > 0 ? .surelyJapanese : nil }
    var logOdds = model.logOddsOfJapanese
    if kana > 0 {
      logOdds += Tuning.logOddsOfKanaRun * Float(kanaRuns) + Tuning.logOddsOfKana * Float(kana)
    }
    if abs(logOdds) < Tuning.doubtfulHanLogOdds, let evidence = evidence(), !evidence.isNaN {
      logOdds += evidence
    }
    return model.with(logOddsOfJapanese: logOdds)
  }
}

extension HanScores {
  /// As sure as kana make it.
  static let surelyJapanese = HanScores(japanese: -1e-6, simplified: -15, traditional: -15)

  /// The logarithm of the odds of Japanese against both Chinese.
  var logOddsOfJapanese: Float {
    let chinese = logOfSum(simplified, traditional)
    let odds = japanese - chinese
    return odds.isNaN ? 0 : min(max(odds, -80), 80)
  }

  /// The same balance of simplified and traditional, with other odds of Japanese.
  func with(logOddsOfJapanese odds: Float) -> HanScores {
    let odds = min(max(odds, -80), 80)
    let japanese = -logOfOnePlusExp(-odds)
    let chinese = -logOfOnePlusExp(odds)
    let both = logOfSum(simplified, traditional)
    guard both.isFinite else {
      return HanScores(
        japanese: japanese, simplified: chinese - 0.6931472, traditional: chinese - 0.6931472)
    }
    return HanScores(
      japanese: japanese, simplified: chinese + simplified - both,
      traditional: chinese + traditional - both)
  }
}
