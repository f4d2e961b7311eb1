#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Wrappers of the C library's memory functions, which are as fast in a debug build as in a release
/// build.
enum Memory {
  /// Returns the index of the first occurrence of `byte` in `count` bytes.
  static func firstIndex(of byte: UInt8, in start: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    guard let found = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// Compares two byte sequences of equal length: negative, zero or positive.
  static func compare(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Int {
    Int(memcmp(a, b, count))
  }
}

/// File and directory operations by POSIX calls.
///
/// MeCabDictionary's type of this name writes files atomically; this target depends on no other one.
package enum FileSystem {
  /// Returns the bytes of a file.
  package static func read(_ path: String) throws(LexiconError) -> ByteBuffer {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw failure("cannot be opened", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("cannot be examined", path) }
    let buffer = ByteBuffer(capacity: Int(status.st_size) + 1)
    while true {
      buffer.reserve(1 << 16)
      let got = systemRead(descriptor, buffer.start + buffer.count, 1 << 16)
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw failure("cannot be read", path) }
      if got == 0 { return buffer }
      buffer.commit(got)
    }
  }

  /// Writes a file atomically: writes a temporary file in the same directory and renames it.
  package static func write(_ bytes: ByteBuffer, to path: String) throws(LexiconError) {
    let temporary = path + ".new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw failure("cannot be created", temporary) }
    do {
      try write(bytes, to: descriptor, temporary)
      try move(temporary, to: path)
    } catch {
      removeFile(temporary)
      throw error
    }
  }

  private static func write(
    _ bytes: ByteBuffer, to descriptor: Int32, _ path: String
  ) throws(LexiconError) {
    var written = 0
    while written < bytes.count {
      let put = systemWrite(descriptor, bytes.start + written, bytes.count - written)
      if put < 0 && errno == EINTR { continue }
      guard put >= 0 else {
        let problem = failure("cannot be written", path)
        close(descriptor)
        throw problem
      }
      written += put
    }
    guard close(descriptor) == 0 else { throw failure("cannot be written", path) }
  }

  /// Renames a file and replaces an existing one.
  package static func move(_ path: String, to target: String) throws(LexiconError) {
    guard rename(path, target) == 0 else { throw failure("cannot be moved to \(target)", path) }
  }

  /// Creates a directory and its parents if they do not exist.
  package static func createDirectory(_ path: String) throws(LexiconError) {
    if path.isEmpty || mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/") else {
      throw failure("cannot be created", path)
    }
    try createDirectory(String(path[..<slash]))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw failure("cannot be created", path)
    }
  }

  /// Returns the names in a directory in byte order; empty if it does not exist.
  package static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the size of a file, nil if it does not exist.
  package static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Removes a file if it exists.
  package static func removeFile(_ path: String) { unlink(path) }

  /// Removes a directory and its files if they exist.
  package static func removeDirectory(_ path: String) {
    for name in names(in: path) { unlink(path + "/" + name) }
    rmdir(path)
  }

  /// Writes a line to standard error.
  package static func printError(_ message: String) {
    let line = ByteBuffer(message + "\n")
    _ = systemWrite(2, line.start, line.count)
  }

  private static func failure(_ what: String, _ path: String) -> LexiconError {
    LexiconError(.fileUnusable, "\(what) (\(String(cString: strerror(errno))))", path: path)
  }
}

private func systemRead(_ descriptor: Int32, _ to: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, to, count)
}

private func systemWrite(_ descriptor: Int32, _ from: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, from, count)
}
