/// The bytes between two characters: escape sequences of ISO-2022-JP, or none.
struct CharacterGap {
  /// The offset after the first character, and the character set that is selected there.
  var start: Int
  var startSet: JISCharacterSet
  /// The offset of the second character, and the character set that is selected there.
  var end: Int
  var endSet: JISCharacterSet

  init(at offset: Int, _ set: JISCharacterSet = .ascii) {
    (start, startSet, end, endSet) = (offset, set, offset, set)
  }

  /// Returns the offset where text that starts with a scalar is inserted, with the character set.
  ///
  /// It is where the set of the text is selected, because browsers read an escape sequence that
  /// follows another one at once as an error (WHATWG Encoding, section 12.2.1).
  func insertionPoint(for first: Unicode.Scalar?) -> (offset: Int, set: JISCharacterSet) {
    let isASCII = (first?.value ?? 0) < 0x80
    return (startSet == .ascii) == isASCII ? (start, startSet) : (end, endSet)
  }

  /// Returns the offsets in the gap at which an escape sequence starts or ends, with the character set
  /// that is selected there, in order.
  private func boundaries(in bytes: [UInt8]) -> [(offset: Int, set: JISCharacterSet)] {
    var boundaries = [(start, startSet)]
    var offset = start
    while offset < end {
      guard let set = JISCharacterSet(escapeAt: offset, in: bytes) else { break }
      offset += set.escape.count
      boundaries.append((offset, set))
    }
    return boundaries
  }

  /// Returns the bytes of an insertion between this gap and another one, with its escape sequences.
  ///
  /// An insertion selects its character set and returns to that of the original, each with at most one
  /// escape sequence; others, also redundant ones, belong to the original.
  ///
  /// - Parameters:
  ///   - other: the gap after the characters that are removed.
  ///   - bytes: the bytes of the document.
  /// - Returns: the range of the bytes, and the character sets that are selected at its start and end.
  func removal(
    to other: CharacterGap, in bytes: [UInt8]
  ) -> (range: Range<Int>, startSet: JISCharacterSet, set: JISCharacterSet) {
    let (before, after) = (boundaries(in: bytes), other.boundaries(in: bytes))
    // The states without the last escape sequence before the characters and the first one after.
    let lower = before.count > 1 ? before[before.count - 2] : nil
    let upper = after.count > 1 ? after[1] : nil
    if let lower, let upper, lower.set == upper.set, lower.set != endSet {
      return (lower.offset..<upper.offset, lower.set, upper.set)
    }
    if let upper, endSet == upper.set, endSet != other.startSet {
      return (end..<upper.offset, endSet, upper.set)
    }
    if let lower, lower.set == other.startSet, endSet != other.startSet {
      return (lower.offset..<other.start, lower.set, other.startSet)
    }
    return (end..<max(end, other.start), endSet, other.startSet)
  }
}
