// The one file of this folder that speaks to the C library: files in, files out.
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The bytes of one file, mapped into memory, or of a buffer that stands for one.
///
/// Sendable: the memory is never written after `init`, and freed when the last owner goes. A file
/// that another process truncates while it is mapped cannot be read safely; MeCab's own mapping
/// has the same limit.
final class FileBytes: @unchecked Sendable {
  private let memory: UnsafeRawBufferPointer
  private let isMapped: Bool
  let path: String

  /// Maps a file read-only; O(1), pages arrive when they are touched.
  init(path: String) throws(MeCabError) {
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
  init(copying bytes: [UInt8], path: String) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    memory = UnsafeRawBufferPointer(copy)
    isMapped = false
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
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(self) { () throws(Failure) in try body(memory) }
  }

  private static func error(_ number: Int32, _ what: String, _ path: String) -> MeCabError {
    let reason = String(cString: strerror(number))
    let code: MeCabError.Code = number == ENOENT ? .dictionaryMissing : .fileUnreadable
    return MeCabError(code, "\(what): \(reason)", path: path)
  }
}

/// What the compiler needs of the file system besides reading.
package enum FileSystem {
  /// Writes a file under a temporary name and renames it, so that `path` is never half written.
  package static func writeAtomically(_ bytes: [UInt8], to path: String) throws(MeCabError) {
    let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw error("cannot be created", path) }
    var written = 0
    var failure: MeCabError?
    bytes.withUnsafeBytes { buffer in
      while written < buffer.count, let start = buffer.baseAddress {
        let count = write(descriptor, start + written, buffer.count - written)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 {
          failure = error("cannot be written", path)
          return
        }
        written += count
      }
    }
    if close(descriptor) != 0 && failure == nil { failure = error("cannot be written", path) }
    if failure == nil && rename(temporary, path) != 0 {
      failure = error("cannot be renamed into place", path)
    }
    if let failure {
      unlink(temporary)
      throw failure
    }
  }

  /// The names in a directory, sorted by their bytes.
  package static func names(in directory: String) throws(MeCabError) -> [String] {
    guard let stream = opendir(directory) else {
      throw error("cannot be listed", directory)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a directory; one that exists already is fine.
  package static func makeDirectory(_ path: String) throws(MeCabError) {
    if mkdir(path, 0o755) != 0 && errno != EEXIST { throw error("cannot be created", path) }
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func join(_ directory: String, _ name: String) -> String {
    directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  private static func error(_ what: String, _ path: String) -> MeCabError {
    MeCabError(
      errno == ENOENT ? .dictionaryMissing : .fileUnreadable,
      "\(what): \(String(cString: strerror(errno)))", path: path)
  }
}

/// Byte searches by the C library: the debug build of a loop over bytes is many times slower.
enum Bytes {
  /// The offset of the first `byte` in `range`, or the range's end.
  static func offset(
    of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int
  ) -> Int {
    guard start < end, let base = bytes.baseAddress,
      let hit = memchr(base + start, Int32(byte), end - start)
    else { return end }
    return UnsafeRawPointer(hit) - base
  }

  /// The sign of the difference of the first differing byte.
  static func compare(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Int {
    Int(memcmp(a, b, count))
  }
}
