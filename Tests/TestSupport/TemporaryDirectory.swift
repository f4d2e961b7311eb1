import Foundation

/// A temporary directory for one test, removed when the object is released.
public final class TemporaryDirectory: Sendable {
  /// The directory's path, without a trailing slash.
  public let path: String

  /// Creates the directory; its name starts with `prefix`.
  public init(prefix: String = "mutsu") throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(prefix)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of a file in the directory.
  public func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file and returns its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }
}

/// Returns a temporary directory for one test; retain the object as long as the files are needed.
public func temporaryDirectory(prefix: String = "mutsu") throws -> TemporaryDirectory {
  try TemporaryDirectory(prefix: prefix)
}

/// Returns the bytes of a file.
public func contents(ofFile path: String) throws -> [UInt8] {
  try Array(Data(contentsOf: URL(fileURLWithPath: path)))
}
