/// The base directions of the parts of a paragraph between forced breaks, each of which is a
/// paragraph in the Unicode Bidirectional Algorithm (UAX #9, rule P1).
struct BaseDirections: Sendable, Hashable {
  /// The direction at the start of the paragraph.
  private(set) var first: TextDirection
  /// The UTF-8 offsets at which the direction changes.
  private var changes: [Int] = []

  init(_ first: TextDirection = .leftToRight) { self.first = first }

  /// Appends the direction of a part that begins after all others.
  mutating func append(_ direction: TextDirection, from offset: Int) {
    if offset == 0 {
      first = direction
    } else if self.direction(at: offset) != direction {
      changes.append(offset)
    }
  }

  /// Returns the direction of the part that contains an offset.
  func direction(at offset: Int) -> TextDirection {
    // Very few paragraphs have more than one direction.
    let turns = changes.isEmpty ? 0 : changes.count { $0 <= offset }
    return turns & 1 == 0 ? first : first.opposite
  }

  /// Returns the embedding level of the direction at an offset.
  func level(at offset: Int) -> UInt8 { direction(at: offset) == .rightToLeft ? 1 : 0 }
}

extension TextDirection {
  var opposite: TextDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
