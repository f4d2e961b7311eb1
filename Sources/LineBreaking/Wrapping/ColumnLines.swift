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

  /// A measured Character.
  private struct Measured {
    var end: Int
    var columns: Int
    /// Whether it takes no room at the end of a line.
    var isTrailing: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let opportunities: UnsafeBufferPointer<BreakOpportunity>
  private let limit: Int
  private var meter: ColumnMeter
  /// Where the next line begins, and the first opportunity behind that.
  private var offset = 0
  private var index = 0
  /// Whether lines may end long before what has been looked at: before a phrase that is too long.
  private let endsEarly: Bool
  /// Characters measured for lines that then ended before them: those from `head` on.
  ///
  /// Measuring goes forwards, for where Characters begin may depend on a long run before them.
  private var measured: [Measured] = []
  private var head = 0

  /// `opportunities` are those of the text, those inside of phrases included.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ opportunities: UnsafeBufferPointer<BreakOpportunity>,
    columns: TerminalColumns, limit: Int, endsEarly: Bool
  ) {
    self.bytes = bytes
    self.opportunities = opportunities
    self.limit = limit
    self.endsEarly = endsEarly
    meter = ColumnMeter(columns, boundaries: CharacterBoundaries(byteCount: bytes.count))
  }

  var isAtEnd: Bool { offset >= bytes.count }
  /// Where the next line begins.
  var start: Int { offset }

  /// The next line; nil if no opportunity fits in it, or at the end of the text.
  mutating func next() -> Line? {
    // Compiled twice: once without a look at what has been measured.
    endsEarly ? fill(remembering: true) : fill(remembering: false)
  }

  @inline(__always)
  private mutating func fill(remembering: Bool) -> Line? {
    let start = offset
    var (position, columns, next, cursor) = (start, 0, index, head)
    var (visibleEnd, visibleColumns) = (start, 0)
    var fits = true
    var best = BestPlaces()
    while position < bytes.count, fits {
      let cluster = remembering ? remembered(cursor, at: position) : measure(at: position)
      cursor &+= remembering ? 1 : 0
      position = cluster.end
      columns &+= cluster.columns
      if !cluster.isTrailing {
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
        end: position, visibleEnd: visibleEnd, nextIndex: next, cursor: cursor, kind: kind)
      if kind == .mandatory { return take(place, from: start) }
      best.replace(with: place)
    }
    return best.last.map { take($0, from: start) }
  }

  /// Goes on behind a line that somebody else has found.
  mutating func skip(to offset: Int) {
    self.offset = offset
    while index < opportunities.count, opportunities[index].offset <= offset { index += 1 }
    var cursor = head
    while cursor < measured.count, measured[cursor].end <= offset { cursor += 1 }
    dropMeasured(before: cursor)
  }

  /// A Character of the line: one measured before, or the one at an offset.
  private mutating func remembered(_ cursor: Int, at offset: Int) -> Measured {
    if cursor < measured.count { return measured[cursor] }
    let found = measure(at: offset)
    measured.append(found)
    return found
  }

  @inline(__always)
  private mutating func measure(at offset: Int) -> Measured {
    let cluster = meter.cluster(at: offset, in: bytes)
    return Measured(
      end: offset &+ cluster.length, columns: cluster.columns,
      isTrailing: !cluster.isPlainLetter && isTrailing(at: offset))
  }

  private mutating func take(_ place: BestPlaces.Place, from start: Int) -> Line {
    (offset, index) = (place.end, place.nextIndex)
    dropMeasured(before: place.cursor)
    return Line(
      range: start..<place.end, visible: start..<place.visibleEnd,
      isHyphenated: place.kind == .hyphen)
  }

  private mutating func dropMeasured(before cursor: Int) {
    guard endsEarly else { return }
    head = cursor
    if head >= measured.count {
      measured.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 1024 {
      measured.removeFirst(head)
      head = 0
    }
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
    return Paragraph.Item(length: 1, advance: 1, em: 2, scalar: scalar).traits.isTrailing
  }
}

/// The last places where a line may end, by how good they are.
private struct BestPlaces {
  struct Place {
    var end: Int
    var visibleEnd: Int
    var nextIndex: Int
    /// Behind the last Character of the line, among those measured.
    var cursor: Int
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
