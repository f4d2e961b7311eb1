import MarkupText
import TextLayout

/// What is known of a line of text while it is written: one `<text>` element, so that a selection
/// runs through all of it.
///
/// Places are those of the element: of a line that is turned, `main` runs down the page and `cross`
/// to the left.
struct SVGTextLine {
  /// How its characters stand.
  let orientation: GlyphOrientation
  /// How much narrower than its font it is.
  let stretch: Double
  /// The style of the element.
  let style: SVGTextStyle
  /// Where its text stands across the line; nil while it has readings only.
  var baseline: Double?
  /// The size of its text.
  var size: Double
  /// Where the last text that is no reading starts and ends.
  var last: ClosedRange<Double>
  /// Where all such text starts and ends; in mixed directions the last one may be in the middle.
  var all: ClosedRange<Double>
  /// What its text covers on the page, about.
  var covered: Rect
  /// What the lines at its text cover.
  var coveredAfter: Rect?
  /// The place across the line that was written last; nil before any.
  var cross: Double?
  /// Whether spaces of its text would be lost.
  var spaces = CollapsibleSpaces()
  /// The links, languages and readings that are open within.
  var scopes: [SVGWriter.Scope] = []

  init(_ run: GlyphRun, isReading: Bool) {
    orientation = run.orientation
    stretch = run.stretch
    style = SVGTextStyle(run)
    baseline = isReading ? nil : run.cross
    size = style.size
    last = run.extent
    all = last
    covered = run.covered
    cross = nil
  }

  /// Whether a run continues the line: on its baseline, or a little above or below and right behind,
  /// or as a reading beside it.
  ///
  /// What is far behind it is another thing: the next cell of a table.
  func continues(with run: GlyphRun, isReading: Bool) -> Bool {
    guard run.orientation == orientation, run.stretch == stretch, run.cross.isFinite else {
      return false
    }
    let extent = run.extent
    let gap = max(extent.lowerBound - all.upperBound, all.lowerBound - extent.upperBound)
    let size = max(self.size, run.size)
    guard gap <= size * 1.5 else { return false }
    guard let baseline else { return abs(run.cross - (cross ?? 0)) <= size * 2.5 }
    let distance = abs(run.cross - baseline)
    if isReading { return distance <= size * 2.5 }
    if distance < 0.01 { return true }
    return distance <= size * 0.75 && abs(extent.lowerBound - last.upperBound) <= size * 0.5
  }

  /// Takes a run in.
  mutating func append(_ run: GlyphRun, isReading: Bool) {
    covered = covered.union(run.covered)
    guard !isReading else { return }
    last = run.extent
    if baseline == nil {
      (baseline, size, all) = (run.cross, run.size, last)
    } else {
      all = min(all.lowerBound, last.lowerBound)...max(all.upperBound, last.upperBound)
    }
  }

  /// Takes in what a line at its text covers.
  mutating func cover(_ rect: Rect) { coveredAfter = coveredAfter?.union(rect) ?? rect }

  /// Whether something drawn at a place would touch the line's text or the lines at it.
  func touches(_ rect: Rect) -> Bool {
    covered.overlaps(rect) || coveredAfter?.overlaps(rect) ?? false
  }
}

/// Finds spaces that XML viewers take away unless told otherwise: at both ends, and behind another.
struct CollapsibleSpaces {
  private var isFound = false
  private var endsWithSpace = true

  /// Whether there are any in what has been read.
  var needPreserving: Bool { isFound || endsWithSpace }

  /// Reads a piece of text.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      let isSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A
      if isSpace, endsWithSpace || byte != 0x20 { isFound = true }
      endsWithSpace = isSpace
    }
  }
}

extension GlyphRun {
  /// Where the run begins along its line, in the coordinates of its element.
  var main: Double { orientation == .horizontal ? origin.x : origin.y }

  /// Where the run stands across its line, in the coordinates of its element.
  var cross: Double {
    switch orientation {
    case .horizontal: origin.y
    case .upright: origin.x
    case .sideways: -origin.x
    }
  }

  /// From where to where it runs.
  var extent: ClosedRange<Double> {
    let end = main + advance
    guard main.isFinite, end.isFinite else { return 0...0 }
    return min(main, end)...max(main, end)
  }

  /// What it covers on the page, about.
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
  /// Whether two rectangles have more in common than an edge.
  func overlaps(_ other: Rect) -> Bool {
    let tolerance = 0.01
    return x < other.maxX - tolerance && other.x < maxX - tolerance
      && y < other.maxY - tolerance && other.y < maxY - tolerance
  }
}
