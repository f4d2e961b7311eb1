import TestSupport
import Testing

@testable import JapaneseText

/// Tests the description of installed dictionaries and the advice for missing ones.
@Suite struct InstalledDictionaryTests {
  @Test func charsetNames() {
    let rows: [(charset: String, isUTF8: Bool)] = [
      ("UTF-8", true), ("utf-8", true), ("utf8", true), ("UTF8", true), ("Utf-8", true),
      ("EUC-JP", false), ("SHIFT-JIS", false), ("utf-16", false), ("utf-8-mac", false),
      ("", false), ("UTF_8", false),
    ]
    for row in rows {
      let dictionary = InstalledDictionary(
        name: "ipadic", path: "/x", charset: row.charset, entryCount: 1)
      #expect(dictionary.isUTF8 == row.isUTF8, "\(row.charset)")
    }
  }

  @Test func missingDictionariesNameTheirPackage() {
    let rows: [(name: String, package: String)] = [
      ("ipadic", "mecab-ipadic-utf8"), ("naist-jdic", "mecab-naist-jdic"),
      ("unidic", "unidic-mecab"), ("jumandic", "mecab-jumandic-utf8"), ("other", "mecab-other"),
    ]
    let installed = InstalledDictionary.all().filter(\.isUTF8).map(\.name)
    for row in rows where !installed.contains(row.name) {
      do throws(TokenizerError) {
        let path = try DictionarySource.installed(row.name).directory()
        Issue.record("\(row.name) at \(path)")
      } catch {
        let isOtherCharset = error.code == .unsupportedCharset
        #expect(isOtherCharset || error.message.hasSuffix("apt-get install \(row.package))"))
      }
    }
    for row in rows {
      #expect(InstalledDictionary.debianPackage(for: row.name) == row.package)
    }
  }

  /// Every dictionary of the list is the one that its family's name opens, or another charset.
  @Test func namesOpenWhatIsListed() throws {
    let families = ["ipadic", "naist-jdic", "unidic", "jumandic"]
    let all = InstalledDictionary.all()
    for name in Set(all.map(\.name)) {
      let usable = all.first { $0.name == name && $0.isUTF8 }
      if let usable {
        #expect(try DictionarySource.installed(name).directory() == usable.path)
      } else {
        let error = #expect(throws: TokenizerError.self) {
          try DictionarySource.installed(name).directory()
        }
        #expect(error?.code == .unsupportedCharset && error?.path != nil, "\(name)")
      }
    }
    for dictionary in all {
      #expect(dictionary.path.hasPrefix("/") && !dictionary.path.hasSuffix("/"))
      let directory = dictionary.path.split(separator: "/").last.map { String($0) } ?? ""
      if !families.contains(dictionary.name) { #expect(dictionary.name == directory) }
      let schema = try? DictionarySchema.inspecting(directory: dictionary.path)
      guard dictionary.isUTF8 else { continue }
      switch dictionary.name {
      case "ipadic": #expect(schema?.tagSet == .ipadic)
      case "jumandic": #expect(schema?.tagSet == .juman)
      case "unidic": #expect(schema?.tagSet == .unidic)
      default: break
      }
    }
  }
}
