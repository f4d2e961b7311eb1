#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension FileSystem {
  /// The bytes of a file, copied.
  package static func contents(of path: String) throws(MeCabError) -> [UInt8] {
    try FileBytes(path: path).withBytes { Array($0) }
  }

  /// Writes a file of a name nobody else has, into `TMPDIR` or `/tmp`.
  ///
  /// - Returns: its path; whoever asked removes it.
  package static func writeTemporary(
    _ bytes: [UInt8], prefix: String, suffix: String
  ) throws(MeCabError) -> String {
    let directory = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let unique = "\(prefix)\(getpid())-\(UInt64.random(in: 0...UInt64.max))\(suffix)"
    let path = join(directory.isEmpty ? "/tmp" : directory, unique)
    try writeAtomically(bytes, to: path)
    return path
  }

  /// Removes a file; one that is not there is fine.
  package static func remove(_ path: String) { unlink(path) }

  /// The path without links and relative parts; the path itself if there is no such file.
  package static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
