internal import TextFoundation

/// The bytes of a document and its text in UTF-8, with the offset of each character in the bytes.
struct SourceText {
  let encoding: DocumentEncoding
  let original: [UInt8]
  /// The text; in UTF-8 the bytes themselves, with invalid ones.
  let utf8: [UInt8]
  /// The offsets of the characters; empty in UTF-8, where they are equal.
  private let runs: [OffsetRun]

  /// Decodes a document; bytes that are invalid in the encoding become U+FFFD.
  init(_ bytes: [UInt8], encoding: DocumentEncoding) {
    self.encoding = encoding
    original = bytes
    guard encoding != .utf8 else {
      (utf8, runs) = (bytes, [])
      return
    }
    var decoder = SourceDecoder()
    decoder.decode(bytes, encoding)
    (utf8, runs) = (decoder.utf8, decoder.runs)
  }

  /// The text; bytes that are invalid are U+FFFD.
  var string: String { String(decoding: utf8, as: UTF8.self) }

  /// Returns the gap between the characters before and at an offset of the text.
  ///
  /// - Parameters:
  ///   - offset: an offset in ``utf8``, at or after that of the last call with the same `run`.
  ///   - run: the index of the run where the search starts, which is updated.
  /// - Returns: the gap; it is empty in all encodings but ISO-2022-JP.
  func gap(at offset: Int, from run: inout Int) -> CharacterGap {
    guard encoding != .utf8 else { return CharacterGap(at: offset) }
    while run + 1 < runs.count, runs[run + 1].text <= offset { run += 1 }
    guard run < runs.count else { return CharacterGap(at: 0) }
    let found = runs[run]
    let index = (offset - found.text) / Int(found.textLength)
    var gap = CharacterGap(at: found.bytes + index * Int(found.byteLength), found.set)
    if offset >= utf8.count { gap = CharacterGap(at: original.count, found.endSet) }
    guard encoding == .iso2022JP else { return gap }
    // At the start of a run escape sequences may precede the character.
    if index == 0 {
      (gap.start, gap.startSet) = run > 0 ? runs[run - 1].end(before: found.text) : (0, .ascii)
    } else if offset >= utf8.count {
      (gap.start, gap.startSet) = found.end(before: utf8.count)
    }
    return gap
  }
}

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

/// Consecutive characters of equal lengths.
struct OffsetRun: BitwiseCopyable {
  /// The offset of the first character in the text.
  let text: Int
  /// The offset of the first character in the bytes.
  let bytes: Int
  let textLength: UInt8
  let byteLength: UInt8
  /// The character set of ISO-2022-JP that is selected at the characters.
  let set: JISCharacterSet
  /// The character set at the end of the document, if this is the last run.
  var endSet = JISCharacterSet.ascii

  /// Returns the offset in the bytes after the character that ends at an offset of the text.
  func end(before text: Int) -> (Int, JISCharacterSet) {
    (bytes + (text - self.text) / Int(textLength) * Int(byteLength), set)
  }
}

/// A character set of ISO-2022-JP, by the last byte of its escape sequence.
enum JISCharacterSet: UInt8 {
  case ascii, roman, kanji1978, kanji, katakana, supplementary

  /// The escape sequence that selects the set.
  var escape: [UInt8] {
    let text: StaticString =
      switch self {
      case .ascii: "\u{1B}(B"
      case .roman: "\u{1B}(J"
      case .kanji1978: "\u{1B}$@"
      case .kanji: "\u{1B}$B"
      case .katakana: "\u{1B}(I"
      case .supplementary: "\u{1B}$(D"
      }
    return Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
