import TextFoundation

/// Fills lines of a given number of columns one after another.
///
/// This is first fit as in ``Paragraph``, for text without elastic gaps and without an object per
/// Character.
struct ColumnLines {
  /// A line of text.
  struct Line {
    /// The range of the whole line.
    var range: Range<Int>
    /// The range without spaces and line separators at the end.
    var visible: Range<Int>
    /// Whether a hyphen is drawn at the end.
    var isHyphenated = false
  }

  /// A measured Character.
  private struct Measured {
    var end: Int
    var columns: Int
    /// Whether the Character has no width at the end of a line.
    var isTrailing: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let opportunities: UnsafeBufferPointer<BreakOpportunity>
  private let limit: Int
  private var meter: ColumnMeter
  /// The start of the next line, and the index of the first opportunity after it.
  private var offset = 0
  private var index = 0
  /// Whether lines may end long before the last measured Character: before a phrase that is too
  /// long.
  private let endsEarly: Bool
  /// The Characters, from `head` on, that were measured for lines that then ended before them.
  ///
  /// The text is measured forward only, because Character boundaries may depend on a long preceding
  /// run.
  private var measured: [Measured] = []
  private var head = 0

  /// Creates a filler with all opportunities of the text, including those inside phrases.
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
  /// The start of the next line.
  var start: Int { offset }

  /// Returns the next line, or nil if no opportunity fits on it or at the end of the text.
  mutating func next() -> Line? {
    // Specialized for both cases: one without lookups of measured Characters.
    endsEarly ? fill(remembering: true) : fill(remembering: false)
  }

  @inline(__always)
  private mutating func fill(remembering: Bool) -> Line? {
    let start = offset
    var (position, columns, next, cursor) = (start, 0, index, head)
    var (visibleEnd, visibleColumns) = (start, 0)
    var fits = true
    var best = BestBreaks()
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
      let candidate = BestBreaks.Candidate(
        end: position, visibleEnd: visibleEnd, nextIndex: next, cursor: cursor, kind: kind)
      if kind == .mandatory { return take(candidate, from: start) }
      best.replace(with: candidate)
    }
    return best.last.map { take($0, from: start) }
  }

  /// Continues after a line that was found by other means.
  mutating func skip(to offset: Int) {
    self.offset = offset
    while index < opportunities.count, opportunities[index].offset <= offset { index += 1 }
    var cursor = head
    while cursor < measured.count, measured[cursor].end <= offset { cursor += 1 }
    dropMeasured(before: cursor)
  }

  /// Returns a Character of the line, either already measured or at an offset.
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
      isTrailing: !cluster.isPlainLetter && isTrailing(at: offset, length: cluster.length))
  }

  private mutating func take(_ candidate: BestBreaks.Candidate, from start: Int) -> Line {
    (offset, index) = (candidate.end, candidate.nextIndex)
    dropMeasured(before: candidate.cursor)
    return Line(
      range: start..<candidate.end, visible: start..<candidate.visibleEnd,
      isHyphenated: candidate.kind == .hyphen)
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

  /// Returns whether the Character at an offset has no width at the end of a line: a space or
  /// separator without combining marks.
  @inline(__always)
  private func isTrailing(at offset: Int, length: Int) -> Bool {
    switch bytes[offset] {
    case 0x21...0x7E: false
    case 0xE3: length == 3 && bytes[offset &+ 1] == 0x80 && bytes[offset &+ 2] == 0x80  // U+3000
    case 0xE4...0xEE: false
    default: isTrailingByClass(at: offset, length: length)
    }
  }

  @inline(never)
  private func isTrailingByClass(at offset: Int, length: Int) -> Bool {
    guard let value = bytes.scalar(at: offset)?.value, let scalar = Unicode.Scalar(value) else {
      return false
    }
    return Paragraph.Item(length: length, advance: 1, em: 2, scalar: scalar).traits.isTrailing
  }
}

/// The last break opportunity of each rank.
private struct BestBreaks {
  struct Candidate {
    var end: Int
    var visibleEnd: Int
    var nextIndex: Int
    /// The index after the last Character of the line, among those measured.
    var cursor: Int
    var kind: BreakOpportunity.Kind
  }

  private var betweenPhrases: Candidate?
  private var withinPhrase: Candidate?
  private var withinWord: Candidate?

  @inline(__always)
  mutating func replace(with candidate: Candidate) {
    switch candidate.kind {
    case .mandatory, .allowed, .hyphen: betweenPhrases = candidate
    case .withinPhrase: withinPhrase = candidate
    case .withinWord: withinWord = candidate
    }
  }

  var last: Candidate? { betweenPhrases ?? withinPhrase ?? withinWord }
}
