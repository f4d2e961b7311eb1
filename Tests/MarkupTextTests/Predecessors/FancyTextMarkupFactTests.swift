import MarkupText
import Testing

/// GSFancyText's facts about markup and trees that the tables of `Repair`, `Tree` and `Flow` do not
/// cover.
@Suite struct FancyTextMarkupFactTests {
  /// GSFancyText broke lines at `\n` and preserved spaces; here `white-space` requests that.
  @Test func newlinesBreakLinesOnRequest() {
    let empty = "マイリストに動画が登録されていません。\n動画を登録するには、動画の紹介画像をホールドし、マイリストに追加してください。"
    let rows: [(markup: String, whiteSpace: String, texts: [String], why: String)] = [
      (empty, "pre-line", [empty], "a hard break in Japanese"),
      (
        empty, "normal", [empty.split(separator: "\n").joined()],
        "CSS's rule: a line end of the source alone"
      ),
      ("Short\nShorter\nShortest", "pre-line", ["Short\nShorter\nShortest"], "three lines"),
      ("Short\nShorter\nShortest", "normal", ["Short Shorter Shortest"], "one"),
      ("    hallelujah  a", "pre-wrap", ["    hallelujah  a"], "spaces stay"),
      ("    hallelujah  a", "normal", ["hallelujah a"], "or go"),
      ("a\n\nb", "pre-line", ["a\n\nb"], "an empty line"),
      ("NBC与百脑汇合作，为您献上标志性的系列喜剧节目。", "pre-line", ["NBC与百脑汇合作，为您献上标志性的系列喜剧节目。"], "Chinese"),
    ]
    for row in rows {
      let base = StyleDeclaration.list(parsing: "white-space: \(row.whiteSpace)")
      let text = StyledText(MarkupTree(parsing: row.markup), cascade: StyleCascade(base: base))
      let found = text.paragraphs.map(\.text)
      if found != row.texts { Issue.record("\(row.markup) (\(row.why)): \(found)") }
    }
  }

  /// Errors that GSFancyText ignored silently are reported.
  @Test func parseErrorsAreReported() {
    let rows: [(markup: String, codes: [String], why: String)] = [
      ("<p class=green>1 <span>s</span></p>2<p>3</p>", [], "nothing is wrong"),
      ("<p class=green>c</b>e", ["stray-end-tag"], "a wrong end tag"),
      ("<p class=\"yellow>c</p><p class='green'>e</p>", ["unterminated-quote"], "an open quote"),
      ("<strong><em>x</em>", ["unclosed-element"], "an end tag that is missing"),
      ("<span space=\"x\">y</span>", [], "unknown attributes are fine"),
    ]
    for row in rows {
      let codes = MarkupTree(parsing: row.markup).diagnostics.map(\.code)
      if codes != row.codes { Issue.record("\(row.markup) (\(row.why)): \(codes)") }
    }
  }

  /// Inserted markup is styled by its position unless it has a style of its own, also by the
  /// classes of all sheets.
  @Test func insertedMarkupIsStyledByItsPosition() {
    var tree = MarkupTree(parsing: "<p id=1 class=green>a</p>")
    tree.append("<strong>B</strong><i class=yellow>lah</i>", to: .id("1"))
    let cascade = factCascade(".green{color:#0f0}.yellow{color:yellow}")
    let text = StyledText(tree, cascade: cascade)
    #expect(runValues(text, .color) == "a:#00ff00 B:#00ff00 lah:#ffff00")
    tree.setMarkup("<strong class=yellow>B</strong>lah", of: .id("1"))
    #expect(runValues(StyledText(tree, cascade: cascade), .color) == "B:#ffff00 lah:#00ff00")
    #expect(runValues(StyledText(tree, cascade: cascade), .fontWeight) == "B:700 lah:400")
  }

  /// `changeNodeToText` gives the new text the style of the replaced one.
  @Test func newTextHasTheOldStyle() {
    var tree = MarkupTree(parsing: "xyz <b id=x class=g>123 <i>456</i> </b> DEF")
    tree.setText("000", of: .id("x"))
    let text = StyledText(tree, cascade: factCascade(".g{color:#0f0}"))
    #expect(runValues(text, .color) == "xyz :#000000 000:#00ff00  DEF:#000000")
    #expect(runValues(text, .fontWeight) == "xyz :400 000:700  DEF:400")
  }

  /// The three buttons of the demo: insert a styled text, change the color of all text and a class,
  /// and reset.
  @Test func revisedRestyledAndReset() {
    let saved = MarkupTree(parsing: "<p class=a>See <b id=xyz class=a>this</b>!</p>")
    let sheet = ".a{font-style:italic}.b{font-weight:100}"
    var tree = saved
    tree.setMarkup("<strong>that</strong> one", of: .id("xyz"))
    #expect(tree.text == "See that one!")
    tree.replaceStyles(withClass: "b", of: .id("xyz"))
    var cascade = StyleCascade(base: StyleDeclaration.list(parsing: "color: lime"))
    cascade.add(StyleSheet(parsing: sheet))
    let text = StyledText(tree, cascade: cascade)
    #expect(runValues(text, .color) == "See :#00ff00 that:#00ff00  one:#00ff00 !:#00ff00")
    #expect(runValues(text, .fontWeight) == "See :400 that:100  one:100 !:400")
    tree = saved
    #expect(tree.html == "<p class=\"a\">See <b id=\"xyz\" class=\"a\">this</b>!</p>")
  }

  /// A localized string with markup has its emphasis in the right position in each language.
  @Test func emphasisFollowsTheTranslation() {
    let name = "R&D"
    let rows: [(markup: Markup, text: String, bold: String)] = [
      ("Welcome, <b>\(name)</b>!", "Welcome, R&D!", "R&D"),
      ("<b>\(name)</b>さん、ようこそ！", "R&Dさん、ようこそ！", "R&D"),
    ]
    for row in rows {
      let tree = MarkupTree(row.markup)
      #expect(tree.stripped == row.text)
      #expect(tree.first(.b)?.text == row.bold)
    }
  }

  /// GSFancyText created a million texts to detect leaks and crashes; this test is a smaller
  /// version.
  @Test func manyTextsFromOneTree() {
    let template = MarkupTree(parsing: "<p><b id=name>x</b><lambda id=l width=3>")
    let cascade = StyleCascade.standard(for: template)
    for number in 0..<3000 {
      var cell = template
      cell.setText("\(number)", of: .id("name"))
      let text = StyledText(cell, cascade: cascade)
      #expect(text.paragraphs.first?.text == "\(number)\u{FFFC}")
    }
    #expect(template.text == "x")
  }
}
