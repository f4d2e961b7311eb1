/// A lookup of the Character boundaries (extended grapheme clusters, UAX #29) of a string by UTF-8
/// offset.
///
/// The results always agree with Swift's own `Character`. Between two characters that never join
/// with their neighbors (ideographs, kana other than the voicing marks, ASCII other than CR LF),
/// two table lookups decide; elsewhere the standard library iterates from the nearest certain
/// boundary. The last cluster found is cached, so that queries in ascending order take linear time
/// in total, even within one cluster of a million marks. Some of the earlier clusters are recorded,
/// so that a query that goes back costs no more than a few of them.
///
/// Queries update the cache: use one copy per task.
@usableFromInline
package struct CharacterBoundaries: Sendable {
  /// The string whose Characters decide uncertain cases, created from the bytes on demand if not
  /// provided.
  private var offsets: UTF8Offsets?
  @usableFromInline let count: Int
  /// The last cluster found: `known` and `knownEnd` are consecutive boundaries.
  private var known = 0
  private var knownEnd = 0
  /// The index of `knownEnd`, as the standard library returned it.
  private var knownEndIndex = "".startIndex
  /// Clusters at intervals of at least `interval` bytes, in order, of which the first starts at
  /// the first query without certain boundaries.
  private var recorded: [Range<Int>] = []
  private static let interval = 256
  /// The number of scalars and clusters that were visited for the queries so far, for tests.
  private(set) var stepCount = 0

  /// Creates the boundaries of a string.
  package init(_ string: String) {
    let offsets = UTF8Offsets(string)
    (self.offsets, count) = (offsets, offsets.count)
    knownEndIndex = string.startIndex
  }

  /// Creates the boundaries of well-formed UTF-8 of `count` bytes, which have to be passed to every
  /// call.
  @usableFromInline
  package init(byteCount count: Int) { self.count = count }

  /// Returns whether a Character starts at `offset` or the text ends there; false outside the text.
  ///
  /// `bytes` are those of the string, as provided by `withUTF8Bytes(of:_:)`.
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

  /// Returns the last boundary at or before `offset`, which is clamped to the text.
  package mutating func boundary(
    atOrBefore offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let offset = Swift.min(Swift.max(0, offset), count)
    return isBoundary(offset, in: bytes) || find(offset, in: bytes) ? offset : known
  }

  /// Returns the first boundary at or after `offset`, which is clamped to the text.
  @usableFromInline
  package mutating func boundary(
    atOrAfter offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let offset = Swift.min(Swift.max(0, offset), count)
    return isBoundary(offset, in: bytes) || find(offset, in: bytes) ? offset : knownEnd
  }

  /// Returns whether no rule of UAX #29 in any version can join the scalars before and after
  /// `offset`.
  private static func isCertain(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.isPlain(at: offset), bytes.isPlain(before: offset) { return true }
    guard let after = bytes.scalar(at: offset), let before = bytes.scalar(before: offset) else {
      return true
    }
    let table = GraphemeClusterBreak.table
    switch (table[before.value], table[after.value]) {
    case (.simple, .simple), (.lf, _), (_, .cr): return true
    // GB9b joins only prepended marks with a simple character, GB11 and GB9c no simple one.
    case (.extend, .simple), (.zwj, .simple), (.spacingMark, .simple): return true
    case (.cr, let next): return next != .lf
    case (let previous, .lf): return previous != .cr
    default: return false
    }
  }

  /// Finds the cluster that contains `offset`, and returns whether it starts there.
  private mutating func find(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if offset >= known, offset < knownEnd { return offset == known }
    let offsets = self.offsets ?? UTF8Offsets(String(decoding: bytes, as: UTF8.self))
    if self.offsets == nil { (self.offsets, knownEndIndex) = (offsets, offsets.string.startIndex) }
    var nearest = offset >= knownEnd ? knownEnd : 0
    let following = recorded.partitioningIndex { $0.lowerBound > offset }
    if following > 0 {
      let cluster = recorded[following - 1]
      if cluster.contains(offset) {
        (known, knownEnd) = (cluster.lowerBound, cluster.upperBound)
        knownEndIndex = offsets.index(at: knownEnd)
        return known == offset
      }
      nearest = max(nearest, cluster.upperBound)
    }
    var start = offset
    while !bytes.isScalarBoundary(start) { start -= 1 }
    while start > nearest, !Self.isCertain(start, in: bytes) {
      start -= bytes.scalar(before: start)?.length ?? 1
      stepCount &+= 1
    }
    if start != knownEnd {
      knownEnd = start
      knownEndIndex = offsets.index(at: start)
    }
    while knownEnd <= offset, knownEnd < count {
      known = knownEnd
      knownEndIndex = offsets.string.index(after: knownEndIndex)
      knownEnd = offsets.offset(of: knownEndIndex)
      stepCount &+= 1
      record(known..<knownEnd)
    }
    return known == offset
  }

  /// Records a cluster if it is long or far from the last recorded one.
  private mutating func record(_ cluster: Range<Int>) {
    let last = recorded.last?.upperBound ?? 0
    guard cluster.lowerBound >= last else { return }
    if cluster.upperBound &- last >= Self.interval { recorded.append(cluster) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a character that never joins with its neighbors starts at `offset`: printable
  /// ASCII or common Japanese.
  @inlinable
  func isPlain(at offset: Int) -> Bool {
    0x20...0x7E ~= self[offset] || isPlainJapanese(at: offset)
  }

  /// Returns whether such a character ends at `offset`.
  @inlinable
  func isPlain(before offset: Int) -> Bool {
    0x20...0x7E ~= self[offset - 1] || (offset >= 3 && isPlainJapanese(at: offset - 3))
  }

  /// Returns whether an ideograph, a kana other than the voicing marks, or a character of
  /// U+3000–3029 starts at `offset`.
  ///
  /// These characters never join with their neighbors, and they make up most of Japanese text, so
  /// no table lookup is needed.
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
