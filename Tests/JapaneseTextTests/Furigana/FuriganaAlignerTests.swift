import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

@Suite("Furigana alignment")
struct FuriganaAlignerTests {
  /// A word in the notation of the rows: its surface, its reading, and the spans given by the
  /// notation.
  private struct Row {
    var surface = ""
    var reading = ""

    /// Parses a row: brackets follow the kanji directly before them; `symbols` gives the readings
    /// of other characters.
    init(_ notation: String, symbols: [Character: String] = [:]) {
      var inReading = false
      for character in notation {
        switch character {
        case "[":
          inReading = true
        case "]": inReading = false
        case _ where inReading: reading.append(character)
        default:
          surface.append(character)
          let isKanji =
            character.unicodeScalars.contains { $0.value.isKanji } || "ヶヵ".contains(character)
          if !isKanji { reading += symbols[character] ?? "\(character)" }
        }
      }
    }
  }

  private static let symbols: [Character: String] = [
    "Ｔ": "てぃー", "3": "さん", "２": "に", "1": "じゅ", "0": "う", "〒": "", "・": "", "-": "",
  ]

  /// Returns the aligned spans in the notation of the rows.
  private func aligned(_ surface: String, _ reading: String, byKanji: Bool = true) -> String {
    let bytes = Array(surface.utf8)
    let readingBytes = Array(reading.utf8)
    var notation = ""
    for span in spans(surface, reading, byKanji: byKanji) {
      notation += String(decoding: bytes[span.surface], as: UTF8.self)
      if span.hasKanji {
        notation += "[" + String(decoding: readingBytes[span.reading], as: UTF8.self) + "]"
      }
    }
    return notation
  }

  private func spans(
    _ surface: String, _ reading: String, byKanji: Bool
  ) -> [FuriganaAligner.AlignedSpan] {
    var aligner = FuriganaAligner()
    var spans: [FuriganaAligner.AlignedSpan] = []
    Array(surface.utf8).withUnsafeBufferPointer { surface in
      Array(reading.utf8).withUnsafeBufferPointer { reading in
        aligner.align(surface, reading: reading, byKanji: byKanji, into: &spans)
      }
    }
    return spans
  }

  @Test("each kanji has its reading, in all classes of words")
  func byKanji() {
    var failures: [String] = []
    var count = 0
    for (kind, words) in AlignmentRows.rows {
      for notation in words.split(separator: " ").map(String.init) {
        let row = Row(notation, symbols: Self.symbols)
        let found = aligned(row.surface, row.reading)
        if found != notation { failures.append("\(kind): \(found), not \(notation)") }
        count += 1
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(count > 300)
  }

  @Test("a reading in katakana is split at the same offsets")
  func katakana() {
    var failures: [String] = []
    for (kind, words) in AlignmentRows.rows where kind != "long vowels as marks" {
      for notation in words.split(separator: " ").map(String.init) {
        let row = Row(notation, symbols: Self.symbols)
        let katakana = String(
          String.UnicodeScalarView(
            row.reading.unicodeScalars.map { scalar in
              guard 0x3041...0x3096 ~= scalar.value else { return scalar }
              return Unicode.Scalar(scalar.value + 0x60) ?? scalar
            }))
        let expected = spans(row.surface, row.reading, byKanji: true)
        if spans(row.surface, katakana, byKanji: true) != expected { failures.append(notation) }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test("adjacent kanji share their reading when spans are words")
  func byWord() {
    let rows: [(surface: String, reading: String, expected: String, why: String)] = [
      ("取り扱い", "とりあつかい", "取[と]り扱[あつか]い", "kana inside is an anchor"),
      ("裏切る", "うらぎる", "裏切[うらぎ]る", "kana at the end"),
      ("言い訳", "いいわけ", "言[い]い訳[わけ]", "い is both read and written"),
      ("渡り鳥", "わたりどり", "渡[わた]り鳥[どり]", "り occurs twice in the reading"),
      ("お湯", "おゆ", "お湯[ゆ]", "kana at the start"),
      ("三ヶ月", "さんかげつ", "三ヶ月[さんかげつ]", "ヶ is read"),
      ("関ケ原", "せきがはら", "関ケ原[せきがはら]", "a large ケ may stand for ヶ"),
      ("忍び足", "しのびあし", "忍[しの]び足[あし]", "い and あ are free"),
      ("飼い犬", "かいいぬ", "飼[か]い犬[いぬ]", "いい can be split in two ways"),
      ("生い立ち", "おいたち", "生[お]い立[た]ち", ""),
      ("木々", "きぎ", "木々[きぎ]", "々 is kanji"),
      ("田舎びる", "いなかびる", "田舎[いなか]びる", ""),
      ("3人", "さんにん", "3人[にん]", "a digit has its kanji's reading"),
      ("１日", "ついたち", "１日[ついたち]", "a digit in a shared reading"),
      ("Ｘ線", "えっくすせん", "Ｘ線[せん]", "a letter may be read"),
      ("ひらがな", "ヒラガナ", "ひらがな", "nothing to read"),
      ("カタカナ", "かたかな", "カタカナ", ""),
      ("大阪", "おおさか", "大阪[おおさか]", ""),
      ("山", "", "山[]", "no reading to give"),
      ("山", "qq", "山[qq]", "a reading that is no kana"),
      ("母は母", "ははははは", "母[はは]は母[はは]", "five は"),
      ("言つた", "いった", "言[い]つた", "old spelling without small kana"),
      ("いすゞ車", "いすずしゃ", "いすゞ車[しゃ]", "kana iteration mark"),
      ("か\u{3099}く学", "がくがく", "か\u{3099}く学[がく]", "decomposed kana"),
      ("私は", "わたしわ", "私[わたし]は", "a particle as it sounds"),
    ]
    for (surface, reading, expected, why) in rows {
      #expect(aligned(surface, reading, byKanji: false) == expected, "\(why)")
    }
  }

  @Test("a word that cannot be aligned is one span")
  func mismatch() {
    #expect(aligned("食べる", "のむ") == "食べる[のむ]")
    #expect(aligned("食べる", "") == "食べる[]")
    #expect(aligned("亜あ亜", "い") == "亜あ亜[い]")
    #expect(aligned("", "あ").isEmpty)
  }

  @Test("spans cover any surface and reading in order")
  func covering() {
    var generator = SeededGenerator(seed: 22)
    let kanji = ["東", "京", "々", "生", "食", "ヶ", "〆", "𠮟", "丂", "一", "葛\u{E0100}"]
    let kana = ["あ", "い", "り", "ー", "ッ", "ゃ", "ん", "ｶ", "ﾞ", "ゝ", "か\u{3099}", "は"]
    for round in 0..<3000 {
      var surface = ""
      var reading = ""
      for _ in 0..<Int.random(in: 0...9, using: &generator) {
        surface +=
          (Bool.random(using: &generator) ? kanji : kana).randomElement(using: &generator) ?? ""
      }
      for _ in 0..<Int.random(in: 0...14, using: &generator) {
        reading += kana.randomElement(using: &generator) ?? ""
      }
      if round % 3 == 0 { surface = RandomText.string(fragments: 6, using: &generator) }
      for byKanji in [false, true] {
        let found = spans(surface, reading, byKanji: byKanji)
        var surfaceEnd = 0
        var readingEnd = 0
        for span in found {
          #expect(span.surface.lowerBound == surfaceEnd && !span.surface.isEmpty)
          #expect(span.reading.lowerBound == readingEnd)
          surfaceEnd = span.surface.upperBound
          readingEnd = span.reading.upperBound
        }
        #expect(surfaceEnd == surface.utf8.count)
        #expect(readingEnd == reading.utf8.count || surface.isEmpty, "\(surface) \(reading)")
      }
    }
  }

  @Test("a thousand kanji take milliseconds, readable or not", .timeLimit(.minutes(1)))
  func longSurfaces() {
    let readable = String(repeating: "東京都庁", count: 250)
    let kana = String(repeating: "とうきょうとちょう", count: 250)
    let clock = ThreadClock()
    let times = [kana, String(kana.reversed())].map { reading in
      clock.measure { _ = spans(readable, reading, byKanji: true) }
    }
    #expect(spans(readable, kana, byKanji: true).count == 1000)
    // The bound allows for unoptimized code on a busy machine.
    #expect(times.allSatisfy { $0 < .seconds(4) }, "\(times)")
  }
}
