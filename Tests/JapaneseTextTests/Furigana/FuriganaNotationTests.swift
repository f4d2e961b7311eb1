import JapaneseText
import TestSupport
import Testing

@Suite("Furigana notation")
struct FuriganaNotationTests {
  private typealias Row = (source: String, expected: String, why: String)

  /// Returns the base and reading of each segment, as `base(reading)` or `base`, separated by `|`.
  private func shown(_ read: FuriganaText) -> String {
    #expect(read.segments.map(\.base).joined() == read.text)
    return read.segments.map { $0.reading.map { [base = $0.base] in "\(base)(\($0))" } ?? $0.base }
      .joined(separator: "|")
  }

  private func segments(_ parts: [(String, String?)]) -> [FuriganaSegment] {
    var offset = 0
    return parts.map { base, reading in
      defer { offset += base.utf8.count }
      return FuriganaSegment(
        utf8Range: offset..<offset + base.utf8.count, base: base, reading: reading)
    }
  }

  // MARK: Writing

  @Test("the same segments in each notation")
  func writing() {
    let tea = segments([("お", nil), ("茶", "ちゃ"), ("を", nil), ("飲", "の"), ("む", nil)])
    #expect(
      tea.html()
        == "お<ruby>茶<rp>(</rp><rt>ちゃ</rt><rp>)</rp></ruby>を"
        + "<ruby>飲<rp>(</rp><rt>の</rt><rp>)</rp></ruby>む")
    #expect(
      tea.html(parentheses: false) == "お<ruby>茶<rt>ちゃ</rt></ruby>を<ruby>飲<rt>の</rt></ruby>む")
    #expect(tea.aozora() == "お茶《ちゃ》を飲《の》む")
    #expect(tea.aozora(baseDelimiters: .always) == "お｜茶《ちゃ》を｜飲《の》む")
    #expect(tea.brackets() == "お茶[ちゃ]を飲[の]む")
    #expect([FuriganaSegment]().html().isEmpty)
  }

  @Test("a bar is written if the base is not exactly the kanji before the ruby")
  func baseDelimiters() {
    let rows: [([(String, String?)], String, String)] = [
      ([("昨日", nil), ("東京", "とう")], "昨日｜東京《とう》", "kanji before the base"),
      ([("東", "とう"), ("京", "きょう")], "東《とう》京《きょう》", "a reading ends the base before"),
      ([("１日", "ついたち")], "｜１日《ついたち》", "a digit in the base"),
      ([("ＣＤ", "シーディー")], "｜ＣＤ《シーディー》", "no kanji"),
      ([("三ヶ月", "さんかげつ")], "三ヶ月《さんかげつ》", "ヶ counts as kanji"),
      ([("お茶", "おちゃ")], "｜お茶《おちゃ》", "kana in the base"),
      ([("山", "や\nま")], "山", "a line feed in the reading cannot be written"),
    ]
    for (parts, expected, why) in rows { #expect(segments(parts).aozora() == expected, "\(why)") }
  }

  @Test("delimiters of the notation in the text")
  func escaping() {
    let text = segments([("a<b>&\"《x》｜[1]\\［＃改］※", nil), ("山", "<&>")])
    #expect(
      text.html(parentheses: false)
        == "a&lt;b&gt;&amp;&quot;《x》｜[1]\\［＃改］※<ruby>山<rt>&lt;&amp;&gt;</rt></ruby>")
    #expect(
      text.aozora().hasPrefix(
        "a<b>&\"※［＃始め二重山括弧、1-1-52］x※［＃終わり二重山括弧、1-1-53］※［＃縦線、1-1-35］[1]\\"))
    #expect(text.brackets() == #"a<b>&"《x》\｜\[1]\\［＃改］※山"#, "a reading must be kana")
  }

  // MARK: Reading

  @Test("Aozora notation")
  func aozora() {
    let rows: [Row] = [
      ("漢字《かんじ》を", "漢字(かんじ)|を", "kanji before the mark"),
      ("お茶《ちゃ》", "お|茶(ちゃ)", "kana is not part of the base"),
      ("昨日｜東京《とうきょう》", "昨日|東京(とうきょう)", "the bar"),
      ("｜お茶《おちゃ》", "お茶(おちゃ)", "a bar over kana"),
      ("東《とう》京《きょう》", "東(とう)|京(きょう)", "a reading ends the base before it"),
      ("人々《ひとびと》三ヶ月《みつき》", "人々(ひとびと)|三ヶ月(みつき)", "々 and ヶ"),
      ("ＣＤ《シーディー》", "ＣＤ(シーディー)", "full-width letters"),
      ("the ABC《エービーシー》", "the |ABC(エービーシー)", "letters of one word"),
      ("のカタカナ《かな》", "の|カタカナ(かな)", "katakana"),
      ("山ひらがな《x》", "山|ひらがな(x)", "hiragana"),
      ("《かな》", "《かな》", "no base"),
      ("。《かな》", "。《かな》", "punctuation is not a base"),
      ("山《》", "山《》", "no reading"),
      ("山《やま", "山《やま", "never closed"),
      ("山》やま", "山》やま", "never opened"),
      ("山《や\nま》", "山《や\nま》", "not closed in its line"),
      ("山《川《かわ》", "山《|川(かわ)", "the first mark is text"),
      ("｜山", "｜山", "a bar alone"),
      ("｜｜山《やま》", "｜|山(やま)", "the last bar counts"),
      ("｜\n山《やま》", "｜\n|山(やま)", "a bar reaches no further than its line"),
      ("｜《やま》", "｜《やま》", "a bar and no base"),
      ("山《やま》《さん》", "山(やま)|《さん》", "one reading a base"),
      ("※［＃縦線、1-1-35］", "｜", "a note for a mark"),
      ("※［＃「口＋愛」、U+566F、12-3］《おくび》", "\u{566F}(おくび)", "a code point"),
      ("※［＃「てへん＋劣」、第3水準1-84-77］《むし》る", "※［＃「てへん＋劣」、第3水準1-84-77］(むし)|る", "unknown"),
      ("※［＃未完", "※［＃未完", "a note that never ends"),
      ("あ［＃改ページ］い", "あ［＃改ページ］い", "a note stays"),
      ("葛\u{E0100}飾《かつしか》", "葛\u{E0100}飾(かつしか)", "a variation selector"),
      ("", "", "nothing"),
    ]
    for (source, expected, why) in rows {
      #expect(shown(FuriganaText(aozora: source)) == expected, "\(why)")
    }
    let dropped = FuriganaText(
      aozora: "東［＃「東」に傍点］京《とうきょう》［＃ここまで［＃内］］、［＃", annotations: .drop)
    #expect(shown(dropped) == "東京(とうきょう)|、［＃")
  }

  @Test("brackets")
  func brackets() {
    let rows: [Row] = [
      ("取[と]り扱[あつか]い", "取(と)|り|扱(あつか)|い", ""),
      ("昨日｜東京[とうきょう]", "昨日|東京(とうきょう)", "the bar"),
      ("a[1] b[あ]", "a[1] b[あ]", "a base must be kanji or have a bar"),
      ("注[1]", "注[1]", "a reading must be kana"),
      (#"山\[やま] \\ \a"#, #"山[やま] \ \a"#, "backslashes"),
      ("山[やま", "山[やま", ""),
    ]
    for (source, expected, why) in rows {
      #expect(shown(FuriganaText(brackets: source)) == expected, "\(why)")
    }
  }

  @Test("ruby elements")
  func ruby() {
    let rows: [Row] = [
      ("お<ruby>茶<rt>ちゃ</rt></ruby>を", "お|茶(ちゃ)|を", ""),
      ("<ruby>茶<rp>(</rp><rt>ちゃ</rt><rp>)</rp></ruby>", "茶(ちゃ)", "rp is omitted"),
      ("<RUBY class=\"x\">茶<RT>ちゃ</RT></RUBY >", "茶(ちゃ)", "case, attributes, space"),
      ("<ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>", "東(とう)|京(きょう)", "pairs"),
      ("<ruby>東<rt>とう京<rp>)</ruby>", "東(とう京)", "an open rt reaches to the next element"),
      ("<ruby><rb>東<rb>京<rt>とう<rt>きょう</ruby>", "東(とう)|京(きょう)", "bases, then readings"),
      ("<ruby><rb>東</rb><rt>とう</rt><rtc><rt>east</rt></rtc></ruby>", "東(とう)", "second reading"),
      ("<ruby>東", "<ruby>東", "never closed"),
      ("<ruby>東<rt>とう</ruby><ruby>京", "東(とう)|<ruby>京", ""),
      ("</ruby><rt>x</rt>", "</ruby><rt>x</rt>", "elements outside of ruby are text"),
      ("<ruby>a<ruby>東<rt>とう</rt></ruby>", "a(とう)|東", "nested: readings go in order"),
      ("<b>x</b><rubyx>&lt;&#x6771;&#26481;&amp;&bogus;&", "<b>x</b><rubyx><東東&&bogus;&", "other"),
      ("<ruby>東京</ruby>", "東京", "no reading"),
      ("<ruby><rt>x</rt></ruby>山", "山", "no base"),
      ("<", "<", ""), ("<ruby", "<ruby", ""), ("&#0;&#xD800;", "&#0;&#xD800;", "no characters"),
    ]
    for (source, expected, why) in rows {
      #expect(shown(FuriganaText(html: source)) == expected, "\(source) \(why)")
    }
  }

  // MARK: Properties

  private func randomSegments(using generator: inout SeededGenerator) -> [FuriganaSegment] {
    let plain = [
      "の", "は《》", "｜", "[", "]", "\\", "※", "［＃", "］", "a<b", "&amp;", "&", "\n", "東", "ー", "1",
      "々",
      "\\｜", "《か》", "[か]", "<ruby>", "</ruby>", "<rt>", "\u{3099}", "👨‍👩‍👧", "\r\n",
    ]
    let bases = ["山", "東京", "１日", "お茶", "ＣＤ", "《》", "｜", "a[b]", "<rt>", "々", "𠮟", "※"]
    let readings = ["やま", "トウキョウ", "か", "ー"]
    var parts: [(String, String?)] = []
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      if Bool.random(using: &generator), parts.last.map({ $0.1 != nil }) ?? true {
        parts.append((plain.randomElement(using: &generator) ?? "", nil))
        parts[parts.count - 1].0 += plain.randomElement(using: &generator) ?? ""
      } else {
        let base = bases.randomElement(using: &generator) ?? ""
        parts.append((base, readings.randomElement(using: &generator)))
      }
    }
    return segments(parts)
  }

  @Test("written text is read back")
  func roundTrip() {
    var generator = SeededGenerator(seed: 44)
    for _ in 0..<4000 {
      let segments = randomSegments(using: &generator)
      let always = Bool.random(using: &generator)
      let baseDelimiters: BaseDelimiterPolicy = always ? .always : .whereNeeded
      #expect(
        FuriganaText(aozora: segments.aozora(baseDelimiters: baseDelimiters)).segments == segments)
      #expect(
        FuriganaText(brackets: segments.brackets(baseDelimiters: baseDelimiters)).segments
          == segments)
      #expect(FuriganaText(html: segments.html(parentheses: always)).segments == segments)
    }
  }

  @Test("segments of any text cover it in order")
  func anyText() {
    var generator = SeededGenerator(seed: 45)
    let marks = [
      "《", "》", "｜", "［＃", "］", "※", "[", "]", "\\", "<ruby>", "</ruby>", "<rt>", "</rt>", "<rp>",
      "<rb>", "<rtc>", "&#", "x30;", "山", "か", "\n",
    ]
    for _ in 0..<4000 {
      var source = RandomText.string(fragments: 3, using: &generator)
      for _ in 0..<12 { source += marks.randomElement(using: &generator) ?? "" }
      for read in [
        FuriganaText(aozora: source), FuriganaText(aozora: source, annotations: .drop),
        FuriganaText(brackets: source), FuriganaText(html: source),
      ] {
        #expect(read.segments.map(\.base).joined() == read.text)
        var end = 0
        for segment in read.segments {
          #expect(segment.utf8Range.lowerBound == end)
          end = segment.utf8Range.upperBound
        }
      }
    }
  }

  @Test("text without delimiters is unchanged")
  func unmarked() {
    var generator = SeededGenerator(seed: 46)
    for _ in 0..<500 {
      let source = RandomText.string(fragments: 12, using: &generator)
      #expect(FuriganaText(aozora: source).text == source)
      #expect(FuriganaText(brackets: source).text == source)
      #expect(FuriganaText(html: source).text == source)
    }
  }

  @Test("a megabyte of delimiters takes linear time", .timeLimit(.minutes(1)))
  func manyMarks() {
    for mark in ["《", "｜", "※［＃", "<ruby>", "<rt", "&", "山《か", "<ruby>a<rt>b", "\\"] {
      let source = String(repeating: mark, count: 200_000 / mark.utf8.count)
      #expect(FuriganaText(aozora: source).text.utf8.count == source.utf8.count)
      #expect(!FuriganaText(html: source).text.isEmpty)
      #expect(!FuriganaText(brackets: source).text.isEmpty)
    }
  }
}
