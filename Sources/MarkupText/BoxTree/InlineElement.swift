/// A place in a ``StyledText``: a paragraph and a UTF-8 offset in its text.
///
/// Sendable: a plain value.
public struct TextPlace: Sendable, Hashable, Comparable {
  /// The index of the paragraph; the number of paragraphs behind the last one.
  public let paragraph: Int
  /// The offset in its text.
  public let offset: Int

  /// In the order of the text.
  public static func < (one: Self, other: Self) -> Bool {
    (one.paragraph, one.offset) < (other.paragraph, other.offset)
  }
}

/// An inline element and what it covers, with which its background, its padding and its meaning can
/// be found; one that holds blocks covers several paragraphs.
///
/// Inline blocks with content are here too: their text is part of the line's.
///
/// Sendable: nothing in it changes.
public struct InlineElement: Sendable {
  /// The element.
  public let node: MarkupNode
  /// Its style.
  public let style: ComputedStyle
  /// Where its content starts.
  public let start: TextPlace
  /// Where its content ends.
  public let end: TextPlace
  /// Whether `aria-hidden` takes it out of what is read aloud.
  let isHiddenFromReaders: Bool

  /// What it covers of a paragraph with that index and number of UTF-8 bytes; nil if nothing.
  public func range(inParagraph index: Int, count: Int) -> Range<Int>? {
    guard start.paragraph <= index, end.paragraph >= index else { return nil }
    let lower = start.paragraph == index ? start.offset : 0
    let upper = end.paragraph == index ? end.offset : count
    return lower < upper ? lower..<upper : nil
  }
}
