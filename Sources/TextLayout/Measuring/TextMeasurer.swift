/// Measures and shapes text; the renderer must support the same fonts.
///
/// Layout shapes every run of a paragraph only once, before lines are broken. `PangoFonts` measures
/// with installed fonts, ``ColumnMeasurer`` with the columns of a terminal, and ``FixedMeasurer``
/// with fixed widths.
///
/// Layouts on several threads may use one measurer at the same time.
public protocol TextMeasurer: Sendable {
  /// The grid of cells to which all positions are rounded; nil if text can be at any position.
  var grid: LayoutGrid? { get }

  /// Returns the metrics of the primary font for a request.
  func metrics(for font: FontRequest) -> FontMetrics

  /// Shapes a range of text and appends its clusters to `output`, in text order.
  ///
  /// The clusters cover `request.range`. Nothing is appended for a range that is empty or not
  /// within the text.
  func shape(_ request: ShapingRequest, of text: String, into output: inout ShapedText)

  /// Returns the embedding level of each UTF-8 byte of a text by the Unicode Bidirectional
  /// Algorithm (UAX #9), or nil if all of it runs from left to right.
  ///
  /// Even levels run from left to right.
  ///
  /// - Parameters:
  ///   - text: a paragraph.
  ///   - base: the base direction; nil for the direction of the first strong character.
  /// - Returns: a level for each byte, or nil.
  func bidirectionalLevels(of text: String, base: TextDirection?) -> [UInt8]?
}

extension TextMeasurer {
  /// Text can be at any position.
  public var grid: LayoutGrid? { nil }

  /// Returns a whole text shaped in one font.
  func shaped(_ text: String, font: FontRequest) -> ShapedText {
    var shaped = ShapedText()
    shape(ShapingRequest(range: 0..<text.utf8.count, font: font), of: text, into: &shaped)
    return shaped
  }

  /// Returns nil: all text runs from left to right.
  public func bidirectionalLevels(of text: String, base: TextDirection?) -> [UInt8]? { nil }
}

/// The direction in which the characters of a run follow each other.
public enum TextDirection: String, Sendable, Hashable, Codable {
  /// Left to right, as in Latin and Japanese text.
  case leftToRight
  /// Right to left, as in Arabic and Hebrew text.
  case rightToLeft
}

/// The orientation of glyphs in a line.
public enum GlyphOrientation: String, Sendable, Hashable, Codable {
  /// Upright in a horizontal line; advances count to the right.
  case horizontal
  /// Upright in a vertical line; advances count down, and vertical forms are used.
  case upright
  /// Rotated by 90° clockwise in a vertical line; measured as in a horizontal line.
  case sideways
}

/// A request to shape a run of text in one font.
public struct ShapingRequest: Sendable, Hashable {
  /// The range of the run in the text, in UTF-8 offsets.
  public var range: Range<Int>
  /// The font.
  public var font: FontRequest
  /// The direction of the text.
  public var direction: TextDirection
  /// The orientation of the characters in the line.
  public var orientation: GlyphOrientation
  /// Whether ligatures may be formed; false for text with letter spacing.
  public var allowsLigatures: Bool

  /// Creates a request.
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

/// The cells of a terminal; positions and sizes in a layout are multiples of them.
public struct LayoutGrid: Sendable, Hashable, Codable {
  /// The width of a column in px.
  public var columnWidth: Double
  /// The height of a row in px.
  public var rowHeight: Double

  /// Creates a grid with cells of a given size.
  public init(columnWidth: Double, rowHeight: Double) {
    self.columnWidth = columnWidth
    self.rowHeight = rowHeight
  }
}
