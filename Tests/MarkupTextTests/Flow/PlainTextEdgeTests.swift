import MarkupText
import Testing

/// Plain text where something is removed or replaced.
@Suite struct PlainTextEdgeTests {
  @Test func spacesAroundOmittedContent() {
    let style = "<style>b{visibility:hidden}u{visibility:visible}</style>"
    expectRows(
      [
        FlowRow("a <b>b</b> c", "a c", "one of two spaces"),
        FlowRow("a<b> b </b>c", "ac", "its own go with it"),
        FlowRow("a <b>b</b>", "a", "none at the end"), FlowRow("<b>a</b> b", " b", "one in front"),
        FlowRow("a <b>b</b><b> c</b> d", "a d", "two that follow each other"),
        FlowRow("a <b>b</b><b>c</b><b>d</b> e", "a e", "three"),
        FlowRow("a <b>b</b><b> c</b>", "a", "two at the end"),
        FlowRow("a <b>b</b> <b>c</b> d", "a d", "two with a space in between"),
        FlowRow("a <b>b<u>x</u>c</b> d", "a x d", "what is shown within"),
        FlowRow("a <img><wbr><img> b", "a b", "boxes and break opportunities"),
        FlowRow("a <img> <img>", "a", "boxes at the end"),
        FlowRow("<img>a<img>", "a", "on both sides"),
        FlowRow("<b>a</b>", "", "everything"), FlowRow("<p><b>a</b></p>c", "c", "and its line"),
        FlowRow("a<b><br></b>c", "ac", "a break"),
        FlowRow("a<br><b>b</b>", "a\n", "after a break"),
        FlowRow("字<b>京</b>字", "字字", "no space of its own"),
        FlowRow("<pre>a  <b>b</b>  c</pre>", "a   c", "of preserved spaces one goes too"),
      ]
    ) { PlainTextTests.stripped(style + $0) }
  }

  @Test func readingsInsteadOfBases() {
    expectRows(
      [
        FlowRow("<ruby>漢<rt>かん</rt>字<rt></rt></ruby>", "かん字", "a base without a reading stays"),
        FlowRow(
          "<ruby><rb>一<rb>二<rt></rt><rt>に</rt><rtc>X</rtc></ruby>", "一に", "the first level only"),
        FlowRow("<ruby>一<rt>い<rt>ろ</ruby>", "い", "one of two"),
        FlowRow("<a href=x><ruby>一<rt>い</rt></ruby></a>", "い <x>", "followed by an address"),
        FlowRow("<ruby>一<img alt=x><rt>い</rt></ruby>", "い", "boxes in the base go too"),
        FlowRow(
          "<ruby>一<b style='visibility:hidden'>x</b><rt>い</rt></ruby>", "い", "hidden ones too"),
        FlowRow("<b style='visibility:hidden'><ruby>一<rt>い</rt></ruby></b>z", "z", "a hidden ruby"),
      ], PlainTextTests.text(PlainTextOptions(ruby: .reading, showsAddresses: true)))
  }

  @Test func addressesOfLinks() {
    expectRows(
      [
        FlowRow("<a href=' x '>a</a>", "a <x>", "without spaces"),
        FlowRow("<a href=' '>a</a>", "a", "of spaces alone"),
        FlowRow("<a href=x><img alt=a></a>", "a <x>", "of a picture"),
        FlowRow("<a href=x><img></a>b", " <x>b", "of one without a text"),
        FlowRow("<a href=x>a</a><a href=y>b</a>", "a <x>b <y>", "one after the other"),
        FlowRow("<a href=x>a <b>b</b></a> c", "a b <x> c", "with elements"),
        FlowRow("<a href=x> a </a>b", "a <x> b", "spaces at its end remain"),
        FlowRow("<a href=x><p>a</p><p>b</p></a>c", "a\nb <x>\nc", "of two blocks"),
        FlowRow("<a href=x><p>a</p></a><p>b", "a <x>\nb", "of one"),
        FlowRow("<p>a<a href=x></p><p>b</a></p>", "a\nb <x>", "from one block to the next"),
        FlowRow("<a href=a>a</a>", "a", "the text is the address"),
        FlowRow("<a href=ab>a<b>b</b></a>", "ab", "in parts"),
        FlowRow("z<a href=a>a</a>", "za", "after other text"),
        FlowRow("<a href=x><br></a>a", "\n <x>a", "of a break"),
        FlowRow("<ul><li><a href=x>a</a></ul>", "• a <x>", "in an item"),
        FlowRow("<table><tr><td><a href=x>a</a><td>b</table>", "a <x>\tb", "in a cell"),
        FlowRow("<area href=x><map href=y>a</map>", "a", "of no other elements"),
      ], PlainTextTests.text(PlainTextOptions(showsAddresses: true)))
  }

  @Test func cells() {
    expectRows(
      [
        FlowRow("<table><tr><td>a<br><br><td>b</table>", "a\tb", "breaks at a cell's end"),
        FlowRow("<table><tr><td><br>a<td>b</table>", "a\tb", "and at its start"),
        FlowRow("<table><tr><td>a<br>b<br>c<td>d</table>", "a b c\td", "within it"),
        FlowRow("<table><tr><td><p></p><p>a<td>b</table>", "a\tb", "empty blocks"),
        FlowRow(
          "<table><tr><td><ol start=9><li>a<li>b</ol><td>c</table>", "9. a 10. b\tc",
          "numbers in a cell are not aligned"),
        FlowRow(
          "<table><tr><td>a<table><tr><td>b<td>c<tr><td>d</table><td>e</table>", "a b c d\te",
          "a table in a cell"),
        FlowRow(
          "<ol><li><table><tr><td>a<td>b<tr><td>c</table></ol>", "1. a\tb\n   c", "in an item"),
        FlowRow("<table><tr><td>a</table>b<table><tr><td>c</table>", "a\nb\nc", "text in between"),
      ], PlainTextTests.stripped)
  }

  @Test func gapsBetweenParagraphs() {
    expectRows(
      [
        FlowRow("<p>a<p>b", "a\n\nb", "both have margins"),
        FlowRow("<p>a</p>b", "a\n\nb", "the first one has"),
        FlowRow("a<p>b", "a\n\nb", "the second"),
        FlowRow("<div>a</div>b", "a\nb", "neither has"),
        FlowRow("<p>a</p><p></p><p>b</p>", "a\n\nb", "one gap, whatever is empty in between"),
        FlowRow("<div><p>a</p></div>b", "a\n\nb", "a margin inside"),
        FlowRow("<p style='margin:0'>a</p>b", "a\nb", "no margin"),
        FlowRow("<p style='margin:-1em'>a</p>b", "a\nb", "a negative one"),
        FlowRow("<p style='margin:0 0 1%'>a</p>b", "a\n\nb", "a percentage"),
        FlowRow("<p style='margin:auto'>a</p>b", "a\nb", "no length"),
        FlowRow("<div style='margin-top:1em'>a<div>b</div>c</div>", "a\nb\nc", "at its start only"),
        FlowRow("x<div style='margin:1em'>a<div>b</div>c</div>y", "x\n\na\nb\nc\n\ny", "and end"),
        FlowRow("<table><tr><td><p>a</p><p>b</p><td>c</table>", "a b\tc", "none in a cell"),
        FlowRow("<p>a<br>b</p>", "a\nb", "none at a break"),
        FlowRow("a<hr>b", "a\n\n-------\n\nb", "around a rule"),
        FlowRow("<p>a</p>", "a", "nor at the edges"),
        FlowRow("<ul><li>a<li>b</ul>", "• a\n• b", "none between items"),
      ], PlainTextTests.text(PlainTextOptions(separatesParagraphs: true)))
  }
}
