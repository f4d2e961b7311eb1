import Testing

@testable import JapaneseText

@Suite struct OnReadingTests {
  private func spells(_ surface: String, _ reading: String) -> Bool {
    let (surface, reading) = (Array(surface.utf8), Array(reading.utf8))
    return surface.withUnsafeBufferPointer { surface in
      reading.withUnsafeBufferPointer { OnReading.spells(surface, $0) }
    }
  }

  @Test func onReadingsAreRecognized() {
    let table: [(surface: String, reading: String, why: String)] = [
      ("警察", "ケイサツ", "plain"), ("発表", "ハッピョウ", "geminated, with p"),
      ("電波", "デンパ", "p after ん"), ("学校", "ガッコウ", "ク becomes ッ"),
      ("日記", "ニッキ", "チ becomes ッ"), ("石器", "セッキ", "キ becomes ッ"),
      ("人間", "ニンゲン", "the second on reading"), ("中国", "チュウゴク", "voiced"),
      ("年々", "ネンネン", "repeated"), ("山", "サン", "one kanji"),
      ("自動車", "ジドウシャ", "three kanji"),
    ]
    for row in table { #expect(spells(row.surface, row.reading), "\(row.surface): \(row.why)") }
  }

  @Test func otherReadingsAreNot() {
    let table: [(surface: String, reading: String, why: String)] = [
      ("手紙", "テガミ", "kun"), ("場所", "バショ", "kun and on"), ("山", "ヤマ", "one kanji"),
      ("今日", "キョウ", "jukujikun"), ("警察", "ケイサ", "too short"),
      ("警察", "ケイサツツ", "too long"), ("警察", "", "no reading"), ("", "ケイ", "no kanji"),
      ("犬", "abc", "no kana"), ("犬", "ab", "an incomplete scalar"),
      ("あ", "ア", "no kanji"), ("々", "ネン", "nothing to repeat"),
    ]
    for row in table { #expect(!spells(row.surface, row.reading), "\(row.surface): \(row.why)") }
  }

  /// The reached positions fit 64 bits: a longer reading is refused, not misread.
  @Test func longReadingsAreRefused() {
    let surface = String(repeating: "年", count: 40)
    #expect(!spells(surface, String(repeating: "ネン", count: 40)))
    #expect(
      spells(String(repeating: "年", count: 30), String(repeating: "ネン", count: 30)))
  }
}
