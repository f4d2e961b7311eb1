/// The directions of the parts of a paragraph between its forced breaks: each is a paragraph of its
/// own to the Unicode Bidirectional Algorithm (UAX #9, rule P1).
///
/// Sendable: a plain value.
struct BaseDirections: Sendable, Hashable {
  /// The direction at the start.
  private(set) var first: TextDirection
  /// Where the direction becomes another one, in UTF-8 offsets.
  private var changes: [Int] = []

  init(_ first: TextDirection = .leftToRight) { self.first = first }

  /// Takes down the direction of a part that begins behind all others.
  mutating func append(_ direction: TextDirection, from offset: Int) {
    if offset == 0 {
      first = direction
    } else if self.direction(at: offset) != direction {
      changes.append(offset)
    }
  }

  /// The direction of the part that an offset is in.
  func direction(at offset: Int) -> TextDirection {
    // Nearly no paragraph has more than one direction.
    let turns = changes.isEmpty ? 0 : changes.count { $0 <= offset }
    return turns & 1 == 0 ? first : first.opposite
  }

  /// The embedding level of that direction.
  func level(at offset: Int) -> UInt8 { direction(at: offset) == .rightToLeft ? 1 : 0 }
}

extension TextDirection {
  var opposite: TextDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
