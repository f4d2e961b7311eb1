internal import CMutsu

/// The texts of a call: bytes, divided by offsets.
struct TextBatch {
  /// The address of no bytes, which is not NULL.
  private static let nothing: StaticString = ""
  /// The maximum number of texts; a larger one is a mistake of the caller.
  private static let maximumCount: Int64 = 1 << 40

  private let bytes: UnsafePointer<UInt8>
  private let length: Int
  private let offsets: UnsafePointer<Int64>?
  let count: Int

  /// Checks the arguments of a call.
  ///
  /// - Throws: `MUTSU_INVALID_ARGUMENT` for NULL with a length, a negative length or number, and
  ///   offsets that are not ascending or exceed the length.
  init(
    _ bytes: UnsafePointer<CChar>?, _ length: Int64, _ offsets: UnsafePointer<Int64>?,
    _ count: Int64
  ) throws(Failure) {
    guard length >= 0 else { throw Self.invalid("length is \(length) (it is at least 0)") }
    guard bytes != nil || length == 0 else {
      throw Self.invalid("bytes is NULL although length is \(length)")
    }
    let start = bytes.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(Self.nothing.utf8Start)
    self.bytes = start.assumingMemoryBound(to: UInt8.self)
    self.length = Int(length)
    self.offsets = offsets
    guard let offsets else {
      self.count = 1
      return
    }
    guard (0...Self.maximumCount).contains(count) else {
      throw Self.invalid("text_count is \(count) (it is at least 0)")
    }
    self.count = Int(count)
    var previous: Int64 = 0
    for index in 0...self.count {
      let offset = offsets[index]
      guard offset >= previous, offset <= length else {
        throw Self.invalid(
          "offsets[\(index)] is \(offset) (offsets are ascending, from 0 to length)")
      }
      previous = offset
    }
  }

  private static func invalid(_ message: String) -> Failure {
    Failure(MUTSU_INVALID_ARGUMENT, message)
  }

  /// Returns the bytes of a text.
  func text(at index: Int) -> UnsafeBufferPointer<UInt8> {
    guard let offsets else { return UnsafeBufferPointer(start: bytes, count: length) }
    let (start, end) = (Int(offsets[index]), Int(offsets[index + 1]))
    return UnsafeBufferPointer(start: bytes + start, count: end - start)
  }
}
