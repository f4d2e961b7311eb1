import MarkupText
import TestSupport
import Testing

/// Deep, long or unusual markup is processed in linear time and without recursion.
@Suite struct HostileFlowTests {
  /// Far more than a debug build on a busy machine needs, and far less than quadratic work takes.
  private static let maximumTimePerNode = Duration.microseconds(600)

  private static func expectLinear(_ markup: String, _ why: String) -> StyledText {
    let tree = MarkupTree(parsing: markup)
    let clock = ThreadClock()
    var text = StyledText(tree.root)
    let time = clock.measure {
      text = StyledText(tree)
      _ = text.plainText(PlainTextOptions(ruby: .parentheses, showsAddresses: true))
      _ = text.accessibilityText()
    }
    let limit = maximumTimePerNode * max(tree.nodeCount, 1000)
    if time > limit { Issue.record("\(why): \(time) for \(tree.nodeCount) nodes") }
    return text
  }

  @Test func repeatedElements() {
    let fragments = [
      "<div>", "<b>", "<ul><li>x", "<ol reversed><li>x", "<span>a<p>b", "<ruby>a",
      "<ruby>漢<rt>か</rt>", "<ruby>x<p>", "<ruby><rt>x", "<b aria-label=x>a", "<a href=x>y<p>",
      "<table><tr><td>x", "<b> </b>", "<img>", "\n<b>か\u{3099}\n", "<i style='display:list-item'>x",
      "<b style='white-space:pre-line'> \n", "<p>", "<br>", "<b style='display:contents'>x",
    ]
    for fragment in fragments {
      let text = Self.expectLinear(String(repeating: fragment, count: 4000) + "終", fragment)
      #expect(text.plainText().contains("終"), "\(fragment)")
    }
  }

  @Test func aHundredThousandBlocks() {
    let text = Self.expectLinear(String(repeating: "<div>", count: 100_000) + "終", "nested")
    #expect(text.blocks.count == 100_001 && text.blocks.last?.depth == 100_000)
    #expect(text.plainText() == "終")
    #expect(text.blocks[0].descendants == 1..<100_001)
  }

  @Test func aLongParagraph() {
    let line = "東京から大阪まで、\n新幹線で 二時間半  ほど。The quick <b>brown</b> fox\n"
    let text = Self.expectLinear(String(repeating: line, count: 12_000), "one paragraph")
    #expect(text.paragraphs.count == 1 && text.paragraphs[0].runs.count == 24_001)
  }

  @Test func manyCombiningMarks() {
    let marks = String(repeating: "\u{3099}", count: 50_000)
    let text = Self.expectLinear("か\(marks)\n東\(marks)\n西", "marks")
    #expect(text.paragraphs.count == 1)
  }

  @Test func oddTrees() {
    var tree = MarkupTree(parsing: "<p id=a>x<b id=b>y</b></p>")
    if let id = tree.element(withID: "b")?.id { tree.setText("1 &\n<2>", of: id) }
    #expect(tree.stripped == "x1 & <2>", "text put in later is no markup")
    if let id = tree.element(withID: "a")?.id { tree.remove(id) }
    #expect(tree.stripped == "" && StyledText(tree).blocks.count == 1)
    #expect(MarkupTree(parsing: "<!--a-->").root.firstChild?.stripped == "", "a comment")
    #expect(MarkupTree(parsing: "<img alt=x>").root.firstChild?.stripped == "x", "a box")
    #expect(MarkupTree(parsing: "<li>a").root.firstChild?.stripped == "a", "a block")
    #expect(MarkupTree(parsing: "<![CDATA[ a<b> ]]>").stripped == "a<b>", "CDATA")
  }

  @Test func manyThreadsSeeTheSame() async {
    let tree = MarkupTree(
      parsing: "<style>b{color:red}</style><ol><li>a\n<b>b</b><li><ruby>漢<rt>かん</rt></ruby></ol>")
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<200 {
        group.addTask {
          let text = StyledText(tree)
          return text.plainText(PlainTextOptions(ruby: .parentheses)) + text.accessibilityText()
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == ["1. a b\n2. 漢(かん)1. a b. 2. かん"])
  }

  @Test func examplesOfTheDocumentation() {
    let text = StyledText(MarkupTree(parsing: "<h1>旅</h1>東京\n<b>大阪</b>"))
    #expect(text.paragraphs.map(\.text) == ["旅", "東京大阪"])
    #expect(text.paragraphs[1].runs.map(\.range) == [0..<6, 6..<12])
    #expect(text.plainText() == "旅\n東京大阪")
    #expect(MarkupTree(parsing: "a<p>b</p>c<br>d").stripped == "a\nb\nc\nd")
    let list = MarkupTree(parsing: "<h1>旅</h1><ol><li>東京<li>大阪<br>京都</ol>")
    #expect(StyledText(list).plainText() == "旅\n1. 東京\n2. 大阪\n   京都")
    let spoken = MarkupTree(
      parsing: "<h1>旅</h1><p><ruby>東京<rt>とうきょう</rt></ruby>へ！<p><img alt=塔><p>The end")
    #expect(StyledText(spoken).accessibilityText() == "旅。とうきょうへ！塔。The end")
  }
}
