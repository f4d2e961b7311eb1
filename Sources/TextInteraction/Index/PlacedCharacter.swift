import TextLayout

/// A Character that is shown, at its place on a page whose lines run from left to right.
///
/// Its room is all that the line gives it, gaps behind it and room for a wide reading included, but
/// not the padding and margins of elements that start or end at it. Characters melted into one shape
/// have an equal part of it each; those set upright side by side in a vertical line are one.
///
/// Sendable: a plain value.
struct PlacedCharacter: BitwiseCopyable, Sendable {
  /// Where it starts in the text, as a UTF-8 offset.
  let start: Int32
  /// Bit 0: `isReversed`, 1: `isHidden`, 2: `followsSign`; 3 to 31: the number of its bytes.
  private var packed: UInt32
  /// The edges of its room, from the edge of the page.
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

  /// Where it ends in the text.
  var end: Int { Int(start) + Int(packed &>> 3) }

  /// Whether it runs from right to left.
  var isReversed: Bool { packed & 1 != 0 }

  /// Whether `visibility` hides it, though it has its room.
  var isHidden: Bool { packed & 2 != 0 }

  /// Whether the sign for what is cut out of a line stands before it.
  var followsSign: Bool {
    get { packed & 4 != 0 }
    set { packed = newValue ? packed | 4 : packed & ~4 }
  }

  /// Where it begins for who reads it.
  var leadingEdge: Double { isReversed ? right : left }

  /// Where it ends for who reads it.
  var trailingEdge: Double { isReversed ? left : right }

  var middle: Double { (left + right) / 2 }
}

/// A line with what is asked of it, on a page whose lines run from left to right.
///
/// Sendable: a plain value.
struct IndexedLine: Sendable {
  /// The paragraph, and which of its lines it is.
  var paragraph: Int
  var number: Int
  /// Its text.
  var start: Int
  var end: Int
  /// Its characters in the order of the text, as indices.
  var characters: Range<Int>
  /// Where its characters in visual order begin; nil if that is the order of the text.
  var visualOrder: Int?
  /// Its readings, as indices.
  var readings: Range<Int>
  /// Whether something is cut out of it.
  var isTruncated: Bool
  /// The line with its leading, from its leftmost to its rightmost character.
  var box: LineBounds
  /// From the top of its highest text to the bottom of its lowest, without leading.
  var textTop: Double
  var textBottom: Double
  /// Where a caret stands if no characters are shown.
  var emptyEdge: Double
  /// The part of the page that is closest to it rather than to other lines beside it.
  var territory: LineBounds

  /// The middle of its text.
  var middle: Double { (textTop + textBottom) / 2 }
}

/// A reading that is shown, and the base it belongs to.
///
/// Sendable: a plain value.
struct IndexedReading: Sendable {
  var bounds: LineBounds
  /// How far to the right it and all before it reach.
  var reach: Double
  /// The characters of the base on the line, in UTF-8 offsets.
  var base: Range<Int>
}

/// A rectangle on a page whose lines run from left to right, by its edges.
///
/// Sendable: a plain value.
struct LineBounds: BitwiseCopyable, Sendable, Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// What holds nothing.
  static let nothing = LineBounds(
    left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)

  /// Whether a point is inside; the left and upper edges are, the right and lower ones are not.
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

  /// How far a point is away: across the lines first, then along them.
  func distance(to point: Point) -> LineDistance {
    LineDistance(
      across: Self.distance(of: point.y, from: top, to: bottom),
      along: Self.distance(of: point.x, from: left, to: right))
  }

  private static func distance(of place: Double, from start: Double, to end: Double) -> Double {
    if place < start { return start - place }
    // The end belongs to what begins there.
    return place < end ? 0 : place - end + .leastNonzeroMagnitude
  }

  var rect: Rect {
    Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

/// How far a point is from a line: nearer lines win, of those equally near the ones less far beside.
///
/// Sendable: a plain value.
struct LineDistance: Comparable, Sendable {
  var across: Double
  var along: Double

  static let infinite = LineDistance(across: .infinity, along: .infinity)
  static let zero = LineDistance(across: 0, along: 0)

  static func < (one: Self, other: Self) -> Bool {
    one.across == other.across ? one.along < other.along : one.across < other.across
  }
}
