public import MarkupText
public import TextLayout

/// A part of a layout as readers of screens have it: what it is, what it says and where it is.
///
/// Sendable: what it holds is.
public struct AccessibleElement: Sendable, Hashable {
  /// What an element is.
  ///
  /// Sendable: a plain value.
  public enum Role: Sendable, Hashable {
    /// Text.
    case paragraph
    /// A heading of a level from 1 to 6.
    case heading(level: Int)
    /// Text of an item of a list.
    case listItem
    /// Text of a cell of a table.
    case tableCell
    /// A link, or what of it is in a paragraph.
    case link
    /// A picture with a text in its place.
    case image
  }

  /// What it is.
  public let role: Role
  /// What is read: readings in place of their bases, alternative texts of pictures, labels
  /// (`aria-label`), and nothing of what `aria-hidden` hides; also what is cut out of lines.
  public let label: String
  /// Where it is on the page, in px: a rectangle for each line, readings included.
  public let frames: [Rect]
  /// Its text; nil for blocks that a label stands for.
  public let range: LayoutRange?
  /// The link; nil for what is none.
  public let link: LayoutLink?
  /// The links and pictures in the text, by where they start.
  public let children: [AccessibleElement]

  /// The smallest rectangle that holds all of its frames; nil if it has none.
  public var bounds: Rect? {
    frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }
}

extension LayoutIndex {
  /// What readers of screens are told of the layout, in the order in which it is read: an element
  /// for each paragraph that says something, with its links and pictures.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: FixedMeasurer()).layout(
  ///   markup: "<h1>旅</h1><ul><li><a href='/'><ruby>東京<rt>とうきょう</rt></ruby></a>へ</ul>",
  ///   in: LayoutSpace(inlineSize: 320))
  /// let elements = LayoutIndex(layout).accessibleElements()
  /// elements.map(\.label)             // ["旅", "とうきょうへ"]
  /// elements[1].role                  // .listItem
  /// elements[1].children.first?.label // "とうきょう"
  /// ```
  ///
  /// - Parameter options: whether readings and the numbers of list items are read; what stands for
  ///   breaks within a paragraph. Separators between blocks are not used.
  /// - Returns: the elements; none of paragraphs that are not shown.
  /// - Complexity: linear in the text and the layout's lines.
  public func accessibleElements(
    _ options: AccessibilityTextOptions = AccessibilityTextOptions()
  ) -> [AccessibleElement] {
    var collector = AccessibleElementCollector(self, options)
    return collector.elements()
  }
}
