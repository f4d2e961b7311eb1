import TextFoundation

/// Converts text to UTF-8 by the C library's iconv.
struct CharsetConverter: ~Copyable {
  /// The offset of the first byte that is not valid in the charset.
  struct InvalidByte: Error {
    let offset: Int
  }

  #if canImport(Glibc) || canImport(Musl)
  private let descriptor: iconv_t

  /// Creates a converter from a charset, or returns nil if the system does not know it.
  init?(from charset: String) {
    descriptor = iconv_open("UTF-8", charset)
    if Int(bitPattern: descriptor) == -1 { return nil }
  }

  deinit { iconv_close(descriptor) }

  /// Returns the text in UTF-8.
  func convert(_ bytes: UnsafeRawBufferPointer) throws(InvalidByte) -> [UInt8] {
    guard let start = bytes.baseAddress else { return [] }
    var output: [UInt8] = []
    // libc's declaration of the input is not const, but it is not changed.
    var input: UnsafeMutablePointer<CChar>? = UnsafeMutableRawPointer(mutating: start)
      .assumingMemoryBound(to: CChar.self)
    var remaining = bytes.count
    while remaining > 0 {
      var status = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        var space = buffer.count
        buffer.withMemoryRebound(to: CChar.self) { characters in
          var next = characters.baseAddress
          status = iconv(descriptor, &input, &remaining, &next, &space) == -1 ? Int(errno) : 0
        }
        count = buffer.count - space
      }
      output += chunk
      guard status == 0 || status == Int(E2BIG) else {
        throw InvalidByte(offset: bytes.count - remaining)
      }
    }
    return output
  }
  #else
  init?(from charset: String) { nil }

  func convert(_ bytes: UnsafeRawBufferPointer) throws(InvalidByte) -> [UInt8] { Array(bytes) }
  #endif
}
