import Foundation
import LineBreaking
import Testing

/// Compares the points of words with recorded results of libhyphen (Scripts/record-hyphenation).
@Suite("Hyphenation as libhyphen does it")
struct LibhyphenTests {
  private static let dictionaries = URL(filePath: "/usr/share/hyphen")

  /// The installed pattern files of Debian's hyphen-en-us, hyphen-de and hyphen-fr, whose contents
  /// cannot be part of this package.
  private static let installed = ["hyph_en_US.dic", "hyph_de_DE.dic", "hyph_fr.dic"].filter {
    FileManager.default.fileExists(atPath: dictionaries.appending(path: $0).path)
  }

  private static func rows(of file: String) throws -> [[String]] {
    let data = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Data")
    return try String(contentsOf: data.appending(path: file), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  private static func differences(_ patterns: HyphenationPatterns, _ rows: [[String]]) -> [String] {
    rows.compactMap { row in
      let points = patterns.hyphenationPoints(in: row[1][...]).map(String.init)
      let found = points.joined(separator: " ")
      return found == row[2] ? nil : "\(row[1]): [\(found)], libhyphen [\(row[2])]"
    }
  }

  @Test("random patterns, of one and of two levels")
  func randomPatterns() throws {
    let files = Dictionary(grouping: try Self.rows(of: "hyphenation-made-up.tsv")) { $0[0] }
    #expect(files.count == 4)
    for (name, rows) in files.sorted(by: { $0.key < $1.key }) {
      let text = rows.filter { $0.count == 2 }.map { $0[1] }.joined(separator: "\n")
      let words = rows.filter { $0.count == 3 }
      let failures = Self.differences(try HyphenationPatterns(text: text), words)
      #expect(words.count >= 149 && words.filter { $0[2] != "" }.count > 50, "\(name)")
      #expect(failures.isEmpty, "\(name), \(failures.count): \(failures.prefix(10))")
    }
  }

  @Test(
    "words of everyday language with Debian's dictionaries",
    .enabled(if: !installed.isEmpty), arguments: installed)
  func words(_ name: String) throws {
    let rows = try Self.rows(of: "hyphenation-words.tsv").filter { $0[0] == name }
    #expect(rows.count > 20)
    let bytes = try Data(contentsOf: Self.dictionaries.appending(path: name))
    let failures = Self.differences(try HyphenationPatterns(bytes: bytes), rows)
    #expect(failures.isEmpty, "\(failures)")
  }
}
