import TextFoundation

/// The languages that letters of one script may be in.
enum ScriptVerdict {
  /// The script decides alone.
  case sole(LanguageTag)
  /// A model has looked at the letters.
  case scored([LanguageScore])
  /// Nothing is known.
  case unknown
}

extension LetterScratch {
  /// What the letters of `script` among some words say.
  ///
  /// - Parameters:
  ///   - script: a script of small letters.
  ///   - range: the words.
  ///   - counts: their kana and ideographs.
  ///   - isComplete: whether languages that are all but impossible are wanted too.
  ///   - evidence: a caller's log-odds of Japanese, asked for doubtful ideographs.
  /// - Returns: the languages of the script, or nothing known.
  func verdict(
    of script: LetterScript, in range: Range<Int>, counts: EastAsianCounts, isComplete: Bool,
    evidence: () -> Float?
  ) -> ScriptVerdict {
    if script == .han {
      if counts.isSurelyJapanese { return .sole(.japanese) }
      let model = withLetters(of: .han, in: range, HanModel.scores(of:))
      guard let scores = counts.scores(model: model, evidence: evidence) else { return .unknown }
      return .scored(scores.languages)
    }
    if ScriptLanguages.hasModel(script) {
      let scores = withLetters(of: script, in: range) {
        AlphabetModel.scores(of: $0, isComplete: isComplete)
      }
      if !scores.isEmpty { return .scored(scores) }
    }
    guard let sole = ScriptLanguages.sole(of: script) else { return .unknown }
    return .sole(sole)
  }
}

extension HanScores {
  /// The three as languages, in no order.
  var languages: [LanguageScore] {
    [
      LanguageScore(language: .japanese, logProbability: japanese),
      LanguageScore(language: .simplifiedChinese, logProbability: simplified),
      LanguageScore(language: .traditionalChinese, logProbability: traditional),
    ]
  }
}
