/// The sizes of a connection matrix, in the order its files name them.
///
/// The first is the number of right ids a preceding word may have, the second the number of left
/// ids of the word that follows.
package struct MatrixSize: Hashable, Sendable {
  package var left: Int
  package var right: Int

  /// Whether an entry with these ids can be connected.
  func admits(leftID: Int, rightID: Int) -> Bool {
    (0..<right).contains(leftID) && (0..<left).contains(rightID)
  }

  /// Reads the size a dictionary directory has: from `matrix.def`, else from `matrix.bin`.
  package init(directory: String) throws(MeCabError) {
    let definition = FileSystem.join(directory, "matrix.def")
    if FileSystem.exists(definition) {
      self = try FileBytes(path: definition).withBytes { bytes throws(MeCabError) in
        var lines = SourceLines(bytes)
        return try MatrixSize(header: lines.next(), bytes, path: definition)
      }
    } else {
      let compiled = FileSystem.join(directory, "matrix.bin")
      self = try FileBytes(path: compiled).withBytes { bytes throws(MeCabError) in
        try MatrixSize(compiled: bytes, path: compiled)
      }
    }
  }

  /// Reads and checks the size of a compiled matrix.
  package init(compiled bytes: UnsafeRawBufferPointer, path: String) throws(MeCabError) {
    guard bytes.count >= 4 else {
      throw MeCabError(
        .dictionaryDamaged, "is truncated; install or compile it again", path: path)
    }
    left = Int(bytes.littleEndian(at: 0, as: UInt16.self))
    right = Int(bytes.littleEndian(at: 2, as: UInt16.self))
    guard left > 0, right > 0, bytes.count == 4 + 2 * left * right else {
      throw MeCabError(
        .dictionaryDamaged,
        "has \(bytes.count) bytes, which is not 4 + 2 × \(left) × \(right); "
          + "install or compile it again",
        path: path)
    }
  }

  /// Reads the first line of `matrix.def`.
  init(
    header line: Range<Int>?, _ bytes: UnsafeRawBufferPointer, path: String
  ) throws(MeCabError) {
    let words = line.map { bytes.words(in: $0) } ?? []
    guard words.count == 2, let left = bytes.decimal(in: words[0]),
      let right = bytes.decimal(in: words[1]), (1...65_535).contains(left),
      (1...65_535).contains(right)
    else {
      throw MeCabError(
        .invalidDefinition, "does not start with two sizes from 1 to 65535; write 1316 1316",
        path: path, line: 1)
    }
    self.left = left
    self.right = right
  }
}
