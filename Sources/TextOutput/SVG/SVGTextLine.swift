import MarkupText
import TextLayout

/// The state of the line of text being written, which is one `<text>` element so that it can be
/// selected as a whole.
///
/// Coordinates are those of the element: in a rotated line, `main` runs down the page and `cross`
/// to the left.
struct SVGTextLine {
  /// The orientation of its glyphs.
  let orientation: GlyphOrientation
  /// The horizontal scale of its glyphs.
  let stretch: Double
  /// The style of the element.
  let style: SVGTextStyle
  /// The position of its baseline across the line; nil while it contains only ruby.
  var baseline: Double?
  /// The font size of its text.
  var size: Double
  /// The extent of the last run other than ruby.
  var last: ClosedRange<Double>
  /// The extent of all runs other than ruby; in bidirectional text the last one can be in the
  /// middle.
  var all: ClosedRange<Double>
  /// The approximate area on the page that its text covers.
  var covered: Rect
  /// The area that its decoration lines cover; nil if it has none.
  var coveredAfter: Rect?
  /// The cross coordinate written last; nil if none has been written.
  var cross: Double?
  /// Whether XML viewers would collapse spaces in its text.
  var spaces = CollapsibleSpaces()
  /// The links, languages and ruby annotations whose elements are open within the line.
  var scopes: [SVGWriter.Scope] = []

  init(_ run: GlyphRun, isRuby: Bool) {
    orientation = run.orientation
    stretch = run.stretch
    style = SVGTextStyle(run)
    baseline = isRuby ? nil : run.cross
    size = style.size
    last = run.extent
    all = last
    covered = run.covered
    cross = nil
  }

  /// Returns whether a run continues the line: on its baseline, shifted slightly and directly after
  /// the text, or as ruby.
  ///
  /// A run at a greater distance belongs to other content, such as the next table cell.
  func continues(with run: GlyphRun, isRuby: Bool) -> Bool {
    guard run.orientation == orientation, run.stretch == stretch, run.cross.isFinite else {
      return false
    }
    let extent = run.extent
    let gap = max(extent.lowerBound - all.upperBound, all.lowerBound - extent.upperBound)
    let size = max(self.size, run.size)
    guard gap <= size * 1.5 else { return false }
    guard let baseline else { return abs(run.cross - (cross ?? 0)) <= size * 2.5 }
    let distance = abs(run.cross - baseline)
    if isRuby { return distance <= size * 2.5 }
    if distance < 0.01 { return true }
    return distance <= size * 0.75 && abs(extent.lowerBound - last.upperBound) <= size * 0.5
  }

  /// Extends the line by a run.
  mutating func append(_ run: GlyphRun, isRuby: Bool) {
    covered = covered.union(run.covered)
    guard !isRuby else { return }
    last = run.extent
    if baseline == nil {
      (baseline, size, all) = (run.cross, run.size, last)
    } else {
      all = min(all.lowerBound, last.lowerBound)...max(all.upperBound, last.upperBound)
    }
  }

  /// Extends the area of decoration lines by a rectangle.
  mutating func cover(_ rect: Rect) { coveredAfter = coveredAfter?.union(rect) ?? rect }

  /// Returns whether a rectangle overlaps the line's text or its decoration lines.
  func touches(_ rect: Rect) -> Bool {
    covered.overlaps(rect) || coveredAfter?.overlaps(rect) ?? false
  }
}

/// Detects spaces that XML viewers collapse by default: at the start and the end of the text, and
/// after another space.
struct CollapsibleSpaces {
  private var isFound = false
  private var endsWithSpace = true

  /// Whether the text read so far contains such spaces.
  var needPreserving: Bool { isFound || endsWithSpace }

  /// Processes the next segment of the text.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      let isSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A
      if isSpace, endsWithSpace || byte != 0x20 { isFound = true }
      endsWithSpace = isSpace
    }
  }
}

extension GlyphRun {
  /// The start of the run along its line, in the coordinates of its element.
  var main: Double { orientation == .horizontal ? origin.x : origin.y }

  /// The position of the run across its line, in the coordinates of its element.
  var cross: Double {
    switch orientation {
    case .horizontal: origin.y
    case .upright: origin.x
    case .sideways: -origin.x
    }
  }

  /// The extent of the run along its line.
  var extent: ClosedRange<Double> {
    let end = main + advance
    guard main.isFinite, end.isFinite else { return 0...0 }
    return min(main, end)...max(main, end)
  }

  /// The approximate area on the page that the run covers.
  var covered: Rect {
    let length = extent.upperBound - extent.lowerBound
    switch orientation {
    case .horizontal:
      return Rect(x: extent.lowerBound, y: origin.y - size, width: length, height: size * 1.4)
    case .upright:
      return Rect(x: origin.x - size / 2, y: extent.lowerBound, width: size, height: length)
    case .sideways:
      return Rect(
        x: origin.x - size * 0.4, y: extent.lowerBound, width: size * 1.4, height: length)
    }
  }
}

extension Rect {
  /// Returns whether the intersection of two rectangles is more than an edge.
  func overlaps(_ other: Rect) -> Bool {
    let tolerance = 0.01
    return x < other.maxX - tolerance && other.x < maxX - tolerance
      && y < other.maxY - tolerance && other.y < maxY - tolerance
  }
}
