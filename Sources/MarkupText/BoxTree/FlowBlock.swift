/// A block of a ``StyledText``: an element that starts and ends its own lines, or the lines between
/// two such elements.
///
/// Sendable: nothing in it changes.
public struct FlowBlock: Sendable {
  /// What a block is.
  ///
  /// Sendable: a plain value.
  public enum Kind: Sendable, Hashable {
    /// The one block that is in no other.
    case root
    /// An element like `p` or `div`.
    case block
    /// Inline content next to blocks, which has no element of its own (CSS 2.2 §9.2.1.1).
    case anonymous
    /// An element like `li`.
    case listItem
    /// A line across, `hr`.
    case rule
    /// A table.
    case table
    /// The caption of a table.
    case caption
    /// Rows of a table, as `tbody` is.
    case rowGroup
    /// The first rows of a table, as `thead` is.
    case headerGroup
    /// The last rows of a table, as `tfoot` is.
    case footerGroup
    /// A row of a table.
    case row
    /// A cell of a table; `colspan`, `rowspan` and `th` are its node's.
    case cell
  }

  /// What the block is.
  public let kind: Kind
  /// The block's element; of an anonymous block the one it is in, and of the root the node that the
  /// text was made from.
  public let node: MarkupNode
  /// The style of the element; an anonymous block has what it inherits.
  public let style: ComputedStyle
  /// The block it is in, as an index; nil for the root.
  public let parent: Int?
  /// How many blocks it is in.
  public let depth: Int
  /// The blocks inside of it at any depth, as indices: they follow it directly.
  public internal(set) var descendants: Range<Int>
  /// The paragraphs inside of it at any depth, as indices.
  public internal(set) var paragraphs: Range<Int>
  /// Its own inline content, as an index of a paragraph; nil if it holds blocks or nothing.
  public internal(set) var paragraph: Int?
  /// What stands before an item of a list; nil for other blocks and for items without one.
  public let marker: ListMarker?
  /// Whether `aria-hidden` takes it out of what is read aloud.
  package let isHiddenFromReaders: Bool
}

/// What stands before an item of a list.
///
/// Sendable: a plain value.
public struct ListMarker: Sendable, Hashable {
  /// The text without white space around it, such as `•`, `3.` or `三、`.
  public let text: String
  /// The item's number; items of lists with bullets have one too.
  public let ordinal: Int
  /// Whether the text tells the number.
  public let isNumbered: Bool
  /// The image that `list-style-image` asks for; nil if there is none.
  public let imageAddress: String?
  /// Whether it is part of the item's text, as `list-style-position: inside` asks for.
  public let isInside: Bool
}
