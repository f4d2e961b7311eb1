/// How good a way to a word is.
///
/// A rank is the cost (bits 16–63), and below it, counted backwards, the number of the word among
/// those that end at its place. The least of several ways is the cheapest and, of equally cheap
/// ones, that with the word that entered the lattice last, as MeCab chooses.
enum PathRank {
  /// How many words the lower bits can tell apart.
  static let limit = 1 << 16
  static let mask: Int64 = 0xFFFF
  /// Worse than any way, and far enough from the end of the integers to be added to.
  static let none = Int64.max / 2

  /// The cost of a connection, where a rank has it.
  @inline(__always)
  static func cost(_ connection: Int16) -> Int64 { Int64(connection) &<< 16 }

  @inline(__always)
  static func cost(_ rank: Int64) -> Int { Int(rank &>> 16) }

  /// The number of the word.
  @inline(__always)
  static func number(_ rank: Int64) -> UInt64 { UInt64(bitPattern: ~rank & mask) }
}
