import EmbeddedDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Tests furigana over numbers in digits.
@Suite struct NativeNumberTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  private static let rows: [(text: String, brackets: String, why: String)] = [
    ("10月1日", "10月[がつ]｜1日[ついたち]", "only 1日 is irregular"), ("20日", "｜20日[はつか]", "one word"),
    ("2日", "｜2日[ふつか]", "か alone would be misread"), ("14日", "｜14日[じゅうよっか]", "the same"),
    ("8月8日", "8月[がつ]｜8日[ようか]", "after a month"), ("１１日", "１１日[にち]", "regular"),
    ("1日に3回", "1日[にち]に3回[かい]", "a length of time"), ("1人", "｜1人[ひとり]", "one word"),
    ("２人", "｜２人[ふたり]", "full width"), ("3人", "3人[にん]", "regular"),
    ("1人分", "｜1人[ひとり]分[ぶん]", "a suffix"), ("20歳", "｜20歳[はたち]", "one word"),
    ("20歳以上", "20歳[さい]以上[いじょう]", "regular before 以上"), ("1つ", "｜1[ひと]つ", "a counter in kana"),
    ("3つ", "｜3[みっ]つ", "the same"), ("7つ", "7つ", "regular"),
    ("2箱", "｜2箱[ふたはこ]", "the native series"),
    ("3日間", "｜3日間[みっかかん]", "a counter of two kanji"), ("2泊3日", "2泊[はく]｜3日[みっか]", "two counters"),
    ("3本", "3本[ぼん]", "a regular number"), ("3万5千円", "3万[まん]5千[せん]円[えん]", "regular"),
    ("一人", "一人[ひとり]", "kanji of one word"), ("二人で", "二人[ふたり]で", "the same"),
    ("二日", "二日[ふつか]", "the same"), ("三人", "三[さん]人[にん]", "a number and a counter"),
    ("2024年", "2024年[ねん]", "regular"), ("7/20", "7/20", "no kanji"),
  ]

  @Test func brackets() {
    for row in Self.rows {
      #expect(tokenizer.furigana(row.text).brackets() == row.brackets, "\(row.why)")
    }
  }

  @Test func groupingByKanjiDividesNoNumber() {
    let options = FuriganaOptions(grouping: .kanji)
    for row in Self.rows where row.text.contains(where: \.isNumber) && !row.text.contains("以") {
      #expect(tokenizer.furigana(row.text, options: options).brackets() == row.brackets)
    }
  }

  @Test func notationsRoundTrip() {
    var failures: [String] = []
    var texts = Self.rows.map(\.text) + ["3月2日に1人で、20歳の2人と1つ。", "｜1日《》[", "昨日1日"]
    for number in 0...31 {
      for counter in ["日", "人", "つ", "歳", "箱", "日間", "月", "番目"] {
        texts.append("今年は\(number)\(counter)だ")
      }
    }
    for text in texts {
      for grouping in FuriganaOptions.Grouping.allCases {
        let segments = tokenizer.furigana(text, options: FuriganaOptions(grouping: grouping))
        let read = [
          FuriganaText(aozora: segments.aozora()), FuriganaText(brackets: segments.brackets()),
          FuriganaText(html: segments.html()),
          FuriganaText(html: segments.html(parentheses: false)),
          FuriganaText(aozora: segments.aozora(baseDelimiters: .always)),
        ]
        for (index, value) in read.enumerated() {
          if value.text != text { failures.append("\(index) \(text): \(value.text)") }
          let found = value.segments.filter { $0.reading != nil }
          let expected = segments.filter { $0.reading != nil }
          if found != expected { failures.append("\(index) \(text): \(found)") }
        }
      }
    }
    expectNone(failures)
  }

  @Test func givenReadingsWin() {
    let given = FuriganaText(aozora: "10月｜1日《いっぴ》")
    let segments = tokenizer.furigana(given.text, overriding: given.segments)
    #expect(segments.brackets() == "10月[がつ]｜1日[いっぴ]")
  }

  @Test func knownKanjiNeedNoReadingOverDigits() throws {
    let options = FuriganaOptions(knownKanji: KanjiSet("日月"))
    #expect(tokenizer.furigana("10月1日、1つ", options: options).brackets() == "10月1日、1つ")
    #expect(tokenizer.furigana("1人", options: options).brackets() == "｜1人[ひとり]")
  }

  @Test func withoutADictionaryNothingIsNative() {
    let segments = TextAnnotator(tokenizer: nil, options: FuriganaOptions()).segments(of: "1つ20日")
    #expect(segments.map(\.base).joined() == "1つ20日")
  }
}
