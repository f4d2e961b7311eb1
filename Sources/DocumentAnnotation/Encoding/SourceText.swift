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
