import TextFoundation

/// The possible languages of letters in one script.
enum ScriptVerdict {
  /// The script alone determines the language.
  case sole(LanguageTag)
  /// A model has scored the letters.
  case scored([LanguageScore])
  /// The language is unknown.
  case unknown
}

extension LetterBuffer {
  /// Returns the possible languages of the letters of `script` in a range of words.
  ///
  /// - Parameters:
  ///   - script: a script, without the distinction of case.
  ///   - range: the words.
  ///   - counts: their numbers of kana and ideographs.
  ///   - isComplete: whether to include very unlikely languages.
  ///   - isCalibrated: see ``AlphabetModel/scores(of:isComplete:isCalibrated:)``.
  ///   - bytes: the text.
  ///   - evidence: returns a caller's log odds of Japanese; called for ambiguous ideographs.
  /// - Returns: the languages of the script, or `unknown`.
  @inline(__always)
  func verdict(
    of script: LetterScript, in range: Range<Int>, counts: EastAsianCounts, isComplete: Bool,
    isCalibrated: Bool = true, of bytes: UnsafeBufferPointer<UInt8>, evidence: () -> Float?
  ) -> ScriptVerdict {
    if script == .han {
      return eastAsianVerdict(in: range, counts: counts, of: bytes, evidence: evidence)
    }
    if ScriptLanguages.hasModel(script) {
      let scores = withLetters(of: script, in: range) {
        AlphabetModel.scores(of: $0, isComplete: isComplete, isCalibrated: isCalibrated)
      }
      if !scores.isEmpty { return .scored(scores) }
    }
    guard let sole = ScriptLanguages.sole(of: script) else { return .unknown }
    return .sole(sole)
  }

  @inline(__always)
  private func eastAsianVerdict(
    in range: Range<Int>, counts: EastAsianCounts, of bytes: UnsafeBufferPointer<UInt8>,
    evidence: () -> Float?
  ) -> ScriptVerdict {
    let features = features
    if !features.isEmpty {
      if features.contains(.ainuKana), counts.han == 0, isAinu(in: range, counts: counts, of: bytes)
      {
        return .sole(.ainu)
      }
      if features.contains(.quotations), counts.kana > 0, counts.han >= Tuning.minimumHanOfMention,
        let scores = scoresOutsideQuotations(in: range, of: bytes)
      {
        return .scored(scores.languages)
      }
    }
    if counts.isSurelyJapanese { return .sole(.japanese) }
    let runs = counts.kana > 0 ? KanaRuns(self, in: range, of: bytes) : KanaRuns()
    if counts.isSurelyJapanese(runs) { return .sole(.japanese) }
    let scores = withLetters(of: .han, in: range) { letters in
      let particles = counts.kana > 0 ? ChineseParticles.count(in: letters) : 0
      return counts.scores(
        model: HanModel.scores(of: letters), runs: runs, chineseParticles: particles,
        evidence: evidence)
    }
    return scores.map { .scored($0.languages) } ?? .unknown
  }

  /// Returns whether kana that only Ainu uses are frequent, and there are no hiragana.
  private func isAinu(
    in range: Range<Int>, counts: EastAsianCounts, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let runs = KanaRuns(self, in: range, of: bytes)
    return runs.hiragana == 0 && runs.ainu > 0
      && Double(runs.ainu) >= Tuning.shareOfAinuKana * Double(counts.kana)
  }
}

extension HanScores {
  /// The scores of the three languages, Japanese first.
  var languages: [LanguageScore] {
    [
      LanguageScore(language: .japanese, logProbability: japanese),
      LanguageScore(language: .simplifiedChinese, logProbability: simplified),
      LanguageScore(language: .traditionalChinese, logProbability: traditional),
    ]
  }
}
