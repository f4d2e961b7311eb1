#if LibMeCab
import CMeCab
package import MeCabDictionary
import TextFoundation

/// A dictionary in memory with a path, because libmecab opens dictionaries by their paths only.
///
/// On Linux it is an anonymous file (`memfd_create`) with the path `/proc/self/fd/N`: no folder has
/// to be writable, and nothing remains if the process is killed. Other systems have no paths for
/// memory; there it is a temporary file in `TMPDIR`. The path is valid as long as this object; what
/// has been mapped by then remains mapped.
package final class MemoryFile {
  /// The path, by which this process can open the file.
  package let path: String
  #if os(Linux)
  private let descriptor: Int32
  #endif

  /// Copies a dictionary.
  ///
  /// - Throws: ``MeCabError`` with `fileUnreadable` if the system provides no memory or, on Linux, no
  ///   `/proc`.
  package init(_ file: DictionaryFile) throws(MeCabError) {
    #if os(Linux)
    let descriptor = cmecab_memory_file("mutsu-user")
    guard descriptor >= 0 else {
      throw Self.failure("cannot be copied for libmecab", errno, file)
    }
    self.descriptor = descriptor
    path = "/proc/self/fd/\(descriptor)"
    try file.bytes.withBytes { bytes throws(MeCabError) in
      var written = 0
      while written < bytes.count, let start = bytes.baseAddress {
        let count = write(descriptor, start + written, bytes.count - written)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else {
          throw Self.failure("cannot be copied for libmecab", errno, file)
        }
        written += count
      }
    }
    guard access(path, R_OK) == 0 else {
      throw Self.failure(
        "cannot be opened by libmecab without /proc (mount it or use the native engine)", errno,
        file)
    }
    #else
    path = try file.bytes.withBytes { bytes throws(MeCabError) in
      try FileSystem.writeTemporary(Array(bytes), prefix: "mutsu-user-", suffix: ".dic")
    }
    #endif
  }

  deinit {
    #if os(Linux)
    close(descriptor)
    #else
    FileSystem.remove(path)
    #endif
  }

  #if os(Linux)
  private static func failure(
    _ message: String, _ number: Int32, _ file: DictionaryFile
  ) -> MeCabError {
    let reason = String(cString: strerror(number))
    return MeCabError(.fileUnreadable, "\(message): \(reason)", path: file.path)
  }
  #endif
}
#endif
