/// How good a way to a word is.
///
/// A rank is the cost (bits 24–63), and below it how recently the word entered the lattice. The
/// least of several ways is the cheapest and, of equally cheap ones, that with the
/// word that entered last, as MeCab chooses.
enum PathRank {
  /// How many words the lower bits can tell apart.
  static let limit = 1 << 24
  static let mask: Int64 = (1 << 24) - 1
  /// Worse than any way, and far enough from the end of the integers to be added to.
  static let none = Int64.max / 2

  static func cost(_ rank: Int64) -> Int { Int(rank &>> 24) }

  /// The number of the word, from its rank or from the lower bits of it.
  static func number(_ rank: Int64) -> Int { Int((mask &- rank) & mask) }
}
