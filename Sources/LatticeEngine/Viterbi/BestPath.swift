/// A word of a best path.
///
/// A view into the dictionary: use it inside the closure that received it, and copy out what is to
/// last.
///
/// Not Sendable: what its feature points to lives as long as the model.
public struct BestPathWord {
  let record: NodeRecord

  /// The bytes of the word in the text; white space before it is not among them.
  public var utf8Range: Range<Int> { record.start..<record.end }
  /// The accumulated cost of the path from the start up to and with this word.
  public var pathCost: Int { record.pathCost }
  /// The word's own cost.
  public var wordCost: Int { Int(record.wordCost) }
  /// The context id seen by the word before.
  public var leftID: UInt16 { record.leftID }
  /// The context id seen by the word after.
  public var rightID: UInt16 { record.rightID }
  /// Whether the word is in no dictionary and was made by the rules for unknown words.
  public var isUnknown: Bool { record.isUnknown }
  /// The feature row, as in `名詞,固有名詞,地域,一般,*,*,東京,トウキョウ,トーキョー`.
  public var feature: String { String(cString: record.feature) }
}

@available(*, unavailable, message: "a word points into the dictionary of its model")
extension BestPathWord: Sendable {}

/// The words of a best path, in the order of the text.
///
/// Valid inside the closure that received it; may be walked more than once.
public struct BestPath: RandomAccessCollection {
  let records: UnsafeBufferPointer<NodeRecord>

  /// The number of the first word, 0.
  public var startIndex: Int { 0 }
  /// How many words there are.
  public var endIndex: Int { records.count }

  /// The word of a number.
  public subscript(position: Int) -> BestPathWord { BestPathWord(record: records[position]) }
}

@available(*, unavailable, message: "its words point into the dictionary of their model")
extension BestPath: Sendable {}
