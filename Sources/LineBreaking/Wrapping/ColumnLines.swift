import TextFoundation

/// Fills lines of a number of columns one after the other: what ``Paragraph`` does first fit, for
/// text without elastic gaps and without an object for each Character.
struct ColumnLines {
  /// A line of text.
  struct Line {
    /// All of it.
    var range: Range<Int>
    /// Without spaces and line separators at the end.
    var visible: Range<Int>
    /// Whether a hyphen is drawn at the end.
    var isHyphenated = false
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let opportunities: UnsafeBufferPointer<BreakOpportunity>
  private let limit: Int
  private var meter: ColumnMeter
  /// Where the next line begins, and the first opportunity behind that.
  private var offset = 0
  private var index = 0

  /// `opportunities` are those of the text, those inside of phrases included.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ opportunities: UnsafeBufferPointer<BreakOpportunity>,
    columns: TerminalColumns, limit: Int
  ) {
    self.bytes = bytes
    self.opportunities = opportunities
    self.limit = limit
    meter = ColumnMeter(columns, boundaries: CharacterBoundaries(byteCount: bytes.count))
  }

  var isAtEnd: Bool { offset >= bytes.count }
  /// Where the next line begins.
  var start: Int { offset }

  /// The next line; nil if no opportunity fits in it, or at the end of the text.
  mutating func next() -> Line? {
    let start = offset
    var (position, columns, next) = (start, 0, index)
    var (visibleEnd, visibleColumns) = (start, 0)
    var fits = true
    var best = BestPlaces()
    while position < bytes.count, fits {
      let cluster = meter.cluster(at: position, in: bytes)
      let isTrailing = !cluster.isPlainLetter && isTrailing(at: position)
      position &+= cluster.length
      columns &+= cluster.columns
      if !isTrailing {
        (visibleEnd, visibleColumns) = (position, columns)
        fits = columns <= limit
      }
      while next < opportunities.count, opportunities[next].offset < position { next &+= 1 }
      guard fits, next < opportunities.count, opportunities[next].offset == position else {
        continue
      }
      let kind = opportunities[next].kind
      next &+= 1
      if kind == .hyphen, visibleEnd > start, visibleColumns >= limit { continue }
      let place = BestPlaces.Place(
        end: position, visibleEnd: visibleEnd, nextIndex: next, kind: kind)
      if kind == .mandatory { return take(place, from: start) }
      best.replace(with: place)
    }
    return best.last.map { take($0, from: start) }
  }

  /// Goes on behind a line that somebody else has found.
  mutating func skip(to offset: Int) {
    self.offset = offset
    while index < opportunities.count, opportunities[index].offset <= offset { index += 1 }
  }

  private mutating func take(_ place: BestPlaces.Place, from start: Int) -> Line {
    (offset, index) = (place.end, place.nextIndex)
    return Line(
      range: start..<place.end, visible: start..<place.visibleEnd,
      isHyphenated: place.kind == .hyphen)
  }

  /// Whether the Character at an offset takes no room at the end of a line: a space, a separator.
  @inline(__always)
  private func isTrailing(at offset: Int) -> Bool {
    switch bytes[offset] {
    case 0x21...0x7E: false
    case 0xE3: bytes[offset &+ 1] == 0x80 && bytes[offset &+ 2] == 0x80  // U+3000
    case 0xE4...0xEE: false
    default: isTrailingByClass(at: offset)
    }
  }

  @inline(never)
  private func isTrailingByClass(at offset: Int) -> Bool {
    guard let value = bytes.scalar(at: offset)?.value, let scalar = Unicode.Scalar(value) else {
      return false
    }
    return Paragraph.Item(length: 1, advance: 1, em: 2, scalar: scalar).isTrailing
  }
}

/// The last places where a line may end, by how good they are.
private struct BestPlaces {
  struct Place {
    var end: Int
    var visibleEnd: Int
    var nextIndex: Int
    var kind: BreakOpportunity.Kind
  }

  private var betweenPhrases: Place?
  private var withinPhrase: Place?
  private var withinWord: Place?

  @inline(__always)
  mutating func replace(with place: Place) {
    switch place.kind {
    case .mandatory, .allowed, .hyphen: betweenPhrases = place
    case .withinPhrase: withinPhrase = place
    case .withinWord: withinWord = place
    }
  }

  var last: Place? { betweenPhrases ?? withinPhrase ?? withinWord }
}
