#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads files that may be large, in chunks.
package enum FileContents {
  /// Calls `body` with each chunk of a file in order, and returns false if it is not a regular file or
  /// cannot be read to its end.
  package static func read(_ path: String, _ body: (UnsafeRawBufferPointer) -> Void) -> Bool {
    // Without O_NONBLOCK, opening a FIFO waits for a writer; a device may have no end.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      let got = systemRead(descriptor, chunk)
      if got < 0 && errno == EINTR { continue }
      if got <= 0 { return got == 0 }
      body(UnsafeRawBufferPointer(rebasing: chunk[..<got]))
    }
  }

  private static func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
    Glibc.read(file, buffer.baseAddress, buffer.count)
    #else
    Darwin.read(file, buffer.baseAddress, buffer.count)
    #endif
  }
}
