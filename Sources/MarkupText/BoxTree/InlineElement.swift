/// A position in a ``StyledText``: a paragraph and a UTF-8 offset in its text.
public struct TextPosition: Sendable, Hashable, Comparable {
  /// The index of the paragraph, or the number of paragraphs for a position after the last one.
  public let paragraph: Int
  /// The UTF-8 offset in the text of the paragraph.
  public let offset: Int

  /// Compares positions by text order.
  public static func < (one: Self, other: Self) -> Bool {
    (one.paragraph, one.offset) < (other.paragraph, other.offset)
  }
}

/// An inline element and the range of its content, from which its background, padding and semantics
/// can be determined.
///
/// An element that contains blocks may span several paragraphs. Inline blocks with content are also
/// listed, since their text is part of the line.
public struct InlineElement: Sendable {
  /// The element.
  public let node: MarkupNode
  /// The style of the element.
  public let style: ComputedStyle
  /// The start of its content.
  public let start: TextPosition
  /// The end of its content.
  public let end: TextPosition
  /// Whether `aria-hidden` hides the element from screen readers.
  let isAriaHidden: Bool

  /// Returns the range that the element covers in the paragraph with an index and a length in UTF-8
  /// bytes, or nil if it covers nothing there.
  public func range(inParagraph index: Int, count: Int) -> Range<Int>? {
    guard start.paragraph <= index, end.paragraph >= index else { return nil }
    let lower = start.paragraph == index ? start.offset : 0
    let upper = end.paragraph == index ? end.offset : count
    return lower < upper ? lower..<upper : nil
  }
}
