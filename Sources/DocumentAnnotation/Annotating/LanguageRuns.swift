internal import LanguageDetection
internal import TextFoundation

/// Finds text in other languages than Japanese.
struct LanguageRuns {
  /// A run of text in one language.
  struct Run {
    /// The range in the text, without white space at its ends.
    var range: Range<Int>
    let language: String
  }

  /// The least confidence with which a language is taken.
  private static let minimumConfidence = 0.5
  /// The least number of ideographs in text without kana for which Chinese is considered.
  private static let minimumIdeographs = 8

  private let detector = LanguageDetector()

  /// Returns the runs that are in other languages, in order.
  func runs(in text: [UInt8]) -> [Run] {
    text.withUnsafeBufferPointer { bytes in
      detector.spans(utf8: bytes).compactMap { span in
        guard let language = span.language?.rawValue, !language.hasPrefix("ja"),
          span.confidence >= Self.minimumConfidence
        else { return nil }
        var range = span.range
        while let last = bytes[range].last, last <= 0x20 {
          range = range.lowerBound..<range.upperBound - 1
        }
        while let first = bytes[range].first, first <= 0x20 {
          range = range.lowerBound + 1..<range.upperBound
        }
        return range.isEmpty ? nil : Run(range: range, language: language)
      }
    }
  }

  /// Returns whether a text without kana is in another language that uses ideographs.
  ///
  /// Short texts, such as 東京都, may be either and are taken for Japanese.
  func isChinese(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var ideographs = 0
      var offset = 0
      while let scalar = bytes.scalar(at: offset) {
        if (0x3041...0x30FF).contains(scalar.value) { return false }
        if scalar.value.isKanji { ideographs += 1 }
        offset += scalar.length
      }
      guard ideographs >= Self.minimumIdeographs else { return false }
      return detector.spans(utf8: bytes).allSatisfy { span in
        guard let language = span.language?.rawValue else { return true }
        return !language.hasPrefix("ja") && span.confidence >= 0.9
      }
    }
  }
}
