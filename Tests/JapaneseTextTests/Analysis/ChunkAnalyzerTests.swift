import MeCabDictionary
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the words of chunks: old kanji, prepared texts, and what the rules receive.
@Suite struct ChunkAnalyzerTests {
  /// The words of a chunk, as the rules see them and as the caller does.
  private struct Words: Equatable {
    var rules: [String] = []
    var found: [String] = []
    var readings: [String] = []
  }

  private func analyzer(_ csv: String = "") throws -> ChunkAnalyzer {
    let tokenizer = try Tokenizer(
      dictionary: .directory(MiniDictionary.directory()),
      userDictionaries: csv.isEmpty ? [] : [.csv(csv)])
    return ChunkAnalyzer(core: tokenizer.core)
  }

  private func words(_ chunk: String, _ analyzer: ChunkAnalyzer) -> Words {
    var words = Words()
    func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
      String(decoding: bytes, as: UTF8.self)
    }
    withUTF8Bytes(of: chunk) { bytes in
      analyzer.analyze(bytes) { prepared in
        words.rules = prepared.words.map { text(prepared.surface($0)) }
      } _: { original in
        words.found = original.words.map { text(original.surface($0)) }
        words.readings = original.words.map { text($0.reading) }
      }
    }
    return words
  }

  // MARK: Old kanji

  /// The modern forms are used if a word has no reading, or if there are fewer words.
  @Test func oldForms() throws {
    let rows: [(chunk: String, rules: [String], found: [String], why: String)] = [
      ("學校へ", ["学校", "へ"], ["學校", "へ"], "a word that the dictionary lacks"),
      ("映畫と學生", ["映画", "と", "学生"], ["映畫", "と", "學生"], "two of them"),
      ("東京へ", ["東京", "へ"], ["東京", "へ"], "no old form"),
      ("學XYZ", ["学", "XYZ"], ["學", "XYZ"], "neither form is in the dictionary"),
    ]
    let analyzer = try analyzer()
    for row in rows {
      let found = words(row.chunk, analyzer)
      #expect(found.rules == row.rules, "\(row.why)")
      #expect(found.found == row.found, "\(row.why)")
    }
    #expect(words("學校", analyzer).readings == ["ガッコウ"])
  }

  @Test func knownOldFormsStay() throws {
    // The dictionary has a word in old forms, with a reading of its own.
    let one = try analyzer("國,くにへん,名詞")
    #expect(words("國", one).rules == ["國"] && words("國", one).readings == ["クニヘン"])
    // As many words in modern forms are not better.
    let both = try analyzer("國,くにへん,名詞\n国,くに,名詞")
    #expect(words("國", both).readings == ["クニヘン"])
    // Fewer words are better.
    let fewer = try analyzer("國,くにへん,名詞\n語國,ごこく,名詞\n語国語,ごこくご,名詞\n語,ご,名詞")
    let found = words("語國語", fewer)
    #expect(found.rules == ["語国語"] && found.found == ["語國語"], "\(found)")
    #expect(found.readings == ["ゴコクゴ"])
  }

  // MARK: Prepared texts

  @Test func offsetsAreThoseOfTheSource() throws {
    let rows: [(chunk: String, rules: [String], found: [String], why: String)] = [
      ("ｺｰﾋｰを", ["コーヒー", "を"], ["ｺｰﾋｰ", "を"], "half-width kana"),
      ("東京へｺｰﾋｰ", ["東京", "へ", "コーヒー"], ["東京", "へ", "ｺｰﾋｰ"], "after other words"),
      ("か\u{3099}っこうへ", ["がっこう", "へ"], ["か\u{3099}っこう", "へ"], "a combining mark"),
      ("東\u{FE00}京へ", ["東京", "へ"], ["東\u{FE00}京", "へ"], "a variation selector"),
      ("東京\u{E0100}へ", ["東京", "へ"], ["東京\u{E0100}", "へ"], "at the end of a word"),
      ("學校とｺｰﾋｰ", ["学校", "と", "コーヒー"], ["學校", "と", "ｺｰﾋｰ"], "with old forms"),
      ("りんこ\u{3099}を", ["りんご", "を"], ["りんこ\u{3099}", "を"], "in the middle"),
    ]
    let analyzer = try analyzer()
    for row in rows {
      let found = words(row.chunk, analyzer)
      #expect(found.rules == row.rules, "\(row.why)")
      #expect(
        found.found.map { Array($0.unicodeScalars) } == row.found.map { Array($0.unicodeScalars) },
        "\(row.why): \(found.found)")
    }
  }

  /// Each chunk is analyzed as if the analyzer were new.
  @Test func analyzersKeepNothing() throws {
    var generator = SeededGenerator(seed: 590)
    let fragments = [
      "東京", "學校", "ｺｰﾋｰ", "か\u{3099}", "へ", "行きました", "。", " ", "　", "國", "XYZ", "👨‍👩‍👧", "東\u{FE00}",
      "いすゞ", "\n",
    ]
    let reused = try analyzer()
    var failures: [String] = []
    for _ in 0..<150 {
      let count = Int.random(in: 0...8, using: &generator)
      var chunk = (0..<count).map { _ in fragments.randomElement(using: &generator) ?? "" }.joined()
      // A chunk is at most a line; only its last character can be a line end.
      let hasLineEnd = chunk.hasSuffix("\n")
      chunk = chunk.replacing("\n", with: "") + (hasLineEnd ? "\n" : "")
      let fresh = try analyzer()
      let expected = words(chunk, fresh)
      if words(chunk, reused) != expected { failures.append(chunk.debugDescription) }
      if expected.found.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
        failures.append("\(chunk.debugDescription): whitespace")
      }
      let all = expected.found.joined().filter { !$0.isWhitespace }
      if all != chunk.filter({ !$0.isWhitespace }) {
        failures.append("\(chunk.debugDescription): \(expected.found)")
      }
    }
    expectNone(failures)
  }

  @Test func rulesMayChangeTheWords() throws {
    let analyzer = try analyzer()
    withUTF8Bytes(of: "東京へ行く") { bytes in
      var count = 0
      analyzer.analyze(bytes) { text in
        text.words.removeLast()
        text.words[0].end = text.words[1].end
        text.words.remove(at: 1)
      } _: { text in
        count = text.words.count
        #expect(text.words[0].start == 0 && text.words[0].end == 9)
        text.words.removeAll()
      }
      #expect(count == 1)
      analyzer.analyze(bytes) { _ in
      } _: {
        #expect($0.words.count == 3)
      }
    }
  }
}
