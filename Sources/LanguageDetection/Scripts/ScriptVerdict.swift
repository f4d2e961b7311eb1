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
  ///   - evidence: returns a caller's log odds of Japanese; called for ambiguous ideographs.
  /// - Returns: the languages of the script, or `unknown`.
  func verdict(
    of script: LetterScript, in range: Range<Int>, counts: EastAsianCounts, isComplete: Bool,
    isCalibrated: Bool = true, evidence: () -> Float?
  ) -> ScriptVerdict {
    if script == .han {
      if counts.isSurelyJapanese { return .sole(.japanese) }
      let model = withLetters(of: .han, in: range, HanModel.scores(of:))
      guard let scores = counts.scores(model: model, evidence: evidence) else { return .unknown }
      return .scored(scores.languages)
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
}

extension HanScores {
  /// The scores of the three languages, in no particular order.
  var languages: [LanguageScore] {
    [
      LanguageScore(language: .japanese, logProbability: japanese),
      LanguageScore(language: .simplifiedChinese, logProbability: simplified),
      LanguageScore(language: .traditionalChinese, logProbability: traditional),
    ]
  }
}
