import MarkupText
import Testing

@testable import TextLayout

/// Positions of tables, captions and cells.
///
/// They are those of Chromium 156 for the same markup with lines of 16 px and a font whose letters
/// are 8 px wide, 400 px wide (CSS 2.2 §17.5). The frame of a table is that of its background:
/// without its captions.
struct TableFrameTests {
  private static let rows: [(markup: String, frames: String, why: String)] = [
    (
      #"""
      <table><tr><td>aa<td>aaaa</table>
      """#,
      "0 0 58 22 | 2 2 18 18 | 22 2 34 18",
      "as wide as its text"
    ),
    (
      #"""
      <table><tr><td>aa bb cc dd ee ff gg hh ii jj kk ll mm<td>aaaa bbbb cccc dddd eeee ff\#
      ff gggg hhhh iiii jjjj kkkk llll mmmm nnnn oooo</table>
      """#,
      "0 0 400 54 | 2 2 134.1 50 | 138.1 2 259.9 50",
      "what is there is divided by what the columns want"
    ),
    (
      #"""
      <table width=300><tr><td>aa<td>aaaa</table>
      """#,
      "0 0 300 22 | 2 2 101.8 18 | 105.8 2 192.2 18",
      "a wider table: by what they want"
    ),
    (
      #"""
      <table width=300><tr><td width=50>aa<td>aaaa</table>
      """#,
      "0 0 300 22 | 2 2 52 18 | 56 2 242 18",
      "a width in px is kept, the rest goes to the other"
    ),
    (
      #"""
      <table width=300><tr><td width=50>aa<td width=100>aaaa</table>
      """#,
      "0 0 300 22 | 2 2 99.3 18 | 103.3 2 194.7 18",
      "two widths in px grow together"
    ),
    (
      #"""
      <table width=100%><tr><td width=25%>aa<td>aaaa<td>aaaa aaaa</table>
      """#,
      "0 0 400 22 | 2 2 98 18 | 102 2 92.6 18 | 196.6 2 201.4 18",
      "a share of the table"
    ),
    (
      #"""
      <table><tr><td width=25%>aa<td>aaaa</table>
      """#,
      "0 0 78.1 22 | 2 2 18 18 | 22 2 54 18",
      "a share makes the table wide enough"
    ),
    (
      #"""
      <table><tr><td colspan=2>aaaaaaaaaaaaaaaaaaaa<tr><td>aa<td>aaaa</table>
      """#,
      "0 0 166 42 | 2 2 162 18 | 2 22 55.4 18 | 59.4 22 104.6 18",
      "a wide cell makes its columns wider"
    ),
    (
      #"""
      <table><tr><td colspan=2>aaaaaaaaaa<td>b<tr><td>aa<td colspan=2>aaaa bbbbbbbbbbbbbbb\#
      bb</table>
      """#,
      "0 0 264 42 | 2 2 82 18 | 86 2 176 18 | 2 22 80 18 | 84 22 178 18",
      "wide cells that cross"
    ),
    (
      #"""
      <table><tr><td rowspan=2>aaaa<td>b<tr><td>cc</table>
      """#,
      "0 0 58 42 | 2 2 34 38 | 38 2 18 18 | 38 22 18 18",
      "a high cell beside two low ones"
    ),
    (
      #"""
      <table><tr><td rowspan=2><br>a<br>a<br>a<br>a<br>a<td>b<tr><td>cc<br>dd</table>
      """#,
      "0 0 34 102 | 2 2 10 98 | 14 2 18 33.2 | 14 37.2 18 62.8",
      "a high cell makes its rows higher by their heights"
    ),
    (
      #"""
      <table border=1 cellspacing=5 cellpadding=4><caption>caption</caption><tr><th>aa<td>\#
      aaaa</table>
      """#,
      "0 16 85 38 | 0 0 85 16 | 6 22 26 26 | 37 22 42 26",
      "lines, spacing, padding and a caption of old attributes"
    ),
    (
      #"""
      <table><tr></tr><tr><td>a</td></tr><tr></tr></table>
      """#,
      "0 0 14 26 | 2 4 10 18",
      "rows without cells"
    ),
    (
      #"""
      <table><tr><td rowspan=3>a<td>b<tr><tr></table>
      """#,
      "0 0 26 26 | 2 2 10 22 | 14 2 10 18",
      "a high cell of rows without cells"
    ),
    (
      #"""
      <table><caption>a very longlonglonglong caption</caption><tr><td>a</table>
      """#,
      "0 48 128 22 | 0 0 128 48 | 2 50 124 18",
      "a caption is not narrower than its words"
    ),
    (
      #"""
      <table style="height:100px"><tr><td>a<td>b<tr><td>c<br>d</table>
      """#,
      "0 0 26 100 | 2 2 10 32.5 | 14 2 10 32.5 | 2 36.5 10 61.5",
      "the height of the table by the heights of the rows"
    ),
    (
      #"""
      <table><tr height=50><td>a<td valign=top>b<td valign=bottom>c<td valign=baseline>d</table>
      """#,
      "0 0 50.1 54 | 2 2 10 50 | 14 2 10 50 | 26 2 10 50 | 38 2 10 50",
      "the height of a row"
    ),
    (
      #"""
      <table><tr><td colspan=3>aaaa<td>b<tr><td>c<td>d</table>
      """#,
      "0 0 50 42 | 2 2 34 18 | 38 2 10 18 | 2 22 16 18 | 20 22 16 18",
      "columns in which no cell starts do not count"
    ),
    (
      #"""
      <table width=100%><tr><td>aa<td width=10%>aaaa<td width=60>x</table>
      """#,
      "0 0 400 22 | 2 2 290.8 18 | 294.8 2 39.2 18 | 336 2 62 18",
      "widths in px and shares"
    ),
    (
      #"""
      <table width=10><tr><td>aa bb<td>aaaa cccc</table>
      """#,
      "0 0 58 38 | 2 2 18 34 | 22 2 34 34",
      "never narrower than its words"
    ),
    (
      #"""
      <table></table>
      """#,
      "0 0 0 0",
      "nothing in it"
    ),
    (
      #"""
      <table border=1></table>
      """#,
      "0 0 2 2",
      "nothing but a line"
    ),
    (
      #"""
      <table border=3><tr><td>a</table>
      """#,
      "0 0 22 30 | 5 5 12 20",
      "a thick line around"
    ),
    (
      #"""
      <table width=100%><tr><td>aaaa<td>aa<td></table>
      """#,
      "0 0 400 22 | 2 2 246.8 18 | 250.8 2 130.7 18 | 383.5 2 14.5 18",
      "an empty cell"
    ),
    (
      #"""
      <table width=200><tr><td width=20%>aa<td width=20%>aa</table>
      """#,
      "0 0 200 22 | 2 2 97 18 | 101 2 97 18",
      "shares that are less than the whole"
    ),
    (
      #"""
      <table width=200><tr><td colspan=2 width=50%>aa<td>aa<tr><td>b<td>c<td>d</table>
      """#,
      "0 0 200 42 | 2 2 98 18 | 102 2 96 18 | 2 22 48 18 | 52 22 48 18 | 102 22 96 18",
      "the share of a wide cell"
    ),
    (
      #"""
      <table><tr><td width=200>aa bb<td width=300>aaaa bbbb</table>
      """#,
      "0 0 400 22 | 2 2 157.2 18 | 161.2 2 236.8 18",
      "widths in px that do not fit"
    ),
  ]

  @Test func framesMatchBrowsers() {
    for (markup, frames, why) in Self.rows {
      let set = BlockFrames(markup)
      let found = set.frames([.table]) + set.frames([.cell, .caption])
      let expected = frames.split(separator: "|")
      #expect(found.count == expected.count, "\(why): \(markup)")
      for (frame, text) in zip(found, expected) {
        #expect(isSame(frame, text, within: 0.8), "\(why): \(frame), not \(text) in \(markup)")
      }
    }
  }
}
