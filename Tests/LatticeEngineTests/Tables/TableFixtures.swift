import Foundation
import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// A word as found by the engine.
struct FoundWord: Equatable {
  var range: Range<Int>
  var pathCost: Int
  var feature: String
}

extension BestPathFinder {
  /// Returns copies of the words of a line.
  func found(in line: [UInt8]) throws -> [FoundWord] {
    var records: [LatticeWord] = []
    try line.withUnsafeBufferPointer { try parse($0, into: &records) }
    return records.map {
      FoundWord(
        range: $0.start..<$0.end, pathCost: $0.pathCost, feature: String(cString: $0.feature))
    }
  }

  /// Returns copies of the words of a line.
  func found(in line: String) throws -> [FoundWord] { try found(in: Array(line.utf8)) }
}

/// Dictionaries to damage, and lines to parse with them.
enum TableFixtures {
  /// Known and unknown words, white space, characters above U+FFFF, ill-formed bytes.
  static let lines: [[UInt8]] =
    [
      "すもももももももものうち", "東京都の学生は日本語のテスト", "𠮷野家でコーヒーを飲む👨‍👩‍👧 です",
      " 空 は  Swift 6.3 ", "ぬぬぬ未知の語", "", "京都大学",
    ].map { Array($0.utf8) } + [[0xE3, 0x81], [0xFF, 0x00, 0xE6, 0x9D, 0xB1, 0xE4]]

  /// Returns the words of all lines and of all lines joined into one, which is processed in several
  /// chunks.
  static func words(_ model: LatticeModel) throws -> [[FoundWord]] {
    let finder = BestPathFinder(model: model)
    return try (lines + [longLine]).map { try finder.found(in: $0) }
  }

  /// Ten thousand characters: several chunks, whose words are committed late or early.
  static let longLine: [UInt8] = Array(
    String(repeating: "すもももももももものうち東京都の学生は日本語のテスト", count: 400).utf8)

  /// Copies the miniature dictionary to a new directory, with its trie image if `compiled` is true.
  static func dictionary(compiled: Bool = false) throws -> TemporaryDirectory {
    let directory = try MiniDictionary.copyOfCompiled()
    if compiled { try TrieImageCompiler.compile(directory: directory.path) }
    return directory
  }

  /// Compiles the miniature dictionary with additional rows in its lexicon.
  static func dictionary(moreRows rows: [UInt8]) throws -> TemporaryDirectory {
    let source = try MiniDictionary.copyOfSource()
    try source.write(try contents(ofFile: source.file("lexicon.csv")) + rows, to: "lexicon.csv")
    let directory = try TemporaryDirectory(prefix: "more-rows")
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: directory.path)
    return directory
  }

  /// Returns a row of the lexicon.
  static func row(_ surface: String) -> [UInt8] {
    Array("\(surface),1,1,3000,名詞,一般,*,*,*,*,*,*,*\n".utf8)
  }

  /// Compiles the miniature dictionary with a surface that ends inside a character: `prefix` and
  /// `ending`.
  ///
  /// This project's compiler does not accept such surfaces.
  static func dictionary(cut prefix: String, _ ending: [UInt8]) throws -> TemporaryDirectory {
    let cutSurface = CutSurface(prefix, ending)
    let directory = try dictionary(moreRows: row(cutSurface.surface))
    try cutSurface.cut(directory.file("sys.dic"))
    return directory
  }

  /// Returns the names of the files in a folder; empty if there is no folder.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }
}

/// Expects that `body` throws a `MeCabError` with this code, and with `path` if that is given.
func expectMeCabError(
  _ code: MeCabError.Code, path: String? = nil, _ why: String,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) {
  do {
    try body()
    Issue.record("\(why): nothing was thrown", sourceLocation: sourceLocation)
  } catch let error as MeCabError {
    #expect(error.code == code, "\(why): \(error)", sourceLocation: sourceLocation)
    if let path {
      #expect(error.path == path, "\(why): \(error)", sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record("\(why): \(error)", sourceLocation: sourceLocation)
  }
}
