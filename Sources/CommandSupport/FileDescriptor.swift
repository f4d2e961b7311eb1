import TextFoundation

/// An open file, accessed through its descriptor.
package struct FileDescriptor {
  package let number: Int32

  package static let standardInput = FileDescriptor(number: 0)
  package static let standardOutput = FileDescriptor(number: 1)
  package static let standardError = FileDescriptor(number: 2)

  /// The failure of a system call, with a reason such as `No such file or directory`.
  package struct Failure: Error {
    package let number: Int32
    package var reason: String { String(cString: strerror(number)) }
    package var isClosedPipe: Bool { number == EPIPE }
  }

  package static func opening(_ path: String) throws(Failure) -> FileDescriptor {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw Failure(number: errno) }
    return FileDescriptor(number: number)
  }

  /// Creates a file with this name, or replaces an existing one.
  package static func creating(_ path: String) throws(Failure) -> FileDescriptor {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw Failure(number: errno) }
    return FileDescriptor(number: number)
  }

  /// Whether the file is a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// The number of columns of the terminal; nil if the file is not a terminal or the width is
  /// unknown.
  package var terminalColumns: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  package func close() {
    #if canImport(Glibc)
    _ = Glibc.close(number)
    #elseif canImport(Musl)
    _ = Musl.close(number)
    #else
    _ = Darwin.close(number)
    #endif
  }

  /// Reads up to `size` bytes and returns their number; 0 at the end.
  package func read(into buffer: UnsafeMutablePointer<UInt8>, size: Int) throws(Failure) -> Int {
    while true {
      #if canImport(Glibc)
      let count = Glibc.read(number, buffer, size)
      #elseif canImport(Musl)
      let count = Musl.read(number, buffer, size)
      #else
      let count = Darwin.read(number, buffer, size)
      #endif
      if count >= 0 { return count }
      if errno != EINTR { throw Failure(number: errno) }
    }
  }

  /// Writes all of `bytes`.
  package func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
    guard var next = bytes.baseAddress else { return }
    var rest = bytes.count
    while rest > 0 {
      #if canImport(Glibc)
      let count = Glibc.write(number, next, rest)
      #elseif canImport(Musl)
      let count = Musl.write(number, next, rest)
      #else
      let count = Darwin.write(number, next, rest)
      #endif
      if count >= 0 {
        next += count
        rest -= count
      } else if errno != EINTR {
        throw Failure(number: errno)
      }
    }
  }

  /// Reads and returns all remaining bytes.
  package func readToEnd() throws(Failure) -> [UInt8] {
    let size = 1 << 16
    var content: [UInt8] = []
    while true {
      var failure: Failure?
      let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        do throws(Failure) { count = try read(into: start, size: size) } catch { failure = error }
      }
      if let failure { throw failure }
      if chunk.isEmpty { return content }
      content += chunk
    }
  }
}
