import LatticeEngine
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Compares the tokens of lines given as bytes with those of strings.
@Suite struct TokenAnalyzerTests {
  private let tokenizer: Tokenizer
  private let analyzer: TokenAnalyzer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
    analyzer = TokenAnalyzer(tokenizer: tokenizer)
  }

  /// Returns random lines, without line ends.
  private func lines(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { round in
      let length = Int.random(in: 0...30, using: &generator)
      let text =
        switch round % 3 {
        case 0: RandomText.prose(words: length, using: &generator)
        case 1: RandomText.string(fragments: length, using: &generator)
        default: RandomText.scalars(count: length, using: &generator)
        }
      return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\n" }))
    }
  }

  @Test func linesHaveTheTokensOfStrings() {
    var failures: [String] = []
    for line in lines(500, seed: 570) {
      var tokens: [Token] = []
      withUTF8Bytes(of: line) { analyzer.analyze($0) { tokens.append($0) } }
      if tokens != tokenizer.tokens(in: line) { failures.append(line.debugDescription) }
    }
    expectNone(failures)
  }

  @Test func wordsAreTheTokensWithoutWhitespace() {
    var failures: [String] = []
    for line in lines(500, seed: 571) {
      var words: [String] = []
      withUTF8Bytes(of: line) { bytes in
        analyzer.analyzeWords(bytes) { words.append(String(decoding: $0, as: UTF8.self)) }
      }
      let expected = tokenizer.tokens(in: line).filter { !$0.isWhitespace }.map(\.surface)
      let strings = tokenizer.words(in: line)
      if words != expected.map({ String($0) }) || strings != expected {
        failures.append("\(line.debugDescription): \(words)")
      }
    }
    expectNone(failures)
  }

  /// The lines of a text are analyzed one by one; their tokens follow each other.
  @Test func textsHaveTheTokensOfTheirLines() {
    let lines = lines(300, seed: 572)
    var failures: [String] = []
    for first in stride(from: 0, to: 300, by: 3) {
      let group = lines[first..<first + 3].joined(separator: "\n").split(
        separator: "\n", omittingEmptySubsequences: false)
      let text = group.joined(separator: "\n")
      // A line end joins with a CR before it, and nothing else.
      guard !group.contains(where: { $0.utf8.last == 0x0D }) else { continue }
      var expected: [String] = []
      var offset = 0
      for line in group {
        expected += tokenizer.tokens(in: String(line)).map {
          "\($0.utf8Range.lowerBound + offset) \($0) \($0.isMerged)"
        }
        offset += line.utf8.count + 1
      }
      let found = tokenizer.tokens(in: text).map {
        "\($0.utf8Range.lowerBound) \($0) \($0.isMerged)"
      }
      if found != expected { failures.append(text.debugDescription) }
    }
    expectNone(failures)
  }

  /// A long line that arrives in parts has the tokens of the whole line.
  @Test func longLinesInParts() {
    let sentence = "すもももももももものうち。東京都に行きました。👨‍👩‍👧と日本語を、XYZ　か\u{3099}。"
    let line = String(repeating: sentence, count: 4_000)
    let bytes = Array(line.utf8)
    #expect(bytes.count > 1 << 18)
    func describe(_ token: Token, _ offset: Int) -> String {
      "\(token.utf8Range.lowerBound + offset) \(token.surface) \(token.isMerged)"
    }
    let expected = tokenizer.tokens(in: line).map { describe($0, 0) }
    // The parts end after whole sentences; the analyzer keeps what it has not consumed.
    for partSize in [sentence.utf8.count * 1_000, sentence.utf8.count * 3_001] {
      var found: [String] = []
      var window: [UInt8] = []
      var (offset, read) = (0, 0)
      while read < bytes.count {
        let next = min(read + partSize, bytes.count)
        window += bytes[read..<next]
        read = next
        let consumed = window.withUnsafeBufferPointer { buffer in
          analyzer.analyzeLongLine(buffer, isFinal: read == bytes.count) {
            found.append(describe($0, offset))
          }
        }
        window.removeFirst(consumed)
        offset += consumed
      }
      #expect(window.isEmpty)
      #expect(found == expected, "parts of \(partSize) bytes")
    }
  }

  @Test func tokensOfRecords() {
    let line = "東京か\u{3099}へ行く"
    let bytes = Array(line.utf8)
    let engine = tokenizer.makeEngineAnalyzer()
    bytes.withUnsafeBufferPointer { buffer in
      engine.analyze(buffer) { records in
        var tokens: [Token] = []
        analyzer.tokens(of: buffer, records: records) { tokens.append($0) }
        #expect(tokens == tokenizer.tokens(in: line))
        var first: [Token] = []
        analyzer.tokens(of: buffer, records: UnsafeBufferPointer(rebasing: records[..<1])) {
          first.append($0)
        }
        #expect(first.map(\.surface) == ["東京"])
      }
    }
    let none: [LatticeWord] = []
    none.withUnsafeBufferPointer { records in
      bytes.withUnsafeBufferPointer { buffer in
        analyzer.tokens(of: buffer, records: records) { Issue.record("\($0)") }
      }
    }
  }

  /// The analyzer for the `mecab` command keeps the engine's words and reads only the line.
  @Test func engineWordsAreNotJoined() throws {
    let line = "東京か\u{3099}"
    var words: [String] = []
    try withUnreadableMemory(after: Array(line.utf8)) { bytes in
      tokenizer.makeEngineAnalyzer().analyze(bytes) { records in
        words += records.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
      }
    }
    #expect(words.map { Array($0.unicodeScalars) } == [["東", "京"], ["か"], ["\u{3099}"]])
    #expect(tokenizer.tokens(in: line).count == 2)
    #expect(tokenizer.defaultOutputFormat == nil)
  }
}
