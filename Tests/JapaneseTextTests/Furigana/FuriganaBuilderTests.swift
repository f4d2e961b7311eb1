import Kana
import TestSupport
import Testing

@testable import JapaneseText

@Suite("Furigana segments")
struct FuriganaBuilderTests {
  /// Returns the words of a text that is given in parts, in order; a part without a reading is
  /// skipped.
  private func words(_ parts: [(surface: String, reading: String)]) -> [AnnotatedWord] {
    var offset = 0
    return parts.map { surface, reading in
      defer { offset += surface.utf8.count }
      return AnnotatedWord(utf8Range: offset..<offset + surface.utf8.count, reading: reading)
    }
  }

  private func brackets(
    _ parts: [(surface: String, reading: String)], _ options: FuriganaOptions = .init(),
    overrides: [FuriganaSegment] = []
  ) -> String {
    let text = parts.map(\.surface).joined()
    let segments = FuriganaBuilder.segments(
      in: text, words: words(parts), options: options, overrides: overrides)
    expectCover(segments, text)
    return segments.map { $0.reading.map { [base = $0.base] in "\(base)[\($0)]" } ?? $0.base }
      .joined(separator: " ")
  }

  /// Expects that the segments join to the text, at Character boundaries, with readings in kana.
  private func expectCover(_ segments: [FuriganaSegment], _ text: String) {
    var end = 0
    let boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
    var wasPlain = false
    for segment in segments {
      #expect(segment.utf8Range.lowerBound == end && !segment.utf8Range.isEmpty)
      #expect(boundaries.contains(segment.utf8Range.lowerBound))
      #expect(String(text[segment.range(in: text)]) == segment.base)
      if let reading = segment.reading { #expect(reading.isKana && !reading.isEmpty) }
      #expect(!(wasPlain && segment.reading == nil), "plain neighbours are one segment")
      wasPlain = segment.reading == nil
      end = segment.utf8Range.upperBound
    }
    #expect(end == text.utf8.count)
  }

  private let sentence = [
    ("昨日", "キノウ"), ("は", "ハ"), ("工場", "コウジョウ"), ("を", "ヲ"), ("訪ねた", "タズネタ"),
    ("。", ""),
  ]

  @Test("by word and by kanji")
  func groupings() {
    #expect(brackets(sentence) == "昨日[きのう] は 工場[こうじょう] を 訪[たず] ねた。")
    #expect(
      brackets(sentence, FuriganaOptions(grouping: .kanji))
        == "昨日[きのう] は 工[こう] 場[じょう] を 訪[たず] ねた。")
    #expect(
      brackets([("時々", "トキドキ"), ("祖母", "ソボ")]) == "時々[ときどき] 祖母[そぼ]",
      "neighbouring words do not share a reading")
  }

  @Test("readings in katakana")
  func katakana() {
    #expect(
      brackets([("お茶", "おちゃ")], FuriganaOptions(syllabary: .katakana)) == "お 茶[チャ]")
  }

  @Test("known kanji have no furigana")
  func knownKanji() {
    let known = KanjiSet.grades(through: 2)
    #expect(
      brackets(sentence, FuriganaOptions(grouping: .kanji, knownKanji: known))
        == "昨日[きのう] は工場を 訪[たず] ねた。")
    #expect(
      brackets([("電話", "デンワ"), ("山", "ヤマ")], FuriganaOptions(knownKanji: .joyo)) == "電話山")
    #expect(
      brackets([("人々", "ヒトビト")], FuriganaOptions(knownKanji: known)) == "人々",
      "々 needs no knowledge of its own")
    #expect(
      brackets([("学区", "ガック")], FuriganaOptions(knownKanji: known)) == "学区[がっく]",
      "one unknown kanji is enough for the word")
    #expect(
      brackets([("学区", "ガック")], FuriganaOptions(grouping: .kanji, knownKanji: known))
        == "学 区[く]")
  }

  @Test("unusable words leave their text without furigana")
  func badWords() {
    let text = "東京都"
    let ranges = [-3..<3, 0..<1, 1..<4, 0..<100, 9..<12, 3..<3, Int.min..<Int.max]
    for range in ranges {
      let word = AnnotatedWord(utf8Range: range, reading: "トウ")
      let segments = FuriganaBuilder.segments(in: text, words: [word])
      expectCover(segments, text)
      #expect(segments.allSatisfy { $0.reading == nil }, "\(range)")
    }
    #expect(brackets([("東京", ""), ("都", "*"), ("内", "nai")]) == "東京都内")
    #expect(FuriganaBuilder.segments(in: "", words: []).isEmpty)
    let overlapping = [
      AnnotatedWord(utf8Range: 0..<6, reading: "トウキョウ"),
      AnnotatedWord(utf8Range: 3..<9, reading: "キョウト"),
    ]
    let segments = FuriganaBuilder.segments(in: text, words: overlapping)
    expectCover(segments, text)
    #expect(segments.first?.reading == "とうきょう")
  }

  @Test("given readings replace those of the words")
  func overrides() {
    let parts = [("その", "ソノ"), ("本気", "ホンキ"), ("の", "ノ"), ("東京都", "トウキョウト")]
    let given = FuriganaText(aozora: "その本気《マジ》の東京《とうけい》都")
    #expect(given.text == parts.map(\.0).joined())
    #expect(
      brackets(parts, overrides: given.segments) == "その 本気[マジ] の 東京[とうけい] 都[と]")
    let inner = FuriganaText(aozora: "その本気の東｜京《けい》都")
    #expect(
      brackets(parts, overrides: inner.segments)
        == "その 本気[ほんき] の 東[とう] 京[けい] 都[と]")
    let crossing = FuriganaText(aozora: "その本｜気の東《きのひがし》京都")
    #expect(
      brackets(parts, overrides: crossing.segments)
        == "その 本[ほん] 気の東[きのひがし] 京[きょう] 都[と]")
    let strange = [
      FuriganaSegment(utf8Range: -1..<3, base: "", reading: "あ"),
      FuriganaSegment(utf8Range: 1..<2, base: "", reading: "あ"),
      FuriganaSegment(utf8Range: 90..<99, base: "", reading: "あ"),
    ]
    #expect(brackets(parts, overrides: strange) == "その 本気[ほんき] の 東京都[とうきょうと]")
  }

  @Test("any words over any text give segments that cover it")
  func random() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1500 {
      let text = RandomText.string(fragments: 8, using: &generator)
      var words: [AnnotatedWord] = []
      for _ in 0..<4 {
        let start = Int.random(in: 0...text.utf8.count, using: &generator)
        let end = Int.random(in: start...text.utf8.count + 1, using: &generator)
        let reading = ["キョウ", "ト", "ノ", "東", ""].randomElement(using: &generator) ?? ""
        words.append(AnnotatedWord(utf8Range: start..<end, reading: reading))
      }
      words.sort { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
      for grouping in [FuriganaOptions.Grouping.word, .kanji] {
        let segments = FuriganaBuilder.segments(
          in: text, words: words, options: FuriganaOptions(grouping: grouping))
        expectCover(segments, text)
      }
    }
  }
}
