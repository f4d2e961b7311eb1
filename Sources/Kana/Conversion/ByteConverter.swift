package import TextFoundation

/// A conversion of text as UTF-8 bytes, without allocation: the form that loops over lines call.
///
/// Expects well-formed UTF-8. Ill-formed bytes never lead outside of the buffers; what becomes of
/// them is unspecified.
package protocol ByteConverter: Sendable {
  /// The most bytes of output that one byte of input can give.
  var greatestGrowth: Int { get }

  /// Writes the converted text.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - output: has room for ``greatestGrowth`` times as many bytes as `source`.
  /// - Returns: how many bytes have been written.
  func write(
    _ source: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>
  ) -> Int
}

extension ByteConverter {
  /// Appends the converted text.
  package func convert(_ source: UnsafeBufferPointer<UInt8>, into output: inout ByteBuffer) {
    let room = output.reserve(source.count * greatestGrowth)
    output.commit(write(source, to: room))
  }

  /// The converted text as a string of exactly its size.
  package func string(from text: String) -> String {
    withUTF8Bytes(of: text) { source in
      withUnsafeTemporaryAllocation(
        of: UInt8.self, capacity: source.count * greatestGrowth
      ) { room in
        guard let output = room.baseAddress, source.count > 0 else { return "" }
        let count = write(source, to: output)
        let bytes = UnsafeBufferPointer(start: output, count: count)
        if #available(macOS 26, *) {
          // Well-formed text gives well-formed text: checking it again would take half the time.
          return String(copying: UTF8Span(unchecked: bytes.span))
        }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }
}
