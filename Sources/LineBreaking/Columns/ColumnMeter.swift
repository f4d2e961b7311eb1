package import TextFoundation

/// Measures a text cluster by cluster in forward order: the hot loop of wrapping by columns.
///
/// Clusters are those of Swift’s `Character`. There is always a boundary between two neighbors of
/// plain classes (ASCII, kana, ideographs, full-width forms and more), so that one table lookup per
/// scalar is enough; elsewhere `CharacterBoundaries` decides.
package struct ColumnMeter: Sendable {
  /// The size of a grapheme cluster.
  package struct Cluster: Sendable, Equatable {
    /// The length in UTF-8 bytes, 0 only at the end of the text.
    package var length: Int
    /// The number of columns.
    package var columns: Int
    /// Whether the cluster is known to be visible: neither a space nor a line separator.
    var isPlainLetter = false
  }

  private let rules: TerminalColumns
  private let table = ColumnMeter.classes
  private var boundaries: CharacterBoundaries
  /// The scalar found after the last cluster: its offset, class and length.
  private var ahead = (offset: -1, columnClass: UInt8(0), length: 0)

  /// Creates a meter for one text, using the given boundaries.
  package init(_ rules: TerminalColumns, boundaries: CharacterBoundaries) {
    self.rules = rules
    self.boundaries = boundaries
  }

  /// Returns the cluster that starts at `offset`, which must be the end of the preceding cluster.
  ///
  /// `bytes` must be those of the whole text, as passed by `withUTF8Bytes(of:_:)`.
  @inline(__always)
  package mutating func cluster(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Cluster {
    guard offset >= 0, offset < bytes.count else { return Cluster(length: 0, columns: 0) }
    let first = ahead.offset == offset ? ahead : look(at: offset, in: bytes)
    let end = offset &+ first.length
    let isLast = end >= bytes.count
    let next = isLast ? first : look(at: end, in: bytes)
    ahead = next
    guard first.columnClass >= Self.firstPlain, next.columnClass >= Self.firstPlain else {
      return anyCluster(at: offset, in: bytes)
    }
    return Cluster(
      length: first.length, columns: columns(of: first.columnClass),
      isPlainLetter: first.columnClass < ColumnClass.space.rawValue)
  }

  /// The first plain class; there is always a cluster boundary between two scalars of plain
  /// classes.
  private static let firstPlain = ColumnClass.narrowPlain.rawValue

  @inline(__always)
  private func columns(of plain: UInt8) -> Int {
    switch plain {
    case ColumnClass.widePlain.rawValue, ColumnClass.ideographicSpace.rawValue: 2
    case ColumnClass.ambiguousPlain.rawValue: rules.ambiguous.rawValue
    default: 1
    }
  }

  private static let classes = ExpandedUnicodeTable(ColumnClass.table)

  @inline(__always)
  private func look(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (offset: Int, columnClass: UInt8, length: Int) {
    let (columnClass, length) = table.value(at: offset, in: bytes)
    return (offset, columnClass, length)
  }

  @inline(never)
  private mutating func anyCluster(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Cluster {
    var end = offset &+ (bytes.scalar(at: offset)?.length ?? 1)
    // A boundary after the first scalar is the common case, and cheaper to test than to search for.
    if !boundaries.isBoundary(end, in: bytes) {
      end = boundaries.boundary(atOrAfter: end, in: bytes)
    }
    end = Swift.max(end, offset &+ 1)
    return Cluster(
      length: end &- offset, columns: rules.width(ofCluster: offset..<end, in: bytes))
  }
}
