import Foundation
import MeCabDictionary
import TestSupport

#if EmbeddedDictionary
import EmbeddedDictionary
#endif

/// The dictionaries to test with.
enum TestDictionaries {
  /// Those installed in UTF-8 that the native engine serves.
  static var installed: [String] {
    ["ipadic-utf8", "naist-jdic", "unidic"].map { "/var/lib/mecab/dic/" + $0 }
      .filter { FileManager.default.fileExists(atPath: $0 + "/sys.dic") }
  }

  /// The embedded one, if it is part of the build; otherwise one that is installed.
  static func large() throws -> String? {
    #if EmbeddedDictionary
    try BundledDictionary().directory
    #else
    installed.first
    #endif
  }

  /// The miniature dictionary compiled anew, with changes to its source: for each file the text to
  /// be replaced and what takes its place.
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

  /// A change found nothing to change.
  struct Unchanged: Error {
    var file: String
    var text: String
  }
}
