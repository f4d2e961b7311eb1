import TextFoundation

/// Shares a word's reading among the characters it is written with.
///
/// The cheapest way through a grid of characters and kana (dynamic programming): kana stand for
/// themselves, a kanji for one of its readings with the changes of sound compounds bring
/// (``KanjiForms``), 々 for the kanji before it. Kanji that cannot be told apart stay together.
///
/// Time grows with the characters times the kana; words beyond ``largestGrid`` stay whole.
struct ReadingAlignment {
  /// A piece of the word: its place in the surface's bytes, and in the reading's; `nil` for what is
  /// read as it is written.
  struct Piece: Equatable {
    var surface: Range<Int>
    var reading: Range<Int>?
  }

  /// The most steps that are worth a split.
  static let largestGrid = 4096
  private static let longestReading = 8

  private enum Unit {
    case kana(UInt16)
    case kanji(UInt32)
    /// Letters, digits, and marks: read together with what stands beside them.
    case other
  }

  private var units: [Unit] = []
  private var starts: [Int] = []
  private var scalars: [UInt32] = []
  private let kana: [UInt16]
  private let surfaceCount: Int

  /// The pieces of a word, kanji by kanji.
  ///
  /// - Parameters:
  ///   - surface: the word as it is written.
  ///   - reading: its kana, katakana.
  /// - Returns: the pieces in order; the whole word as one if there is no way through.
  static func pieces(
    of surface: UnsafeBufferPointer<UInt8>, reading: KanaBytes
  ) -> [Piece] {
    let whole = [Piece(surface: 0..<surface.count, reading: 0..<reading.count)]
    guard !reading.isEmpty, reading.count % 3 == 0 else { return whole }
    let alignment = ReadingAlignment(surface, reading)
    guard alignment.units.count * alignment.kana.count <= largestGrid else { return whole }
    return alignment.solve() ?? whole
  }

  private init(_ surface: UnsafeBufferPointer<UInt8>, _ reading: KanaBytes) {
    kana = reading.kanaCodes
    surfaceCount = surface.count
    var offset = 0
    while let scalar = surface.scalar(at: offset) {
      // Marks that change nothing about the sound belong to the character before.
      let isMark = (0xFE00...0xFE0F).contains(scalar.value) || scalar.value >= 0xE0100
      if !isMark || units.isEmpty {
        starts.append(offset)
        scalars.append(scalar.value)
        units.append(Self.unit(scalar.value))
      }
      offset += scalar.length
    }
    starts.append(surface.count)
  }

  private static func unit(_ scalar: UInt32) -> Unit {
    switch scalar {
    // Small ヶ and ヵ between numbers and kanji are read か, が, こ.
    case 0x30F6, 0x30F5: return .kanji(scalar)
    case 0x3041...0x3096: return .kana(UInt16(truncatingIfNeeded: scalar + 0x60))
    case 0x30A1...0x30FC: return .kana(UInt16(truncatingIfNeeded: scalar))
    default: return SurfaceScripts.kind(of: scalar) == .kanji ? .kanji(scalar) : .other
    }
  }

  // MARK: The grid

  /// How a cell is reached: from where, at what cost, and with which piece.
  private struct Step {
    var cost = Int.max
    var unit = 0
    var kana = 0
    /// Whether the units of the step are read as one piece.
    var isRead = false
    /// For a kanji with 々: where the second piece's kana begin.
    var middle = 0
  }

  private func solve() -> [Piece]? {
    let width = kana.count + 1
    var grid = [Step](repeating: Step(), count: (units.count + 1) * width)
    grid[0].cost = 0
    func reach(_ unit: Int, _ end: Int, _ step: Step) {
      let cell = unit * width + end
      if step.cost < grid[cell].cost { grid[cell] = step }
    }
    for unit in units.indices {
      for start in 0...kana.count where grid[unit * width + start].cost < Int.max {
        let cost = grid[unit * width + start].cost
        switch units[unit] {
        case .kana(let code):
          guard start < kana.count, let added = Self.kanaCost(code, kana[start]) else { continue }
          reach(
            unit + 1, start + 1, Step(cost: cost + added, unit: unit, kana: start))
        case .kanji(let scalar):
          forEachForm(scalar, unit, start) { end, added in
            reach(
              unit + 1, end, Step(cost: cost + added, unit: unit, kana: start, isRead: true))
          }
          forEachRepetition(scalar, unit, start) { middle, end, added in
            reach(
              unit + 2, end,
              Step(cost: cost + added, unit: unit, kana: start, isRead: true, middle: middle))
          }
          forEachGroup(unit, start) { next, end, added in
            reach(next, end, Step(cost: cost + added, unit: unit, kana: start, isRead: true))
          }
        case .other:
          forEachGroup(unit, start) { next, end, added in
            reach(next, end, Step(cost: cost + added, unit: unit, kana: start, isRead: true))
          }
        }
      }
    }
    return pieces(in: grid, width: width)
  }

  /// Every reading of a single kanji that the kana from `start` on may be.
  private func forEachForm(
    _ scalar: UInt32, _ unit: Int, _ start: Int, _ body: (Int, Int) -> Void
  ) {
    var okurigana: UInt16 = 0
    if unit + 1 < units.count, case .kana(let code) = units[unit + 1] { okurigana = code }
    let last = min(kana.count, start + Self.longestReading)
    guard start < last else { return }
    for end in start + 1...last {
      let known = KanjiForms.cost(
        of: kana[start..<end], for: scalar, isInside: start > 0, okurigana: okurigana)
      body(end, known ?? KanjiForms.unknownCost + (end - start) / 4)
    }
  }

  /// A kanji with 々: the same kana twice, the second voiced or not.
  private func forEachRepetition(
    _ scalar: UInt32, _ unit: Int, _ start: Int, _ body: (Int, Int, Int) -> Void
  ) {
    guard unit + 1 < units.count, scalars[unit + 1] == 0x3005 else { return }
    for length in 1...Self.longestReading where start + 2 * length <= kana.count {
      let middle = start + length
      let (first, second) = (kana[start..<middle], kana[middle..<middle + length])
      guard first.dropFirst().elementsEqual(second.dropFirst()),
        second[middle] == first[start] || KanaSounds.isVoiced(second[middle], of: first[start])
      else { continue }
      let known = KanjiForms.cost(of: first, for: scalar, isInside: start > 0, okurigana: 0)
      body(middle, middle + length, (known ?? 3) + 1)
    }
  }

  /// Kanji (and letters and digits) read together: known words at no cost.
  private func forEachGroup(_ unit: Int, _ start: Int, _ body: (Int, Int, Int) -> Void) {
    if case .kanji = units[unit],
      let word = Jukujikun.match(scalars[unit...], kana[start...])
    {
      body(unit + word.kanji, start + word.kana, 0)
    }
    var next = unit + 1
    if case .kanji = units[unit] {
    } else if start < kana.count {
      offerGroup(unit, next, start, body)
    }
    while next < units.count, next - unit < 12 {
      if case .kana = units[next] { break }
      next += 1
      offerGroup(unit, next, start, body)
    }
  }

  private func offerGroup(
    _ unit: Int, _ next: Int, _ start: Int, _ body: (Int, Int, Int) -> Void
  ) {
    let added = KanjiForms.groupCost + 2 * (next - unit - 2)
    guard start < kana.count else { return }
    for end in start + 1...kana.count { body(next, end, max(added, KanjiForms.groupCost)) }
  }

  /// The cost of a kana written as `code` and read as `read`; `nil` if it cannot be.
  private static func kanaCost(_ code: UInt16, _ read: UInt16) -> Int? {
    if code == read { return 0 }
    switch (code, read) {
    // Old and new spelling, particles, and the long vowel mark.
    case (0x30C5, 0x30BA), (0x30BA, 0x30C5), (0x30C2, 0x30B8), (0x30B8, 0x30C2),
      (0x30F2, 0x30AA), (0x30CF, 0x30EF), (0x30D8, 0x30A8), (0x30F0, 0x30A4), (0x30F1, 0x30A8):
      return 1
    case (_, 0x30FC), (0x30FC, _): return 1
    case (0x30C4, 0x30C3), (0x30E4, 0x30E3), (0x30E6, 0x30E5), (0x30E8, 0x30E7): return 1
    default: return nil
    }
  }

  // MARK: The way back

  private func pieces(in grid: [Step], width: Int) -> [Piece]? {
    var unit = units.count
    var end = kana.count
    guard grid[unit * width + end].cost < Int.max else { return nil }
    var pieces: [Piece] = []
    while unit > 0 {
      let step = grid[unit * width + end]
      if step.middle > 0 {
        pieces.append(piece(step.unit + 1..<unit, step.middle..<end))
        pieces.append(piece(step.unit..<step.unit + 1, step.kana..<step.middle))
      } else {
        pieces.append(piece(step.unit..<unit, step.isRead ? step.kana..<end : nil))
      }
      (unit, end) = (step.unit, step.kana)
    }
    return pieces.reversed()
  }

  private func piece(_ units: Range<Int>, _ kana: Range<Int>?) -> Piece {
    Piece(
      surface: starts[units.lowerBound]..<starts[units.upperBound],
      reading: kana.map { $0.lowerBound * 3..<$0.upperBound * 3 })
  }
}
