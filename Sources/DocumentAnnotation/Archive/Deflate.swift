#if Zlib
internal import CZlib

/// DEFLATE (RFC 1951) and CRC-32 by zlib.
enum Deflate {
  private static let chunkSize = 65_536

  /// Compresses content and passes the chunks to a function until it returns false.
  ///
  /// - Returns: whether all has been compressed.
  static func compress(
    _ content: [UInt8], _ setting: DeflateSetting, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, setting.level, Z_DEFLATED, -MAX_WBITS, setting.memoryLevel, Z_DEFAULT_STRATEGY,
        ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return false }
    defer { deflateEnd(&stream) }
    return content.withUnsafeBufferPointer { input in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: chunkSize) { output in
        guard let target = output.baseAddress else { return false }
        var offset = 0
        while true {
          if stream.avail_in == 0 { supply(input, &offset, to: &stream) }
          stream.next_out = target
          stream.avail_out = UInt32(chunkSize)
          let isLast = offset == input.count
          let status = deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
            return false
          }
          let written = chunkSize - Int(stream.avail_out)
          if written > 0, !body(UnsafeBufferPointer(start: target, count: written)) { return false }
          if status == Z_STREAM_END { return true }
        }
      }
    }
  }

  /// Decompresses data.
  ///
  /// - Parameters:
  ///   - data: the data of an entry.
  ///   - size: the size of the content that the archive declares.
  /// - Returns: the content, or nil if the data is damaged or its size differs from `size`.
  static func decompress(_ data: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    var stream = z_stream()
    guard
      inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { inflateEnd(&stream) }
    var result: [UInt8] = []
    // The declared size may be wrong: memory grows with what is there.
    result.reserveCapacity(min(size, 8 * data.count))
    let isComplete = data.withUnsafeBufferPointer { input in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: chunkSize) { output in
        guard let target = output.baseAddress else { return false }
        var offset = 0
        while true {
          if stream.avail_in == 0 { supply(input, &offset, to: &stream) }
          stream.next_out = target
          stream.avail_out = UInt32(chunkSize)
          let status = inflate(&stream, Z_NO_FLUSH)
          guard status == Z_OK || status == Z_STREAM_END else { return false }
          let written = chunkSize - Int(stream.avail_out)
          guard result.count + written <= size else { return false }
          result += UnsafeBufferPointer(start: target, count: written)
          if status == Z_STREAM_END { return offset == input.count && stream.avail_in == 0 }
          if written == 0, stream.avail_in == 0, offset == input.count { return false }
        }
      }
    }
    return isComplete && result.count == size ? result : nil
  }

  /// Returns the CRC-32 of content.
  static func checksum(_ content: [UInt8]) -> UInt32 {
    content.withUnsafeBufferPointer { input in
      UInt32(truncatingIfNeeded: crc32_z(0, input.baseAddress, input.count))
    }
  }

  /// Points a stream to the next input; zlib counts it in 32 bits.
  private static func supply(
    _ input: UnsafeBufferPointer<UInt8>, _ offset: inout Int, to stream: inout z_stream
  ) {
    guard let start = input.baseAddress else { return }
    let count = min(input.count - offset, 1 << 30)
    stream.next_in = UnsafeMutablePointer(mutating: start + offset)
    stream.avail_in = UInt32(count)
    offset += count
  }
}
#else
/// DEFLATE in a build without zlib, which reads no archives.
enum Deflate {
  static func compress(
    _ content: [UInt8], _ setting: DeflateSetting, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool { false }

  static func decompress(_ data: ArraySlice<UInt8>, size: Int) -> [UInt8]? { nil }

  static func checksum(_ content: [UInt8]) -> UInt32 { 0 }
}
#endif
