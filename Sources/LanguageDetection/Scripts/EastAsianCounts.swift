import TextFoundation

/// The numbers of kana and ideographs in a text.
struct EastAsianCounts {
  private(set) var han = 0
  private(set) var kana = 0
  /// The number of runs of kana.
  private(set) var kanaRuns = 0
  /// The number of kana runs that are a single の.
  private(set) var singleNoCount = 0
  /// The number of kana runs that are another Japanese particle.
  private(set) var particles = 0
  /// The number of kana that only Ainu uses.
  private(set) var ainu = 0

  /// Adds a word of kana and ideographs.
  mutating func add(_ word: LetterWord) {
    kana &+= word.kanaCount
    kanaRuns &+= word.kanaRunCount
    singleNoCount &+= Int(word.singleNoCount)
    particles &+= Int(word.particleCount)
    ainu &+= Int(word.ainuCount)
    han &+= word.letterCount &- word.divisionCount
  }

  /// Whether the kana alone identify the text as Japanese.
  ///
  /// One or two runs of kana among several ideographs, without a particle, may be words that a
  /// Chinese text mentions.
  var isSurelyJapanese: Bool {
    if kana > 0, han == 0 { return true }
    guard kana > 1, Double(kana) >= Tuning.kanaShareOfJapanese * Double(han) else { return false }
    return kanaRuns > 2 || particles > 0 || han < Tuning.minimumHanOfMention || kana > 2 &* han
  }

  /// Whether kana that only Ainu uses are frequent enough for a text in Ainu, which has neither
  /// ideographs nor hiragana.
  var mayBeAinu: Bool {
    ainu > 0 && han == 0 && Double(ainu) >= Tuning.shareOfAinuKana * Double(kana)
  }

  /// Returns the scores of Japanese, Simplified and Traditional Chinese, given the model's scores
  /// of the ideographs and the kana between them; nil if there is no evidence.
  ///
  /// - Parameters:
  ///   - model: the scores of the model.
  ///   - chineseParticles: the number of Chinese particles, if there are kana.
  ///   - evidence: returns a caller's log odds of Japanese; called only in doubt.
  /// - Returns: scores whose probabilities sum to one.
  func scores(
    model: HanScores?, chineseParticles: Int = 0, evidence: () -> Float?
  ) -> HanScores? {
    if isSurelyJapanese { return .surelyJapanese }
    guard let model else { return kana > 0 ? .surelyJapanese : nil }
    var logOdds = model.logOddsOfJapanese
    if kana > 0 {
      logOdds +=
        Tuning.logOddsOfNo * Float(singleNoCount) + Tuning.logOddsOfKana * Float(kana)
        + Tuning.logOddsOfKanaRun * Float(kanaRuns &- singleNoCount)
        + Tuning.logOddsOfParticle * Float(particles &- chineseParticles)
    }
    if abs(logOdds) < Tuning.doubtfulHanLogOdds, let evidence = evidence(), !evidence.isNaN {
      logOdds += evidence
    }
    return model.with(logOddsOfJapanese: logOdds)
  }
}
