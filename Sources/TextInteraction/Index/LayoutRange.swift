import TextLayout

/// A stretch of a layout's text, from one position to another; it may run over several paragraphs.
///
/// Sendable: a plain value.
public struct LayoutRange: Sendable, Hashable, Codable {
  /// Where it starts.
  public let lowerBound: LayoutPosition
  /// Where it ends, not before its start.
  public let upperBound: LayoutPosition

  /// The text between two positions, which may be given in any order.
  public init(_ one: LayoutPosition, _ other: LayoutPosition) {
    lowerBound = min(one, other)
    upperBound = max(one, other)
  }

  /// A part of a paragraph.
  ///
  /// ```swift
  /// let range = LayoutRange(paragraph: 0, offsets: 0..<6)
  /// range.upperBound.affinity  // .upstream: the end of the last character
  /// ```
  ///
  /// - Parameters:
  ///   - paragraph: the paragraph, as an index of ``MarkupLayout/paragraphs``.
  ///   - offsets: UTF-8 offsets of its text.
  public init(paragraph: Int, offsets: Range<Int>) {
    lowerBound = LayoutPosition(paragraph: paragraph, offset: offsets.lowerBound)
    upperBound = LayoutPosition(
      paragraph: paragraph, offset: offsets.upperBound,
      affinity: offsets.isEmpty ? .downstream : .upstream)
  }

  /// Whether there is no text in it.
  public var isEmpty: Bool {
    lowerBound.paragraph == upperBound.paragraph && lowerBound.offset == upperBound.offset
  }

  /// What of a paragraph with an index and a number of UTF-8 bytes is in the range; nil if nothing.
  func offsets(inParagraph index: Int, count: Int) -> Range<Int>? {
    guard lowerBound.paragraph <= index, upperBound.paragraph >= index else { return nil }
    let lower = lowerBound.paragraph == index ? max(0, lowerBound.offset) : 0
    let upper = upperBound.paragraph == index ? min(upperBound.offset, count) : count
    return lower < upper ? lower..<upper : nil
  }

  /// Reads a range; one whose ends are the wrong way round is turned.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(LayoutPosition.self, forKey: .lowerBound),
      try container.decode(LayoutPosition.self, forKey: .upperBound))
  }

  private enum CodingKeys: CodingKey { case lowerBound, upperBound }
}
