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

  /// Returns the bytes from this gap to another one that can be removed without a change to the
  /// character set of what follows: as many as possible.
  func removal(to other: CharacterGap) -> Range<Int> {
    if startSet == other.endSet { return start..<other.end }
    if endSet == other.endSet { return end..<other.end }
    if startSet == other.startSet { return start..<other.start }
    return end..<max(end, other.start)
  }
}
