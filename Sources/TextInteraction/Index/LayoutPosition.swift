import TextLayout

/// A place between two characters of a layout: where a caret can stand.
///
/// The same place of a text can be at two places of a page: at the end of a line and at the start of
/// the next one, and where the direction of the text changes. The ``affinity`` tells which one is
/// meant.
///
/// ```swift
/// let position = LayoutPosition(paragraph: 0, offset: 6)
/// position < LayoutPosition(paragraph: 1, offset: 0)  // true
/// ```
///
/// Sendable: a plain value.
public struct LayoutPosition: Sendable, Hashable, Comparable, Codable {
  /// The character that a position belongs to.
  ///
  /// Sendable: a plain value.
  public enum Affinity: String, Sendable, Hashable, Codable {
    /// The one before it: at the end of a line, not at the start of the next.
    case upstream
    /// The one behind it.
    case downstream
  }

  /// The paragraph, as an index of ``MarkupLayout/paragraphs``.
  public var paragraph: Int
  /// The place in the paragraph's text, as a UTF-8 offset.
  public var offset: Int
  /// Which of the two characters around it is meant.
  public var affinity: Affinity

  /// A position; an offset that is none of the text is at no place of a page.
  public init(paragraph: Int, offset: Int, affinity: Affinity = .downstream) {
    self.paragraph = paragraph
    self.offset = offset
    self.affinity = affinity
  }

  /// In the order of the text; of two at the same offset the upstream one is first.
  public static func < (one: Self, other: Self) -> Bool {
    if one.paragraph != other.paragraph { return one.paragraph < other.paragraph }
    if one.offset != other.offset { return one.offset < other.offset }
    return one.affinity == .upstream && other.affinity == .downstream
  }
}
