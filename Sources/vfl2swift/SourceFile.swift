import Foundation
import TextFoundation

/// A file, or the standard streams, for reading and writing.
struct SourceFile {
  /// A file that cannot be read or written; it ends the command with exit code 1.
  struct Failure: Error {
    /// The message: `FILE: problem (remedy)`.
    let message: String
  }

  /// The name of the file in messages.
  let name: String
  /// The path; `nil` for the standard streams.
  private let path: String?

  init(path: String) { (name, self.path) = (Quoted.text(path, maximumLength: .max), path) }

  private init() { (name, path) = ("standard input", nil) }

  static let standardInput = SourceFile()

  /// Returns the text of the file.
  func read() throws(Failure) -> String {
    let data: Data
    do {
      if let path {
        data = try Data(contentsOf: URL(fileURLWithPath: path))
      } else {
        data = try FileHandle.standardInput.readToEnd() ?? Data()
      }
    } catch {
      throw Failure(message: "\(name): \(Self.reason(of: error)) (name a Swift file)")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Failure(message: "\(name): invalid UTF-8 (convert the file)")
    }
    return text
  }

  /// Replaces the file atomically, or writes to standard output.
  ///
  /// Symbolic links and permissions are preserved.
  func write(_ text: String) throws(Failure) {
    do {
      guard let path else {
        try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        return
      }
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      // A read-only file could be replaced by renaming, but that would ignore the intent of its
      // permissions.
      guard FileManager.default.isWritableFile(atPath: file.path) else {
        throw CocoaError(.fileWriteNoPermission)
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      let new = file.deletingLastPathComponent()
        .appendingPathComponent(".\(file.lastPathComponent).vfl2swift-\(UUID().uuidString)")
      do {
        try Data(text.utf8).write(to: new, options: .withoutOverwriting)
        if let permissions = attributes[.posixPermissions] {
          try FileManager.default.setAttributes(
            [.posixPermissions: permissions], ofItemAtPath: new.path)
        }
        guard rename(new.path, file.path) == 0 else {
          throw CocoaError(.fileWriteUnknown)
        }
      } catch {
        try? FileManager.default.removeItem(at: new)
        throw error
      }
    } catch {
      throw Failure(message: "\(name): cannot be written: \(Self.reason(of: error))")
    }
  }

  private static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: "no such file"
    case .fileReadNoPermission?, .fileWriteNoPermission?: "no permission"
    default: error.localizedDescription
    }
  }
}

/// Writes to standard error; failures are ignored because they cannot be reported.
///
/// The type of this name in CommandSupport would link MeCab and ICU into a tool that plugins run.
enum StandardError {
  /// Writes messages; control characters of input in them are escaped.
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(Quoted.message(text).utf8))
  }
}
