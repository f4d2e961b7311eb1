internal import TextFoundation

/// Rows of text in the executable's read-only data, sorted by the scalar that each starts with.
///
/// A row is found by binary search over the bytes: no index is built at startup.
struct SortedRows: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Returns the first row that starts with `scalar`, without the scalar and the line feed.
  func row(for scalar: UInt32) -> StaticBytes? {
    var rows = rows(from: scalar)
    return rows.next()
  }

  /// Returns the rows that start with `scalar`, without it.
  func rows(from scalar: UInt32) -> Rows { Rows(bytes: bytes, scalar: scalar) }

  /// The rows that start with the same scalar, in order.
  struct Rows: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let scalar: UInt32
    private var offset: Int

    init(bytes: UnsafeBufferPointer<UInt8>, scalar: UInt32) {
      self.bytes = bytes
      self.scalar = scalar
      // Not `partitioningIndex`, since rows vary in length: the middle is moved to a row's start.
      var low = 0
      var high = bytes.count
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

    private static func rowEnd(after offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
      var end = offset
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end &+= 1 }
      return end
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
