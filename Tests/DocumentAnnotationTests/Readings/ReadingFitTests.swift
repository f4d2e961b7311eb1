import Testing

@testable import DocumentAnnotation

/// Tests how readings fit kanji.
@Suite struct ReadingFitTests {
  @Test(arguments: [
    ("学校", "がっこう", true, "readings of both kanji, one with っ"), ("山", "やま", true, "kun"),
    ("山", "さん", true, "on"), ("山", "かわ", false, "of another kanji"),
    ("学校", "がく", false, "of the first kanji only"), ("十", "じゅっ", true, "before the next word"),
    ("一", "いっ", true, "of いち"), ("山", "やまっ", false, "no reading ends so"),
    ("山", "っ", false, "no stem"), ("山", "", false, "empty"),
  ])
  func known(base: String, reading: String, fits: Bool, why: String) {
    var fit = ReadingFit()
    let cost = fit.known(base, reading)
    #expect((cost != nil) == fits, "\(why)")
  }

  @Test(arguments: [
    ("運命", "さだめ", 2, true, "gikun"), ("運命", "サダメ", 2, false, "katakana"),
    ("運命", "さ", 2, false, "one kana"), ("運命", "さだ", 2, true, "two"),
    ("運命", "さだめさだめさだ", 2, true, "3 × 2 + 2 kana"),
    ("運命", "さだめさだめさだめ", 2, false, "one more"), ("運命", "", 2, false, "empty"),
    ("山", "らーめん", 1, true, "a long vowel"),
  ])
  func unknown(base: String, reading: String, kanji: Int, fits: Bool, why: String) {
    var fit = ReadingFit()
    let cost = fit.unknown(base, reading, kanji: kanji)
    #expect((cost != nil) == fits, "\(why)")
  }

  @Test func knownReadingsCostLess() throws {
    var fit = ReadingFit()
    let known = fit.known("学校", "がっこう")
    #expect(known.map { $0 < ReadingFit.maximumKnownCost } == true)
    let regular = fit.unknown("学校", "がっこう", kanji: 2)
    let gikun = fit.unknown("学校", "さだめ", kanji: 2)
    #expect(try #require(regular) < (try #require(gikun)))
  }

  @Test(arguments: [
    ("き", "木", false, false, true, "kun"), ("か", "書", true, false, true, "okurigana follow"),
    ("か", "書", false, false, false, "okurigana do not follow"),
    ("は", "私", false, false, false, "a particle"), ("ぎ", "木", false, true, true, "voiced"),
    ("ぎ", "木", false, false, false, "voiced at the start of a word"),
    ("キ", "木", false, false, true, "katakana"), ("び", "火", false, true, true, "voiced h"),
    ("ぴ", "火", false, true, true, "half voiced"), ("き", "", false, false, false, "no kanji"),
    ("", "木", false, false, false, "no kana"), ("き", "か", false, false, false, "no kanji but kana"),
    ("き", "\u{10FFFF}", false, false, false, "no character"),
  ])
  func oneKana(
    kana: String, kanji: String, beforeKana: Bool, isVoiced: Bool, expected: Bool, why: String
  ) {
    #expect(
      ReadingFit.isReading(kana, of: kanji, beforeKana: beforeKana, isVoiced: isVoiced) == expected,
      "\(why)")
  }

  @Test(arguments: [
    ("いて", "痛", true, "痛え"), ("はえ", "早", true, "早えー"), ("さめ", "寒", true, "寒え"),
    ("イテ", "痛", true, "katakana"), ("いた", "痛", false, "the stem itself"),
    ("て", "痛", false, "too short"), ("いいて", "痛", false, "too long"), ("", "痛", false, "empty"),
    ("かけ", "書", false, "a verb"), ("いて", "", false, "no kanji"),
  ])
  func casual(reading: String, kanji: String, expected: Bool, why: String) {
    #expect(ReadingFit.isCasual(reading, of: kanji) == expected, "\(why)")
  }

  @Test(arguments: [
    ("さだめ", true), ("らーめん", true), ("サダメ", false), ("ゔぁ", true), ("山", false), ("・", false),
    ("さダめ", false),
  ])
  func hiragana(text: String, expected: Bool) {
    #expect(ReadingFit.isHiragana(text) == expected)
  }
}
