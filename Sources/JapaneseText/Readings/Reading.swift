public import Kana

/// The reading of a text in kana, with a mapping to the source.
///
/// ```swift
/// let reading = tokenizer.reading(of: "東京へ行く。")
/// reading.text                  // "とうきょうへいく。"
/// reading.pieces[0].source      // 0..<6
/// reading.pieces[0].output      // 0..<15
/// ```
public struct Reading: Sendable, Hashable, Codable {
  /// A segment of the text with its reading.
  public struct Segment: Sendable, Hashable, Codable {
    /// The range in the source, in UTF-8 offsets; it starts and ends at Character boundaries.
    public let source: Range<Int>
    /// The range of the reading in ``Reading/text``, in UTF-8 offsets.
    public let output: Range<Int>
    /// Whether the segment has a reading; `false` if it is copied unchanged.
    public let hasReading: Bool
  }

  /// The whole text in kana; segments without a reading are unchanged.
  public let text: String
  /// The segments in order; each starts where the preceding one ends, in both source and output.
  public let segments: [Segment]
}

/// Options for reading text in kana.
public struct ReadingOptions: Sendable, Hashable, Codable {
  /// The treatment of words in Latin letters.
  public enum LatinWords: String, Sendable, Hashable, Codable {
    /// Keeps the words unchanged.
    case keep
    /// Reads the words: with the dictionary if it has them, or else letter by letter (エービーシー);
    /// codes too (5G ファイブジー, A4 エーヨン, No.3 ナンバーサン).
    case spell
  }

  /// The treatment of symbols.
  public enum Symbols: String, Sendable, Hashable, Codable, CaseIterable {
    /// Keeps symbols unchanged, except those that belong to a number (5%, ￥100).
    case keep
    /// Reads symbols by name: ※ コメジルシ, → ヤジルシ, & アンド, ① マルイチ, 😊 エガオ. Punctuation, brackets
    /// and symbols without a common name are unchanged.
    case spell
  }

  /// The syllabary of the output.
  public var syllabary: Syllabary
  /// The treatment of words in Latin letters.
  public var latinWords: LatinWords
  /// The treatment of symbols.
  public var symbols: Symbols

  /// Creates options; the defaults are those of ``Tokenizer/reading(of:options:)``.
  ///
  /// ```swift
  /// let options = ReadingOptions(latinWords: .spell, symbols: .spell)
  /// tokenizer.reading(of: "※A4→5G", options: options).text
  /// // "こめじるしえーよんやじるしふぁいぶじー"
  /// ```
  public init(
    syllabary: Syllabary = .hiragana, latinWords: LatinWords = .keep, symbols: Symbols = .keep
  ) {
    self.syllabary = syllabary
    self.latinWords = latinWords
    self.symbols = symbols
  }

  /// Decodes options; those encoded before ``symbols`` existed keep symbols.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    syllabary = try container.decode(Syllabary.self, forKey: .syllabary)
    latinWords = try container.decode(LatinWords.self, forKey: .latinWords)
    symbols = try container.decodeIfPresent(Symbols.self, forKey: .symbols) ?? .keep
  }
}
