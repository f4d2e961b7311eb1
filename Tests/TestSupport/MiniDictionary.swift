import Foundation
public import MeCabDictionary

/// The dictionary of `Tests/TestSupport/MiniDictionary`, compiled by `DictionaryCompiler`.
public enum MiniDictionary {
  /// The directory of the source files.
  public static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("MiniDictionary").path

  /// Returns the directory of the compiled dictionary, which is created once per test process and
  /// removed at its end.
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

  /// Two words for an additional user dictionary: a new one, and one that joins two existing ones.
  public static let userRows = [
    DictionaryRow(
      surface: "令和", leftID: 1, rightID: 1, cost: -5_000,
      feature: "名詞,一般,*,*,*,*,令和,レイワ,レイワ"),
    DictionaryRow(
      surface: "東京都に", leftID: 1, rightID: 1, cost: -9_000,
      feature: "名詞,一般,*,*,*,*,東京都に,トウキョウトニ,トーキョートニ"),
  ]

  /// Returns a writable copy of the source files, for tests that damage them.
  public static func copyOfSource() throws -> TemporaryDirectory {
    try copy(source)
  }

  /// Returns a writable copy of the compiled files, for tests that damage them.
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
