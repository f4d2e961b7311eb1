#if Markdown
import MarkdownReading
import MarkupText
import TestSupport
import Testing

extension MarkupTree {
  fileprivate func first(_ name: ElementName) -> MarkupNode? {
    elements.first { $0.name == name }
  }
}

@Suite struct MarkdownReadingTests {
  /// Markdown written from injections and read again has no script, handler or dangerous link.
  @Test func writtenMarkdownIsHarmless() throws {
    let vectors = InjectionVectors.known + InjectionVectors.generated(count: 200, seed: 27)
    let harmful: Set<String> = [
      "script", "iframe", "object", "embed", "svg", "math", "style", "form", "input", "base",
      "link",
      "meta", "template", "noscript", "textarea", "select", "button", "video", "audio",
    ]
    for vector in vectors {
      for dialect in MarkdownDialect.allCases {
        let markdown = StyledText(MarkupTree(parsing: vector)).markdown(dialect)
        let tree = try MarkupTree(parsingMarkdown: markdown)
        for node in tree.root.descendants where node.kind == .element {
          #expect(!harmful.contains(node.name?.rawValue ?? ""), "\(vector): \(markdown)")
          for attribute in node.attributes {
            let isLink = ["href", "cite", "src"].contains(attribute.name)
            let isAllowed =
              !isLink || attribute.value.isEmpty || LinkPolicy.standard.allows(attribute.value)
              || attribute.value.hasPrefix("data:image/")
            #expect(isAllowed && !attribute.name.hasPrefix("on"), "\(vector): \(markdown)")
          }
        }
      }
    }
  }

  /// The reasons give section numbers of CommonMark 0.30; the others concern libcmark-gfm.
  @Test func markdownBecomesElements() throws {
    let rows: [(markdown: String, html: String, why: String)] = [
      ("", "", "nothing"),
      ("東京", "<p>東京</p>\n", "4.8 a paragraph"),
      ("# 東京 #", "<h1>東京</h1>\n", "4.2 a heading"),
      ("東京\n===", "<h1>東京</h1>\n", "4.3 a heading underlined"),
      ("*江戸*と**東京**", "<p><em>江戸</em>と<strong>東京</strong></p>\n", "6.2 emphasis"),
      ("- 一\n- 二", "<ul>\n<li>一</li>\n<li>二</li>\n</ul>\n", "5.3 a tight list"),
      ("3. 三\n4. 四", "<ol start=\"3\">\n<li>三</li>\n<li>四</li>\n</ol>\n", "5.3 a start"),
      ("> 引用", "<blockquote>\n<p>引用</p>\n</blockquote>\n", "5.1 a quotation"),
      ("    a  b", "<pre><code>a  b\n</code></pre>\n", "4.4 indented code"),
      ("`a<b`", "<p><code>a&lt;b</code></p>\n", "6.1 code"),
      ("[駅](/eki \"題\")", "<p><a href=\"/eki\" title=\"題\">駅</a></p>\n", "6.3 a link"),
      ("![駅](a.png)", "<p><img src=\"a.png\" alt=\"駅\"></p>\n", "6.4 an image"),
      ("一\\\n二", "<p>一<br>\n二</p>\n", "6.7 a hard break"),
      ("***", "<hr>\n", "4.1 a break between paragraphs"),
      ("&copy; \\*", "<p>© *</p>\n", "2.4, 2.5 references and escapes"),
      (
        "<ruby>東京<rt>とうきょう</rt></ruby>", "<p><ruby>東京<rt>とうきょう</rt></ruby></p>\n",
        "6.6 HTML in a line"
      ),
      ("a\0b", "<p>a\u{FFFD}b</p>\n", "2.3 NUL"),
    ]
    var wrong: [String] = []
    for row in rows {
      let tree = try MarkupTree(parsingMarkdown: row.markdown)
      if tree.description != MarkupTree(parsing: row.html).description {
        wrong.append("\(row.why): \(row.markdown)\n\(tree)")
      }
    }
    #expect(wrong == [])
  }

  @Test func optionsChangeTheParsedTree() throws {
    var plain = MarkdownOptions()
    plain.readsHTML = false
    let safe = try MarkupTree(
      parsingMarkdown: "<b>a</b> [x](javascript:alert(1))", options: plain)
    #expect(safe.first("b") == nil)
    #expect(safe.text == "a x\n")
    #expect(safe.first("a")?["href"] == "")

    var smart = MarkdownOptions()
    smart.isSmart = true
    #expect(try MarkupTree(parsingMarkdown: "\"a\"--b", options: smart).text == "“a”–b\n")

    var lines = MarkdownOptions()
    lines.breaksLines = true
    #expect(try MarkupTree(parsingMarkdown: "一\n二", options: lines).first("br") != nil)
    #expect(try MarkupTree(parsingMarkdown: "一\n二").first("br") == nil)
  }

  @Test func hostileTextEndsSoonAndCrashesNothing() throws {
    let long = String(repeating: ">", count: 100_000)
    #expect(try MarkupTree(parsingMarkdown: long).elements.count(where: { _ in true }) == 100_000)
    for fragment in ["[", "*a ", "`", "<", "![", "- a\n", "&", "\\"] {
      _ = try MarkupTree(parsingMarkdown: String(repeating: fragment, count: 20_000))
    }
  }

  @Test func aTextTooLongIsAnError() {
    let text = String(repeating: "あいうえおかきくけこ\n", count: 1_100_000)
    #expect {
      try MarkupTree(parsingMarkdown: text)
    } throws: { error in
      guard let error = error as? MarkdownError else { return false }
      return error.code == .tooLong && error.offset == 32 << 20
        && error.message.contains("34100000 bytes")
    }
  }

  @Test func tasksReadTheSame() async throws {
    let text = "# 見出し\n\n- *一*\n- [二](/2)\n\n> `三` <ruby>四<rt>よん</rt></ruby>\n"
    let expected = try MarkupTree(parsingMarkdown: text).description
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<200 {
        group.addTask { (try? MarkupTree(parsingMarkdown: text).description) == expected }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
#endif
