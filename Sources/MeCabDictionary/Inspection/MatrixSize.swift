/// The sizes of a connection matrix, in the order of its files.
///
/// The first is the number of right ids of the preceding word, the second the number of left ids of
/// the following word.
package struct MatrixSize: Hashable, Sendable {
  package var left: Int
  package var right: Int

  package init(left: Int, right: Int) {
    self.left = left
    self.right = right
  }

  /// Returns whether both ids of an entry are in the matrix.
  func admits(leftID: Int, rightID: Int) -> Bool {
    (0..<right).contains(leftID) && (0..<left).contains(rightID)
  }

  /// Reads the size from `matrix.def` of a dictionary, or from `matrix.bin` if there is no
  /// definition.
  package init(_ folder: DictionaryFolder) throws(MeCabError) {
    if folder.contains("matrix.def") {
      let definition = try folder.contents(of: "matrix.def")
      self = try definition.withBytes { bytes throws(MeCabError) in
        var lines = SourceLines(bytes)
        return try MatrixSize(header: lines.next(), bytes, path: definition.path)
      }
    } else {
      let compiled = try folder.contents(of: "matrix.bin")
      self = try compiled.withBytes { bytes throws(MeCabError) in
        try MatrixSize(compiled: bytes, path: compiled.path)
      }
    }
  }

  /// Reads and validates the size of a compiled matrix.
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

  /// Parses the first line of `matrix.def`.
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
