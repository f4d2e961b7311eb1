import Foundation
import MeCabDictionary

/// The dictionary of `Tests/TestSupport/MiniDictionary`, compiled by `DictionaryCompiler`.
public enum MiniDictionary {
  /// The directory of the source files.
  public static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("MiniDictionary").path

  /// The directory of the compiled dictionary, made once in a test process, removed at its end.
  public static func directory() throws -> String { try compiled.get().path }

  private static let compiled = Result<TemporaryDirectory, any Error> {
    let directory = try TemporaryDirectory(prefix: "mini-dictionary")
    try DictionaryCompiler.compileSystemDictionary(source: source, to: directory.path)
    // Globals are never released.
    atexit {
      if let path = try? MiniDictionary.directory() {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
    return directory
  }

  /// A writable copy of the source files, for tests that break them.
  public static func copyOfSource() throws -> TemporaryDirectory {
    try copy(source)
  }

  /// A writable copy of the compiled files, for tests that break them.
  public static func copyOfCompiled() throws -> TemporaryDirectory {
    try copy(directory())
  }

  private static func copy(_ directory: String) throws -> TemporaryDirectory {
    let copy = try TemporaryDirectory(prefix: "mini-copy")
    for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
      try copy.write(contents(ofFile: directory + "/" + name), to: name)
    }
    return copy
  }
}
