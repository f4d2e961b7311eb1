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

  /// What the characters of a text say about its language, with their number: kana, ideographs and
  /// Hangul syllables.
  enum Script: Equatable {
    /// The text has kana.
    case japanese(characters: Int)
    /// The text is in Chinese or Korean.
    case foreign(characters: Int)
    /// The text may be in any language, because it has neither kana nor many ideographs, such as
    /// 東京都.
    case undecided(ideographs: Int)
  }

  /// Returns what the characters of a text say about its language.
  ///
  /// - Parameters:
  ///   - text: the text in UTF-8.
  ///   - detects: whether the language of many ideographs without kana is detected; otherwise they
  ///     are undecided.
  /// - Returns: the script; `undecided` without any character for an empty text.
  func script(of text: [UInt8], detects: Bool = true) -> Script {
    var (ideographs, kana, hangul) = (0, 0, 0)
    text.withUnsafeBufferPointer { bytes in
      var offset = 0
      while let scalar = bytes.scalar(at: offset) {
        switch scalar.value {
        case 0x3041...0x30FF: kana += 1
        case 0xAC00...0xD7A3: hangul += 1
        case let value where value.isKanji: ideographs += 1
        default: break
        }
        offset += scalar.length
      }
    }
    if kana > 0 { return .japanese(characters: kana + ideographs) }
    if hangul > ideographs { return .foreign(characters: hangul + ideographs) }
    guard detects, ideographs >= Self.minimumIdeographs, isForeign(text) else {
      return .undecided(ideographs: ideographs)
    }
    return .foreign(characters: ideographs)
  }

  /// Returns whether a text without kana is in another language than Japanese.
  func isForeign(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      detector.spans(utf8: bytes).allSatisfy { span in
        guard let language = span.language?.rawValue else { return true }
        return !language.hasPrefix("ja") && span.confidence >= 0.9
      }
    }
  }
}
