import Foundation
import TestSupport
import Testing

@testable import JapaneseText

@Suite struct AccentTests {
  @Test func pitchFollowsTheNucleus() {
    let cases: [(nucleus: Int, count: Int, pitch: String, type: Accent.AccentType)] = [
      (0, 3, "LHH", .flat), (1, 3, "HLL", .headHigh), (2, 3, "LHL", .middleHigh),
      (3, 3, "LHH", .tailHigh), (0, 1, "L", .flat), (1, 1, "H", .headHigh),
      (2, 2, "LH", .tailHigh), (0, 0, "", .flat), (5, 3, "LHH", .tailHigh), (-1, 2, "LH", .flat),
    ]
    for (nucleus, count, pitch, type) in cases {
      let accent = Accent(nucleus: nucleus, moraCount: count)
      #expect(accent.pitch.map(\.rawValue).joined() == pitch, "\(nucleus)/\(count)")
      #expect(accent.type == type, "\(nucleus)/\(count)")
    }
  }

  @Test func tokensHaveTheAccentOfTheirForm() throws {
    let tokenizer = try AccentDictionary.embedded.get()
    let cases: [(text: String, nucleus: Int?, count: Int?, why: String)] = [
      ("東京", 0, 4, "flat"), ("花", 2, 2, "tail-high"), ("食べる", 2, 3, "a dictionary form"),
      ("ABC", nil, nil, "a word in no dictionary"), ("。", nil, nil, "a mark"),
      ("👨‍👩‍👧", nil, nil, "an emoji"),
    ]
    for (text, nucleus, count, why) in cases {
      let accent = tokenizer.tokens(in: text).first?.accent
      #expect(accent?.nucleus == nucleus, "\(text): \(why)")
      #expect(accent?.moraCount == count, "\(text): \(why)")
    }
    let stem = tokenizer.tokens(in: "食べた")[0]
    #expect(stem.accentNotation == "2/2")
    #expect(stem.accent?.nucleus == 1, "たꜜべ")
  }

  /// Rows with the fields of UniDic 3.1.1.
  @Test func unidicsFieldsAreUnderstood() {
    let cases: [(row: String, nucleus: Int?, alternatives: [Int], why: String)] = [
      (
        "動詞,一般,,,下一段-バ行,連用形-一般,タベル,食べる,食べ,タベ,食べる,タベル,和,\"\",\"\",\"\",\"\",\"\",\"\",用,タベ,タベル,タベ,タベル,\"2\",\"C1\",\"M4@1\",6220495691326081,22630",
        1, [], "M4@1 of the row"
      ),
      (
        "名詞,普通名詞,一般,,,,ココロ,心,心,ココロ,心,ココロ,和,\"\",\"\",\"\",\"\",\"\",\"\",体,ココロ,ココロ,ココロ,ココロ,\"3,2\",\"C1\",\"\",1,2",
        3, [2], "alternatives"
      ),
      (
        "名詞,固有名詞,一般,,,,ココロ,心,心,ココロ,心,ココロ,和,\"\",\"\",\"\",\"\",\"\",\"\",体,ココロ,ココロ,ココロ,ココロ,*,*,*,1,2",
        nil, [], "no accent"
      ),
      (
        "名詞,普通名詞,一般,,,,キ,木,木,キ,木,キ,和,\"\",\"\",\"\",\"\",\"\",\"\",体,キ,キ,キ,キ,\"4\",\"C1\",\"\",1,2",
        nil, [], "a nucleus after the word"
      ),
    ]
    for (row, nucleus, alternatives, why) in cases {
      let feature = Array(row.utf8) + [0]
      feature.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        let entry = LexicalEntry(
          start, schema: .unidic29, partsOfSpeech: .table(for: .unidic))
        let accent = WordAccent(entry)
        #expect(accent.part.nucleus == nucleus, "\(why)")
        #expect(accent.alternatives == alternatives, "\(why)")
      }
    }
  }

  @Test func everySchemaFindsRulesAndModifications() {
    let cases: [(schema: DictionarySchema, rule: String, modification: String)] = [
      (.ipadic, "", ""), (.openJTalk, "r10", ""), (.naistJdic, "", ""), (.unidic17, "", ""),
      (.unidic26, "r24", "r25"), (.unidic29, "r25", "r26"), (.jumandic, "", ""),
    ]
    for (schema, rule, modification) in cases {
      let row = (0..<schema.fieldCount).map { "r\($0)" }.joined(separator: ",")
      let feature = Array(row.utf8) + [0]
      feature.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        let entry = LexicalEntry(
          start, schema: schema, partsOfSpeech: .table(for: schema.tagSet))
        #expect(String(decoding: entry.accentRule, as: UTF8.self) == rule, "\(schema.name)")
        #expect(
          String(decoding: entry.accentModification, as: UTF8.self) == modification,
          "\(schema.name)")
      }
    }
    #expect(Set(cases.map(\.schema)) == Set(DictionarySchema.known))
  }

  @Test func notationsWriteTheFall() throws {
    let tokenizer = try AccentDictionary.embedded.get()
    let cases: [(text: String, downstep: String, brackets: String, numbers: String)] = [
      ("東京へ行きました。", "とうきょうへ いきまꜜした。", "と[うきょうへ い[きま]した。", "とうきょうへ[0] いきました[3]。"),
      ("箸", "はꜜし", "は]し", "はし[1]"), ("木", "きꜜ", "き]", "き[1]"),
      ("花", "はなꜜ", "は[な]", "はな[2]"), ("", "", "", ""), ("。", "。", "。", "。"),
      ("「花」 箸", "「はなꜜ」 はꜜし", "「は[な]」 は]し", "「はな[2]」 はし[1]"),
      ("ABC", "ABC", "ABC", "ABC"), ("花\n箸", "はなꜜ\nはꜜし", "は[な]\nは]し", "はな[2]\nはし[1]"),
    ]
    for (text, downstep, brackets, numbers) in cases {
      let phrases = tokenizer.accentPhrases(in: text)
      #expect(AccentNotation.downstep.string(for: phrases, in: text) == downstep)
      #expect(AccentNotation.brackets.string(for: phrases, in: text) == brackets)
      #expect(AccentNotation.numbers.string(for: phrases, in: text) == numbers)
    }
    for notation in AccentNotation.all {
      #expect(AccentNotation(notation.description) == notation)
    }
    #expect(AccentNotation("overline") == nil)
    let other = tokenizer.accentPhrases(in: "花を買う")
    #expect(AccentNotation.downstep.string(for: other, in: "") == "はなꜜを かう", "another text")
  }

  @Test func phrasesAreValues() throws {
    let text = "今日は花が咲いた。"
    let phrases = try AccentDictionary.embedded.get().accentPhrases(in: text)
    let data = try JSONEncoder().encode(phrases)
    #expect(try JSONDecoder().decode([AccentPhrase].self, from: data) == phrases)
    for phrase in phrases {
      let range = try #require(phrase.range(in: text))
      #expect(text[range] == phrase.text)
      #expect(phrase.range(in: "") == nil)
    }
    #expect(phrases.last?.range(in: "a" + text) == nil, "inside a character")
  }
}
