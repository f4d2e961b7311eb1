import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the forms of readings without markup, and what has the form of an inserted reading.
@Suite struct TextNotationScannerTests {
  /// Returns the occurrences in a text of one passage, with `<` and `>` around each range.
  private func scanned(
    _ text: String, _ notation: AnnotationOptions.Notation, isLatin: Bool = false
  ) -> String {
    let bytes = Array(text.utf8)
    let ranges = self.matches(bytes, notation, isLatin: isLatin).flatMap(\.ranges)
    var (result, position) = ([UInt8](), 0)
    for range in ranges {
      result += bytes[position..<range.lowerBound] + Array("<".utf8) + bytes[range]
      result += Array(">".utf8)
      position = range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  private func matches(
    _ bytes: [UInt8], _ notation: AnnotationOptions.Notation, isLatin: Bool = false
  ) -> [TextNotationScanner.Match] {
    bytes.withUnsafeBufferPointer { source in
      var passage = Passage()
      passage.append(source, 0..<source.count, isWritable: true)
      let view = SourceView(decodingReferences: source)
      return TextNotationScanner(
        source, view: view, TextNotationForm.forms(of: notation), isLatin: isLatin
      ).matches(in: passage)
    }
  }

  @Test(arguments: [
    ("漢字[かんじ]", "漢字<[かんじ]>", "a reading"), ("漢字［かんじ］", "漢字<［かんじ］>", "fullwidth"),
    ("漢字[かんじ\u{2060}]", "漢字<[かんじ\u{2060}]>", "with a word joiner"),
    ("漢字〔〔かんじ〕〕", "漢字<〔〔かんじ〕〕>", "double brackets"),
    ("[かんじ]", "[かんじ]", "no base"), ("漢字[]", "漢字[]", "empty"), ("漢字[漢]", "漢字[漢]", "kanji"),
    ("漢字[かんじ", "漢字[かんじ", "not closed"), ("漢字[かんじ］", "漢字[かんじ］", "another bracket"),
    ("、[かんじ]", "、[かんじ]", "after punctuation"), ("漢字 [かんじ]", "漢字 [かんじ]", "after a space"),
    ("漢字[ かんじ]", "漢字[ かんじ]", "a space"), ("漢字[かん\nじ]", "漢字[かん\nじ]", "a line end"),
    ("2月[にがつ]と3[さん]", "2月<[にがつ]>と3<[さん]>", "two, one after a digit"),
    ("漢[[かん]]", "漢[[かん]]", "a link of a wiki"), ("漢[かん][じ]", "漢<[かん]>[じ]", "] ends no base"),
    ("漢字[カンジ]", "漢字<[カンジ]>", "katakana"), ("a[えい]", "a[えい]", "a letter ends no base"),
    ("漢字[かんじ][かんじ", "漢字<[かんじ]>[かんじ", "an open one after it"),
    ("&#x5C71;[&#x3084;&#x307E;]", "&#x5C71;<[&#x3084;&#x307E;]>", "references"), ("", "", "empty"),
  ])
  func brackets(text: String, expected: String, why: String) {
    #expect(scanned(text, .brackets) == expected, "\(why)")
  }

  @Test(arguments: [
    ("漢字[kanji]", "漢字<[kanji]>", "letters"), ("漢字[tōkyō]", "漢字<[tōkyō]>", "macrons"),
    ("単位[tan'i]", "単位<[tan'i]>", "an apostrophe"), ("漢字[かんじ]", "漢字[かんじ]", "kana"),
    ("X.Org版[X.Orgban]", "X.Org版<[X.Orgban]>", "punctuation in a word"),
    ("漢字[!]", "漢字[!]", "other punctuation"), ("a[b]", "a<[b]>", "a letter may end a base"),
  ])
  func latin(text: String, expected: String, why: String) {
    #expect(scanned(text, .brackets, isLatin: true) == expected, "\(why)")
  }

  @Test(arguments: [
    (" 漢字[かんじ]", "< >漢字<[かんじ]>", "a space before the base"),
    ("は 漢字[かんじ]", "は< >漢字<[かんじ]>", "in text"), ("漢字[かんじ]", "漢字[かんじ]", "no space"),
    (" 漢字[かんじ ]", "< >漢字<[かんじ ]>", "a space at the end"),
    (" 漢字[かんじ    ]", " 漢字[かんじ    ]", "no form has four"),
    (" \n漢字[かんじ]", " \n漢字[かんじ]", "a line end after the space"),
    (" 漢字[かん] 山[やま]", "< >漢字<[かん]>< >山<[やま]>", "two"),
    (" 漢字[かん]山[やま]", "< >漢字<[かん]>山[やま]", "the second has no space of its own"),
    ("  [かん]", "  [かん]", "no base"), (" \t漢[かん]", " \t漢[かん]", "a tab"),
  ])
  func spaces(text: String, expected: String, why: String) {
    #expect(scanned(text, .anki) == expected, "\(why)")
  }

  @Test(arguments: [
    ("{漢字|かんじ}", "<{>漢字<|かんじ}>", "braces"), ("{漢字\\|かんじ}", "<{>漢字<\\|かんじ}>", "an escaped bar"),
    ("｛漢字｜かんじ｝", "<｛>漢字<｜かんじ｝>", "fullwidth"), ("{漢字|かん|じ}", "{漢字|かん|じ}", "two bars"),
    ("{|かんじ}", "{|かんじ}", "no base"), ("{漢字|}", "{漢字|}", "no reading"), ("{漢字}", "{漢字}", "no bar"),
    ("{{漢字|かんじ}", "{<{>漢字<|かんじ}>", "the inner brace"), ("{漢字|かんじ", "{漢字|かんじ", "not closed"),
    ("漢字|かんじ}", "漢字|かんじ}", "not opened"), ("{\\|かんじ}", "{\\|かんじ}", "a backslash is no base"),
    ("{漢}字|かんじ}", "{漢}字|かんじ}", "closed before the bar"),
  ])
  func braces(text: String, expected: String, why: String) {
    #expect(scanned(text, .denden) == expected, "\(why)")
  }

  /// Readings of at most 512 bytes with the bracket.
  @Test func longReadings() {
    func text(_ count: Int) -> String { "山[" + String(repeating: "や", count: count) + "]" }
    #expect(scanned(text(170), .brackets).contains(">"))
    #expect(!scanned(text(171), .brackets).contains(">"))
    let open = String(repeating: "山[や", count: 2_000)
    #expect(scanned(open, .brackets) == open)
  }

  @Test(arguments: AnnotationOptions.Notation.allCases)
  func invalidBytes(notation: AnnotationOptions.Notation) {
    var random = SeededGenerator(seed: 5)
    let tokens: [[UInt8]] = [
      [0xE3], [0xEF, 0xBC], [0xE2, 0x81, 0xA0], Array("[".utf8), Array("]".utf8), Array("山".utf8),
      Array("やま".utf8), [0xFF], [0x20], Array("{".utf8), Array("|".utf8), Array("}".utf8),
      Array("｜".utf8), Array("《".utf8), Array("》".utf8), Array("（".utf8), Array("）".utf8),
    ]
    for _ in 0..<1_000 {
      let bytes = (0..<10).flatMap { _ in tokens.randomElement(using: &random) ?? [] }
      var end = 0
      for range in matches(bytes, notation).flatMap(\.ranges) {
        #expect(range.lowerBound >= end && range.upperBound <= bytes.count && !range.isEmpty)
        end = range.upperBound
      }
    }
  }

  /// What a form writes, the scanner finds with the number of this form.
  @Test(arguments: AnnotationOptions.Notation.allCases)
  func everyFormIsFound(notation: AnnotationOptions.Notation) throws {
    for (number, form) in TextNotationForm.forms(of: notation).enumerated() {
      for (base, reading) in [("山", "やま"), ("2月", "ガツ"), ("東京都", "とうきょうと")] {
        let before = "は" + form.prefix
        let text = before + base + form.suffix(reading) + "へ"
        let found = matches(Array(text.utf8), notation)
        let match = try #require(found.first, "\(text)")
        #expect(found.count == 1 && match.form == number, "\(text)")
        let end = before.utf8.count + base.utf8.count
        #expect(match.ranges.last == end..<text.utf8.count - 3)
        #expect(match.ranges.count == (form.prefix.isEmpty ? 1 : 2))
        #expect(match.ranges.count == 1 || match.ranges[0] == 3..<before.utf8.count)
      }
    }
  }

  @Test func forms() {
    for notation in AnnotationOptions.Notation.allCases {
      let forms = TextNotationForm.forms(of: notation)
      #expect(forms.isEmpty == (notation == .ruby))
      let written = forms.map { $0.prefix + "山" + $0.suffix("やま") }
      #expect(Set(written).count == written.count, "forms of a notation differ")
      guard notation != .ruby else { continue }
      let usual = forms[TextNotationForm.usualIndex(of: notation)]
      for encoding in [DocumentEncoding.shiftJIS, .eucJP, .iso2022JP, .utf16BigEndian] {
        #expect(usual.isWritable(in: encoding), "\(notation) \(encoding)")
        #expect(forms.last?.isWritable(in: encoding) == true, "\(notation) \(encoding)")
      }
    }
    let joined = TextNotationForm.suffix(open: "[", close: "\u{2060}]")
    #expect(TextNotationForm.forms(of: .brackets).contains(joined))
    #expect(joined.isWritable(in: .utf8) && !joined.isWritable(in: .shiftJIS))
  }

  @Test(arguments: [
    ("山", "やま", false, true, "kana after a kanji"), ("", "やま", false, false, "no base"),
    ("。", "やま", false, false, "punctuation"), ("山", "山", false, false, "no reading"),
    ("山", "", false, true, "an empty reading has no other character"),
    ("2", "に", false, true, "a digit"), ("２", "に", false, true, "a fullwidth digit"),
    ("a", "えい", false, false, "a letter"), ("a", "ei", true, true, "a letter for Latin readings"),
    ("山", "yama", false, false, "Latin letters are no kana"),
    ("山", "やま", true, false, "and kana no Latin"),
    ("山", "san’in", true, true, "U+2019"), (" ", "a", true, false, "white space"),
    ("㈱", "かぶ", false, true, "a word in parentheses"),
    ("ｱ", "あ", false, true, "halfwidth katakana"),
    ("𠮟", "しか", false, true, "four bytes"), ("山", "゛", false, true, "a sound mark alone"),
    ("山", "！", true, false, "fullwidth punctuation"),
  ])
  func recognition(base: String, reading: String, isLatin: Bool, expected: Bool, why: String) {
    #expect(
      TextNotationForm.isRecognized(base: Array(base.utf8), reading, isLatin: isLatin) == expected,
      "\(why)")
  }
}
