import LineBreaking

/// A text whose Characters have been measured by a browser.
struct MeasuredText {
  let string: String
  let characters: [Character]
  /// The UTF-8 offsets of the Characters, and the end of the text.
  let offsets: [Int]
  /// The sum of the advances before each Character, and of all, in 1/1000 em.
  let positions: [Int]
  /// What is drawn at the end of a line that a soft hyphen ends.
  let hyphenAdvance: Int
  /// The Characters that have no advance in the table.
  let unmeasured: [Character]

  init(_ string: String, advances: [Character: Int]) {
    self.string = string
    characters = Array(string)
    var offsets = [0]
    var positions = [0]
    for character in characters {
      offsets.append(offsets[offsets.count - 1] + character.utf8.count)
      positions.append(positions[positions.count - 1] + (advances[character] ?? 0))
    }
    self.offsets = offsets
    self.positions = positions
    hyphenAdvance = advances["\u{2010}"] ?? 0
    unmeasured = characters.filter { advances[$0] == nil }
  }

  /// The width of a range of Characters without the spaces at its end, which are removed or hang
  /// (CSS Text 3, section 4.1.2: U+0020, and U+3000 as another space separator).
  func width(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1] == " " || characters[end - 1] == "\u{3000}" {
      end -= 1
    }
    return positions[end] - positions[range.lowerBound]
  }
}

/// Greedy filling, as browsers do it: the longest line that fits, and a cut between two Characters
/// where there is none. Independent of the library's paragraphs, so it tests opportunities alone.
struct GreedyFiller {
  /// A line of Characters, and whether it ends where no break is allowed.
  struct Line: Equatable {
    var range: Range<Int>
    var isEmergency: Bool
  }

  let text: MeasuredText
  /// The opportunities as numbers of Characters, in ascending order.
  private let breaks: [(index: Int, kind: BreakOpportunity.Kind)]

  /// Opportunities that lie inside of Characters are not used; ``strayOffsets`` has them.
  let strayOffsets: [Int]

  init(_ text: MeasuredText, _ opportunities: [BreakOpportunity]) {
    self.text = text
    var breaks: [(index: Int, kind: BreakOpportunity.Kind)] = []
    var strays: [Int] = []
    var index = 0
    for opportunity in opportunities {
      while index < text.characters.count, text.offsets[index] < opportunity.offset { index += 1 }
      if text.offsets[index] == opportunity.offset {
        breaks.append((index, opportunity.kind))
      } else {
        strays.append(opportunity.offset)
      }
    }
    self.breaks = breaks
    strayOffsets = strays
  }

  /// The line that begins at a Character.
  func line(from start: Int, width: Int) -> Line {
    var best: Int?
    for (index, kind) in breaks where index > start {
      let needed = text.width(start..<index)
      if needed > width { break }
      let hyphen = kind == .hyphen ? text.hyphenAdvance : 0
      if needed + hyphen <= width { best = index }
      if kind == .mandatory { break }
    }
    if let best { return Line(range: start..<best, isEmergency: false) }
    var end = start + 1
    while end < text.characters.count, text.width(start..<end + 1) <= width { end += 1 }
    return Line(range: start..<end, isEmergency: true)
  }

  /// All lines of the text.
  func lines(width: Int) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < text.characters.count {
      let next = line(from: start, width: width)
      lines.append(next)
      start = next.range.upperBound
    }
    return lines
  }
}
