/// Where a string's Characters (extended grapheme clusters, UAX #29) begin, by UTF-8 offset.
///
/// The answers are those of Swift's own `Character` in every case. Between two characters that
/// join with nothing (ideographs, kana other than the voicing marks, ASCII other than CR LF) two
/// table lookups decide; elsewhere the standard library's iteration does, from the nearest place
/// that is certain. The last cluster found is remembered, so that ascending questions take linear
/// time in all, even in one cluster of a million marks.
///
/// Sendable: a plain value; each task asks its own copy.
@usableFromInline
package struct CharacterBoundaries: Sendable {
  /// The string whose Characters decide in doubtful places; made of the bytes when first needed if
  /// there is none.
  private var offsets: UTF8Offsets?
  @usableFromInline let count: Int
  /// The cluster found last: `known` and `knownEnd` are boundaries with none between them.
  private var known = 0
  private var knownEnd = 0
  /// The index of `knownEnd`, as the standard library returned it.
  private var knownEndIndex = "".startIndex

  /// The boundaries of a string.
  package init(_ string: String) {
    let offsets = UTF8Offsets(string)
    (self.offsets, count) = (offsets, offsets.count)
    knownEndIndex = string.startIndex
  }

  /// The boundaries of well-formed UTF-8 of `count` bytes, which every call then has to hand in.
  package init(byteCount count: Int) { self.count = count }

  /// Whether a Character starts at `offset` or the text ends there; false outside of the text.
  ///
  /// `bytes` are those of the string, as `withUTF8Bytes(of:_:)` gives them.
  @inlinable
  package mutating func isBoundary(
    _ offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard offset > 0, offset < count else { return offset == 0 || offset == count }
    if bytes.isPlain(at: offset), bytes.isPlain(before: offset) { return true }
    return isBoundary(inside: offset, in: bytes)
  }

  @usableFromInline
  mutating func isBoundary(inside offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.isScalarBoundary(offset) else { return false }
    return Self.isCertain(offset, in: bytes) || find(offset, in: bytes)
  }

  /// The last boundary at or before `offset`, which is clamped to the text.
  package mutating func boundary(
    atOrBefore offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let offset = Swift.min(Swift.max(0, offset), count)
    return isBoundary(offset, in: bytes) || find(offset, in: bytes) ? offset : known
  }

  /// The first boundary at or after `offset`, which is clamped to the text.
  package mutating func boundary(
    atOrAfter offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let offset = Swift.min(Swift.max(0, offset), count)
    return isBoundary(offset, in: bytes) || find(offset, in: bytes) ? offset : knownEnd
  }

  /// Whether no rule of UAX #29 in any version can join what lies before and after `offset`.
  private static func isCertain(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.isPlain(at: offset), bytes.isPlain(before: offset) { return true }
    guard let after = bytes.scalar(at: offset), let before = bytes.scalar(before: offset) else {
      return true
    }
    let table = GraphemeClusterBreak.table
    switch (table[before.value], table[after.value]) {
    case (.simple, .simple), (.lf, _), (_, .cr): return true
    case (.cr, let next): return next != .lf
    case (let previous, .lf): return previous != .cr
    default: return false
    }
  }

  /// Makes the known cluster the one that holds `offset`; true if it starts there.
  private mutating func find(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if offset >= known, offset < knownEnd { return offset == known }
    let offsets = self.offsets ?? UTF8Offsets(String(decoding: bytes, as: UTF8.self))
    if self.offsets == nil { (self.offsets, knownEndIndex) = (offsets, offsets.string.startIndex) }
    let nearest = offset >= knownEnd ? knownEnd : 0
    var start = offset
    while !bytes.isScalarBoundary(start) { start -= 1 }
    while start > nearest, !Self.isCertain(start, in: bytes) {
      start -= bytes.scalar(before: start)?.length ?? 1
    }
    if start != knownEnd {
      knownEnd = start
      knownEndIndex = offsets.index(at: start)
    }
    while knownEnd <= offset, knownEnd < count {
      known = knownEnd
      knownEndIndex = offsets.string.index(after: knownEndIndex)
      knownEnd = offsets.offset(of: knownEndIndex)
    }
    return known == offset
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a character starts at `offset` that joins with nothing, as one of Japanese or a
  /// printing one of ASCII.
  @inlinable
  func isPlain(at offset: Int) -> Bool {
    0x20...0x7E ~= self[offset] || isPlainJapanese(at: offset)
  }

  /// Whether such a character ends at `offset`.
  @inlinable
  func isPlain(before offset: Int) -> Bool {
    0x20...0x7E ~= self[offset - 1] || (offset >= 3 && isPlainJapanese(at: offset - 3))
  }

  /// Whether an ideograph, a kana but for the voicing marks or one of U+3000–3029 starts at
  /// `offset`.
  ///
  /// None of them joins with anything, and most of Japanese text is of them: no table is asked.
  @inlinable
  func isPlainJapanese(at offset: Int) -> Bool {
    switch self[offset] {
    case 0xE4...0xE9: true
    case 0xE3:
      switch self[offset + 1] {
      case 0x81, 0x83: true
      case 0x82: self[offset + 2] != 0x99 && self[offset + 2] != 0x9A
      case 0x80: self[offset + 2] < 0xAA
      default: false
      }
    default: false
    }
  }
}
