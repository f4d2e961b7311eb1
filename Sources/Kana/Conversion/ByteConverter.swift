package import TextFoundation

/// A text conversion on UTF-8 buffers that allocates nothing, for loops over lines.
///
/// Expects well-formed UTF-8. Ill-formed bytes never cause access outside the buffers, but their
/// conversion is unspecified.
package protocol ByteConverter: Sendable {
  /// The maximum number of output bytes for one input byte.
  var maximumGrowth: Int { get }

  /// Writes the converted text to memory.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - output: memory for ``maximumGrowth`` times as many bytes as `source`.
  /// - Returns: the number of bytes written.
  func write(
    _ source: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>
  ) -> Int
}

extension ByteConverter {
  /// Appends the converted text.
  package func convert(_ source: UnsafeBufferPointer<UInt8>, into output: inout ByteBuffer) {
    let memory = output.reserve(source.count * maximumGrowth)
    output.commit(write(source, to: memory))
  }

  /// Returns the converted text as a new string.
  package func string(from text: String) -> String {
    withUTF8Bytes(of: text) { source in
      withUnsafeTemporaryAllocation(
        of: UInt8.self, capacity: source.count * maximumGrowth
      ) { memory in
        guard let output = memory.baseAddress, source.count > 0 else { return "" }
        let count = write(source, to: output)
        let bytes = UnsafeBufferPointer(start: output, count: count)
        if #available(macOS 26, *) {
          // Well-formed input gives well-formed output; validating it again would take half of the
          // total time.
          return String(copying: UTF8Span(unchecked: bytes.span))
        }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }
}
