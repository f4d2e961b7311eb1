import Testing

@testable import TextLayout

/// Positions of bases and ruby annotations in px: an em is 16, an em of a ruby annotation 8.
struct RubyPositionTests {
  private struct Row {
    var markup: String
    var width: Double?
    var style = ""
    var expected: [String]
    var why: String
  }

  private func check(_ rows: [Row]) {
    for row in rows {
      let found = RubyLines(row.markup, width: row.width, style: row.style).descriptions
      #expect(found == row.expected, "\(row.markup) \(row.style): \(row.why)")
    }
  }

  @Test func readingsAreSpreadOverTheirBases() {
    check([
      Row(
        markup: "<ruby>東京<rt>とうきょ</ruby>", expected: ["東0 京16 [と0 う8 き16 ょ24]"],
        why: "as wide as the base"),
      Row(
        markup: "<ruby>東京<rt>とう</ruby>", expected: ["東0 京16 [と4 う20]"],
        why: "1:2:1 without ruby-align"),
      Row(
        markup: "<ruby>東京都<rt>みやこ</ruby>", style: "ruby-align: space-around",
        expected: ["東0 京16 都32 [み4 や20 こ36]"], why: "8 px between, 4 at the ends"),
      Row(
        markup: "<ruby>東京<rt>とう</ruby>", style: "ruby-align: start",
        expected: ["東0 京16 [と0 う8]"], why: "start"),
      Row(
        markup: "<ruby>東京<rt>とう</ruby>", style: "ruby-align: center",
        expected: ["東0 京16 [と8 う16]"], why: "center"),
      Row(
        markup: "<ruby>東京<rt>とう</ruby>", style: "ruby-align: space-between",
        expected: ["東0 京16 [と0 う24]"], why: "space-between"),
      Row(
        markup: "<ruby>東京<rt>と</ruby>", style: "ruby-align: space-between",
        expected: ["東0 京16 [と12]"], why: "one character has nothing between: it is centered"),
      Row(
        markup: "<ruby>東京<rt>Tokyo</ruby>", expected: ["東0 京16 [T6 o10 k14 y18 o22]"],
        why: "a word is not divided"),
      Row(
        markup: "<ruby>東京<rt>東 ky</ruby>", expected: ["東0 京16 [東3  17 k21 y25]"],
        why: "a kanji and a word: two units"),
    ])
  }

  @Test func basesAreSpreadUnderWideReadings() {
    check([
      Row(
        markup: "<ruby>東京<rt>とうきょう</ruby>",
        expected: ["東2 京22 [と0 う8 き16 ょ24 う32]"], why: "8 px too much: 2, 4 and 2"),
      Row(
        markup: "<ruby>東京<rt>とうきょう</ruby>", style: "ruby-align: start",
        expected: ["東0 京16 [と0 う8 き16 ょ24 う32]"], why: "all of it after"),
      Row(
        markup: "<ruby>東京<rt>とうきょう</ruby>", style: "ruby-align: center",
        expected: ["東4 京20 [と0 う8 き16 ょ24 う32]"], why: "half before, half after"),
      Row(
        markup: "<ruby>東京<rt>とうきょう</ruby>", style: "ruby-align: space-between",
        expected: ["東0 京24 [と0 う8 き16 ょ24 う32]"], why: "all between"),
      Row(
        markup: "<ruby>NY<rt>にゅうよおく</ruby>",
        expected: ["N16 Y24 [に0 ゅ8 う16 よ24 お32 く40]"], why: "a word is not divided"),
      Row(
        markup: "<ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>",
        expected: ["東0 京20 [と0 う8] [き16 ょ24 う32]"], why: "each base has its own reading"),
      Row(
        markup: "<ruby><rb>東<rb>京<rt>とう<rt>きょう</ruby>",
        expected: ["東0 京20 [と0 う8] [き16 ょ24 う32]"], why: "the same with rb"),
    ])
  }

  @Test func readingsOverhangKanaAndBlanks() {
    check([
      Row(
        markup: "の<ruby>承<rt>うけたま</rt></ruby>る",
        expected: ["の0 承16 る32 [う8 け16 た24 ま32]"], why: "half an em over each hiragana"),
      Row(
        markup: "の<ruby>承<rt>うけたまわ</rt></ruby>る",
        expected: ["の0 承20 る40 [う8 け16 た24 ま32 わ40]"],
        why: "12 px on each side: 8 over the kana, 4 as added space"),
      Row(
        markup: "の<ruby>私<rt>わたし</rt></ruby>が",
        expected: ["の0 私16 が32 [わ12 た20 し28]"], why: "4 px on each side: no space is added"),
      Row(
        markup: "漢<ruby>承<rt>うけたま</rt></ruby>字",
        expected: ["漢0 承24 字48 [う16 け24 た32 ま40]"], why: "never over kanji"),
      Row(
        markup: "漢<ruby>承<rt>うけたま</rt></ruby>る",
        expected: ["漢0 承24 る40 [う16 け24 た32 ま40]"],
        why: "the base stays under the middle of its reading"),
      Row(
        markup: "ノ<ruby>承<rt>うけたま</rt></ruby>ー",
        expected: ["ノ0 承16 ー32 [う8 け16 た24 ま32]"], why: "over katakana and ー"),
      Row(
        markup: "。<ruby>承<rt>うけたま</rt></ruby>「",
        expected: ["。0 承16 「32 [う8 け16 た24 ま32]"], why: "over the blank halves"),
      Row(
        markup: "「<ruby>承<rt>うけたま</rt></ruby>。",
        expected: ["「0 承24 。48 [う16 け24 た32 ま40]"], why: "not over the ink halves"),
      Row(
        markup: "・<ruby>承<rt>うけたま</rt></ruby>・",
        expected: ["・0 承20 ・40 [う12 け20 た28 ま36]"], why: "a quarter of an em of a dot is blank"),
      Row(
        markup: "a<ruby>承<rt>うけたま</rt></ruby>！", style: "text-autospace: no-autospace",
        expected: ["a0 承16 ！40 [う8 け16 た24 ま32]"], why: "not over letters and ！"),
      Row(
        markup: "。<ruby>承<rt>うけたま</rt></ruby>の", style: "text-spacing-trim: trim-all",
        expected: ["。0 承16 の32 [う8 け16 た24 ま32]"], why: "a blank that is cut is not used"),
      Row(
        markup: "<ruby>私<rt>わたし</ruby>の<ruby>私<rt>わたし</ruby>",
        expected: ["私4 の20 私36 [わ0 た8 し16] [わ32 た40 し48]"],
        why: "two readings share a kana"),
      Row(
        markup: "<ruby>承<rt>うけたま</ruby>の<ruby>承<rt>うけたま</ruby>",
        expected: ["承8 の24 承40 [う0 け8 た16 ま24] [う32 け40 た48 ま56]"],
        why: "two readings meet over a kana, but do not overlap"),
      Row(
        markup: "<ruby>私<rt>わたし</ruby><ruby>私<rt>わたし</ruby>",
        expected: ["私4 私28 [わ0 た8 し16] [わ24 た32 し40]"], why: "never over another base"),
      Row(
        markup: "の<ruby>東京<rt>とうきょうとと</ruby>の",
        expected: ["の0 東18 京38 の56 [と8 う16 き24 ょ32 う40 と48 と56]"],
        why: "24 too much: 8 over each kana, the rest 2, 4 and 2"),
      Row(
        markup: "<big>の</big><ruby>承<rt>うけたま</rt></ruby><small>る</small>",
        expected: ["の0 承27.2 る44.53 [う19.2 け27.2 た35.2 ま43.2]"],
        why: "not over larger text; over half of smaller kana"),
      Row(
        markup: "<sup>の</sup><ruby>承<rt>うけたま</rt></ruby>",
        expected: ["の0 承21.33 [う13.33 け21.33 た29.33 ま37.33]"], why: "not over what is raised"),
      Row(
        markup: "<b style='text-emphasis: dot'>の</b><ruby>承<rt>うけたま</rt></ruby>",
        expected: ["の0 承24 [う16 け24 た32 ま40]"], why: "not over punctuation"),
    ])
  }

  @Test func nothingProtrudesFromALine() {
    check([
      Row(
        markup: "の<ruby>承<rt>うけたま</rt></ruby>る", width: 32,
        expected: ["の0", "承8 [う0 け8 た16 ま24]", "る0"],
        why: "at both ends of a line the reading is in it, and the base moves"),
      Row(
        markup: "の<ruby>承<rt>うけたま</rt></ruby>る", width: 40,
        expected: ["の0 承16 [う8 け16 た24 ま32]", "る0"], why: "over の, not over the edge"),
      Row(
        markup: "のの<ruby>承<rt>うけたま</rt></ruby>る", width: 48,
        expected: ["の0 の16", "承8 る24 [う0 け8 た16 ま24]"], why: "る is moved"),
      Row(
        markup: "<ruby>承<rt>うけたま</rt></ruby>", width: 8, expected: ["承8 [う0 け8 た16 ま24]"],
        why: "one item is wider than the line"),
      Row(
        markup: "<ruby>「東<rt>と</ruby>", style: "text-spacing-trim: trim-start",
        expected: ["「0 東16 [と12]"], why: "blanks under a reading are not cut"),
    ])
  }

  @Test func linesEndBetweenBasesOnly() {
    check([
      Row(
        markup: "あ<ruby>東京<rt>とう</ruby>", width: 32, expected: ["あ0", "東0 京16 [と4 う20]"],
        why: "a group is not divided"),
      Row(
        markup: "あ<ruby>東<rt>と</rt>京<rt>う</rt></ruby>", width: 32,
        expected: ["あ0 東16 [と20]", "京0 [う4]"], why: "between mono bases a line may end"),
      Row(
        markup: "あ<ruby>東京<rt>とう</ruby>", width: 32, style: "overflow-wrap: anywhere",
        expected: ["あ0", "東0 京16 [と4 う20]"], why: "nor where lines may end anywhere"),
      Row(
        markup: "あ<ruby>東京<rt>とう</ruby>", width: 32, style: "text-wrap: pretty",
        expected: ["あ0", "東0 京16 [と4 う20]"], why: "nor for prettier lines"),
      Row(
        markup: "<ruby>東京都庁<rt>とうとち</ruby>", width: 32,
        expected: ["東0 京16 [と4 う20]", "都0 庁16 [と4 ち20]"],
        why: "the reading of a base wider than the line is divided in proportion"),
      Row(
        markup: "<ruby>東京都庁舎<rt>あいうえ</ruby>", width: 48, style: "overflow-wrap: anywhere",
        expected: ["東0 京16 都32 [あ8 い32]", "庁0 舎16 [う4 え20]"], why: "3/5 of 4 are 2"),
      Row(
        markup: "<ruby>東<br>京<rt>とうきょ</ruby>",
        expected: ["東0 [と0 う8]", "京0 [き0 ょ8]"], why: "a forced break divides too"),
    ])
  }

  @Test func furtherLevelsAreOutside() throws {
    check([
      Row(
        markup: "<ruby>東<rt>と<rt>E</ruby>", expected: ["東0 [と4] [_E6]"],
        why: "a second reading changes sides"),
      Row(
        markup: "<ruby style='ruby-position: over'>東<rt>と<rt>え</ruby>",
        expected: ["東0 [と4] [え4]"], why: "or is on the same side"),
      Row(
        markup: "<ruby style='ruby-position: under'>東<rt>と</ruby>", expected: ["東0 [_と4]"],
        why: "under"),
      Row(
        markup: "<ruby><rb>東<rb>京<rt>と<rt>う<rtc style='font-size: 50%'>とうきょう</rtc></ruby>",
        expected: ["東2 京22 [と6] [_と0 う8 き16 ょ24 う32] [う26]"],
        why: "a reading of both, wider than the two"),
    ])
    let lines = RubyLines("<ruby style='ruby-position: over'>東<rt>と<rt>え</ruby>")
    let shapedParagraph = try #require(lines.paragraphs.first).shapedParagraph
    #expect(
      shapedParagraph.rubies.map { ($0.extent.above * 100).rounded() / 100 } == [22.08, 30.08])
  }

  @Test func oddInputIsDefined() {
    check([
      Row(
        markup: "<ruby>東<rp>(</rp><rt>と</rt><rp>)</rp></ruby>", expected: ["東0 [と4]"],
        why: "rp is for renderers without ruby"),
      Row(markup: "<ruby>東<rt></rt></ruby>", expected: ["東0"], why: "no reading"),
      Row(markup: "<rt>と</rt>", expected: ["と0"], why: "no ruby"),
      Row(
        markup: "<ruby>東<rt style='font-size: 0'>と</ruby>", expected: ["東0 [と8]"],
        why: "a reading without size"),
      Row(
        markup: "<span style='font-size: 0'><ruby>東京<rt style='font-size: 8px'>とう</ruby></span>",
        expected: ["東4 京12 [と0 う8]"], why: "a base without size"),
      Row(
        markup: "<ruby>東<rt><b>と</b>う<i>きょ</i></ruby>",
        expected: ["東8 [と0 う8 き16 ょ24]"], why: "several runs in a reading"),
      Row(
        markup: "<ruby><ruby>東<rt>と</ruby>京<rt>いろは</ruby>",
        expected: ["東0 京16 [と4] [い1.33 ろ12 は22.67]"], why: "ruby in ruby"),
    ])
  }
}
