import Kana
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests conversion between the syllabaries and the arena for kana.
@Suite struct KanaTextTests {
  private func converted(_ text: String, _ syllabary: Syllabary) -> [Unicode.Scalar]? {
    withUTF8Bytes(of: text) { KanaText.converted($0, to: syllabary) }
      .map { Array($0.unicodeScalars) }
  }

  @Test func conversions() {
    let rows: [(text: String, hiragana: String?, katakana: String?, why: String)] = [
      ("", nil, nil, "empty"), ("あ", "あ", "ア", "hiragana"), ("ア", "あ", "ア", "katakana"),
      ("ぁゖ", "ぁゖ", "ァヶ", "the first and last pair"), ("とうキョウ", "とうきょう", "トウキョウ", "mixed"),
      ("コーヒー", "こーひー", "コーヒー", "ー is in both"), ("ー", "ー", "ー", "ー alone"),
      ("か\u{3099}", "か\u{3099}", "カ\u{3099}", "a combining mark"),
      ("ハ\u{309A}", "は\u{309A}", "ハ\u{309A}", "the other one"), ("ア・イ", "あ・い", "ア・イ", "a dot"),
      ("漢", nil, nil, "kanji"), ("あ漢", nil, nil, "kanji at the end"), ("a", nil, nil, "Latin"),
      ("ア ア", nil, nil, "a space"), ("ｱ", nil, nil, "half width"),
      ("𠮷", nil, nil, "beyond the BMP"),
      ("。", nil, nil, "punctuation"), ("ヴ", "ゔ", "ヴ", "vu"),
      ("あ\u{309B}", nil, nil, "the spacing voiced sound mark"), ("ア\u{30A0}", nil, nil, "゠"),
    ]
    for row in rows {
      let hiragana = row.hiragana.map { Array($0.unicodeScalars) }
      let katakana = row.katakana.map { Array($0.unicodeScalars) }
      #expect(converted(row.text, .hiragana) == hiragana, "\(row.why)")
      #expect(converted(row.text, .katakana) == katakana, "\(row.why)")
    }
  }

  /// The blocks are parallel: a katakana is 0x60 after its hiragana.
  @Test func everyPair() {
    for value in UInt32(0x3041)...0x3096 {
      guard let hiragana = Unicode.Scalar(value), let katakana = Unicode.Scalar(value + 0x60) else {
        continue
      }
      for scalar in [hiragana, katakana] {
        #expect(converted(String(scalar), .hiragana) == [hiragana], "\(scalar)")
        #expect(converted(String(scalar), .katakana) == [katakana], "\(scalar)")
      }
    }
  }

  // MARK: The arena

  private func text(_ kana: KanaBytes) -> String { String(decoding: kana, as: UTF8.self) }

  @Test func copiesStayUntilReset() {
    var arena = KanaArena()
    var copies: [(KanaBytes, String)] = []
    // The sizes around those of a chunk, and many small ones.
    for count in [0, 1, 5_461, 5_462, 1, 16_384, 3, 20_000, 2] + Array(repeating: 40, count: 900) {
      let kana = String(repeating: ["ア", "イ", "ウ"][count % 3], count: count)
      copies.append((arena.copy(Array(kana.utf8)), kana))
    }
    for (copy, kana) in copies { #expect(text(copy) == kana, "\(kana.count) kana") }
    arena.reset()
    let afterReset = arena.copy(Array("エオ".utf8))
    #expect(text(afterReset) == "エオ")
  }

  @Test func allocationsDoNotOverlap() {
    var arena = KanaArena()
    for _ in 0..<2 {
      var buffers: [UnsafeMutableBufferPointer<UInt8>] = []
      for count in [16_383, 1, 1, 16_384, 16_385, 7, 0, 9] {
        let buffer = arena.allocate(count)
        #expect(buffer.count == count)
        buffer.initialize(repeating: UInt8(buffers.count))
        buffers.append(buffer)
      }
      for (number, buffer) in buffers.enumerated() {
        #expect(buffer.allSatisfy { $0 == UInt8(number) }, "\(number)")
      }
      arena.reset()
    }
  }

  @Test func joining() {
    var arena = KanaArena()
    let rows: [(StaticString, StaticString, String)] = [
      ("", "", ""), ("ア", "", "ア"), ("", "イ", "イ"), ("ア", "イ", "アイ"),
      ("トウ", "キョウ", "トウキョウ"),
    ]
    for (first, second, expected) in rows {
      let joined = arena.join(KanaBytes(first), KanaBytes(second))
      #expect(text(joined) == expected)
    }
    #expect(KanaBytes.none.isEmpty)
    let kana = KanaBytes("ア")
    let unchanged = arena.join(kana, .none)
    #expect(unchanged.baseAddress == kana.baseAddress, "nothing is copied")
  }
}
