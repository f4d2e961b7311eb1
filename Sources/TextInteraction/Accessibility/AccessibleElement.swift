public import MarkupText
public import TextLayout

/// An element of a layout for assistive technology: its role, its spoken text and its position.
public struct AccessibleElement: Sendable, Hashable {
  /// The role of an element.
  public enum Role: Sendable, Hashable {
    /// Text.
    case paragraph
    /// A heading of a level from 1 to 6.
    case heading(level: Int)
    /// Text of a list item.
    case listItem
    /// Text of a table cell.
    case tableCell
    /// A link that is safe to open, or the part of one that is in one paragraph.
    case link
    /// An image with alternative text.
    case image
  }

  /// The role of the element.
  public let role: Role
  /// The text to be spoken.
  ///
  /// Ruby text replaces its base, and alternative text and `aria-label` replace the content that
  /// they describe. Text hidden by `aria-hidden` is left out; text that truncation hides on the
  /// page is included.
  public let label: String
  /// The rectangles of the element on the page, in px: one for each line, ruby included.
  public let frames: [Rect]
  /// The range of the element's text; nil for a block whose label replaces its content.
  public let range: LayoutRange?
  /// The link; nil unless ``role`` is `link`.
  public let link: LayoutLink?
  /// The links and images in the text, in the order of their starts.
  public let children: [AccessibleElement]

  /// The smallest rectangle that contains all frames; nil if there are none.
  public var bounds: Rect? {
    frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }
}

extension LayoutIndex {
  /// Returns the elements of the layout for assistive technology, in reading order.
  ///
  /// There is one element for each paragraph that has text to be spoken, with its links and images
  /// as children.
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
  /// - Parameter options: whether ruby text and list item numbers are spoken, and what replaces
  ///   line breaks within a paragraph. Block separators are not used.
  /// - Returns: the elements; paragraphs that are not shown have none.
  /// - Complexity: linear in the text and the layout's lines.
  public func accessibleElements(
    _ options: AccessibilityTextOptions = AccessibilityTextOptions()
  ) -> [AccessibleElement] {
    var collector = AccessibleElementCollector(self, options)
    return collector.elements()
  }
}
