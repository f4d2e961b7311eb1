@testable import LanguageDetection

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The most probable tag: Japanese against all Chinese first, then the Chinese script.
enum HanAnswer: String {
  case japanese = "ja"
  case simplified = "zh-Hans"
  case traditional = "zh-Hant"
}

extension HanScores {
  /// Creates the scores of a text, in which spaces separate runs.
  init?(_ text: String) {
    let letters = text.unicodeScalars.map { $0 == " " ? 0 : $0.value }
    guard let scores = letters.withUnsafeBufferPointer(HanModel.scores(of:)) else { return nil }
    self = scores
  }

  var probabilities: [Double] {
    [japanese, simplified, traditional].map { exp(Double($0)) }
  }

  var isJapanese: Bool { probabilities[0] > 0.5 }

  var answer: HanAnswer {
    isJapanese ? .japanese : simplified >= traditional ? .simplified : .traditional
  }
}
