import LineBreaking
import MarkupText
import Testing

@testable import TextLayout

/// Lines and phrases as HTML, and that the HTML has the same text.
@Suite struct HTMLBreakTests {
  private func html(_ markup: String, _ breaks: HTMLOptions.Breaks) -> String {
    StyledText(MarkupTree(parsing: markup)).html(HTMLOptions(breaks: breaks))
  }

  @Test func lines() {
    let rows: [(markup: String, offsets: [[Int]], expected: String, why: String)] = [
      ("<p>東京へ</p>", [[6]], "<p>東京<br>へ</p>", "at an offset"),
      ("<p>東京</p><p>大阪</p>", [[], [3]], "<p>東京</p><p>大<br>阪</p>", "by paragraph"),
      ("<p>東京</p>", [[0, 6, 99, -1]], "<p>東京</p>", "not at the ends, nor outside"),
      ("<p>東京</p>", [], "<p>東京</p>", "no offsets at all"),
      ("<p>東<b>京へ</b></p>", [[6]], "<p>東<b>京<br>へ</b></p>", "within an element"),
      ("<p>東<b>京</b>へ</p>", [[3, 6]], "<p>東<br><b>京</b><br>へ</p>", "between elements"),
      ("<p>東<br>京</p>", [[4]], "<p>東<br>京</p>", "not twice"),
      ("<pre>東\n京</pre>", [[4]], "<pre>東\n京</pre>", "a newline is one"),
      ("<p>foo bar</p>", [[4]], "<p>foo <br>bar</p>", "after a space"),
    ]
    for row in rows {
      #expect(html(row.markup, .lines(row.offsets)) == row.expected, "\(row.why)")
    }
  }

  @Test func linesInRuby() {
    let mono = "<ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>駅"
    let written = html(mono, .lines([[3]]))
    #expect(
      written == "<ruby>東<rp>（</rp><rt>とう</rt><rp>）</rp></ruby><br>"
        + "<ruby>京<rp>（</rp><rt>きょう</rt><rp>）</rp></ruby>駅", "ruby ends and starts again")
    let group = "<ruby>東京<rt>とうきょう</rt></ruby>駅"
    #expect(html(group, .lines([[3]])) == html(group, .automatic), "not within a base")
    #expect(html(group, .lines([[6]])).hasSuffix("</ruby><br>駅"))
  }

  @Test func phrases() {
    #expect(
      html("<p>東京へ行く。</p>", .phrases([[9]]))
        == "<div style=\"word-break: keep-all; overflow-wrap: anywhere\">"
        + "<p>東京へ<wbr>行く。</p></div>")
    struct Halves: TextAnalyzer {
      func boundaries(of text: String) -> TextBoundaries { TextBoundaries(phrases: [0, 3]) }
      func readings(of text: String) -> [(range: Range<Int>, reading: String)] { [] }
    }
    let text = StyledText(MarkupTree(parsing: "<p>東京</p><p>大阪</p>"))
    #expect(text.phraseStarts(by: Halves()) == [[0, 3], [0, 3]])
  }

  @Test func linesOfALayout() {
    let text = StyledText(MarkupTree(parsing: "<div>吾輩は<b>猫である</b>。</div><div>名前</div>"))
    let layout = Typesetter(measurer: FixedMeasurer()).layout(
      text, in: LayoutSpace(inlineSize: 64))
    #expect(layout.lineEnds == [[12], []])
    #expect(
      text.html(HTMLOptions(breaks: .lines(layout.lineEnds)))
        == "<div>吾輩は<b>猫<br>である</b>。</div><div>名前</div>")
  }

  // MARK: The same text again

  /// Returns markup that may not be well-formed but is nested as HTML requires.
  private static func markup(_ random: (Int) -> Int, depth: Int = 0) -> String {
    func inline(_ depth: Int) -> String {
      let texts = [
        "東京", "へ行く。", "a &lt; b", "word ", " ", "\n", "\u{3000}", "&nbsp;", "<br>", "<wbr>",
        "<img src=x alt=絵>", "<lambda alt=box>", "<script>x</script>", "<i></i>", "é👍",
      ]
      return (0...random(4)).map { _ in
        guard depth < 2 else { return texts[random(texts.count)] }
        switch random(16) {
        case 0: return "<b>\(inline(depth + 1))</b>"
        case 1: return "<i class=x>\(inline(depth + 1))"
        case 2: return "<a href='https://a.jp/?\(random(9))&y'>\(inline(2))</a>"
        case 3: return "<ruby>東京<rt>とうきょう</ruby>"
        case 4: return "<ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>"
        case 5: return "<ruby><rb>東<rb>京<rt>とう<rt>きょう<rtc>Tokyo</rtc></ruby>"
        case 6: return "<span style='white-space:pre'>\(inline(depth + 1))</span>"
        case 7: return "<new x=1>\(inline(depth + 1))</new>"
        default: return texts[random(texts.count)]
        }
      }.joined()
    }
    return (0...random(3)).map { _ in
      let inner = depth < 3 ? markup(random, depth: depth + 1) : inline(0)
      switch random(16) {
      case 0: return "<p>\(inline(0))</p>"
      case 1: return "<p>\(inline(0))"
      case 2: return "<div>\(inner)</div>"
      case 3: return "<ol start=3><li>\(inline(0))<li>\(inner)</ol>"
      case 4: return "<ul><li>\(inner)</li></ul>"
      case 5: return "<table><tr><th>\(inline(0))<td colspan=2>\(inner)</table>"
      case 6: return "<pre>\n\(inline(0))</pre>"
      case 7: return "<h2>\(inline(0))</h2>"
      case 8: return "<blockquote>\(inner)</blockquote>"
      case 9: return "<hr>"
      case 10: return "<a href=x><div>\(inner)</div></a>"
      case 11: return "<foo style='display:block'>\(inner)</foo>"
      case 12: return "<style>p{color:red}</style><center>\(inner)</center>"
      default: return inline(0)
      }
    }.joined()
  }

  /// Returns the texts of links after their addresses; adjacent links with one address are merged.
  private static func links(_ text: StyledText) -> [String] {
    var links: [(address: String, text: String)] = []
    for paragraph in text.paragraphs {
      for run in paragraph.runs where run.kind == .text {
        let part = paragraph[run.range].filter { !$0.isWhitespace }
        guard let address = run.link?["href"], !part.isEmpty else { continue }
        if links.last?.address == address {
          links[links.count - 1].text += part
        } else {
          links.append((address, part))
        }
      }
    }
    return links.map { "\($0.address) \($0.text)" }
  }

  /// Returns the characters of a text and of its ruby annotations.
  private static func visible(_ text: StyledText) -> String {
    text.paragraphs.map { paragraph in
      (paragraph.text + paragraph.rubies.map(\.text).sorted().joined()).filter {
        !$0.isWhitespace && $0 != "\u{200B}"
      }
    }.joined()
  }

  /// The output parses to the same text, ruby and links.
  @Test func roundTrip() {
    var state: UInt64 = 11
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var failures: [String] = []
    for _ in 0..<200 {
      let markup = Self.markup(random)
      let text = StyledText(MarkupTree(parsing: markup))
      let html = text.html()
      let again = StyledText(MarkupTree(parsing: html))
      if again.plainText() != text.plainText() || Self.links(again) != Self.links(text)
        || Self.visible(again) != Self.visible(text)
      {
        failures.append(
          """
          \(markup)
          → \(html)
          \(text.plainText()) \(Self.links(text)) \(Self.visible(text))
          → \(again.plainText()) \(Self.links(again)) \(Self.visible(again))
          """)
      }
      let offsets = text.paragraphs.map { paragraph in
        paragraph.text.unicodeScalars.reduce(into: [0]) { ends, scalar in
          ends.append((ends.last ?? 0) + String(scalar).utf8.count)
        }.filter { _ in random(3) == 0 }
      }
      for breaks in [HTMLOptions.Breaks.lines(offsets), .phrases(offsets)] {
        let broken = text.html(HTMLOptions(breaks: breaks, isDocument: random(2) == 0))
        let again = StyledText(MarkupTree(parsing: broken))
        if Self.visible(again) != Self.visible(text) {
          failures.append("broken: \(markup)\n→ \(broken)")
        }
      }
    }
    let shortest = failures.min { $0.utf8.count < $1.utf8.count }
    #expect(shortest == nil, "the shortest of \(failures.count)")
  }

  /// Input that is not HTML is accepted, and no text is lost.
  @Test func anythingIsWritten() {
    let fragments = [
      "<p>", "</p>", "<div>", "</div>", "<b>", "</b>", "<a href=x>", "</a>", "<ruby>", "<rb>",
      "<rt>", "<rtc>", "</ruby>", "<li>", "<ul>", "</ul>", "<table>", "<tr>", "<td>", "</table>",
      "<pre>", "</pre>", "\n", " ", "東京", "<foo style='display:block'>", "</foo>", "<center>",
      "<span style='display:table'>", "</span>", "<rp>", "<h1>", "<xmp>", "<select>",
    ]
    var state: UInt64 = 5
    var failures: [String] = []
    for _ in 0..<2000 {
      var markup = ""
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        markup += fragments[Int((state >> 33) % UInt64(fragments.count))]
      }
      let text = StyledText(MarkupTree(parsing: markup))
      let html = text.html()
      let characters = html.count { $0 == "東" }
      if characters != Self.visible(text).count(where: { $0 == "東" }) {
        failures.append("\(markup)\n→ \(html)")
      }
    }
    let shortest = failures.min { $0.utf8.count < $1.utf8.count }
    #expect(shortest == nil, "the shortest of \(failures.count)")
  }

  @Test func deepMarkup() {
    let deep = String(repeating: "<div><b>", count: 5000) + "x"
    let html = StyledText(MarkupTree(parsing: deep)).html()
    #expect(html.contains("x</b>"))
  }
}
