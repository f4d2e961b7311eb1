import Foundation
import MarkupText
import MarkupTextFoundation
import Testing

@Suite struct AttributedStringTests {
  private func attributed(_ markup: String) -> AttributedString {
    AttributedString(StyledText(MarkupTree(parsing: markup)))
  }

  @Test func charactersAreTheTextLineByLine() {
    let rows: [(markup: String, text: String, why: String)] = [
      ("", "", "nothing"),
      ("<p>a<p>b", "a\nb", "a block starts a line"),
      ("<ul><li>東京<ol><li>駅</ol></ul>", "• 東京\n1. 駅", "markers"),
      ("<ul><li><p>a<p>b</ul>", "• a\nb", "one marker an item"),
      ("<ul style='list-style: none'><li>a</ul>", "a", "no marker"),
      ("a<hr>b", "a\n⸻\nb", "a rule"),
      ("a<br>b", "a\nb", "a break"),
      ("a<img src=x alt=y>b", "a\u{FFFC}b", "a box"),
      ("<ruby>東<rt>とう</rt></ruby>", "東", "the base"),
      ("東京\n<b>大阪</b>", "東京大阪", "white space"),
    ]
    for row in rows {
      #expect(String(attributed(row.markup).characters) == row.text, "\(row.why)")
    }
  }

  @Test func stylesNodesAndLanguages() {
    let tree = MarkupTree(parsing: "<p lang=ja>a<b style='color:red'>b</b>")
    let text = AttributedString(StyledText(tree))
    let runs = Array(text.runs)
    #expect(runs.map { $0.style?.fontWeight } == [400, 700])
    #expect(runs.map { $0.style?.color.description } == ["#000000", "#ff0000"])
    #expect(runs.map(\.languageIdentifier) == ["ja", "ja"])
    #expect(runs.compactMap(\.node).compactMap { tree.node($0)?.text } == ["a", "b"])
  }

  @Test func linksAreThoseThatFoundationReads() {
    let text = attributed(
      "<a href='https://example.jp/%20'>a</a><a href='/b?c'>b</a><a href=''>c</a><a>d</a>")
    #expect(
      text.runs.map { $0.link?.relativeString } == ["https://example.jp/%20", "/b?c", nil, nil])
    #expect(String(text.characters) == "abcd", "text without an address stays")
  }

  @Test func readingsAreOnTheirBases() {
    let text = attributed("この<ruby>東<rt>とう</rt>京<b>都</b><rt>きょうと</rt></ruby>へ")
    let segments = text.runs.map { run in
      String(text.characters[run.range]) + ":" + (run.ruby ?? "")
    }
    #expect(segments == ["この:", "東:とう", "京:きょうと", "都:きょうと", "へ:"])
  }

  @Test func markersAndBoxesAreKnown() {
    let text = attributed("<ul><li><img src=a.png alt=駅>x</ul>")
    #expect(text.runs.map(\.isListMarker) == [true, nil, nil])
    #expect(text.runs.map(\.alternateDescription) == [nil, "駅", nil])
  }

  @Test func manyRubiesTakeLinearWork() {
    let ruby = "<ruby>東<rt>とう</rt></ruby>"
    let text = attributed(String(repeating: ruby, count: 3000))
    #expect(text.characters.count == 3000)
    #expect(text.runs.allSatisfy { $0.ruby == "とう" })
  }

  @Test func tasksMakeTheSame() async {
    let tree = MarkupTree(parsing: "<h1>題</h1><ul><li>一<li><a href=/2>二</a></ul>")
    let expected = AttributedString(StyledText(tree))
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 { group.addTask { AttributedString(StyledText(tree)) == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }
}
