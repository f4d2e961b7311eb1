#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// How likely kana-less Han text is Japanese, Simplified and Traditional Chinese.
///
/// Sendable: three numbers. Whether text is Japanese or Chinese is the question of `japanese` against
/// the sum of the other two, not of the greatest of the three: much Chinese is spelled alike in both
/// scripts.
struct HanScores: Sendable, Hashable {
  /// Natural logarithms of the probabilities of the three; they sum to one as probabilities.
  var japanese: Float
  var simplified: Float
  var traditional: Float
}

extension HanScores {
  /// The scores of natural log odds against Japanese.
  init(oddsOfSimplified simplified: Float, oddsOfTraditional traditional: Float) {
    let greatest = max(0, simplified, traditional)
    let whole =
      greatest + log(exp(-greatest) + exp(simplified - greatest) + exp(traditional - greatest))
    self.init(
      japanese: -whole, simplified: simplified - whole, traditional: traditional - whole)
  }
}
