internal import TextFoundation

/// Rows of text in the executable's read-only data, sorted by the scalar that each starts with.
///
/// A row is found by binary search over the bytes. Large tables have an index, which is built in a
/// fraction of a millisecond when the table is first used.
struct SortedRows: Sendable {
  private let text: StaticString
  /// The offsets of the first rows of blocks of ``blockSize`` scalars; empty without an index.
  private let blocks: [Int32]
  private static var blockSize: UInt32 { 16 }

  init(_ text: StaticString, isIndexed: Bool = false) {
    self.text = text
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    blocks = isIndexed ? Self.index(of: bytes) : []
  }

  private static func index(of bytes: UnsafeBufferPointer<UInt8>) -> [Int32] {
    var blocks: [Int32] = []
    var offset = 0
    while let scalar = bytes.scalar(at: offset) {
      let block = Int(scalar.value / blockSize)
      while blocks.count <= block { blocks.append(Int32(truncatingIfNeeded: offset)) }
      offset = Rows.rowEnd(after: offset, in: bytes) + 1
    }
    blocks.append(Int32(truncatingIfNeeded: bytes.count))
    return blocks
  }

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Returns the first row that starts with `scalar`, without the scalar and the line feed.
  func row(for scalar: UInt32) -> StaticBytes? {
    var rows = rows(from: scalar)
    return rows.next()
  }

  /// Returns the rows that start with `scalar`, without it.
  func rows(from scalar: UInt32) -> Rows {
    guard !blocks.isEmpty else { return Rows(bytes: bytes, scalar: scalar, 0..<bytes.count) }
    let block = min(Int(scalar / Self.blockSize), blocks.count - 1)
    let next = min(block + 1, blocks.count - 1)
    return Rows(bytes: bytes, scalar: scalar, Int(blocks[block])..<Int(blocks[next]))
  }

  /// The rows that start with the same scalar, in order.
  struct Rows: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let scalar: UInt32
    private var offset: Int

    /// Finds the first row of a scalar, which is in a range of whole rows.
    init(bytes: UnsafeBufferPointer<UInt8>, scalar: UInt32, _ range: Range<Int>) {
      self.bytes = bytes
      self.scalar = scalar
      // Not `partitioningIndex`, since rows vary in length: the middle is moved to a row's start.
      var low = range.lowerBound
      var high = range.upperBound
      while low < high {
        let row = Self.rowStart(before: low &+ (high &- low) / 2, in: bytes, notBefore: low)
        if let found = bytes.scalar(at: row), found.value < scalar {
          low = Self.rowEnd(after: row, in: bytes) &+ 1
        } else {
          high = row
        }
      }
      offset = low
    }

    mutating func next() -> StaticBytes? {
      guard let first = bytes.scalar(at: offset), first.value == scalar else { return nil }
      let end = Self.rowEnd(after: offset, in: bytes)
      let row = StaticBytes(rebasing: bytes[offset &+ first.length..<end])
      offset = end &+ 1
      return row
    }

    private static func rowStart(
      before offset: Int, in bytes: UnsafeBufferPointer<UInt8>, notBefore low: Int
    ) -> Int {
      var start = offset
      while start > low, bytes[start &- 1] != UInt8(ascii: "\n") { start &-= 1 }
      return start
    }

    fileprivate static func rowEnd(after offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
      guard offset < bytes.count, let start = bytes.baseAddress,
        let found = memchr(start + offset, Int32(UInt8(ascii: "\n")), bytes.count - offset)
      else { return bytes.count }
      return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }
  }
}

/// Bytes in static memory, valid as long as the program runs.
package typealias StaticBytes = UnsafeBufferPointer<UInt8>

extension StaticBytes {
  /// Returns the field from `start` to the next `separator`, and the start of the next field.
  func field(from start: Int, upTo separator: UInt8) -> (field: StaticBytes, next: Int) {
    var end = Swift.min(start, count)
    let start = end
    while end < count, self[end] != separator { end &+= 1 }
    return (StaticBytes(rebasing: self[start..<end]), end &+ 1)
  }
}
