/// A growable buffer of bytes.
///
/// Not that of TextFoundation, which checks indices in debug builds: the tool that compiles the
/// dictionary runs unoptimized in every debug build.
///
/// Appending may move the bytes and so invalidates earlier slices; buffers whose slices are stored
/// are filled first. Not `Sendable`: mutable and not synchronized.
package final class ByteBuffer {
  // Run-time exclusivity checks would take a third of the time to compile a dictionary in a debug
  // build.
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

  /// All bytes; valid until the next append, and only while the buffer is referenced by a variable.
  ///
  /// Never use the slice of a temporary buffer.
  package var slice: ByteSlice { ByteSlice(start: start, count: count) }

  /// Reserves capacity for `extra` more bytes, which the caller writes at `start + count`.
  func reserve(_ extra: Int) {
    if count &+ extra <= capacity { return }
    capacity = max(capacity &* 2, count &+ extra)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    UnsafeMutableRawPointer(moved).copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = moved
  }

  /// Increases the count by bytes that were written into capacity from `reserve(_:)`.
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

  /// Removes all bytes and retains the capacity.
  package func removeAll() { count = 0 }
}
