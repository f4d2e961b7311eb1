import EmbeddedDictionary
import Kana
import TestSupport
import Testing

@testable import JapaneseText

/// Tests the map from readings back to the text.
@Suite struct ReadingMapTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  /// Returns the segments of a reading: source, output, and whether the segment has a reading.
  private func segments(_ text: String) -> [String] {
    let reading = tokenizer.reading(of: text)
    return reading.segments.map { segment in
      let source = String(decoding: Array(text.utf8)[segment.source], as: UTF8.self)
      let output = String(decoding: Array(reading.text.utf8)[segment.output], as: UTF8.self)
      return "\(source)\(segment.hasReading ? "=" : "~")\(output)"
    }
  }

  /// Returns what is wrong with the map of a reading, or nil if nothing is.
  private func fault(_ reading: Reading, of text: String) -> String? {
    let boundaries = Set(
      text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count])
    let bytes = Array(text.utf8)
    let kana = Array(reading.text.utf8)
    var (source, output) = (0, 0)
    for segment in reading.segments {
      if segment.source.lowerBound != source || segment.output.lowerBound != output {
        return "gap or overlap at \(segment)"
      }
      if segment.source.isEmpty { return "nothing read at \(source)" }
      (source, output) = (segment.source.upperBound, segment.output.upperBound)
      if !boundaries.contains(source) { return "\(source) is inside a Character" }
      if output > kana.count { return "\(segment) is outside of the reading" }
      let isUnchanged = Array(bytes[segment.source]) == Array(kana[segment.output])
      let hasKana = String(decoding: bytes[segment.source], as: UTF8.self).unicodeScalars
        .contains { (0x3041...0x30FF).contains($0.value) || (0xFF61...0xFF9F).contains($0.value) }
      if !segment.hasReading, !isUnchanged, !hasKana { return "not read, but changed: \(segment)" }
      if segment.hasReading, segment.output.isEmpty { return "read as nothing: \(segment)" }
    }
    if source != bytes.count || output != kana.count { return "ends at \(source) and \(output)" }
    return nil
  }

  @Test func segments() {
    let rows: [(text: String, segments: [String], why: String)] = [
      ("", [], "nothing"),
      ("東京へ行く。", ["東京=とうきょう", "へ=へ", "行く=いく", "。~。"], "words and a mark"),
      ("  東京\t", ["  ~  ", "東京=とうきょう", "\t~\t"], "white space"),
      ("東京\r\n\n京都\n", ["東京=とうきょう", "\r\n~\r\n", "\n~\n", "京都=きょうと", "\n~\n"], "lines"),
      ("Tokyoへ", ["Tokyo~Tokyo", "へ=へ"], "Latin words are kept"),
      ("カナと", ["カナ=かな", "と=と"], "katakana become hiragana"),
      ("ﾊﾟﾝ", ["ﾊﾟﾝ=ぱん"], "half-width katakana are read"),
      ("学\u{FE00}校", ["学\u{FE00}校=がっこう"], "with a selector inside"),
      ("\u{3000}東京", ["\u{3000}~\u{3000}", "東京=とうきょう"], "the ideographic space"),
      ("\0東京\0", ["\0~\0", "東京=とうきょう", "\0~\0"], "NUL"),
      ("…", ["…~…"], "a mark alone"),
    ]
    for row in rows { #expect(segments(row.text) == row.segments, "\(row.why)") }
  }

  @Test func mapsOfSentencesJoin() {
    expectNone(
      ReadingSentence.all.compactMap { sentence in
        fault(tokenizer.reading(of: sentence.text), of: sentence.text)
          .map { "\(sentence.text): \($0)" }
      })
  }

  @Test func mapsOfAnyTextJoin() {
    var failures: [String] = []
    var generator = SeededGenerator(seed: 45)
    for round in 0..<2_400 {
      let text =
        switch round % 3 {
        case 0: TextPreparationTests.randomText(using: &generator)
        case 1: RandomText.prose(words: 12, using: &generator)
        default: Self.digitsAndKanji(using: &generator)
        }
      for options in [
        ReadingOptions(), ReadingOptions(syllabary: .katakana, latinWords: .spell),
      ] {
        if let fault = fault(tokenizer.reading(of: text, options: options), of: text) {
          failures.append("\(text.debugDescription): \(fault)")
        }
      }
    }
    expectNone(failures)
  }

  /// Returns numbers, counters, rare kanji and iteration marks, which the passes replace or split.
  private static func digitsAndKanji(using generator: inout SeededGenerator) -> String {
    let segments = [
      "3", "10", "１２", "三", "百", "万", "月", "日", "本", "人", "時", "円", "¥", "%", "-", ".", ",",
      "々", "鱻", "𠮷", "龘", "學", "國", "何", "今", "年", "末", "A4", "kg", " ", "、", "の", "し", "り",
    ]
    return (0..<Int.random(in: 1...10, using: &generator))
      .map { _ in segments.randomElement(using: &generator) ?? "" }.joined()
  }

  @Test func lineStructureIsPreserved() {
    var generator = SeededGenerator(seed: 46)
    for _ in 0..<300 {
      let text = RandomText.prose(words: 20, using: &generator)
      let marks = { (text: String) in
        text.unicodeScalars.filter { "\r\n\t 　。、".unicodeScalars.contains($0) }
      }
      #expect(
        String(String.UnicodeScalarView(marks(tokenizer.reading(of: text).text)))
          == String(String.UnicodeScalarView(marks(text))), "\(text.debugDescription)")
    }
  }

  @Test func aMegabyteOfLines() {
    let line = "東京へ行きました。3本のビール、ﾊﾟﾝとTokyo。\r\n"
    let count = 1_000_000 / line.utf8.count
    let one = tokenizer.reading(of: line)
    let many = tokenizer.reading(of: String(repeating: line, count: count))
    #expect(many.text == String(repeating: one.text, count: count))
    #expect(many.segments.count == one.segments.count * count)
    #expect(many.segments.last?.source.upperBound == line.utf8.count * count)
    #expect(many.segments.last?.output.upperBound == many.text.utf8.count)
  }

  @Test func aMegabyteInOneLine() {
    let sentence = "東京へ行きました。"
    let count = 1_000_000 / sentence.utf8.count
    let reading = tokenizer.reading(of: String(repeating: sentence, count: count))
    #expect(reading.text == String(repeating: "とうきょうへいきました。", count: count))
    #expect(reading.segments.count == 6 * count)
  }

  /// In a line without sentence ends, words may be split, but nothing is lost.
  @Test func aLongLineWithoutSentences() {
    for (segment, reading, why) in [
      ("ア", "あ", "kana"), ("x", "x", "letters"), ("か\u{3099}", "が", "combining marks"),
      ("ﾊﾟ", "ぱ", "half-width"), ("…", "…", "marks"), ("👨‍👩‍👧", "👨‍👩‍👧", "emoji"), ("\0", "\0", "NUL"),
    ] {
      let count = 300_000 / segment.utf8.count
      let found = tokenizer.reading(of: String(repeating: segment, count: count))
      #expect(found.text == String(repeating: reading, count: count), "\(why)")
      #expect(found.segments.last?.source.upperBound == count * segment.utf8.count, "\(why)")
    }
  }

  @Test func aReadingIsAValue() {
    let one = tokenizer.reading(of: "東京へ")
    #expect(one == tokenizer.reading(of: "東京へ"))
    #expect(one != tokenizer.reading(of: "東京に"))
    #expect(Set([one, tokenizer.reading(of: "東京へ")]).count == 1)
  }
}
