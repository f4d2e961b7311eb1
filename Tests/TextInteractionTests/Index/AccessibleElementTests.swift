import LayoutTestSupport
import MarkupText
import Testing

@testable import TextInteraction
@testable import TextLayout

@Suite("Accessible elements for screen readers")
struct AccessibleElementTests {
  private func shown(_ element: AccessibleElement) -> String {
    let role =
      switch element.role {
      case .paragraph: "p"
      case .heading(let level): "h\(level)"
      case .listItem: "li"
      case .tableCell: "td"
      case .link: "a"
      case .image: "img"
      }
    let children = element.children.map(shown).joined(separator: " ")
    return "\(role) \(element.label)" + (children.isEmpty ? "" : " [\(children)]")
  }

  private func elements(
    _ markup: String, _ options: AccessibilityTextOptions = AccessibilityTextOptions()
  ) -> [String] {
    QueryProbe(markup, width: 320).index.accessibleElements(options).map(shown)
  }

  @Test("roles, labels and order")
  func roles() {
    let rows: [(markup: String, expected: [String], why: String)] = [
      ("<h2>旅</h2><p>東京へ", ["h2 旅", "p 東京へ"], "a heading"),
      ("<ol><li>一<li>二</ol>", ["li 1. 一", "li 2. 二"], "numbers are read"),
      ("<ul><li>一</ul>", ["li 一"], "bullets are not"),
      ("<ul><li><p>一</p><p>二</ul>", ["li 一", "li 二"], "paragraphs of an item"),
      ("<ol><li><p>一</p><p>二</ol>", ["li 1. 一", "li 二"], "its number only once"),
      ("<table><tr><td>一<td><h3>二</table>", ["td 一", "h3 二"], "cells"),
      ("<p>見る<a href=/x>頁</a>を", ["p 見る頁を [a 頁]"], "a link"),
      ("<p><a href=/x>一</a><a href=/x>二</a>", ["p 一二 [a 一 a 二]"], "neighbors"),
      ("<a href=/x>一<p>二</p></a>", ["p 一 [a 一]", "p 二 [a 二]"], "a link over blocks"),
      ("<p>塔<img alt=赤い塔>だ", ["p 塔赤い塔だ [img 赤い塔]"], "a picture"),
      ("<p><img alt=''>東", ["p 東"], "a picture without alternative text"),
      ("<p><a href=/x><img alt=塔></a>", ["p 塔 [a 塔 img 塔]"], "a picture in a link"),
      ("<p>東<span aria-hidden=true>京</span>", ["p 東"], "hidden from readers"),
      ("<p aria-hidden=true>東</p><p>京", ["p 京"], "a hidden block"),
      ("<p aria-hidden=true>東<a href=/x>京</a>", [], "with its links"),
      ("<p aria-label=都>東京</p>", ["p 都"], "a label"),
      ("<p><a href=/x aria-label=都>東京</a>へ", ["p 都へ [a 都]"], "a link's label"),
      ("<p style='visibility: hidden'>東", [], "what is not seen is not read"),
      ("<p style='display: none'>東", [], "nor what is not there"),
      ("<p><ruby>東京<rt>とうきょう</rt></ruby>へ", ["p とうきょうへ"], "readings"),
      (
        "<p><a href=/x>この<ruby>頁<rt>ページ</rt></ruby></a>は", ["p このページは [a このページ]"],
        "readings in links"
      ),
      ("<p>a<a href=/x> b </a>c", ["p a b c [a b]"], "spaces around a link's text"),
      ("<p>一<br>二", ["p 一、二"], "a break is a pause"),
      ("", [], "nothing"),
      ("<hr>", [], "a rule has no label"),
    ]
    for row in rows { #expect(elements(row.markup) == row.expected, "\(row.why)") }
  }

  @Test("options: bases for readings, no numbers")
  func options() {
    let options = AccessibilityTextOptions(readsRuby: false, readsNumbers: false)
    #expect(
      elements("<ol><li><ruby>東京<rt>とうきょう</rt></ruby></ol>", options) == ["li 東京"])
  }

  @Test("frames: one for each line, with readings; a label has that of its block")
  func frames() {
    let probe = QueryProbe(
      "<p style='width: 32px'>東<a href=/x>京へ</a>行</p><p aria-label=x style='width: 20px'>東",
      width: 320)
    let elements = probe.index.accessibleElements()
    #expect(
      elements.map { $0.frames.map(\.shown) } == [["0 0 32 16", "0 16 32 16"], ["0 32 20 16"]])
    #expect(elements[0].bounds?.shown == "0 0 32 32")
    #expect(elements[0].children.map { $0.frames.map(\.shown) } == [["16 0 16 16", "0 16 16 16"]])
    #expect(elements[0].children[0].link?.address == "/x")
    #expect(probe.text(elements[0].range) == "東京へ行")
    #expect(elements[1].range == nil)
    let ruby = QueryProbe("<p><ruby>東<rt>と</rt></ruby>", width: 320)
    #expect(ruby.index.accessibleElements()[0].frames.map(\.shown) == ["0 0 16 24"])
  }

  @Test(
    "the whole text is read, even where it is truncated; paragraphs that are not shown are not read"
  )
  func cuts() {
    let cut = QueryProbe("<p style='line-clamp: 1'>吾輩は猫である", width: 64)
    #expect(cut.index.accessibleElements().map(\.label) == ["吾輩は猫である"])
    #expect(cut.index.accessibleElements()[0].frames.map(\.shown) == ["0 0 48 16"])
    let page = QueryProbe("<p>東</p><p>京</p><div aria-label=x>都</div>", width: 64, height: 16)
    #expect(page.index.accessibleElements().map(\.label) == ["東"])
  }

  @Test("ten thousand links in a paragraph take time in proportion")
  func many() {
    let markup =
      "<p>" + String(repeating: "<a href=/x><ruby>頁<rt>ページ</rt></ruby></a>、", count: 10_000)
    let elements = QueryProbe(markup, width: 320).index.accessibleElements()
    #expect(elements.map(\.children.count) == [10_000])
    #expect(elements.first?.children.allSatisfy { $0.label == "ページ" } == true)
  }
}
