/// Where a string's Characters (extended grapheme clusters, UAX #29) begin, by UTF-8 offset.
///
/// The answers are those of Swift's own `Character` in every case. Between two characters that
/// join with nothing (ideographs, kana other than the voicing marks, ASCII other than CR LF) two
/// table lookups decide; elsewhere the standard library's iteration does, from the nearest place
/// that is certain. The last cluster found is remembered, so that ascending questions take linear
/// time in all, even in one cluster of a million marks.
///
/// Sendable: a plain value; each task asks its own copy.
package struct CharacterBoundaries: Sendable {
  private let offsets: UTF8Offsets
  /// The cluster found last: `known` and `knownEnd` are boundaries with none between them.
  private var known = 0
  private var knownEnd = 0
  /// The index of `knownEnd`, as the standard library returned it.
  private var knownEndIndex: String.Index

  package init(_ string: String) {
    offsets = UTF8Offsets(string)
    knownEndIndex = string.startIndex
  }

  /// Whether a Character starts at `offset` or the text ends there; false outside of the text.
  ///
  /// `bytes` are those of the string, as `withUTF8Bytes(of:_:)` gives them.
  package mutating func isBoundary(
    _ offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard offset > 0, offset < offsets.count else { return offset == 0 || offset == offsets.count }
    guard bytes.isScalarBoundary(offset) else { return false }
    return Self.isCertain(offset, in: bytes) || find(offset, in: bytes)
  }

  /// The last boundary at or before `offset`, which is clamped to the text.
  package mutating func boundary(
    atOrBefore offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let offset = Swift.min(Swift.max(0, offset), offsets.count)
    return isBoundary(offset, in: bytes) || find(offset, in: bytes) ? offset : known
  }

  /// The first boundary at or after `offset`, which is clamped to the text.
  package mutating func boundary(
    atOrAfter offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let offset = Swift.min(Swift.max(0, offset), offsets.count)
    return isBoundary(offset, in: bytes) || find(offset, in: bytes) ? offset : knownEnd
  }

  /// Whether no rule of UAX #29 in any version can join what lies before and after `offset`.
  private static func isCertain(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if offset >= 3, bytes.isPlainJapanese(at: offset), bytes.isPlainJapanese(at: offset - 3) {
      return true
    }
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
    while knownEnd <= offset, knownEnd < offsets.count {
      known = knownEnd
      knownEndIndex = offsets.string.index(after: knownEndIndex)
      knownEnd = offsets.offset(of: knownEndIndex)
    }
    return known == offset
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether an ideograph or a kana of U+3040–307F, U+30C0–30FF or U+4000–9FFF starts at `offset`.
  ///
  /// None of them joins with anything, and most of Japanese text is of them: no table is asked.
  fileprivate func isPlainJapanese(at offset: Int) -> Bool {
    switch self[offset] {
    case 0xE4...0xE9: true
    case 0xE3: self[offset + 1] == 0x81 || self[offset + 1] == 0x83
    default: false
    }
  }
}
