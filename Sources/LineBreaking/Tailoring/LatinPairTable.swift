/// The generated pair table as a bit set: whether a line may end between two characters of Latin-1.
struct LatinPairTable: Sendable {
  static let shared = LatinPairTable(rows: LatinPairs.rows)

  /// The bits of the 256 second characters for each first character, in four words.
  private let words: [UInt64]

  init(rows: [(firsts: String, seconds: String)]) {
    var words = [UInt64](repeating: 0, count: 256 * 4)
    for row in rows {
      for first in row.firsts.unicodeScalars.compactMap({ UInt8(exactly: $0.value) }) {
        for second in row.seconds.unicodeScalars.compactMap({ UInt8(exactly: $0.value) }) {
          words[Int(first) * 4 + Int(second >> 6)] |= 1 << UInt64(second & 63)
        }
      }
    }
    self.words = words
  }

  /// Returns whether a line may end between two characters.
  func divides(_ first: UInt8, _ second: UInt8) -> Bool {
    words[Int(first) &* 4 &+ Int(second &>> 6)] &>> UInt64(second & 63) & 1 == 1
  }

  /// Returns whether a character is in U+0021 to U+00FF and not a control, no-break space or soft
  /// hyphen.
  static func isVisible(_ character: UInt8) -> Bool {
    switch character {
    case 0x21...0x7E, 0xA1...0xAC, 0xAE...0xFF: true
    default: false
    }
  }
}
