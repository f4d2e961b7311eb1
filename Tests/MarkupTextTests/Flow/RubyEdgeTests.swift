import MarkupText
import Testing

/// Unusual ruby: missing, empty or surplus bases and annotations.
@Suite struct RubyEdgeTests {
  @Test func missingAndEmptyParts() {
    expectRows(
      [
        FlowRow("あ<ruby><rb> </rb><rt>い</rt></ruby>", "あ い: ", "white space is not a base"),
        FlowRow("あ<ruby> <rt>い</rt></ruby>", "あい: ", "nor is the space before a reading"),
        FlowRow("<ruby>&nbsp;<rt>い</rt></ruby>", "_: \u{A0}/い", "U+00A0 is one"),
        FlowRow("<ruby>字<rt> </rt></ruby>", "字: ", "a reading of white space"),
        FlowRow("<ruby>字<rt><b></b></rt></ruby>", "字: ", "of an empty element"),
        FlowRow("<ruby>字<rt><br></rt></ruby>", "字: 字/\n", "of a break alone"),
        FlowRow("<ruby>字<rtc></rtc></ruby>", "字: ", "an empty container"),
        FlowRow("<ruby>字<rtc><rt></rt></rtc></ruby>", "字: ", "with an empty reading"),
        FlowRow("<ruby></ruby>字", "字: ", "nothing at all"),
        FlowRow("<ruby><rp>(</rp></ruby>字", "字: ", "rp alone"),
        FlowRow("<rp>(</rp>字", "字: ", "rp outside of ruby"),
        FlowRow(
          "<style>rp{display:inline}</style><rp>(</rp>字", "(字: ", "which a sheet may show"),
        FlowRow(
          "<style>rp{display:inline}</style><ruby>字<rp>(</rp><rt>じ</rt></ruby>", "字: 字/じ",
          "but not in ruby"),
        FlowRow("<rtc>い</rtc>", "い: ", "a container outside of ruby"),
        FlowRow("<rb>い</rb>", "い: ", "a base outside of ruby"),
      ], rubyDump)
  }

  @Test func pairing() {
    expectRows(
      [
        FlowRow("<ruby><rb>一<rb>二<rt>い</ruby>", "一二: 一/い", "one reading for two bases"),
        FlowRow(
          "<ruby><rb>一<rt>い<rt>ろ<rt>は</ruby>", "一: 一/い 一/ろ+1↓ 一/は+2", "sides change by level"),
        FlowRow(
          "<ruby><rb>一<rb>二<rt>い<rt>ろ<rt>は</ruby>", "一二: 一/い 二/ろ 二/は+1↓",
          "what is left over goes to the last base"),
        FlowRow(
          "<ruby><rb>一<rb>二<rt></rt><rt>ろ</ruby>", "一二: 二/ろ", "an empty reading keeps its base"),
        FlowRow(
          "<ruby>一<rt>い</rt><rt></rt><rt>は</rt></ruby>", "一: 一/い 一/は+2", "and its level"),
        FlowRow(
          "<ruby><rb>一<rb>二<rtc>い</rtc></ruby>", "一二: 一二/い", "a container for all bases"),
        FlowRow(
          "<ruby><rb>一<rb>二<rtc>い</rtc><rtc>ろ</rtc></ruby>", "一二: 一二/い 一二/ろ+1↓", "two"),
        FlowRow(
          "<ruby><rb>一<rt>い<rtc><rt>A</rtc><rb>二<rt>ろ<rtc><rt>B</rtc></ruby>",
          "一二: 一/い 一/A+1↓ 二/ろ 二/B+1↓", "levels start again with the next base"),
        FlowRow(
          "<ruby><rb>一<rtc></rtc><rt>い<rb>二<rt>ろ</ruby>", "一二: 一/い+1↓ 二/ろ",
          "an empty container is a level"),
        FlowRow(
          "<ruby><rb>一<rt>い</rt><rtc><rp>(</rp></rtc><rb>二<rt>ろ</ruby>", "一二: 一/い 二/ろ",
          "a container of rp alone"),
        FlowRow("<ruby>一<b>二</b>三<rt>い</rt></ruby>", "一二三: 一二三/い", "one base of three nodes"),
        FlowRow("<ruby>一<rb>二</rb>三<rt>い<rt>ろ<rt>は</ruby>", "一二三: 一/い 二/ろ 三/は", "rb divides"),
        FlowRow("<ruby>a b<rt>い</rt></ruby>", "a b: a b/い", "a base with a space"),
        FlowRow("<ruby>東<b> </b>京<rt>い</rt></ruby>", "東 京: 東 京/い", "a space in an element"),
        FlowRow("<ruby><b>a</b> <rp>(</rp><rt>い</rt></ruby>b", "ab: a/い", "nor in front of rp"),
        FlowRow("a<ruby> <b>東</b><rt>い</rt></ruby>", "a東: 東/い", "none at the start of ruby"),
        FlowRow("<ruby>東\n京<rt>い</rt></ruby>", "東京: 東京/い", "a newline in a base"),
        FlowRow("<ruby>東<br>京<rt>い</rt></ruby>", "東\\n京: 東\n京/い", "a break in a base"),
        FlowRow("<ruby>東<wbr>京<rt>い</rt></ruby>", "東|京: 東\u{200B}京/い", "wbr in a base"),
        FlowRow("<ruby>東<rt>と\nう</rt></ruby>", "東: 東/とう", "a newline in a reading"),
        FlowRow("<ruby>東<rt>to\nu<img></rt></ruby>", "東: 東/to u\u{FFFC}", "a box in a reading"),
        FlowRow("<ruby>東<rt><p>とう</p></rt></ruby>", "東: 東/とう", "a block in a reading"),
        FlowRow("<ruby>東<rt><ul><li>とう</ul></rt></ruby>", "東: 東/とう", "a list in a reading"),
        FlowRow("<ruby>東<rt>とう<rt>ひがし", "東: 東/とう 東/ひがし+1↓", "ends left out"),
        FlowRow("<ruby> 東 <rt>い</rt> 西 <rt>に</rt> </ruby>", "東 西: 東/い 西/に", "spaces around all"),
      ], rubyDump)
  }

  @Test func sides() {
    func row(_ position: String, _ expected: String, _ why: String) -> FlowRow {
      FlowRow(
        "<ruby style='ruby-position:\(position)'>東<rt>い<rt>ろ<rt>は</ruby>", expected, why)
    }
    expectRows(
      [
        row("over", "東: 東/い 東/ろ+1 東/は+2", "all above"),
        row("under", "東: 東/い↓ 東/ろ+1↓ 東/は+2↓", "all below"),
        row("alternate", "東: 東/い 東/ろ+1↓ 東/は+2", "above first"),
        row("alternate over", "東: 東/い 東/ろ+1↓ 東/は+2", "the same"),
        row("alternate under", "東: 東/い↓ 東/ろ+1 東/は+2↓", "below first"),
      ], rubyDump)
    let tree = MarkupTree(
      parsing: "<ruby style='ruby-position:inter-character'>東<rt>い<rt>ろ</ruby>")
    let positions = StyledText(tree).paragraphs.first?.rubies.map(\.position)
    #expect(positions == [.interCharacter, .interCharacter], "whatever the level")
  }

  /// A block in ruby ends it; the rest of the element is text.
  @Test func blocksInRuby() {
    expectRows(
      [
        FlowRow("<ruby>東<p>x</p>西<rt>に</rt></ruby>", "東¶x¶西に", "no ruby after a block"),
        FlowRow("<ruby>東<rt>い</rt><p>x</p></ruby>", "東{東/い}¶x", "but in front of it"),
        FlowRow("<div>a<ruby><p>x<rt>い</rt></p></ruby></div>", "a¶x¶い", "rt ends a paragraph"),
        FlowRow("<p><ruby>東<p>x<ruby>西<rt>に</rt></ruby>", "東¶x西{西/に}", "a ruby of its own"),
        FlowRow("<ruby>東<hr><rt>い</rt></ruby>", "東¶い", "a rule"),
        FlowRow("<ruby>東<table><tr><td>x</table><rt>い</rt></ruby>", "東¶x¶い", "a table"),
      ]
    ) { markup in
      StyledText(MarkupTree(parsing: markup)).paragraphs.map { paragraph in
        let readings = paragraph.rubies.map { "\(paragraph[$0.base])/\($0.text)" }
        return paragraph.text + (readings.isEmpty ? "" : "{\(readings.joined(separator: " "))}")
      }.joined(separator: "¶")
    }
  }

  @Test func readingsHaveSeparateRuns() throws {
    let markup =
      "<a href=1><ruby lang=ja>東<rt lang=en>to <b>ko</b><img alt=x></rt></ruby></a>"
    let ruby = try #require(StyledText(MarkupTree(parsing: markup)).paragraphs.first?.rubies.first)
    #expect(ruby.text == "to ko\u{FFFC}" && ruby.node.name == .rt && ruby.level == 0)
    #expect(ruby.runs.map(\.range) == [0..<3, 3..<5, 5..<8])
    #expect(ruby.runs.map(\.kind) == [.text, .text, .box])
    #expect(ruby.runs.allSatisfy { $0.link?["href"] == "1" && $0.language == "en" })
    #expect(ruby.runs.map(\.style.fontSize) == [8, 8, 8], "half of the base's")
    #expect(ruby.runs[1].style.fontWeight == 700 && ruby.style.fontWeight == 400)
  }
}
