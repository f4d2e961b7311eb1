import Foundation
import MarkupText
import MarkupTextFoundation
import Testing

/// The examples in the documentation of attributed strings.
@Test func examplesOfAttributedStrings() {
  let tree = MarkupTree(parsing: "<p>詳しくは<a href='https://example.jp/'>こちら</a>")
  let text = AttributedString(StyledText(tree))
  #expect(String(text.characters) == "詳しくはこちら")
  #expect(text.runs.map(\.link) == [nil, URL(string: "https://example.jp/")])
  #expect(text.runs.map(\.style?.color.description) == ["#000000", "#0000ee"])
  let bold = AttributedString(StyledText(MarkupTree(parsing: "a <b>b</b>")))
  #expect(bold.runs.map { $0.style?.fontWeight } == [400, 700])
}

/// ZMarkupParser's links: an invalid address gives no link, and the text remains.
@Test func linksOfZMarkupParser() {
  let text = AttributedString(
    StyledText(MarkupTree(parsing: "Test<a href=\"https://zhgchg.li\">Qfsa<b>fas</b>foo</a>DDD")))
  let links = text.runs.map { String(text.characters[$0.range]) + "=\($0.link != nil)" }
  #expect(links == ["Test=false", "Qfsa=true", "fas=true", "foo=true", "DDD=false"])
}
