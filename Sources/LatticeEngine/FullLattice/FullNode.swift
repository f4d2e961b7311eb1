/// A node of a full lattice: a word with its best path.
struct FullNode: BitwiseCopyable {
  /// The origin of a word.
  enum Source: UInt8 {
    case known
    case unknown
    /// A constraint that no entry matches.
    case constraint
    /// The start or the end of the text.
    case boundary
  }

  /// The offset where the preceding word ends; white space may follow it.
  var origin: UInt32
  var start: UInt32
  var end: UInt32
  /// The entry, or the number of the pattern of a constraint.
  var entry: UInt32 = 0
  var leftID: UInt16 = 0
  var rightID: UInt16 = 0
  var wordCost: Int16 = 0
  var lexicon: UInt8 = 0
  var source: Source
  /// The category of the first character.
  var characterClass: UInt8 = 0
  /// Whether the node is on the best path.
  var isBest = false
  /// The number of the node in the order of creation.
  var number: UInt32 = 0
  /// The preceding node on the best path.
  var previous: UInt32 = 0
  /// The preceding node with the same end in the order of insertion.
  var nextEnding: UInt32 = 0
  /// The cost of the best path up to and including the node.
  var cost: Int64 = 0
}
