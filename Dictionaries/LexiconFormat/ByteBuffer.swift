/// Bytes in memory of their own that grow at the end.
///
/// Appending moves the bytes when the capacity is used up, so slices taken before are void then;
/// buffers whose slices are kept are filled first. Not Sendable: mutable and unguarded.
package final class ByteBuffer {
  // Run-time checks for exclusive access would take a third of a debug build's compile time.
  @exclusivity(unchecked) package private(set) var start: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) package private(set) var count = 0
  @exclusivity(unchecked) private var capacity: Int

  package init(capacity: Int = 64) {
    self.capacity = max(capacity, 16)
    start = .allocate(capacity: self.capacity)
  }

  package convenience init(_ text: String) {
    self.init(capacity: text.utf8.count)
    append(text)
  }

  deinit { start.deallocate() }

  /// The bytes as text; invalid UTF-8 is repaired.
  package var string: String { slice.string }

  /// All bytes; valid until the next append, and only while the buffer is kept by a name: never
  /// take the slice of a temporary.
  package var slice: ByteSlice { ByteSlice(start: start, count: count) }

  /// Makes room for `extra` more bytes, which the caller writes at `start + count`.
  func reserve(_ extra: Int) {
    if count &+ extra <= capacity { return }
    capacity = max(capacity &* 2, count &+ extra)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    UnsafeMutableRawPointer(moved).copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = moved
  }

  /// Counts bytes in that were written behind the end, into room from `reserve(_:)`.
  func commit(_ written: Int) { count &+= written }

  package func append(_ slice: ByteSlice) {
    reserve(slice.count)
    UnsafeMutableRawPointer(start + count).copyMemory(from: slice.start, byteCount: slice.count)
    count &+= slice.count
  }

  package func append(_ other: ByteBuffer) { append(other.slice) }

  package func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count &+= 1
  }

  package func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if let base = bytes.baseAddress { append(ByteSlice(start: base, count: bytes.count)) }
    }
  }

  /// Appends a number in decimal notation.
  func append(decimal value: Int) {
    reserve(20)
    if value < 0 {
      start[count] = UInt8(ascii: "-")
      count &+= 1
    }
    var rest = value.magnitude
    var digits = 1
    var limit: UInt = 10
    while digits < 19, rest >= limit {
      digits &+= 1
      limit = limit &* 10
    }
    var position = count &+ digits
    count = position
    repeat {
      position &-= 1
      start[position] = UInt8(truncatingIfNeeded: 0x30 &+ rest % 10)
      rest /= 10
    } while rest > 0
  }

  /// Empties the buffer and keeps its memory.
  package func removeAll() { count = 0 }
}
