import TextInteraction
import TextLayout

/// The projection of page coordinates through a lens.
///
/// The surroundings of the word are magnified. On the word's own line, the preceding and following
/// text moves to the edges of the converted word; other lines are not divided.
struct LensProjection: Sendable {
  /// A part of the word's line.
  enum Part { case before, word, after }

  let slot: LineSlot
  let scale: Double
  let glass: Rect
  /// The bounds of the converted word in the lens.
  let convertedRect: Rect
  /// The part of the page that fills the frame if the converted word takes no additional space.
  let magnifiedRect: Rect
  /// The page coordinates, along and across the line, that appear at the center of the lens.
  private let source: (along: Double, across: Double)
  private let middle: (along: Double, across: Double)

  init(slot: LineSlot, converted: ConvertedWord, frame: Rect, inset: Double, scale: Double) {
    self.slot = slot
    self.scale = scale
    glass = Rect(
      x: frame.x + inset, y: frame.y + inset, width: max(0, frame.width - 2 * inset),
      height: max(0, frame.height - 2 * inset))
    let center = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    let size = converted.layout.size
    let (width, height) = (size.width * scale, size.height * scale)
    convertedRect = Rect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    // The converted word shares the baseline of its line.
    let extent = slot.isVertical ? size.width : size.height
    source = (
      (slot.word.lowerBound + slot.word.upperBound) / 2,
      slot.baseline - converted.baseline + extent / 2
    )
    middle = slot.isVertical ? (center.y, center.x) : (center.x, center.y)
    let (seen, origin) = (
      Size(width: frame.width / scale, height: frame.height / scale),
      slot.isVertical
        ? Point(x: source.across, y: source.along) : Point(x: source.along, y: source.across)
    )
    magnifiedRect = Rect(
      x: origin.x - seen.width / 2, y: origin.y - seen.height / 2, width: seen.width,
      height: seen.height)
  }

  // MARK: Coordinates

  /// Returns the part of the word's line that contains a coordinate along it.
  func part(of along: Double) -> Part {
    if along <= slot.word.lowerBound { return .before }
    return along >= slot.word.upperBound ? .after : .word
  }

  /// Projects a coordinate along the word's line, given the part of the line to which it belongs.
  func along(_ coordinate: Double, as part: Part) -> Double {
    let start = slot.isVertical ? convertedRect.y : convertedRect.x
    let end = slot.isVertical ? convertedRect.maxY : convertedRect.maxX
    let (lower, upper) = (slot.word.lowerBound, slot.word.upperBound)
    switch part {
    case .before: return start + (coordinate - lower) * scale
    case .after: return end + (coordinate - upper) * scale
    case .word:
      return upper > lower ? start + (coordinate - lower) / (upper - lower) * (end - start) : start
    }
  }

  /// Projects a coordinate along other lines.
  func along(_ coordinate: Double) -> Double { middle.along + (coordinate - source.along) * scale }

  /// Projects a coordinate across the lines.
  func across(_ coordinate: Double) -> Double {
    middle.across + (coordinate - source.across) * scale
  }

  /// Projects a point of the page.
  func point(_ point: Point, isOnLine: Bool) -> Point {
    let coordinate = slot.isVertical ? point.y : point.x
    let along = isOnLine ? along(coordinate, as: part(of: coordinate)) : along(coordinate)
    return slot.isVertical
      ? Point(x: across(point.x), y: along) : Point(x: along, y: across(point.y))
  }

  /// Projects a rectangle of the page.
  func rect(_ rect: Rect, isOnLine: Bool) -> Rect {
    let start = point(rect.origin, isOnLine: isOnLine)
    let end = point(Point(x: rect.maxX, y: rect.maxY), isOnLine: isOnLine)
    return Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// Returns whether a rectangle of the page belongs to the word's line.
  func isOnLine(_ rect: Rect) -> Bool {
    slot.isVertical
      ? slot.contains(from: rect.x, to: rect.maxX) : slot.contains(from: rect.y, to: rect.maxY)
  }

  /// Returns whether a projected rectangle is visible in the lens.
  func isSeen(_ rect: Rect) -> Bool {
    rect.x < glass.maxX && glass.x < rect.maxX && rect.y < glass.maxY && glass.y < rect.maxY
  }
}
