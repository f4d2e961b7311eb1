/// A word of a best path, copied from the lattice: the output of the engines.
///
/// Its feature is read from the dictionary on access; the record is valid as long as the model that
/// created it.
package struct LatticeWord {
  package var start: Int
  package var end: Int
  package var pathCost: Int
  package var wordCost: Int16
  package var leftID: UInt16
  package var rightID: UInt16
  package var isUnknown: Bool
  private var source: FeatureSource

  private enum FeatureSource {
    case feature(UnsafePointer<UInt8>)
    case entry(UInt32, of: UnsafePointer<TokenTable>)
    /// A feature of a ``FeatureStore``.
    case decoded(UnsafePointer<UInt8>)
  }

  /// Creates a record of a word with a known NUL-terminated feature.
  package init(
    start: Int, end: Int, feature: UnsafePointer<UInt8>, pathCost: Int, wordCost: Int16,
    leftID: UInt16, rightID: UInt16, isUnknown: Bool
  ) {
    self.start = start
    self.end = end
    self.pathCost = pathCost
    self.wordCost = wordCost
    self.leftID = leftID
    self.rightID = rightID
    self.isUnknown = isUnknown
    source = .feature(feature)
  }

  /// Creates a record of a word with an entry in a token table.
  @inline(__always)
  init(
    start: Int, end: Int, pathCost: Int, word: Word, entry: Int,
    of table: UnsafePointer<TokenTable>, isUnknown: Bool
  ) {
    self.start = start
    self.end = end
    self.pathCost = pathCost
    wordCost = word.cost
    leftID = word.leftID
    rightID = word.rightID
    self.isUnknown = isUnknown
    source = .entry(UInt32(truncatingIfNeeded: entry), of: table)
  }

  /// Decodes the feature if it is an entry of a coded lexicon; `line` is the text that the offsets
  /// refer to.
  @inline(__always)
  mutating func decodeFeature(in line: UnsafePointer<UInt8>) {
    guard case .entry(let number, let table) = source, table.pointee.isCoded else { return }
    source = .decoded(
      table.pointee.feature(
        Int(number), of: UnsafeBufferPointer(start: line + start, count: end &- start)))
  }

  /// The NUL-terminated feature string in the dictionary.
  package var feature: UnsafePointer<UInt8> {
    switch source {
    case .feature(let feature), .decoded(let feature): feature
    case .entry(let number, let table): table.pointee.feature(Int(number))
    }
  }

  /// The part-of-speech id of the entry; 0 for a word that is not from a token table.
  package var partOfSpeechID: UInt16 {
    switch source {
    case .feature: 0
    case .decoded(let feature): FeatureStore.partOfSpeechID(of: feature)
    case .entry(let number, let table): table.pointee.partOfSpeechID(Int(number))
    }
  }
}

extension [LatticeWord] {
  /// Decodes the features of a coded lexicon; `line` is the text that the offsets refer to.
  mutating func decodeFeatures(in line: UnsafeBufferPointer<UInt8>) {
    guard let start = line.baseAddress else { return }
    withUnsafeMutableBufferPointer { records in
      for index in records.indices { records[index].decodeFeature(in: start) }
    }
  }
}
