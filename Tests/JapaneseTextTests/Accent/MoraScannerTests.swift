import TestSupport
import Testing

@testable import JapaneseText

@Suite struct MoraScannerTests {
  private func morae(_ kana: String) -> [String] {
    Array(kana.utf8).withUnsafeBufferPointer { bytes in
      MoraScanner(bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
  }

  @Test func kanaAreCountedAsTheyAreSpoken() {
    let cases: [(kana: String, morae: [String], why: String)] = [
      ("", [], "nothing"),
      ("サクラ", ["サ", "ク", "ラ"], "one kana, one mora"),
      ("さくら", ["さ", "く", "ら"], "hiragana"),
      ("トウキョウ", ["ト", "ウ", "キョ", "ウ"], "a small ョ belongs to its kana"),
      ("トーキョー", ["ト", "ー", "キョ", "ー"], "ー is a mora"),
      ("ガッコウ", ["ガ", "ッ", "コ", "ウ"], "ッ is a mora"),
      ("シンブン", ["シ", "ン", "ブ", "ン"], "ン is a mora"),
      ("ファイル", ["ファ", "イ", "ル"], "a small vowel of another sound"),
      ("ティー", ["ティ", "ー"], "ティ"),
      ("ヴァイオリン", ["ヴァ", "イ", "オ", "リ", "ン"], "ヴァ"),
      ("トゥー", ["トゥ", "ー"], "トゥ"),
      ("クヮ", ["クヮ"], "ヮ"),
      ("フュージョン", ["フュ", "ー", "ジョ", "ン"], "フュ"),
      ("ネェ", ["ネ", "ェ"], "a small vowel that continues"),
      ("アオグロゥ", ["ア", "オ", "グ", "ロ", "ゥ"], "a small ゥ after ロ is not a separate sound"),
      ("シェア", ["シェ", "ア"], "シェ"), ("ディスク", ["ディ", "ス", "ク"], "ディ"), ("カァ", ["カ", "ァ"], "カァ"),
      ("キャァ", ["キャ", "ァ"], "after a glide"),
      ("ァ", ["ァ"], "a small kana at the start"),
      ("ャ", ["ャ"], "a glide at the start"),
      ("ッャ", ["ッ", "ャ"], "nothing to belong to"),
      ("ヵ月", ["ヵ"], "ヵ is a mora of its own; kanji are not kana"),
      ("ガ\u{3099}", ["ガ\u{3099}"], "a combining mark"),
      ("カ\u{3099}ク", ["カ\u{3099}", "ク"], "a combining mark belongs to the mora before it"),
      ("デス’", ["デ", "ス"], "a mark of voicelessness"),
      ("アリガトウ:ゴザ", ["ア", "リ", "ガ", "ト", "ウ", "ゴ", "ザ"], "a separator"),
      ("・ABC。", [], "no kana"),
      ("ヰヱヲ", ["ヰ", "ヱ", "ヲ"], "old kana"),
      ("ウェブ", ["ウェ", "ブ"], "ウェ"),
      ("ツァー", ["ツァ", "ー"], "ツァ"),
    ]
    for (kana, expected, why) in cases { #expect(morae(kana) == expected, "\(kana): \(why)") }
  }

  @Test func secondHalvesOfSyllablesCarryNoAccent() {
    let cases: [(kana: String, ends: [Bool], why: String)] = [
      ("トウ", [false, true], "おう"), ("セイ", [false, true], "えい"), ("カイ", [false, true], "あい"),
      ("アン", [false, true], "ン"), ("ガッ", [false, true], "ッ"), ("カー", [false, true], "ー"),
      ("オオ", [false, true], "the same vowel"), ("ウ", [false], "a vowel alone"),
      ("カウ", [false, false], "au are two syllables"), ("イエ", [false, false], "ie too"),
      ("キュウ", [false, true], "ウ after ュ"),
    ]
    for (kana, expected, why) in cases {
      let found = Array(kana.utf8).withUnsafeBufferPointer { bytes in
        MoraScanner(bytes).map(\.isSyllableEnd)
      }
      #expect(found == expected, "\(kana): \(why)")
    }
  }

  @Test func moraeAscendInAnyBytes() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        if round.isMultiple(of: 2) {
          bytes.append(UInt8.random(in: .min ... .max, using: &generator))
        } else {
          bytes += Array(RandomText.scalars(count: 1, using: &generator).utf8)
        }
      }
      bytes.withUnsafeBufferPointer { buffer in
        var end = 0
        var count = 0
        for mora in MoraScanner(buffer) {
          #expect(mora.range.lowerBound >= end && !mora.range.isEmpty)
          end = mora.range.upperBound
          count += 1
        }
        #expect(end <= buffer.count)
        #expect(count == MoraScanner.count(buffer))
      }
    }
  }
}
