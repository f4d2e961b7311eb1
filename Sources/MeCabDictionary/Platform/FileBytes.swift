#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of one file, mapped into memory, or of a buffer that stands for one.
///
/// Sendable: the memory is never written after `init`, and freed when the last owner goes. A file
/// that another process truncates while it is mapped cannot be read safely; MeCab's own mapping
/// has the same limit.
package final class FileBytes: @unchecked Sendable {
  private let memory: UnsafeRawBufferPointer
  private let isMapped: Bool
  package let path: String
  /// When the file was last changed, in nanoseconds since 1970; 0 for a buffer.
  package let modificationTime: Int64

  /// Maps a file read-only; O(1), pages arrive when they are touched.
  package init(path: String) throws(MeCabError) {
    self.path = path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileBytes.error(errno, "cannot be opened", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileBytes.error(errno, "cannot be examined", path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw MeCabError(.fileUnreadable, "is not a regular file; name a file", path: path)
    }
    #if canImport(Darwin)
    let changed = status.st_mtimespec
    #else
    let changed = status.st_mtim
    #endif
    modificationTime = Int64(changed.tv_sec) &* 1_000_000_000 &+ Int64(changed.tv_nsec)
    let size = Int(status.st_size)
    guard size > 0 else {
      memory = UnsafeRawBufferPointer(start: nil, count: 0)
      isMapped = false
      return
    }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { throw FileBytes.error(errno, "cannot be mapped into memory", path) }
    memory = UnsafeRawBufferPointer(start: start, count: size)
    isMapped = true
  }

  /// Copies `bytes`; `path` is what errors will name.
  package convenience init(copying bytes: [UInt8], path: String) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    self.init(adopting: copy, path: path)
  }

  /// Takes over allocated memory, which nobody writes any more.
  package init(adopting buffer: UnsafeMutableRawBufferPointer, path: String) {
    memory = UnsafeRawBufferPointer(buffer)
    isMapped = false
    modificationTime = 0
    self.path = path
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count)
    } else {
      memory.deallocate()
    }
  }

  /// Lends the bytes; the pointer must not leave `body`.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(self) { () throws(Failure) in try body(memory) }
  }

  /// Whether two files have the same contents.
  package func hasSameBytes(as other: FileBytes) -> Bool {
    withBytes { own in
      other.withBytes { others in
        guard own.count == others.count else { return false }
        guard let first = own.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first, second, own.count) == 0
      }
    }
  }

  private static func error(_ number: Int32, _ what: String, _ path: String) -> MeCabError {
    let reason = String(cString: strerror(number))
    let code: MeCabError.Code = number == ENOENT ? .dictionaryMissing : .fileUnreadable
    return MeCabError(code, "\(what): \(reason)", path: path)
  }
}
