import Testing

@testable import JapaneseText

/// Tests how the reading of a word is divided when an override covers a part of it.
@Suite struct TornWordTests {
  /// Returns the reading of a part of a word, given by the characters before and in it.
  private func reading(_ word: String, _ kana: String, skip: Int, take: Int) -> String {
    var arena = KanaArena()
    let bytes = Array(word.utf8)
    let start = String(word.prefix(skip)).utf8.count
    let end = String(word.prefix(skip + take)).utf8.count
    return bytes.withUnsafeBufferPointer { bytes in
      Array(kana.utf8).withUnsafeBufferPointer { kana in
        let whole = AnalyzedWord(
          0..<bytes.count, in: bytes, traits: .noun, entry: .none, reading: kana,
          pronunciation: .none)
        let text = AnalyzedText(bytes: bytes, words: [whole])
        let part = TornWord.part(start..<end, of: whole, in: text, &arena)
        #expect(part.start == start && part.end == end && part.givenAccent == .unknown)
        #expect(part.intersects(.merged) && part.intersects(.suffix) == (skip > 0))
        return String(decoding: part.reading, as: UTF8.self)
      }
    }
  }

  @Test func parts() {
    let rows: [(word: String, kana: String, skip: Int, take: Int, part: String, why: String)] = [
      ("大人気ない", "オトナゲナイ", 3, 2, "ナイ", "kana are themselves"),
      ("人気者", "ニンキモノ", 2, 1, "モノ", "the end: a kun reading"),
      ("人気者", "ニンキモノ", 0, 2, "ニンキ", "the start: two on readings"),
      ("日本人", "ニホンジン", 2, 1, "ジン", "the end: an on reading, not the most frequent one"),
      ("日本橋", "ニホンバシ", 2, 1, "バシ", "a voiced reading"),
      ("売り場", "ウリバ", 1, 2, "リバ", "kana and a kanji"), ("売り場", "ウリバ", 0, 1, "ウ", "a stem"),
      ("今日", "キョウ", 1, 1, "ニチ", "no share can be found: the kanji alone"),
      ("A型", "", 1, 1, "", "without a reading"),
    ]
    for row in rows {
      let part = reading(row.word, row.kana, skip: row.skip, take: row.take)
      #expect(part == row.part, "\(row.why)")
    }
  }
}
