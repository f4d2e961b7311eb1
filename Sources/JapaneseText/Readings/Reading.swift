public import Kana

/// A text read in kana, and which part of it came from where.
///
/// ```swift
/// let reading = tokenizer.reading(of: "東京へ行く。")
/// reading.text                  // "とうきょうへいく。"
/// reading.pieces[0].source      // 0..<6
/// reading.pieces[0].output      // 0..<15
/// ```
///
/// Sendable: a plain value.
public struct Reading: Sendable, Hashable, Codable {
  /// A part of the text and what it is read as.
  ///
  /// Sendable: a plain value.
  public struct Piece: Sendable, Hashable, Codable {
    /// The part's place in the source's UTF-8; its edges lie between Characters.
    public let source: Range<Int>
    /// The place of its reading in the UTF-8 of ``Reading/text``.
    public let output: Range<Int>
    /// Whether the part was read; `false` for what was kept as it is.
    public let isRead: Bool
  }

  /// The whole text in kana; what has no reading is kept.
  public let text: String
  /// The parts in order: each begins where the one before ends, in source and output alike.
  public let pieces: [Piece]
}

/// How a text is read.
///
/// Sendable: a plain value.
public struct ReadingOptions: Sendable, Hashable, Codable {
  /// What happens to words in Latin letters.
  public enum LatinWords: String, Sendable, Hashable, Codable {
    /// They stay as they are.
    case keep
    /// They are read: by the dictionary if it knows them, else letter by letter (エービーシー).
    case spell
  }

  /// The kana to write.
  public var syllabary: Syllabary
  /// What happens to words in Latin letters.
  public var latinWords: LatinWords

  /// Options; the defaults are those of ``Tokenizer/reading(of:options:)``.
  public init(syllabary: Syllabary = .hiragana, latinWords: LatinWords = .keep) {
    self.syllabary = syllabary
    self.latinWords = latinWords
  }
}
