/// How likely kana-less Han text is Japanese, Simplified and Traditional Chinese.
struct HanScores: Sendable, Hashable {
  /// Natural logarithms of the probabilities of the three; they sum to one as probabilities.
  var japanese: Float
  var simplified: Float
  var traditional: Float
}

/// A character model of Japanese, Simplified and Traditional Chinese.
enum HanModel {
  /// The scores of Han letters.
  ///
  /// - Parameter letters: Unicode scalars, with 0 between stretches that something else divides.
  /// - Returns: The scores, or nil if `letters` holds nothing the model knows.
  static func scores(of letters: UnsafeBufferPointer<UInt32>) -> HanScores? {
    nil
  }
}
