import TextFoundation

/// The bytes of one file, mapped into memory, or of a buffer that stands for one.
///
/// Sendable: the memory is never written after `init`, and freed when the last owner goes. A file
/// that another process truncates while it is mapped cannot be read safely; MeCab's own mapping
/// has the same limit.
@usableFromInline
package final class FileBytes: @unchecked Sendable {
  @usableFromInline let memory: UnsafeRawBufferPointer
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
    modificationTime = Self.modificationTime(status)
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
  @inlinable
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(self) { () throws(Failure) in try body(memory) }
  }

  /// Calls `body` with `count` pieces of the file, one after the other.
  ///
  /// A mapped file is opened again and read, if it is still the same: a page of a large file that is
  /// touched for the first time costs five times as much as a small read. What cannot be read comes
  /// from the mapping.
  package func forEachPiece(
    _ count: Int, at range: (Int) -> Range<Int>, _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    let descriptor = isMapped ? openAgain() : -1
    defer { if descriptor >= 0 { close(descriptor) } }
    for number in 0..<count {
      let range = range(number).clamped(to: 0..<memory.count)
      withUnsafeTemporaryAllocation(byteCount: range.count, alignment: 8) { buffer in
        let hasRead =
          descriptor >= 0
          && pread(descriptor, buffer.baseAddress, range.count, off_t(range.lowerBound))
            == range.count
        body(
          hasRead
            ? UnsafeRawBufferPointer(buffer) : UnsafeRawBufferPointer(rebasing: memory[range]))
      }
    }
  }

  /// Opens the file again; -1 if that is another one now.
  private func openAgain() -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return -1 }
    var status = stat()
    if fstat(descriptor, &status) == 0, Int(status.st_size) == memory.count,
      Self.modificationTime(status) == modificationTime
    {
      return descriptor
    }
    close(descriptor)
    return -1
  }

  private static func modificationTime(_ status: stat) -> Int64 {
    #if canImport(Darwin)
    let changed = status.st_mtimespec
    #else
    let changed = status.st_mtim
    #endif
    return Int64(changed.tv_sec) &* 1_000_000_000 &+ Int64(changed.tv_nsec)
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
