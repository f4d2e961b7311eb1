import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the collection of alternative readings, with the miniature dictionary.
@Suite struct AlternativeReadingsTests {
  private let model: LatticeModel
  private let schema: DictionarySchema

  init() throws {
    model = try LatticeModel(dictionary: MiniDictionary.directory(), tries: .memory)
    schema = try .inspecting(model.lexicon)
  }

  /// Returns the alternatives for a span of a line, after some readings of rules are added.
  private func readings(
    _ line: String, over span: Range<Int>? = nil, chosen: String, wholeWordsOnly: Bool = false,
    rules: [String] = []
  ) -> AlternativeReadings {
    let lattice = CandidateLattice(model: model)
    var entries = LexicalEntryCache(schema: schema)
    let bytes = Array(line.utf8)
    return withUTF8Bytes(of: chosen) { chosen in
      bytes.withUnsafeBufferPointer { line in
        lattice.build(line)
        var readings = AlternativeReadings(chosen: chosen)
        readings.add(
          from: lattice, over: span ?? 0..<line.count, of: line, wholeWordsOnly: wholeWordsOnly,
          entries: &entries)
        for rule in rules { readings.add(Array(rule.utf8)) }
        return readings
      }
    }
  }

  private func names(_ readings: AlternativeReadings) -> [String] {
    readings.candidates.map { String(decoding: $0.reading, as: UTF8.self) }
  }

  @Test func entriesOfOneSurface() {
    let japan = readings("日本", chosen: "ニホン")
    #expect(names(japan).first == "ニッポン")
    #expect(japan.chosenDifference == 0)
    #expect(japan.candidates.first?.difference == 0)
    #expect(japan.candidates.first?.kind == .name, "日本 is a place in this dictionary")
    #expect(names(readings("日本", chosen: "ニッポン")).first == "ニホン", "the other way round")
  }

  @Test func divisions() {
    let east = readings("東京都", chosen: "トウキョウト")
    #expect(names(east).contains("トウキョウミヤコ"), "\(names(east))")
    #expect(names(east).contains("アズマキョウト"), "\(names(east))")
    #expect(east.candidates.allSatisfy { $0.kind == .division })
    #expect(names(readings("東京都", chosen: "トウキョウト", wholeWordsOnly: true)).isEmpty)
  }

  @Test func rules() {
    let rows: [(rules: [String], expected: [String], why: String)] = [
      ([], [], "no rule"),
      (["ミヤコ"], ["ミヤコ"], "a reading that no entry has"),
      (["ミヤコ", "ミヤコ"], ["ミヤコ"], "twice"),
      (["ガクセイ"], [], "the chosen reading"),
      ([""], [], "an empty one"),
    ]
    for row in rows {
      let found = readings("学生", chosen: "ガクセイ", rules: row.rules)
      #expect(names(found) == row.expected, "\(row.why)")
      #expect(found.candidates.allSatisfy { $0.kind == .rule && $0.difference == nil })
    }
  }

  @Test func chosenReadingsThatNoPathHas() {
    let found = readings("学生", chosen: "マナビテ")
    #expect(found.chosenDifference == nil)
    #expect(names(found).first == "ガクセイ")
  }

  @Test func kanaAreReadAsWritten() {
    // The path もも|も is read as it is written, so there is no other reading.
    let found = readings("ももも", chosen: "モモモ")
    #expect(names(found).isEmpty, "\(names(found))")
    #expect(found.chosenDifference == 0)
  }

  @Test func spansThatAreNotRead() {
    let long = String(repeating: "東京", count: 40)
    let rows: [(line: String, span: Range<Int>, why: String)] = [
      ("東京", 0..<0, "an empty span"),
      ("東京", 1..<4, "inside characters"),
      ("鱻", 0..<3, "an unknown word has no reading"),
      ("xyz", 0..<3, "Latin letters that the dictionary does not have"),
      (long, 0..<long.utf8.count, "too long for a word"),
    ]
    for row in rows {
      let found = readings(row.line, over: row.span, chosen: "ナニカ")
      #expect(names(found).isEmpty && found.chosenDifference == nil, "\(row.why)")
    }
  }

  @Test func likelyCandidatesAreFewDivisions() {
    let east = readings("東京都", chosen: "トウキョウト")
    let divisions = east.likelyCandidates.filter { $0.kind == .division }
    #expect(divisions.count <= 2)
    #expect(divisions.allSatisfy { $0.difference ?? 0 <= 6_000 })
    let withRules = readings(
      "学生", chosen: "ガクセイ", rules: (0..<30).map { String(repeating: "ア", count: $0 + 1) })
    #expect(withRules.likelyCandidates.count == DetailedReading.Word.maximumAlternativeCount)
    #expect(withRules.candidates.count == AlternativeReadings.maximumCount)
  }
}
