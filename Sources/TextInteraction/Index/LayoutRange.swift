import TextLayout

/// A range of a layout's text between two positions, which may span several paragraphs.
public struct LayoutRange: Sendable, Hashable, Codable {
  /// The start of the range.
  public let lowerBound: LayoutPosition
  /// The end of the range, never before its start.
  public let upperBound: LayoutPosition

  /// Creates the range between two positions, given in either order.
  public init(_ one: LayoutPosition, _ other: LayoutPosition) {
    lowerBound = min(one, other)
    upperBound = max(one, other)
  }

  /// Creates a range within one paragraph.
  ///
  /// ```swift
  /// let range = LayoutRange(paragraph: 0, offsets: 0..<6)
  /// range.upperBound.affinity  // .upstream: the end of the last character
  /// ```
  ///
  /// - Parameters:
  ///   - paragraph: the index of the paragraph in `MarkupLayout.paragraphs`.
  ///   - offsets: UTF-8 offsets in its text.
  public init(paragraph: Int, offsets: Range<Int>) {
    lowerBound = LayoutPosition(paragraph: paragraph, offset: offsets.lowerBound)
    upperBound = LayoutPosition(
      paragraph: paragraph, offset: offsets.upperBound,
      affinity: offsets.isEmpty ? .downstream : .upstream)
  }

  /// Whether the range contains no text.
  public var isEmpty: Bool {
    lowerBound.paragraph == upperBound.paragraph && lowerBound.offset == upperBound.offset
  }

  /// Returns the part of a paragraph, `count` UTF-8 bytes long, that is in the range, or nil if it
  /// is empty.
  func offsets(inParagraph index: Int, count: Int) -> Range<Int>? {
    guard lowerBound.paragraph <= index, upperBound.paragraph >= index else { return nil }
    let lower = lowerBound.paragraph == index ? max(0, lowerBound.offset) : 0
    let upper = upperBound.paragraph == index ? min(upperBound.offset, count) : count
    return lower < upper ? lower..<upper : nil
  }

  /// Decodes a range; bounds in the wrong order are swapped.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(LayoutPosition.self, forKey: .lowerBound),
      try container.decode(LayoutPosition.self, forKey: .upperBound))
  }

  private enum CodingKeys: CodingKey { case lowerBound, upperBound }
}
