import MarkupText
import Testing

/// The examples of the README about markup.
@Test func readmeExamplesOfMarkup() throws {
  var cell = MarkupTree(parsing: "<p>次は<b id=to>東京</p>\n<Congratulation!>")
  cell.setText("大阪 & 京都", of: .id("to"))
  #expect(cell.stripped == "次は大阪 & 京都\n<Congratulation!>")
  #expect(try cell.query("p > b")?.outerHTML == "<b id=\"to\">大阪 &amp; 京都</b>")
  #expect(StyledText(cell).paragraphs[0].runs.map(\.style.fontWeight) == [400.0, 700.0])
}
