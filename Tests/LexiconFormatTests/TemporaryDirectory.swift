import LexiconFormat
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A directory that exists during a test.
enum TemporaryDirectory {
  /// Calls `body` with the path of a new directory, then removes it with its contents.
  static func with<Result>(_ body: (String) throws -> Result) throws -> Result {
    var template = Array("/tmp/mutsu-tests-XXXXXX".utf8CString)
    let path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    let root = try #require(path)
    defer { remove(root) }
    return try body(root)
  }

  private static func remove(_ path: String) {
    for name in FileSystem.names(in: path) {
      let item = path + "/" + name
      if unlink(item) != 0 { remove(item) }
    }
    rmdir(path)
  }
}
