#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The probabilities that Han text without kana is Japanese, Simplified Chinese and Traditional
/// Chinese.
///
/// To decide between Japanese and Chinese, compare `japanese` with the sum of the other two rather
/// than with the maximum of the three: much Chinese is written the same in both scripts.
struct HanScores: Sendable, Hashable {
  /// The natural logarithms of the three probabilities, which sum to one.
  var japanese: Float
  var simplified: Float
  var traditional: Float
}

extension HanScores {
  /// Creates scores from natural log odds against Japanese.
  init(oddsOfSimplified simplified: Float, oddsOfTraditional traditional: Float) {
    let maximum = max(0, simplified, traditional)
    let whole =
      maximum + log(exp(-maximum) + exp(simplified - maximum) + exp(traditional - maximum))
    self.init(
      japanese: -whole, simplified: simplified - whole, traditional: traditional - whole)
  }
}
