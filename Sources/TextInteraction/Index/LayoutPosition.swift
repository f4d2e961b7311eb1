import TextLayout

/// A position between two characters of a layout, where a caret can be.
///
/// One offset can correspond to two positions on the page: the end of a line and the start of the
/// next one, or either side of a change of text direction. The ``affinity`` selects one of them.
///
/// ```swift
/// let position = LayoutPosition(paragraph: 0, offset: 6)
/// position < LayoutPosition(paragraph: 1, offset: 0)  // true
/// ```
public struct LayoutPosition: Sendable, Hashable, Comparable, Codable {
  /// The neighboring character that a position belongs to.
  public enum Affinity: String, Sendable, Hashable, Codable {
    /// The preceding character: at a line break, the end of the line rather than the start of the
    /// next.
    case upstream
    /// The following character.
    case downstream
  }

  /// The index of the paragraph in `MarkupLayout.paragraphs`.
  public var paragraph: Int
  /// The UTF-8 offset in the paragraph's text.
  public var offset: Int
  /// The neighboring character that the position belongs to.
  public var affinity: Affinity

  /// Creates a position; an offset outside the text has no location on the page.
  public init(paragraph: Int, offset: Int, affinity: Affinity = .downstream) {
    self.paragraph = paragraph
    self.offset = offset
    self.affinity = affinity
  }

  /// Compares positions in text order; at equal offsets, upstream precedes downstream.
  public static func < (one: Self, other: Self) -> Bool {
    if one.paragraph != other.paragraph { return one.paragraph < other.paragraph }
    if one.offset != other.offset { return one.offset < other.offset }
    return one.affinity == .upstream && other.affinity == .downstream
  }
}
