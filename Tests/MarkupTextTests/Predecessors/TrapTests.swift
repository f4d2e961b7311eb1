import MarkupText
import Testing

/// The traps of the inventory's §8, where the earlier libraries disagree or are both wrong.
///
/// Numbers 12 to 15 concern kana conversion, layout constraints and events.
@Suite struct TrapTests {
  struct Row: Sendable {
    let number: Int
    let markup: String
    let found: @Sendable (MarkupTree) throws -> String
    let expected: String
    let why: String
  }

  static let plain: @Sendable (MarkupTree) -> String = { $0.stripped }
  static let html: @Sendable (MarkupTree) -> String = { $0.html }
  static let spoken: @Sendable (MarkupTree) -> String = { StyledText($0).accessibilityText() }

  static func style(
    _ property: StyleProperty, _ sheet: String, ignoringCase: Bool = false
  ) -> @Sendable (MarkupTree) -> String {
    { tree in
      var cascade = StyleCascade(ignoringCase: ignoringCase)
      cascade.add(.defaults, origin: .defaults)
      cascade.add(StyleSheet(parsing: sheet))
      return StyledText(tree, cascade: cascade).blocks.filter { $0.kind == .block }
        .map { $0.style[property].description }.joined(separator: " ")
    }
  }

  static let rows: [Row] = [
    Row(
      number: 1, markup: "<p class=green title=a>x", found: html,
      expected: "<p class=\"green\" title=\"a\">x</p>", why: "values without quotes"),
    Row(
      number: 1, markup: "<input disabled>x", found: html, expected: "<input disabled=\"\">x",
      why: "attributes without values"),
    Row(
      number: 1, markup: "<Congratulation!> <Hot>", found: plain,
      expected: "<Congratulation!> <Hot>", why: "unknown, alone and without attributes: text"),
    Row(
      number: 2, markup: "<p>a<b>b<p>c", found: html,
      expected: "<p>a<b>b</b></p><p><b>c</b></p>", why: "unclosed tags go on to the end"),
    Row(
      number: 2, markup: "a<Hot>b</Hot>c", found: html, expected: "a<hot>b</hot>c",
      why: "an unknown name with its end is an element"),
    Row(number: 3, markup: "東\n京 x\n  y", found: plain, expected: "東京 x y", why: "newlines"),
    Row(number: 3, markup: "<b>x</b>\ny", found: plain, expected: "x y", why: "no glued words"),
    Row(number: 3, markup: "<b>東</b>\n京", found: plain, expected: "東京", why: "no gaps either"),
    Row(
      number: 4, markup: "&lt;b&gt;x&lt;/b&gt;&nbsp;y", found: plain, expected: "<b>x</b>\u{A0}y",
      why: "decoded after the tags; U+00A0"),
    Row(
      number: 5, markup: "<div class=a>x</div><p>y</p>",
      found: style(.lineClamp, ".a{line-clamp:2}"),
      expected: "2 none", why: "a limit of lines on any block"),
    Row(
      number: 5, markup: "<div>x</div>", found: style(.marginLeft, "div{margin-left:3px}"),
      expected: "3px", why: "margins on any block, and without a class"),
    Row(
      number: 6, markup: "<p class=a>x",
      found: style(.color, ".a{color:red; margin-left:1px} .a{margin-left:2px}"),
      expected: "#ff0000", why: "rules merge property by property"),
    Row(
      number: 7, markup: "a</x>b</b>c", found: html, expected: "abc",
      why: "unknown ends mean nothing"),
    Row(
      number: 8, markup: "<p class=Green>x", found: style(.color, ".Green{color:red}"),
      expected: "#ff0000", why: "the same case in both"),
    Row(
      number: 8, markup: "<p class=Green>x", found: style(.color, ".green{color:red}"),
      expected: "#000000", why: "another case is another class"),
    Row(
      number: 8, markup: "<p class=Green>x",
      found: style(.color, ".green{color:red}", ignoringCase: true), expected: "#ff0000",
      why: "unless the cascade ignores it"),
    Row(
      number: 9, markup: "<p>東京<p>大阪。<p>そう！<p>Tokyo<p>Osaka.<p>何", found: spoken,
      expected: "東京。大阪。そう！Tokyo. Osaka. 何", why: "pauses between blocks"),
    Row(
      number: 10, markup: "<ol style='list-style:hiragana'><li>c<br>d</ol>", found: plain,
      expected: "あ、 c\n     d", why: "markers by their columns, of which wide characters have two"),
    Row(
      number: 10, markup: "<table><tr><td>日本<td>a<tr><td>日本語テスト<td>b</table>", found: plain,
      expected: "日本\ta\n日本語テスト\tb", why: "no text is cut"),
    Row(
      number: 11, markup: "<p>東<b>京</b>、<i>大</i>阪",
      found: { StyledText($0).paragraphs.map(\.text).joined(separator: "¶") },
      expected: "東京、大阪", why: "one text for line breaking, whatever elements it is in"),
  ]

  @Test func trapsAreAvoided() throws {
    for row in Self.rows {
      let found = try row.found(MarkupTree(parsing: row.markup))
      if found != row.expected {
        Issue.record("§8.\(row.number) \(row.markup) (\(row.why)): \(found), not \(row.expected)")
      }
    }
    #expect(Set(Self.rows.map(\.number)) == Set(1...11))
  }
}
