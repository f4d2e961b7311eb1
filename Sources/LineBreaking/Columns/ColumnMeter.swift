package import TextFoundation

/// Measures a text cluster by cluster, forwards: the hot loop of wrapping by columns.
///
/// A text's clusters are those of Swift's `Character`. Two neighbours of plain classes (ASCII, kana,
/// ideographs, full-width forms and more) join with nothing, so that one lookup a scalar decides;
/// elsewhere the boundary is asked of `CharacterBoundaries`.
///
/// Sendable: a plain value; each task measures with its own copy.
package struct ColumnMeter: Sendable {
  /// A grapheme cluster's size.
  package struct Cluster: Sendable, Equatable {
    /// Its length in UTF-8 bytes; 0 at the text's end only.
    package var length: Int
    /// The columns it takes.
    package var columns: Int
    /// Whether it is known to be visible: neither a space nor a separator of lines.
    var isPlainLetter = false
  }

  private let rules: TerminalColumns
  private let table = ColumnMeter.classes
  private var boundaries: CharacterBoundaries
  /// The scalar found behind the last cluster: where it is, its class, its length.
  private var ahead = (offset: -1, columnClass: UInt8(0), length: 0)

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

  /// Classes from this one on join with no other such class.
  private static let firstPlain = ColumnClass.narrowPlain.rawValue

  @inline(__always)
  private func columns(of plain: UInt8) -> Int {
    switch plain {
    case ColumnClass.widePlain.rawValue, ColumnClass.ideographicSpace.rawValue: 2
    case ColumnClass.ambiguousPlain.rawValue: rules.ambiguous.rawValue
    default: 1
    }
  }

  private static let classes = SpreadTable(ColumnClass.table)

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
    // Two scalars apart are the common case, and cheaper to ask for than the next boundary.
    if !boundaries.isBoundary(end, in: bytes) {
      end = boundaries.boundary(atOrAfter: end, in: bytes)
    }
    end = Swift.max(end, offset &+ 1)
    return Cluster(
      length: end &- offset, columns: rules.width(ofCluster: offset..<end, in: bytes))
  }
}
