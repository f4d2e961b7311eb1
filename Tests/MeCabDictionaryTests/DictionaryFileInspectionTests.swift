import Foundation
import MeCabDictionary
import TestSupport
import Testing

/// Tests reading dictionaries compiled by this library and by libmecab.
@Suite struct DictionaryFileInspectionTests {
  @Test func headerDescribesTheFile() throws {
    let directory = try MiniDictionary.directory()
    let system = try DictionaryFile(path: directory + "/sys.dic")
    #expect(system.kind == .system)
    #expect(system.kind.description == "system")
    #expect(system.charset == "UTF-8")
    #expect(system.leftSize == 32)
    #expect(system.rightSize == 32)
    #expect(system.path == directory + "/sys.dic")
    #expect(try system.byteCount == contents(ofFile: system.path).count)
    let unknown = try DictionaryFile(path: directory + "/unk.dic")
    #expect(unknown.kind == .unknown)
    #expect(unknown.entryCount == 14)
    let user = try DictionaryCompiler(systemDictionary: directory).userDictionary(rows: [
      DictionaryRow(surface: "令和", leftID: 2, rightID: 2, cost: 1, feature: "名詞")
    ])
    #expect(try DictionaryFile(contents: user).kind == .user)
  }

  /// The features of a surface are those of its entries, the cheapest first.
  @Test func featuresOfASurface() throws {
    let file = try DictionaryFile(path: MiniDictionary.directory() + "/sys.dic")
    var most = 0
    for surface in Set(try file.entries().map(\.surface)) {
      let entries = try file.entries(forSurface: surface).sorted { $0.cost < $1.cost }
      let features = file.features(ofSurface: surface).map { String(cString: $0) }
      #expect(features.sorted() == entries.map(\.feature).sorted(), "\(surface)")
      #expect(features.first.map { [$0] } == entries.first.map { [$0.feature] }, "\(surface)")
      most = max(most, features.count)
    }
    #expect(most > 1, "a surface with several entries")
    for missing in ["", "令和町", "東\u{0}京"] { #expect(file.features(ofSurface: missing).isEmpty) }
  }

  /// The entries are the rows of the source, ordered by surface, and within a surface as in the
  /// source.
  @Test func entriesAreTheRowsOfTheSource() throws {
    let csv = String(
      decoding: try contents(ofFile: MiniDictionary.source + "/lexicon.csv"), as: UTF8.self)
    let sources = [
      try DictionaryRow.parse(csv: csv), GeneratedLexicon.rows(2_000, seed: 8),
    ]
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    for rows in sources {
      let file = try DictionaryFile(contents: compiler.userDictionary(rows: rows))
      #expect(file.entryCount == rows.count)
      let sorted = rows.enumerated().sorted { first, second in
        let (a, b) = (Array(first.element.surface.utf8), Array(second.element.surface.utf8))
        return a == b ? first.offset < second.offset : a.lexicographicallyPrecedes(b)
      }
      let entries = try file.entries()
      #expect(entries.underestimatedCount == rows.count)
      let read = entries.map { entry in
        DictionaryRow(
          surface: entry.surface, leftID: Int(entry.leftID), rightID: Int(entry.rightID),
          cost: Int(entry.cost), feature: entry.feature)
      }
      #expect(read.map { Array($0.surface.utf8) } == sorted.map { Array($0.element.surface.utf8) })
      #expect(read == sorted.map(\.element))
      #expect(Array(entries) == Array(entries), "a second pass gives the same")

      var wrong: [String] = []
      for row in Set(rows.map(\.surface)) {
        let found = try file.entries(forSurface: row)
        let expected = entries.filter { $0.surface.utf8.elementsEqual(row.utf8) }
        if found != expected { wrong.append(row) }
      }
      #expect(wrong == [])
    }
  }

  @Test func missingSurfacesHaveNoEntries() throws {
    let file = try DictionaryFile(path: MiniDictionary.directory() + "/sys.dic")
    let rows: [(surface: String, count: Int, why: String)] = [
      ("", 0, "empty"), ("東", 1, "a key that is a prefix of others"),
      ("す", 0, "a prefix that is not a key"), ("東京都", 0, "beyond a key"), ("\0", 0, "NUL"),
      ("東京\0", 0, "a key and NUL"), ("\u{10FFFF}", 0, "bytes of no key"),
      (String(repeating: "すもも", count: 10_000), 0, "longer than any key"),
      ("日本", 2, "two readings"), ("か\u{3099}", 0, "a canonical equivalent is another key"),
    ]
    for row in rows {
      #expect(try file.entries(forSurface: row.surface).count == row.count, "\(row.why)")
    }
  }

  @Test func partOfSpeechIDsComeFromTheRules() throws {
    let file = try DictionaryFile(path: MiniDictionary.directory() + "/sys.dic")
    let table: [(surface: String, ids: [UInt16])] = [
      ("すもも", [10]), ("東京", [11]), ("勉強", [13]), ("。", [31]), ("で", [24, 27]),
    ]
    let rules = String(
      decoding: try contents(ofFile: MiniDictionary.source + "/pos-id.def"), as: UTF8.self)
    for row in table {
      let entries = try file.entries(forSurface: row.surface)
      let expected = entries.map { entry in
        rules.split(separator: "\n").first {
          entry.feature.hasPrefix($0.split(separator: " ")[0])
        }.flatMap { UInt16($0.split(separator: " ")[1]) }
      }
      #expect(entries.map { Optional($0.partOfSpeechID) } == expected, "\(row.surface)")
      #expect(!expected.contains(nil), "\(row.surface)")
    }
  }

  @Test func otherCharsetsOpenButAreNotRead() throws {
    let unknown = try contents(ofFile: MiniDictionary.directory() + "/unk.dic")
    let table: [(charset: String, directory: String, isRead: Bool, advice: String)] = [
      ("utf-8", "any", true, ""), ("UTF8", "any", true, ""), ("utf_8", "any", true, ""),
      ("EUC-JP", "ipadic", false, "mecab-ipadic-utf8"),
      ("EUC-JP", "juman", false, "mecab-jumandic-utf8"),
      ("EUC-JP", "naist-jdic-eucjp", false, "mecab-naist-jdic"),
      ("SHIFT-JIS", "other", false, "--charset SHIFT-JIS"),
      ("", "other", false, "unnamed"),
    ]
    for row in table {
      var bytes = unknown
      let name = Array(row.charset.utf8)
      bytes.replaceSubrange(40..<72, with: name + [UInt8](repeating: 0, count: 32 - name.count))
      let file = try DictionaryFile(contents: bytes, path: "/dic/\(row.directory)/unk.dic")
      #expect(file.charset == row.charset)
      if row.isRead {
        #expect(try file.entries().map(\.surface).count == 14)
      } else {
        expectError(
          .unsupportedCharset, row.advice, path: file.path, "\(row.charset) entries"
        ) { _ = try file.entries() }
        expectError(.unsupportedCharset, row.advice, "\(row.charset) lookup") {
          _ = try file.entries(forSurface: "DEFAULT")
        }
      }
    }
  }

  @Test func userDictionariesFitOneMatrix() throws {
    let directory = try MiniDictionary.directory()
    let system = try DictionaryFile(path: directory + "/sys.dic")
    let row = DictionaryRow(surface: "令和", leftID: 0, rightID: 0, cost: 1, feature: "名詞")
    let user = try DictionaryFile(
      contents: DictionaryCompiler(systemDictionary: directory).userDictionary(rows: [row]))
    try user.requireCompatibility(with: system)

    let other = try MiniDictionary.copyOfSource()
    try other.write("2 3\n", to: "matrix.def")
    let foreign = try DictionaryFile(
      contents: DictionaryCompiler(systemDictionary: other.path).userDictionary(rows: [row]))
    #expect(foreign.leftSize == 2)
    #expect(foreign.rightSize == 3)
    expectError(.dictionaryDamaged, "2 × 3", "another matrix") {
      try foreign.requireCompatibility(with: system)
    }
  }

  @Test func filesThatAreNotDictionaries() throws {
    let directory = try temporaryDirectory()
    let table: [(name: String, bytes: [UInt8], fragment: String)] = [
      ("empty.dic", [], "truncated"), ("short.dic", [UInt8](repeating: 0, count: 71), "truncated"),
      (
        "text.dic", Array(String(repeating: "東京,1,1,1,名詞\n", count: 9).utf8),
        "not a MeCab dictionary"
      ),
    ]
    for row in table {
      let path = try directory.write(row.bytes, to: row.name)
      expectError(.dictionaryDamaged, row.fragment, path: path, row.name) {
        _ = try DictionaryFile(path: path)
      }
    }
    let missing = directory.file("missing.dic")
    expectError(.dictionaryMissing, "No such file", path: missing, "missing") {
      _ = try DictionaryFile(path: missing)
    }
    expectError(.fileUnreadable, "regular file", path: directory.path, "a directory") {
      _ = try DictionaryFile(path: directory.path)
    }
  }

  /// Reads a Debian dictionary, which libmecab compiled, if it is installed.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/var/lib/mecab/dic/ipadic-utf8/sys.dic")))
  func debianIPADIC() throws {
    let inspection = try DictionaryInspection(directory: "/var/lib/mecab/dic/ipadic-utf8")
    #expect(inspection.charset == "UTF-8")
    #expect(inspection.leftSize == 1_316)
    let tokyo = try inspection.system.entries(forSurface: "東京")
    #expect(tokyo.map(\.feature) == ["名詞,固有名詞,地域,一般,*,*,東京,トウキョウ,トーキョー"])
    #expect(tokyo.map(\.leftID) == [1_293])
    #expect(tokyo.map(\.cost) == [3_003])
    try inspection.verify(full: false)
  }
}
