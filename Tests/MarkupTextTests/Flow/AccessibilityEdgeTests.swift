import MarkupText
import Testing

/// Accessibility text with combinations of pauses, numbers, labels and hidden content.
@Suite struct AccessibilityEdgeTests {
  @Test func pausesAndWhiteSpace() {
    expectRows(
      [
        FlowRow("<pre>  a  </pre><p>b", "a. b", "preserved spaces at both ends"),
        FlowRow("<pre>a  b</pre>", "a  b", "but not in between"),
        FlowRow("<pre>東\n\n\n京</pre>", "東、京", "empty lines make one pause"),
        FlowRow("<pre>東\n</pre><p>京", "東。京", "the longer pause of two"),
        FlowRow("<p>「はい!」</p><p>何", "「はい!」何", "narrow punctuation in wide brackets"),
        FlowRow("<p>“So!”</p><p>a", "“So!” a", "in narrow ones"),
        FlowRow("<p>はい』」）</p><p>何", "はい』」）。何", "brackets alone"),
        FlowRow("<p>東京 </p><p>2020 </p><p>a", "東京。2020。a", "digits as the text before"),
        FlowRow("<p>Tokyo</p><p>…</p><p>a", "Tokyo. … a", "punctuation alone, as the text before"),
        FlowRow("<p>東京</p><p>…</p><p>a", "東京。…a", "in Japanese"),
        FlowRow("<p>東京</p><p>!</p><p>a", "東京。! a", "narrow punctuation is narrow anywhere"),
        FlowRow("<p>Ａ</p><p>a", "Ａ. a", "fullwidth Latin is Latin"),
        FlowRow("<p>ㄅ</p><p>ꀀ</p><p>a", "ㄅ。ꀀ。a", "bopomofo and Yi"),
        FlowRow("<p>αβ</p><p>Я</p><p>a", "αβ. Я. a", "other scripts"),
        FlowRow("<p>a、</p><p>b", "a、b", "a wide comma after Latin"),
        FlowRow("<p>東,</p><p>京", "東, 京", "a narrow one after Japanese"),
      ], AccessibilityTextTests.spoken)
  }

  @Test func numbers() {
    expectRows(
      [
        FlowRow(
          "<ol style='list-style-type:cjk-ideographic'><li>東<li>京</ol>", "一、東。二、京",
          "numbers that end in wide punctuation"),
        FlowRow("<ol><li></li></ol><p>a", "a", "of an item without text"),
        FlowRow("<ol><li></li><li>a</ol>", "2. a", "the next item has its own"),
        FlowRow("<ol><li><p>a</p><p>b</p></ol>", "a. b", "not of an item of blocks"),
        FlowRow("<ol><li>a<br>b</ol>", "1. a, b", "once for an item"),
        FlowRow("<ol><li><b style='visibility:hidden'>x</b></ol>a", "a", "of a hidden one"),
        FlowRow("<ol><li aria-hidden=true>x<li>a</ol>", "2. a", "of one that is not read"),
        FlowRow("<ol><li aria-label=l>x<li>a</ol>", "l. 2. a", "of one with a label"),
        FlowRow("<ol><li> <img alt=x></ol>", "1. x", "of a picture"),
        FlowRow("<ul style=\"list-style-type:'*'\"><li>a</ul>", "a", "strings are not read"),
      ], AccessibilityTextTests.spoken)
  }

  @Test func cells() {
    expectRows(
      [
        FlowRow("<table><tr><td><p>東</p><td>京</table>", "東、京", "blocks in a cell"),
        FlowRow("<table><tr><td>東<td><p>京</p></table>", "東。京", "a block that begins a cell"),
        FlowRow("<table><tr><td>東<td><td>京</table>", "東、京", "an empty cell"),
        FlowRow("<table><tr><td>東<tr><td>京</table>", "東。京", "of two rows"),
        FlowRow("<table><tr><td>東</table><table><tr><td>京</table>", "東。京", "of two tables"),
        FlowRow("<td>東<td>京", "東、京", "cells alone"),
      ], AccessibilityTextTests.spoken)
  }

  @Test func labels() throws {
    expectRows(
      [
        FlowRow("<b aria-label=l></b>a", "la", "of an empty element"),
        FlowRow("a <b aria-label=l>x</b> b", "a l b", "between words"),
        FlowRow("<b aria-label=l><img alt=x></b>", "l", "over a picture"),
        FlowRow("<b aria-label=l><ruby>字<rt>じ</rt></ruby></b>", "l", "over ruby"),
        FlowRow("<b aria-label=l style='visibility:hidden'>x</b>a", "la", "of what does not show"),
        FlowRow("<b aria-hidden=true><i aria-label=l>x</i></b>a", "a", "within what is not read"),
        FlowRow("<b aria-hidden=true><p>x</p></b>a", "a", "a block in such an element"),
        FlowRow("<img aria-label=' ' alt=x>", "x", "an empty one of a picture"),
        FlowRow("<p aria-label=l><b aria-label=m>x</b></p>", "l", "the outer one, of a block"),
        FlowRow("<b aria-label=l>x</b><b aria-label=m>y</b>", "lm", "one after the other"),
        FlowRow("<p aria-label=東京>x</p>a", "東京。a", "pauses by the label's letters"),
      ], AccessibilityTextTests.spoken)
    let tree = MarkupTree(parsing: "<b id=x aria-label=l>a<p>b</p>c</b>")
    let node = try #require(tree.element(withID: "x"))
    #expect(StyledText(node).accessibilityText() == "l", "of the top, over blocks")
  }
}
