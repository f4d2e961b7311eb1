import TextFoundation

extension HanScores {
  /// The scores of text that kana identify as Japanese.
  static let surelyJapanese = HanScores(japanese: -1e-6, simplified: -15, traditional: -15)

  /// The log odds of Japanese against Chinese in either script.
  var logOddsOfJapanese: Float {
    let chinese = logOfSum(simplified, traditional)
    let odds = japanese - chinese
    return odds.isNaN ? 0 : min(max(odds, -80), 80)
  }

  /// Returns scores with the same ratio of Simplified to Traditional Chinese, but different odds of
  /// Japanese.
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
