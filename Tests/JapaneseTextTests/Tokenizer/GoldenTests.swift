import EmbeddedDictionary
import Foundation
import JapaneseText
import TestSupport
import Testing

/// Compares complete analyses with recorded ones, so that changes of the dictionary, the engine and
/// the tokenizer show.
@Suite struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden")

  private func check(_ dictionary: DictionarySource, against name: String) throws {
    let tokenizer = try Tokenizer(dictionary: dictionary)
    let lines = try text("lines.txt").split(separator: "\n")
    var found = ""
    for line in lines {
      for token in tokenizer.tokens(in: String(line)) { found += "\(token)\n" }
      found += "EOS\n"
    }
    if ProcessInfo.processInfo.environment["MUTSU_RECORD"] != nil {
      try found.write(
        to: Self.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
      return
    }
    let expected = try text(name).split(separator: "\n", omittingEmptySubsequences: false)
    let actual = found.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = zip(expected, actual).enumerated().first { $1.0 != $1.1 }
    #expect(
      expected == actual,
      "\(name) differs first at line \((difference?.offset ?? 0) + 1): \(String(describing: difference?.element))"
    )
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func embeddedDictionary() throws {
    try check(.directory(BundledDictionary.directory()), against: "embedded.txt")
  }

  @Test func debiansIPADIC() throws { try check(.installed("ipadic"), against: "ipadic.txt") }
}
