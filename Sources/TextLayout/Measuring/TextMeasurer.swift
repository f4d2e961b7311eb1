/// Tells how wide text is; what it is drawn with must be able to draw what was measured.
///
/// Layout asks it once for every run of a paragraph, never for a line that might be. `PangoFonts`
/// measures with real fonts, ``ColumnMeasurer`` with the columns of a terminal, and
/// ``FixedMeasurer`` with one width for all.
///
/// Sendable: layouts of several threads share one.
public protocol TextMeasurer: Sendable {
  /// The cells that all places are rounded to; nil if text can stand anywhere.
  var grid: LayoutGrid? { get }

  /// The heights of the font that a request finds for most of its text.
  func metrics(for font: FontRequest) -> FontMetrics

  /// Measures a stretch of text and appends its clusters to `output`, in the order of the text.
  ///
  /// The clusters cover `request.range`. A range that is empty or not within the text appends
  /// nothing.
  func shape(_ request: ShapingRequest, of text: String, into output: inout ShapedText)

  /// The embedding level of each UTF-8 byte of a text by the Unicode Bidirectional Algorithm
  /// (UAX #9), even for left to right; nil if all of it runs from left to right.
  ///
  /// - Parameters:
  ///   - text: a paragraph.
  ///   - base: the direction of the paragraph; nil to take that of its first strong character.
  /// - Returns: a level for each byte, or nil.
  func bidirectionalLevels(of text: String, base: TextDirection?) -> [UInt8]?
}

extension TextMeasurer {
  /// No grid.
  public var grid: LayoutGrid? { nil }

  /// A whole text in one font.
  func shaped(_ text: String, font: FontRequest) -> ShapedText {
    var shaped = ShapedText()
    shape(ShapingRequest(range: 0..<text.utf8.count, font: font), of: text, into: &shaped)
    return shaped
  }

  /// Everything runs from left to right.
  public func bidirectionalLevels(of text: String, base: TextDirection?) -> [UInt8]? { nil }
}

/// The direction in which characters follow each other.
///
/// Sendable: a plain value.
public enum TextDirection: String, Sendable, Hashable, Codable {
  /// As in Latin and Japanese.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// How characters stand in a line.
///
/// Sendable: a plain value.
public enum GlyphOrientation: String, Sendable, Hashable, Codable {
  /// Upright in a horizontal line: advances count to the right.
  case horizontal
  /// Upright in a vertical line: advances count down, and forms for vertical text are used.
  case upright
  /// Turned by 90° clockwise in a vertical line: measured as in a horizontal one.
  case sideways
}

/// A stretch of text in one font, to be measured.
///
/// Sendable: a plain value.
public struct ShapingRequest: Sendable, Hashable {
  /// Where it is in the text, in UTF-8 offsets.
  public var range: Range<Int>
  /// Its font.
  public var font: FontRequest
  /// Its direction.
  public var direction: TextDirection
  /// How its characters stand in the line.
  public var orientation: GlyphOrientation
  /// Whether characters may melt into one shape; not where letters are spaced.
  public var allowsLigatures: Bool

  /// A stretch of text.
  public init(
    range: Range<Int>, font: FontRequest, direction: TextDirection = .leftToRight,
    orientation: GlyphOrientation = .horizontal, allowsLigatures: Bool = true
  ) {
    self.range = range
    self.font = font
    self.direction = direction
    self.orientation = orientation
    self.allowsLigatures = allowsLigatures
  }
}

/// The cells of a terminal: places and extents of a layout are multiples of them.
///
/// Sendable: a plain value.
public struct LayoutGrid: Sendable, Hashable, Codable {
  /// The width of a column in px.
  public var columnWidth: Double
  /// The height of a row in px.
  public var rowHeight: Double

  /// Cells of that size.
  public init(columnWidth: Double, rowHeight: Double) {
    self.columnWidth = columnWidth
    self.rowHeight = rowHeight
  }
}
