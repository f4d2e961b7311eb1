/// The generated pairs as a set of bits: whether a line may end between two characters of Latin-1.
///
/// Sendable: immutable.
struct LatinPairTable: Sendable {
  static let shared = LatinPairTable(rows: LatinPairs.rows)

  /// Four words of 64 second characters for each first character.
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

  /// Whether a line may end between two characters.
  func divides(_ first: UInt8, _ second: UInt8) -> Bool {
    words[Int(first) &* 4 &+ Int(second &>> 6)] &>> UInt64(second & 63) & 1 == 1
  }

  /// U+0021 to U+00FF without controls, no-break space and soft hyphen.
  static func isVisible(_ character: UInt8) -> Bool {
    switch character {
    case 0x21...0x7E, 0xA1...0xAC, 0xAE...0xFF: true
    default: false
    }
  }
}
