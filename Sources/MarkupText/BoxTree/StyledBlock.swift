/// A block of a ``StyledText``: a block-level element, a part of a table, or an anonymous block
/// around inline content next to such elements.
public struct StyledBlock: Sendable {
  /// The kind of a block.
  public enum Kind: Sendable, Hashable {
    /// The root block, the only one without a parent.
    case root
    /// A block-level element such as `p` or `div`.
    case block
    /// An anonymous block around inline content next to blocks (CSS 2.2 §9.2.1.1).
    case anonymous
    /// A list item such as `li`.
    case listItem
    /// A thematic break, `hr`.
    case rule
    /// A table.
    case table
    /// A table caption.
    case caption
    /// A table row group, such as `tbody`.
    case rowGroup
    /// A table header group, such as `thead`.
    case headerGroup
    /// A table footer group, such as `tfoot`.
    case footerGroup
    /// A table row.
    case row
    /// A table cell; the attributes `colspan` and `rowspan` and the name (`td` or `th`) are those
    /// of its node.
    case cell
  }

  /// The kind of the block.
  public let kind: Kind
  /// The element of the block; for an anonymous block, the element that contains it, and for the
  /// root, the node from which the text was created.
  public let node: MarkupNode
  /// The style of the element; an anonymous block has the inherited properties of its parent and
  /// initial values for the others.
  public let style: ComputedStyle
  /// The index of the parent block, or nil for the root.
  public let parent: Int?
  /// The number of ancestor blocks.
  public let depth: Int
  /// The indices of all descendant blocks, which directly follow this block.
  public internal(set) var descendants: Range<Int>
  /// The indices of all paragraphs in this block and its descendants.
  public internal(set) var paragraphs: Range<Int>
  /// The index of the paragraph with the block's own inline content, or nil if it contains blocks
  /// or nothing.
  public internal(set) var paragraph: Int?
  /// The marker of a list item, or nil for other blocks and for items without a marker.
  public let marker: ListMarker?
  /// Whether `aria-hidden` hides the block from screen readers.
  package let isAriaHidden: Bool
}

/// The marker of a list item.
public struct ListMarker: Sendable, Hashable {
  /// The text without surrounding white space, such as `•`, `3.` or `三、`.
  public let text: String
  /// The number of the item; items with bullets also have one.
  public let ordinal: Int
  /// Whether the text contains the number.
  public let isNumbered: Bool
  /// The URL given by `list-style-image`, or nil.
  public let imageAddress: String?
  /// Whether the marker is part of the text of the item (`list-style-position: inside`).
  public let isInside: Bool
}
