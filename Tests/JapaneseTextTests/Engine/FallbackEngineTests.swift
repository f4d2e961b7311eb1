import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Tests that texts which one engine declines are passed to the other.
@Suite struct FallbackEngineTests {
  private let dictionary: OpenedDictionary

  init() throws { dictionary = try OpenedDictionary(directory: MiniDictionary.directory()) }

  private func surfaces(_ text: String, _ engine: any BestPathEngine) throws -> [String] {
    var records: [LatticeWord] = []
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBufferPointer { try engine.parse($0, into: &records) }
    return records.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
  }

  private func contains(_ byte: Character) -> (UnsafeBufferPointer<UInt8>) -> Bool {
    { bytes in bytes.contains { $0 == byte.asciiValue } }
  }

  @Test func theSecondEngineParsesTextsThatTheFirstDeclines() throws {
    let first = SubstituteEngine(dictionary.makeEngine(), declining: contains("X"))
    let second = SubstituteEngine(dictionary.makeEngine(), declining: contains("Y"))
    var made = 0
    let engine = FallbackEngine(first) {
      made += 1
      return second
    }
    let rows: [(text: String, words: [String]?, second: Int, why: String)] = [
      ("東京へ行く", ["東京", "へ", "行く"], 0, "the first parses it"),
      ("東京へX", ["東京", "へ", "X"], 1, "the first declines it"),
      ("", [], 1, "nothing to parse"),
      ("Xへ", ["X", "へ"], 2, "declined again"),
      ("XへY", nil, 3, "both decline it"),
      ("もも", ["もも"], 3, "the first is tried first again"),
    ]
    for row in rows {
      #expect(row.words == (try? surfaces(row.text, engine)), "\(row.why)")
      #expect(second.count == row.second, "\(row.why)")
    }
    #expect(first.count == rows.count)
    #expect(made == 1, "the second is created when it is needed, and only once")
  }

  @Test func withoutASecondEngineTheFirstErrorIsThrown() {
    let engine = FallbackEngine(SubstituteEngine(dictionary.makeEngine()) { _ in true }) { nil }
    #expect(throws: MeCabError(.engine, "declined by the substitute")) { try surfaces("東", engine) }
  }

  /// Without a second engine, the analyzer splits the declined lines and loses no word.
  @Test func declinedLinesAreDivided() throws {
    let text = "東京へ行く。" + String(repeating: "すもももももももものうち。", count: 20)
    let whole = try surfaces(text, dictionary.makeEngine())
    let declining = SubstituteEngine(dictionary.makeEngine()) { $0.count > 300 }
    let analyzer = LineAnalyzer(engine: declining, preservesAllText: false)
    var words: [String] = []
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      analyzer.analyze(bytes) { records in
        words += records.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
      }
    }
    #expect(words.joined() == whole.joined())
    #expect(declining.count > 2, "it was divided")
  }
}
