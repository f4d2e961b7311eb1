import MarkupText
import Testing

/// Ruby in paragraphs.
@Suite struct RubyTests {
  @Test func pairs() {
    expectRows(
      [
        FlowRow("<ruby>漢字<rt>かんじ</rt></ruby>です", "漢字です: 漢字/かんじ", "one base"),
        FlowRow("<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>", "漢字: 漢/かん 字/じ", "two pairs"),
        FlowRow(
          "<ruby><rb>漢<rb>字<rt>かん<rt>じ</ruby>", "漢字: 漢/かん 字/じ", "bases first, ends left out"),
        FlowRow(
          "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>", "漢: 漢/かん", "rp is not shown"),
        FlowRow("<ruby>漢字</ruby>だ", "漢字だ: ", "no reading"),
        FlowRow("あ<ruby><rt>い</rt></ruby>う", "あう: /い", "no base"),
        FlowRow("<ruby>漢<rt></rt>字<rt>じ</rt></ruby>", "漢字: 字/じ", "an empty reading"),
        FlowRow(
          "<ruby>東南<rt>とうなん</rt><rt>たつみ</rt></ruby>", "東南: 東南/とうなん 東南/たつみ+1↓",
          "two readings of one base"),
        FlowRow(
          "<ruby><rb>東<rb>南<rt>とう<rt>なん<rtc>たつみ</ruby>",
          "東南: 東/とう 東南/たつみ+1↓ 南/なん", "rtc is for all bases"),
        FlowRow(
          "<ruby><rb>東<rb>南<rtc><rt>とう<rt>なん</rtc><rtc><rt>E<rt>S</rtc></ruby>",
          "東南: 東/とう 東/E+1↓ 南/なん 南/S+1↓", "two containers"),
        FlowRow(
          "<ruby><ruby>攻<rt>こう</rt>殻<rt>かく</rt></ruby><rt>ゴースト</rt></ruby>",
          "攻殻: 攻/こう 攻殻/ゴースト 殻/かく", "ruby in ruby: both have bases"),
        FlowRow(
          "<ruby style='ruby-position: under'>漢<rt>かん</rt></ruby>", "漢: 漢/かん↓", "below"),
        FlowRow("<ruby><b>漢</b>字<rt>かん<i>じ</i></rt></ruby>", "漢字: 漢字/かんじ", "elements inside"),
        FlowRow("<ruby><b>漢<rt>かん</rt>字<rt>じ</rt></b></ruby>", "漢字: 漢/かん 字/じ", "all in one"),
        FlowRow("<rt>よみ</rt>だ", "よみだ: ", "rt without ruby is text"),
        FlowRow("<ruby>一<rt>い<ruby>二<rt>に</rt></ruby></rt></ruby>", "一: 一/い二に", "in a reading"),
        FlowRow("<ruby><img><rt>え</rt></ruby>", "□: \u{FFFC}/え", "a box as the base"),
      ], rubyDump)
  }

  @Test func spaces() {
    expectRows(
      [
        FlowRow(
          "<ruby>\n  東<rt>とう</rt>\n  京<rt>きょう</rt>\n</ruby>", "東京: 東/とう 京/きょう",
          "indented source"),
        FlowRow(
          "<ruby>\n <rb>東</rb>\n <rt>とう</rt>\n <rb>京</rb>\n <rt>きょう</rt>\n</ruby>",
          "東京: 東/とう 京/きょう", "each on its line"),
        FlowRow(
          "a <ruby> b <rt> c </rt> </ruby> d", "a b d: b/c", "a base has no space at its ends"),
        FlowRow(
          "<ruby>one<rt>1</rt> two<rt>2</rt></ruby>", "one two: one/1 two/2",
          "space between words stays"),
        FlowRow(
          "<ruby><rb>one</rb> <rb>two</rb> <rt>1</rt> <rt>2</rt></ruby>", "one two: one/1 two/2",
          "between bases, but not between readings"),
        FlowRow("<ruby>x<rt>y</rt>\n</ruby>z", "xz: x/y", "none at the end of ruby"),
      ], rubyDump)
  }
}
