internal import TextFoundation

/// Decides whether the text of a document is mostly in another language that uses ideographs.
///
/// Short texts without kana, such as 附录 in a heading, may be Japanese or Chinese. They are in the
/// language of the document if it is plain from its longer texts.
struct LanguageSurvey {
  /// The minimum number of characters in another language.
  private static let minimumCharacters = 24
  /// The minimum ratio of characters in another language to those in Japanese.
  private static let minimumRatio = 4

  /// The number of characters in another language after which text without kana counts as such.
  private static let decisiveCharacters = 1_000
  private static let maximumBytes = 3_000

  private var japanese = 0
  private var foreign = 0
  /// The ideographs of texts without kana, up to a maximum length.
  private var ideographs: [UInt8] = []

  /// Whether the language of long texts need not be detected any more.
  var isDecided: Bool { foreign >= Self.decisiveCharacters }

  /// Adds the text of a passage.
  mutating func add(_ text: [UInt8], _ script: LanguageRuns.Script) {
    switch script {
    case .japanese(let characters): japanese += characters
    case .undecided(let characters) where isDecided: foreign += characters
    case .foreign(let characters):
      foreign += characters
      addIdeographs(of: text)
    case .undecided: addIdeographs(of: text)
    }
  }

  private mutating func addIdeographs(of text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      var offset = 0
      while ideographs.count < Self.maximumBytes, let scalar = bytes.scalar(at: offset) {
        if scalar.value.isKanji { ideographs += bytes[offset..<offset + scalar.length] }
        offset += scalar.length
      }
    }
  }

  /// Returns whether the document is in another language.
  func isForeign(_ languages: LanguageRuns) -> Bool {
    if foreign >= Self.minimumCharacters { return foreign / Self.minimumRatio >= japanese }
    // Short texts together may be enough.
    return japanese == 0 && ideographs.count >= 3 * Self.minimumCharacters
      && languages.isForeign(ideographs)
  }

  /// Returns whether the kana in a text, markup included, are so rare that it may be in another
  /// language.
  ///
  /// - Parameter utf8: the text of a document.
  /// - Returns: false for a document with few ideographs.
  static func isNeeded(for utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var (ideographs, kana) = (0, 0)
    var offset = 0
    while offset + 2 < utf8.count {
      // Ideographs of the URO and Hangul syllables start with E4 to ED, kana with E3 81 to E3 83.
      switch utf8[offset] {
      case 0xE3 where (0x81...0x83).contains(utf8[offset + 1]):
        kana += 1
        offset += 3
      case 0xE4...0xED:
        ideographs += 1
        offset += 3
      default: offset += 1
      }
    }
    return ideographs >= minimumCharacters && kana <= ideographs / minimumRatio
  }
}
