@testable import LanguageDetection

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The tag of the greatest probability: Japanese against both Chinese first, then the script.
enum HanAnswer: String {
  case japanese = "ja"
  case simplified = "zh-Hans"
  case traditional = "zh-Hant"
}

extension HanScores {
  /// The scores of text, whose spaces divide stretches.
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
