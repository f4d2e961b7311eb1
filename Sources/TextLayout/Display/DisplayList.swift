public import MarkupText

/// A drawing as data: the items to draw, in drawing order, in px.
///
/// A list can be drawn any number of times, by any backend and on any thread.
public struct DisplayList: Sendable {
  /// The size of the drawing.
  public var size: Size
  /// The items, in drawing order: later ones cover earlier ones.
  public var items: [DisplayItem]
  /// The language of the text as a BCP 47 tag; nil if unknown.
  public var language: String?
  /// The title of the drawing; nil if it has none.
  public var title: String?
  /// Whether lines of text run from top to bottom.
  public var isVertical: Bool

  /// Creates a drawing.
  public init(
    size: Size, items: [DisplayItem] = [], language: String? = nil, title: String? = nil,
    isVertical: Bool = false
  ) {
    self.size = size
    self.items = items
    self.language = language
    self.title = title
    self.isVertical = isVertical
  }
}

/// An item of a drawing.
public enum DisplayItem: Sendable, Hashable {
  /// A filled rectangle, such as a background.
  case fill(Rect, CSSColor)
  /// A path: lines and areas.
  case path(DisplayPath)
  /// A run of text.
  case glyphs(GlyphRun)
  /// A text decoration line.
  case decoration(DecorationLine)
  /// An image.
  case image(PlacedImage)
  /// Clips the items that follow to a rectangle, until the matching ``popClip``.
  case pushClip(Rect)
  /// Clips the items that follow to the area of a path, until the matching ``popClip``.
  ///
  /// Only the path's ``DisplayPath/elements`` matter, not its colors. A terminal, which cannot clip
  /// within a cell, uses the bounding rectangle.
  case pushClipPath(DisplayPath)
  /// Ends the innermost open ``pushClip(_:)`` or ``pushClipPath(_:)``.
  case popClip
  /// Begins a structural element, which ends at the matching ``end``.
  case begin(StructureTag)
  /// Ends the innermost open ``begin(_:)``.
  case end
}

/// The structure of a part of a drawing, for accessibility and links; it is not painted.
public enum StructureTag: Sendable, Hashable {
  /// A link to an address.
  case link(address: String)
  /// A heading with its level, from 1 to 6, and its text.
  case heading(level: Int, text: String)
  /// Text in a language, given as a BCP 47 tag.
  case language(String)
  /// Ruby text.
  case ruby
  /// Emphasis marks, which are drawn with glyphs but are not part of the text.
  case emphasisMarks
}

/// A path that is filled, stroked or both.
public struct DisplayPath: Sendable, Hashable {
  /// An element of a path.
  public enum Element: Sendable, Hashable {
    /// Starts a new subpath at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve: two control points and the end point.
    case curve(Point, Point, Point)
    /// Closes the subpath with a line to its start.
    case close
  }

  /// The elements of the path.
  public var elements: [Element]
  /// The fill color; nil for no fill.
  public var fill: CSSColor?
  /// The stroke color; nil for no stroke.
  public var stroke: CSSColor?
  /// The stroke width in px.
  public var lineWidth: Double

  /// Creates a path.
  public init(
    elements: [Element], fill: CSSColor? = nil, stroke: CSSColor? = nil, lineWidth: Double = 1
  ) {
    self.elements = elements
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
  }
}

/// A text decoration line: an underline, an overline or a line through the text.
public struct DecorationLine: Sendable, Hashable {
  /// The start of the line, in the middle of its thickness.
  public var start: Point
  /// The length: to the right, or down if ``isVertical``.
  public var length: Double
  /// The thickness in px; for `double`, that of each of the two lines.
  public var thickness: Double
  /// The style: `solid`, `double`, `dotted`, `dashed` or `wavy`.
  public var style: StyleKeyword
  /// The color.
  public var color: CSSColor
  /// The kind of line: `underline`, `overline` or `line-through`.
  public var kind: StyleKeyword
  /// Whether the line runs from top to bottom.
  public var isVertical: Bool

  /// Creates a decoration line.
  public init(
    start: Point, length: Double, thickness: Double, style: StyleKeyword = .solid,
    color: CSSColor, kind: StyleKeyword = .underline, isVertical: Bool = false
  ) {
    self.start = start
    self.length = length
    self.thickness = thickness
    self.style = style
    self.color = color
    self.kind = kind
    self.isVertical = isVertical
  }
}
