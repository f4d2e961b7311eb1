/// A stretch of text with the reading to be set over it, or a plain stretch without one.
///
/// ```swift
/// let segments = tokenizer.furigana("取り扱う。")
/// segments.map(\.base)     // ["取", "り", "扱", "う。"]
/// segments.map(\.reading)  // ["と", nil, "あつか", nil]
/// ```
///
/// Segments cover the text in order without gaps; their edges lie between Characters.
///
/// Sendable: a plain value.
public struct FuriganaSegment: Sendable, Hashable, Codable {
  /// The place in the text's UTF-8.
  public let utf8Range: Range<Int>
  /// The text of the stretch.
  public let base: String
  /// The kana over it; `nil` for plain text.
  public let reading: String?

  /// A segment.
  public init(utf8Range: Range<Int>, base: String, reading: String?) {
    self.utf8Range = utf8Range
    self.base = base
    self.reading = reading
  }

  /// The place in a text; `nil` if the text is another one, too short for it.
  public func range(in text: String) -> Range<String.Index>? {
    let utf8 = text.utf8
    guard
      let start = utf8.index(
        utf8.startIndex, offsetBy: utf8Range.lowerBound, limitedBy: utf8.endIndex),
      let end = utf8.index(start, offsetBy: utf8Range.count, limitedBy: utf8.endIndex)
    else { return nil }
    return start..<end
  }
}
