import TextFoundation

/// The contents of one file mapped into memory, or of a buffer used instead of a file.
///
/// `@unchecked Sendable`: the memory is never written after `init`, and is released with the last
/// reference. A file that another process truncates while it is mapped cannot be read safely; the
/// same limitation applies to MeCab’s own mapping.
@usableFromInline
package final class FileBytes: @unchecked Sendable {
  @usableFromInline let memory: UnsafeRawBufferPointer
  /// Whether this is a file and not a buffer.
  package let isMapped: Bool
  package let path: String
  /// The modification time of the file in nanoseconds since 1970, or 0 for a buffer.
  package let modificationTime: Int64
  /// The file that a section is a part of, which owns the memory; nil for whole files.
  private let owner: FileBytes?

  /// Maps a file read-only in O(1); pages are loaded when they are accessed.
  package convenience init(path: String) throws(MeCabError) {
    // Without O_NONBLOCK, opening a FIFO waits for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileBytes.error(errno, "cannot be opened", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileBytes.error(errno, "cannot be examined", path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw MeCabError(.fileUnreadable, "is not a regular file; specify a file", path: path)
    }
    try self.init(descriptor: descriptor, status, path: path)
  }

  /// Maps an open regular file, which the caller closes.
  init(descriptor: Int32, _ status: stat, path: String) throws(MeCabError) {
    self.path = path
    owner = nil
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

  /// Copies `bytes`; `path` is the file name for error messages.
  package convenience init(copying bytes: [UInt8], path: String) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    self.init(adopting: copy, path: path)
  }

  /// Returns a copy in memory with large pages, or `nil` on systems that do not offer them.
  package func copiedToLargePages() -> FileBytes? {
    #if os(Linux)
    let pageSize = 1 << 21
    let size = (memory.count + pageSize - 1) & ~(pageSize - 1)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: pageSize)
    // Without large pages the copy is as correct, only slower to read.
    _ = madvise(copy.baseAddress, size, MADV_HUGEPAGE)
    let used = UnsafeMutableRawBufferPointer(rebasing: copy[..<memory.count])
    used.copyMemory(from: memory)
    return FileBytes(adopting: used, path: path)
    #else
    return nil
    #endif
  }

  /// Takes ownership of allocated memory, which must no longer be written.
  package init(adopting buffer: UnsafeMutableRawBufferPointer, path: String) {
    memory = UnsafeRawBufferPointer(buffer)
    isMapped = false
    modificationTime = 0
    self.path = path
    owner = nil
  }

  /// Creates a view of a section of a file, which it retains.
  ///
  /// - Parameters:
  ///   - range: the section, in bytes; clamped to the file.
  ///   - file: the whole file.
  ///   - name: the name of the section, which follows the path of the file in messages.
  package init(section range: Range<Int>, of file: FileBytes, name: String) {
    memory = UnsafeRawBufferPointer(
      rebasing: file.memory[range.clamped(to: 0..<file.memory.count)])
    isMapped = false
    modificationTime = file.modificationTime
    path = "\(file.path) (\(name))"
    owner = file
  }

  deinit {
    guard owner == nil else { return }
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count)
    } else {
      memory.deallocate()
    }
  }

  /// Calls `body` with the bytes, which must not be used after it returns.
  @inlinable
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(self) { () throws(Failure) in try body(memory) }
  }

  /// Calls `body` with `count` segments of the file one after another.
  ///
  /// A mapped file is opened again and read, provided that it has not changed: the first access to
  /// a page of a large mapped file takes five times as long as a small read. Segments that cannot
  /// be read are taken from the mapping.
  package func forEachSegment(
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

  /// Opens the file again, or returns -1 if it has changed.
  private func openAgain() -> Int32 {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
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

  /// Returns the modification time in nanoseconds since 1970.
  static func modificationTime(_ status: stat) -> Int64 {
    #if canImport(Darwin)
    let changed = status.st_mtimespec
    #else
    let changed = status.st_mtim
    #endif
    return Int64(changed.tv_sec) &* 1_000_000_000 &+ Int64(changed.tv_nsec)
  }

  /// Returns whether two files have the same contents.
  package func hasSameBytes(as other: FileBytes) -> Bool {
    withBytes { own in
      other.withBytes { others in
        guard own.count == others.count else { return false }
        guard let first = own.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first, second, own.count) == 0
      }
    }
  }

  /// Returns the error for a failed system call.
  static func error(_ number: Int32, _ what: String, _ path: String) -> MeCabError {
    let reason = String(cString: strerror(number))
    let code: MeCabError.Code = number == ENOENT ? .dictionaryMissing : .fileUnreadable
    return MeCabError(code, "\(what): \(reason)", path: path)
  }
}
