#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// How likely kana-less Han text is Japanese, Simplified and Traditional Chinese.
///
/// Sendable: three numbers.
struct HanScores: Sendable, Hashable {
  /// Natural logarithms of the probabilities of the three; they sum to one as probabilities.
  var japanese: Float
  var simplified: Float
  var traditional: Float
}

extension HanScores {
  /// - Parameters:
  ///   - logOddsOfJapanese: Of Japanese against Chinese in either script.
  ///   - logOddsOfTraditional: Of Traditional against Simplified, given Chinese.
  init(logOddsOfJapanese: Float, logOddsOfTraditional: Float) {
    let chinese = Self.logProbability(logOdds: -logOddsOfJapanese)
    self.init(
      japanese: Self.logProbability(logOdds: logOddsOfJapanese),
      simplified: chinese + Self.logProbability(logOdds: -logOddsOfTraditional),
      traditional: chinese + Self.logProbability(logOdds: logOddsOfTraditional))
  }

  /// The logarithm of a probability given its log odds, without overflow or cancellation.
  private static func logProbability(logOdds: Float) -> Float {
    min(logOdds, 0) - log1p(exp(-abs(logOdds)))
  }
}
