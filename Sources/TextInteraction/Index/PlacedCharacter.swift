import TextLayout

/// A visible character with its position in logical coordinates, in which lines run from left to
/// right.
///
/// Its extent is the whole width that the line gives it, including the gap after it and space added
/// for wide ruby, but not the padding and margins of elements that start or end at it. Characters
/// of a ligature have equal shares of its width; those of a tate-chu-yoko run are one character.
struct PlacedCharacter: BitwiseCopyable, Sendable {
  /// The UTF-8 offset of its start in the text.
  let start: Int32
  /// Bit 0: `isReversed`, 1: `isHidden`, 2: `followsEllipsis`; 3 to 31: its length in bytes.
  private var packed: UInt32
  /// The left and right edges of its extent, from the edge of the page.
  var left: Double
  var right: Double

  init(offsets: Range<Int>, left: Double, right: Double, isReversed: Bool, isHidden: Bool) {
    start = Int32(truncatingIfNeeded: offsets.lowerBound)
    packed = UInt32(clamping: min(offsets.count, 1 << 29 - 1)) &<< 3
    self.left = left
    self.right = right
    if isReversed { packed |= 1 }
    if isHidden { packed |= 2 }
  }

  /// The UTF-8 offset of its end in the text.
  var end: Int { Int(start) + Int(packed &>> 3) }

  /// Whether it runs from right to left.
  var isReversed: Bool { packed & 1 != 0 }

  /// Whether `visibility` hides it; it still takes up space.
  var isHidden: Bool { packed & 2 != 0 }

  /// Whether the ellipsis that replaces truncated text precedes it.
  var followsEllipsis: Bool {
    get { packed & 4 != 0 }
    set { packed = newValue ? packed | 4 : packed & ~4 }
  }

  /// The edge at which it starts in reading direction.
  var leadingEdge: Double { isReversed ? right : left }

  /// The edge at which it ends in reading direction.
  var trailingEdge: Double { isReversed ? left : right }

  var middle: Double { (left + right) / 2 }
}

/// A line with the data that queries need, in logical coordinates, in which lines run from left to
/// right.
struct IndexedLine: Sendable {
  /// The index of the paragraph, and the line's number within it.
  var paragraph: Int
  var number: Int
  /// The UTF-8 offsets of its text.
  var start: Int
  var end: Int
  /// The indices of its characters, in text order.
  var characters: Range<Int>
  /// The start of its characters in the visual order table; nil if visual order is text order.
  var visualOrder: Int?
  /// The indices of its ruby annotations.
  var rubies: Range<Int>
  /// Whether part of its text is truncated.
  var isTruncated: Bool
  /// The bounds of the line with its leading, from its leftmost to its rightmost character.
  var box: LineBounds
  /// The top of its highest text and the bottom of its lowest, without leading.
  var textTop: Double
  var textBottom: Double
  /// The x coordinate of the caret if no characters are shown.
  var emptyEdge: Double
  /// Its hit-test region: the part of the page in which it is the closest line.
  var hitRegion: LineBounds

  /// The vertical center of its text.
  var middle: Double { (textTop + textBottom) / 2 }
}

/// A visible ruby annotation and its base.
struct IndexedRuby: Sendable {
  var bounds: LineBounds
  /// The maximum right edge of this annotation and all preceding ones.
  var maximumRight: Double
  /// The UTF-8 offsets of the base's text on the line.
  var base: Range<Int>
}

/// A rectangle given by its edges, in logical coordinates, in which lines run from left to right.
struct LineBounds: BitwiseCopyable, Sendable, Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// The empty bounds: the neutral element of `formUnion`.
  static let nothing = LineBounds(
    left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)

  /// Returns whether a point is inside; the left and top edges are inside, the right and bottom
  /// ones are not.
  func contains(_ point: Point) -> Bool {
    point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }

  func overlaps(_ other: LineBounds) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }

  mutating func formUnion(_ other: LineBounds) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  /// Returns the distance to a point.
  func distance(to point: Point) -> LineDistance {
    LineDistance(
      across: Self.distance(of: point.y, from: top, to: bottom),
      along: Self.distance(of: point.x, from: left, to: right))
  }

  private static func distance(of coordinate: Double, from start: Double, to end: Double) -> Double
  {
    if coordinate < start { return start - coordinate }
    // A point on the end belongs to the character that begins there.
    return coordinate < end ? 0 : coordinate - end + .leastNonzeroMagnitude
  }

  var rect: Rect {
    Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

/// The distance between a point and a line, compared across the lines first, then along them.
struct LineDistance: Comparable, Sendable {
  var across: Double
  var along: Double

  static let infinite = LineDistance(across: .infinity, along: .infinity)
  static let zero = LineDistance(across: 0, along: 0)

  static func < (one: Self, other: Self) -> Bool {
    one.across == other.across ? one.along < other.along : one.across < other.across
  }
}
