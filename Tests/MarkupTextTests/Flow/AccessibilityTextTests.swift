import MarkupText
import Testing

/// Accessibility text, for reading aloud.
@Suite struct AccessibilityTextTests {
  static func spoken(_ markup: String) -> String {
    StyledText(MarkupTree(parsing: markup)).accessibilityText()
  }

  @Test func pauses() {
    expectRows(
      [
        FlowRow("<p>東京</p><p>大阪</p>", "東京。大阪", "Japanese"),
        FlowRow("<p>Tokyo</p><p>Osaka</p>", "Tokyo. Osaka", "other text"),
        FlowRow("<p>東京 (Tokyo)</p><p>大阪</p>", "東京 (Tokyo). 大阪", "by the last letter"),
        FlowRow("<p>Tokyoだ</p><p>Osaka</p>", "Tokyoだ。Osaka", "and not by the first"),
        FlowRow("<p>東京2020</p><p>大阪</p>", "東京2020。大阪", "digits are not letters"),
        FlowRow("<p>東京</p><p>2020</p><p>大阪</p>", "東京。2020。大阪", "as the block before"),
        FlowRow("<p>ラーメンー</p><p>a</p>", "ラーメンー。a", "a prolonged sound mark"),
        FlowRow("<p>서울</p><p>부산</p>", "서울. 부산", "Korean"),
        FlowRow("<p>行く！</p><p>何？</p><p>そう。</p>は", "行く！何？そう。は", "punctuation of their own"),
        FlowRow("<p>Go!</p><p>What?</p><p>So.</p>a", "Go! What? So. a", "narrow ones have a space"),
        FlowRow("<p>行く!</p><p>何</p>", "行く! 何", "narrow punctuation in Japanese"),
        FlowRow("<p>「はい。」</p><p>何</p>", "「はい。」何", "punctuation in brackets"),
        FlowRow("<p>「はい」</p><p>何</p>", "「はい」。何", "brackets without punctuation"),
        FlowRow("<p>(So.)</p><p>a</p>", "(So.) a", "narrow brackets"),
        FlowRow("<p>(so)</p><p>a</p>", "(so). a", "narrow brackets without punctuation"),
        FlowRow("<p>そして…</p><p>何</p>", "そして…何", "an ellipsis in Japanese"),
        FlowRow("<p>and…</p><p>a</p>", "and… a", "an ellipsis"),
        FlowRow("<p>次：</p><p>何</p>", "次：何", "a colon"),
        FlowRow("<p>🎄</p><p>a</p>", "🎄. a", "no letters at all"),
        FlowRow("東京<br>大阪<br>", "東京、大阪", "a break is a short pause"),
        FlowRow("東京、<br>大阪", "東京、大阪", "punctuation and a break"),
        FlowRow("Tokyo<br>Osaka", "Tokyo, Osaka", "in other text"),
        FlowRow("東京<hr>大阪", "東京。大阪", "a rule"),
        FlowRow("<div><div><p>a</div></div><div></div>b", "a. b", "one pause in any case"),
        FlowRow("", "", "nothing"),
      ], Self.spoken)
  }

  @Test func contents() {
    expectRows(
      [
        FlowRow("<p><img alt=塔>です", "塔です", "an alternative"),
        FlowRow("a <img> b", "a b", "none"),
        FlowRow("<img alt=a aria-label=b>", "b", "a label is stronger"),
        FlowRow("<ruby>東京<rt>とうきょう</rt></ruby>へ", "とうきょうへ", "the reading"),
        FlowRow("<ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>", "とうきょう", "readings"),
        FlowRow("<ruby>漢字</ruby>", "漢字", "no reading"),
        FlowRow("<ruby><rt>よ</rt></ruby>む", "よむ", "no base"),
        FlowRow("a<b aria-hidden=true>b</b>c", "ac", "hidden"),
        FlowRow("a<b aria-hidden=false>b</b>c", "abc", "not hidden"),
        FlowRow("<p aria-hidden=true>a<b>b</b></p>c", "c", "a hidden block"),
        FlowRow("a<b style='visibility:hidden'>b</b>c", "ac", "what does not show"),
        FlowRow("押す<b aria-label='送信'>➤</b>", "押す送信", "a label"),
        FlowRow("a<b aria-label=l>x<p>y</p>z</b>b", "al. b", "over blocks"),
        FlowRow("<div aria-label=l>x<p>y</p></div>b", "l. b", "of a block"),
        FlowRow("<b aria-label=o>x<i aria-label=i>y</i></b>", "o", "the outer one"),
        FlowRow("<b aria-label=' '>x</b>", "x", "an empty one does not count"),
        FlowRow("<b aria-hidden=true aria-label=x>y</b>z", "z", "hidden with its label"),
        FlowRow(
          "<ol><li>東京<li>大阪</ol><ul><li>京都</ul>", "1. 東京。2. 大阪。京都", "numbers are read"),
        FlowRow(
          "<table><tr><th>名<th>値<tr><td>x<td>1</table>", "名、値。x, 1", "cells and rows"),
      ], Self.spoken)
  }

  @Test func options() {
    let text = StyledText(
      MarkupTree(parsing: "<p>行く！<p>a<table><tr><td>b<td>c</table><ol><li><ruby>二<rt>に</ruby>"))
    #expect(
      text.accessibilityText(
        AccessibilityTextOptions(
          separator: " / ", cellSeparator: " | ", readsRuby: false, readsNumbers: false))
        == "行く！ / a / b | c / 二")
  }
}
