import MeCabDictionary

/// The connection costs between adjacent words, in the memory of `matrix.bin`.
///
/// `@unchecked Sendable`: the memory is mapped read-only and owned by the `FileBytes`.
struct ConnectionCosts: @unchecked Sendable {
  /// The number of right ids.
  let rightCount: Int
  /// The number of left ids.
  let leftCount: Int
  private let costs: UnsafePointer<Int16>

  /// Creates the table of an open file; the bytes of the file must outlive it.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryDamaged` if the sizes contradict the length of the
  ///   file.
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

  /// Returns whether both ids of a word are in the matrix.
  @inline(__always)
  func admits(_ word: Word) -> Bool {
    Int(word.leftID) < leftCount && Int(word.rightID) < rightCount
  }

  /// Returns the costs of a word with left id `leftID`, indexed by the right id of the preceding
  /// word.
  @inline(__always)
  func row(leftID: Int) -> Table<Int16> {
    assert(leftID >= 0 && leftID < leftCount)
    return Table(costs + leftID &* rightCount, count: rightCount)
  }

  /// Returns the costs of a word, indexed by the right id of the preceding word.
  ///
  /// For an id outside the matrix, which occurs only in damaged dictionaries, the costs of another
  /// id are returned.
  @inline(__always)
  func row(of word: UInt64) -> Table<Int16> {
    let leftID = Int(word & 0xFFFF)
    return row(leftID: leftID < leftCount ? leftID : 0)
  }

  /// Returns the cost of a word with left id `leftID` after one with right id `rightID`, or 0 for
  /// ids outside the matrix.
  func cost(from rightID: UInt16, to leftID: UInt16) -> Int {
    guard Int(rightID) < rightCount, Int(leftID) < leftCount else { return 0 }
    return Int(row(leftID: Int(leftID))[Int(rightID)])
  }
}
