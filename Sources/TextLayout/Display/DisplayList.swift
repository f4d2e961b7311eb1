public import MarkupText

/// A drawing as data: what is drawn, in the order in which it is drawn, in px.
///
/// Made once, it can be drawn as often as wanted, by any backend and on any thread.
///
/// Sendable: a plain value.
public struct DisplayList: Sendable {
  /// The extent of the drawing.
  public var size: Size
  /// What is drawn, what is drawn later covering what is drawn earlier.
  public var items: [DisplayItem]
  /// The language of the text as a BCP 47 tag; nil if unknown.
  public var language: String?
  /// What the drawing is called; nil if it has no name.
  public var title: String?
  /// Whether lines run from top to bottom.
  public var isVertical: Bool

  /// A drawing.
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

/// One thing that is drawn.
///
/// Sendable: a plain value.
public enum DisplayItem: Sendable, Hashable {
  /// A filled rectangle, such as a background.
  case fill(Rect, CSSColor)
  /// Lines and areas.
  case path(DisplayPath)
  /// Text.
  case glyphs(GlyphRun)
  /// A line at text.
  case decoration(DecorationLine)
  /// A picture.
  case image(PlacedImage)
  /// What follows is drawn inside of the rectangle only, until the matching ``popClip``.
  case pushClip(Rect)
  /// What follows is drawn inside of an area only, until the matching ``popClip``.
  ///
  /// The area is that of the path's ``DisplayPath/elements``; its colors do not matter. A terminal,
  /// whose cells cannot be cut, takes the rectangle around it.
  case pushClipPath(DisplayPath)
  /// Ends the last ``pushClip(_:)`` or ``pushClipPath(_:)`` that has not ended.
  case popClip
  /// What follows has a meaning, until the matching ``end``.
  case begin(DisplayMeaning)
  /// Ends the last ``begin(_:)`` that has not ended.
  case end
}

/// What a part of a drawing means; nothing of it is seen.
///
/// Sendable: a plain value.
public enum DisplayMeaning: Sendable, Hashable {
  /// A link to an address.
  case link(address: String)
  /// A heading with its level from 1 to 6 and its text.
  case heading(level: Int, text: String)
  /// Text in a language, as a BCP 47 tag.
  case language(String)
  /// A reading: ruby text.
  case ruby
  /// Emphasis marks: drawn with glyphs, but no part of the text.
  case emphasisMarks
}

/// Lines and areas, filled, stroked or both.
///
/// Sendable: a plain value.
public struct DisplayPath: Sendable, Hashable {
  /// A part of a path.
  ///
  /// Sendable: a plain value.
  public enum Element: Sendable, Hashable {
    /// Begins a new line.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A Bézier curve with two control points.
    case curve(Point, Point, Point)
    /// Back to where the line began.
    case close
  }

  /// The parts.
  public var elements: [Element]
  /// The color of the area; nil to leave it.
  public var fill: CSSColor?
  /// The color of the line; nil for none.
  public var stroke: CSSColor?
  /// The width of the line in px.
  public var lineWidth: Double

  /// A path.
  public init(
    elements: [Element], fill: CSSColor? = nil, stroke: CSSColor? = nil, lineWidth: Double = 1
  ) {
    self.elements = elements
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
  }
}

/// A line under, over or through text.
///
/// Sendable: a plain value.
public struct DecorationLine: Sendable, Hashable {
  /// Where it starts: the middle of the line's thickness.
  public var start: Point
  /// How far it runs: to the right, or down if ``isVertical``.
  public var length: Double
  /// How thick it is; of a `double` line each of the two.
  public var thickness: Double
  /// `solid`, `double`, `dotted`, `dashed` or `wavy`.
  public var style: StyleKeyword
  /// Its color.
  public var color: CSSColor
  /// What it is to the text: `underline`, `overline` or `line-through`.
  public var kind: StyleKeyword
  /// Whether it runs down.
  public var isVertical: Bool

  /// A line.
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
