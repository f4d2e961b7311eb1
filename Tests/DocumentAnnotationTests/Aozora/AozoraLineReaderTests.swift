import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the text, the ruby and the reserved spans of a line of an Aozora text.
@Suite struct AozoraLineReaderTests {
  private struct Line {
    var text = ""
    /// The ruby as `bar base notation text reading`.
    var rubies: [String] = []
    /// The text that is not writable.
    var protected = ""
    var reader: (startsHeading: Bool, endsHeading: Bool, isHeading: Bool) = (false, false, false)
    var tags: [String] = []
  }

  private func read(_ bytes: [UInt8]) -> Line {
    bytes.withUnsafeBufferPointer { source in
      var reader = AozoraLineReader(source, 0..<source.count)
      reader.read()
      var line = Line()
      line.reader = (reader.startsHeading, reader.endsHeading, reader.isHeading)
      let rubies = reader.rubies
      let passage = reader.finished()
      func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      line.text = String(decoding: passage.text, as: UTF8.self)
      line.rubies = rubies.map {
        "\($0.bar.map(text) ?? "")(\(text($0.base)))\(text($0.notation)) "
          + "\(String(decoding: passage.text[$0.text], as: UTF8.self)) \($0.reading)"
      }
      let reserved = passage.spans.filter { !$0.isWritable }.flatMap { passage.text[$0.text] }
      line.protected = String(decoding: reserved, as: UTF8.self)
      line.tags = passage.tags.map { "\($0.kind) \(text($0.source))" }
      return line
    }
  }

  @Test(arguments: [
    ("学校へ", "学校へ", "", "", "no notation"), ("", "", "", "", "empty"),
    ("学校《がっこう》へ", "学校へ", "(学校)《がっこう》 学校 がっこう", "学校", "kanji are the base"),
    ("の学校《がっこう》", "の学校", "(学校)《がっこう》 学校 がっこう", "学校", "kana are not"),
    ("の｜学の校《がっ》", "の学の校", "｜(学の校)《がっ》 学の校 がっ", "学の校", "up to a bar"),
    ("abc《か》", "abc", "(abc)《か》 abc か", "abc", "letters"),
    ("カナ《か》", "カナ", "(カナ)《か》 カナ か", "カナ", "katakana"),
    ("山《やま》川《かわ》", "山川", "(山)《やま》 山 やま/(川)《かわ》 川 かわ", "山川", "after another"),
    ("《かな》", "《かな》", "", "《かな》", "no base: quotation marks"),
    ("学校《》", "学校《》", "", "《》", "an empty reading"),
    ("学校《がっこう", "学校《がっこう", "", "《", "not closed"),
    ("学校《がっ《こう》", "学校《がっ", "(がっ)《こう》 がっ こう", "《がっ", "the inner one of two"),
    ("《《学校》》へ", "《《学校》》へ", "", "《《学校》》", "dots"),
    ("｜学校", "｜学校", "", "｜", "a bar without ruby"),
    ("｜学校｜先生《せんせい》", "｜学校先生", "｜(先生)《せんせい》 先生 せんせい", "｜先生", "the second bar"),
    ("学校《がっ［＃ママ］こう》", "学校", "(学校)《がっ［＃ママ］こう》 学校 がっこう", "学校", "a note in it"),
    ("｜学［＃ママ］校《がっこう》", "学校", "｜(学［＃ママ］校)《がっこう》 学校 がっこう", "学校", "in the base"),
    ("学校［＃「学校」に傍点］へ", "学校へ", "", "", "a note is not text"),
    ("学［＃改行］校", "学\u{FFFC}校", "", "\u{FFFC}", "a note that separates"),
    ("［＃改行］校", "校", "", "", "at the start there is nothing to separate"),
    ("※［＃「木＋交」、U+6821］へ", "校へ", "", "", "a named character"),
    ("※［＃「てへん＋劣」、第3水準1-84-77］", "挘", "", "", "by plane, row and cell"),
    ("※［＃「木＋学」、12-3］", "\u{FFFC}", "", "\u{FFFC}", "without a code"),
    ("※学", "※学", "", "", "※ alone"), ("〔cafe'〕の", "〔cafe'〕の", "", "〔cafe'〕", "accents"),
    ("〔学校〕", "〔学校〕", "", "", "brackets"), ("〔cafe'の", "〔cafe'の", "", "", "not closed"),
    ("人／＼々／″＼", "人／＼々／″＼", "", "／＼／″＼", "repeat marks"),
    ("不［＃レ］可［＃二］言［＃一］", "不可言", "", "不可言", "kunten reserve the kanji around them"),
  ])
  func lines(source: String, text: String, rubies: String, protected: String, why: String) {
    let line = read(Array(source.utf8))
    #expect(line.text == text, "\(why)")
    #expect(line.rubies.joined(separator: "/") == rubies, "\(why)")
    #expect(line.protected == protected, "\(why)")
  }

  @Test(arguments: [
    ("［＃ここから大見出し］", true, false, true), ("［＃ここで大見出し終わり］", false, true, true),
    ("題［＃「題」は中見出し］", false, false, true), ("［＃小見出し］題［＃小見出し終わり］", false, true, true),
    ("見出し", false, false, false), ("［＃見出しの例］", false, false, false),
  ])
  func headings(source: String, starts: Bool, ends: Bool, isHeading: Bool) {
    #expect(read(Array(source.utf8)).reader == (starts, ends, isHeading))
  }

  @Test(
    arguments: [
      ("［＃太字］山［＃太字終わり］", ["start ［＃太字］", "end ［＃太字終わり］"], "a range"),
      ("［＃太字］山", [], "its end is on another line"),
      ("山［＃「山」は太字］", [], "a reference"), ("山［＃太字終わり］", ["end ［＃太字終わり］"], "only the end"),
    ] as [(String, [String], String)])
  func tags(source: String, expected: [String], why: String) {
    #expect(read(Array(source.utf8)).tags == expected, "\(why)")
  }

  /// Spans and ruby are in order and inside the line, for any bytes.
  @Test func randomLines() {
    var random = SeededGenerator(seed: 1)
    let tokens: [[UInt8]] =
      ["［＃", "］", "《", "》", "｜", "※", "山", "か", "〔", "〕", "e'", "／＼", "レ"]
      .map { Array($0.utf8) } + [[0xEF], [0xE3, 0x80], [0xFF], [0xEF, 0xBC]]
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
        tokens.randomElement(using: &random) ?? []
      }
      bytes.withUnsafeBufferPointer { source in
        var reader = AozoraLineReader(source, 0..<source.count)
        reader.read()
        var end = 0
        for ruby in reader.rubies {
          #expect(ruby.start >= end && ruby.base.upperBound <= ruby.notation.lowerBound)
          #expect(!ruby.text.isEmpty && !ruby.reading.isEmpty)
          end = ruby.notation.upperBound
        }
        #expect(end <= bytes.count)
        let passage = reader.finished()
        var last = (text: 0, source: 0)
        for span in passage.spans {
          #expect(span.text.lowerBound == last.text && span.source.lowerBound >= last.source)
          last = (span.text.upperBound, span.source.upperBound)
        }
        #expect(last.text == passage.text.count && last.source <= bytes.count)
      }
    }
  }
}
