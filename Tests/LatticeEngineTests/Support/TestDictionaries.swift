import Foundation
import MeCabDictionary
import TestSupport

#if EmbeddedDictionary
import EmbeddedDictionary
#endif

/// The dictionaries used by tests.
enum TestDictionaries {
  /// The installed UTF-8 dictionaries that the native engine supports.
  static var installed: [String] {
    ["ipadic-utf8", "naist-jdic", "unidic"].map { "/var/lib/mecab/dic/" + $0 }
      .filter { FileManager.default.fileExists(atPath: $0 + "/sys.dic") }
  }

  /// Returns the embedded dictionary if it is part of the build, otherwise an installed one.
  static func large() throws -> String? {
    #if EmbeddedDictionary
    try BundledDictionary().directory
    #else
    installed.first
    #endif
  }

  /// Compiles the miniature dictionary with changes to its source: for each file the text to
  /// replace and its replacement.
  static func mini(
    _ changes: [(file: String, old: String, new: String)]
  ) throws -> TemporaryDirectory {
    let source = try MiniDictionary.copyOfSource()
    for change in changes {
      let text = String(decoding: try contents(ofFile: source.file(change.file)), as: UTF8.self)
      guard text.contains(change.old) else { throw Unchanged(file: change.file, text: change.old) }
      try source.write(text.replacing(change.old, with: change.new), to: change.file)
    }
    let compiled = try TemporaryDirectory(prefix: "changed-dictionary")
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: compiled.path)
    return compiled
  }

  /// The text to replace was not found.
  struct Unchanged: Error {
    var file: String
    var text: String
  }
}
