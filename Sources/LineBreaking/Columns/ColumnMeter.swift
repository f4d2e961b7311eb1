package import TextFoundation

/// Measures a text cluster by cluster, forwards: the hot loop of wrapping by columns.
///
/// A text's clusters are those of Swift's `Character`. ASCII, kana, ideographs and full-width forms
/// that are followed by the like need no table; elsewhere one lookup per scalar decides, and the
/// boundary is asked of `CharacterBoundaries`.
///
/// Sendable: a plain value; each task measures with its own copy.
package struct ColumnMeter: Sendable {
  /// A grapheme cluster's size.
  package struct Cluster: Sendable, Equatable {
    /// Its length in UTF-8 bytes; 0 at the text's end only.
    package var length: Int
    /// The columns it takes.
    package var columns: Int
  }

  private let rules: TerminalColumns
  private var boundaries: CharacterBoundaries

  /// A meter for one text, whose boundaries are handed in.
  package init(_ rules: TerminalColumns, boundaries: CharacterBoundaries) {
    self.rules = rules
    self.boundaries = boundaries
  }

  /// The cluster that starts at `offset`, where the one before must have ended.
  ///
  /// `bytes` are the whole text's, as `withUTF8Bytes(of:_:)` gives them.
  @inline(__always)
  package mutating func cluster(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Cluster {
    guard offset >= 0, offset < bytes.count else { return Cluster(length: 0, columns: 0) }
    let lead = bytes[offset]
    if lead >= 0x20, lead < 0x7F {
      if bytes.isPlain(at: offset &+ 1) { return Cluster(length: 1, columns: 1) }
    } else if lead >= 0xE3, bytes.isPlainWide(at: offset), bytes.isPlain(at: offset &+ 3) {
      return Cluster(length: 3, columns: 2)
    }
    return anyCluster(at: offset, in: bytes)
  }

  @inline(never)
  private mutating func anyCluster(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Cluster {
    var end = offset &+ (bytes.scalar(at: offset)?.length ?? 1)
    // Two scalars apart are the common case, and cheaper to ask for than the next boundary.
    if !boundaries.isBoundary(end, in: bytes) {
      end = boundaries.boundary(atOrAfter: end, in: bytes)
    }
    end = Swift.max(end, offset &+ 1)
    return Cluster(
      length: end &- offset, columns: rules.width(ofCluster: offset..<end, in: bytes))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text ends at `offset`, or what stands there joins with nothing before it: ASCII
  /// behind anything but a control, and what `isPlainWide` knows.
  @inline(__always)
  fileprivate func isPlain(at offset: Int) -> Bool {
    guard offset < count else { return true }
    return self[offset] < 0x80 || isPlainWide(at: offset)
  }

  /// Whether a character of three bytes stands at `offset` that takes two columns and joins with
  /// nothing: an ideograph, a kana, one of U+3000–3029, a full-width form.
  @inline(__always)
  fileprivate func isPlainWide(at offset: Int) -> Bool {
    guard offset &+ 2 < count else { return false }
    let second = self[offset &+ 1]
    let third = self[offset &+ 2]
    switch self[offset] {
    case 0xE3:
      switch second {
      case 0x83: return true  // U+30C0–30FF
      case 0x81: return third != 0x80  // U+3041–307F
      case 0x82: return third &- 0x97 > 3  // U+3080–30BF without 3097–309A
      case 0x80: return third < 0xAA  // U+3000–3029
      default: return second >= 0x90  // U+3400–3FFF
      }
    case 0xE4: return second != 0xB7  // U+4DC0–4DFF are narrow hexagrams
    case 0xE5...0xE9: return true
    case 0xEF: return second == 0xBC && third != 0x80  // U+FF01–FF3F
    default: return false
    }
  }
}
