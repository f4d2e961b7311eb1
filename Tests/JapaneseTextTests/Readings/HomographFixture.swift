import TextFoundation

@testable import JapaneseText

/// Gives tests the words of a text as the homograph rules receive them, and builds rules from rows.
struct HomographFixture {
  private let texts: ChunkAnalyzer

  init(_ tokenizer: Tokenizer) { texts = ChunkAnalyzer(core: tokenizer.core) }

  /// Calls `body` with the words of a line after the passes that precede the homograph rules.
  func analyze(_ line: String, _ body: (inout AnalyzedText, inout KanaArena) -> Void) {
    var arena = KanaArena()
    var numbers = NumberWords()
    withUTF8Bytes(of: line) { bytes in
      texts.analyze(
        bytes,
        rules: { text in
          _ = KanaSpelling.apply(to: &text, &arena)
          numbers.apply(to: &text, &arena)
          RepeatedKanji.apply(to: &text, &arena)
          UnknownKanji.apply(to: &text, &arena)
          KanjiPairs.apply(to: &text, &arena)
          ComponentReadings.apply(to: &text)
          body(&text, &arena)
        }, { _ in })
    }
  }

  /// Returns the readings of a line's words after the given rules are applied.
  func readings(of line: String, by rules: HomographRules) -> [String] {
    var readings: [String] = []
    analyze(line) { text, arena in
      rules.apply(to: &text, &arena)
      readings = text.words.map { String(decoding: $0.reading, as: UTF8.self) }
    }
    return readings
  }
}

extension HomographRule {
  /// Creates the rule of a row given as text.
  init?(_ row: String) {
    guard let rule = withUTF8Bytes(of: row, { HomographRule(row: $0[...]) }) else { return nil }
    self = rule
  }
}

extension HomographTable {
  /// The rows that are not comments, in order.
  static var rules: [Substring] {
    tables.flatMap { table in
      String(
        decoding: UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount),
        as: UTF8.self
      ).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
  }
}
