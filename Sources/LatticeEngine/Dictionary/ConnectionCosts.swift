import MeCabDictionary

/// The costs of one word following another, in the memory of `matrix.bin`.
///
/// `@unchecked Sendable`: the memory is mapped read-only and belongs to the bytes that made it.
struct ConnectionCosts: @unchecked Sendable {
  /// How many right ids words may have.
  let rightCount: Int
  /// How many left ids words may have.
  let leftCount: Int
  private let costs: UnsafePointer<Int16>

  /// The costs in an opened file; they live as long as its bytes.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryDamaged` if sizes and length contradict each other.
  init(_ file: FileBytes) throws(MeCabError) {
    let path = file.path
    (rightCount, leftCount, costs) = try file.withBytes { bytes throws(MeCabError) in
      let size = try MatrixSize(compiled: bytes, path: path)
      guard let start = bytes.baseAddress else {
        throw MeCabError(.dictionaryDamaged, "is empty; install or compile it again", path: path)
      }
      return (size.left, size.right, (start + 4).assumingMemoryBound(to: Int16.self))
    }
  }

  /// Whether a word with these ids can be connected.
  @inline(__always)
  func admits(_ word: Word) -> Bool {
    Int(word.leftID) < leftCount && Int(word.rightID) < rightCount
  }

  /// The costs of a word with left id `leftID`, by the right id of the word before.
  @inline(__always)
  func row(leftID: Int) -> Table<Int16> {
    assert(leftID >= 0 && leftID < leftCount)
    return Table(costs + leftID &* rightCount, count: rightCount)
  }

  /// The costs of a word by the right id of the word before; those of another for an id the matrix
  /// does not have, which is in damaged dictionaries only.
  @inline(__always)
  func row(of word: UInt64) -> Table<Int16> {
    let leftID = Int(word & 0xFFFF)
    return row(leftID: leftID < leftCount ? leftID : 0)
  }

  /// The cost of a word with left id `leftID` behind one with right id `rightID`; 0 for ids the
  /// matrix does not have.
  func cost(from rightID: UInt16, to leftID: UInt16) -> Int {
    guard Int(rightID) < rightCount, Int(leftID) < leftCount else { return 0 }
    return Int(row(leftID: Int(leftID))[Int(rightID)])
  }
}
