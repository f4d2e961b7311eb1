import Testing

@testable import DocumentAnnotation

/// Tests the styles of text documents: inheritance, defaults and what damages them.
@Suite struct WordStylesTests {
  private func styles(_ content: String, prefix: String = "w") -> WordStyles {
    let uri = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    let bytes = Array(
      "<\(prefix):styles xmlns:\(prefix)=\"\(uri)\">\(content)</\(prefix):styles>".utf8)
    return bytes.withUnsafeBufferPointer { WordStyles($0) }
  }

  private func style(_ id: String, _ content: String, _ attributes: String = "w:type=\"paragraph\"")
    -> String
  {
    "<w:style w:styleId=\"\(id)\" \(attributes)>\(content)</w:style>"
  }

  private func size(_ value: Int) -> String { "<w:rPr><w:sz w:val=\"\(value)\"/></w:rPr>" }

  @Test func sizes() {
    let based = "<w:basedOn w:val=\"A\"/>"
    let rows: [(content: String, ids: [String?], expected: Int, why: String)] = [
      ("", [nil, nil, nil], 20, "ISO/IEC 29500-1, 17.3.2.38: 10 points"),
      (
        "<w:docDefaults><w:rPrDefault>\(size(21))</w:rPrDefault></w:docDefaults>", [nil, nil, nil],
        21, "a default"
      ),
      ("<w:docDefaults>\(size(0))</w:docDefaults>", [nil, nil, nil], 20, "one that is not a size"),
      (style("A", size(30)), ["A", nil, nil], 30, "a paragraph style"),
      (style("A", size(30)), ["B", nil, nil], 20, "an unknown one"),
      (style("A", size(30)) + style("B", based), ["B", nil, nil], 30, "the style it is based on"),
      (
        style("A", size(30)) + style("B", based + size(40)), ["B", nil, nil], 40,
        "its own size first"
      ),
      (
        style("A", size(30)) + style("B", size(40)), ["A", "B", nil], 40, "a character style first"
      ),
      (style("A", size(30)) + style("B", ""), ["A", "B", nil], 30, "one without a size"),
      (style("A", size(30)) + style("T", size(40)), [nil, nil, "T"], 40, "a table style"),
      (
        style("A", size(30)) + style("T", size(40)), ["A", nil, "T"], 30, "a paragraph style first"
      ),
      (
        style("A", size(30), "w:type=\"paragraph\" w:default=\"1\""), [nil, nil, nil], 30,
        "the default style"
      ),
      (
        style("A", size(30), "w:type=\"character\" w:default=\"1\""), [nil, nil, nil], 20,
        "that of characters"
      ),
      (
        style("A", size(30), "w:type=\"paragraph\" w:default=\"0\""), [nil, nil, nil], 20,
        "one that is not the default"
      ),
      (
        style("A", "<w:basedOn w:val=\"A\"/>"), ["A", nil, nil], 20,
        "a style that is based on itself"
      ),
      (
        style("A", "<w:basedOn w:val=\"B\"/>") + style("B", based), ["A", nil, nil], 20,
        "a cycle of two"
      ),
      (
        style("A", "<w:tblStylePr>\(size(40))</w:tblStylePr>"), ["A", nil, nil], 20,
        "the format of a part of a table"
      ),
      (
        style("A", "<w:rPr><w:rPrChange>\(size(40))</w:rPrChange><w:sz w:val=\"30\"/></w:rPr>"),
        ["A", nil, nil], 30,
        "an earlier state"
      ),
      (
        style("A", "<w:rPr><w:rPrChange/><w:sz w:val=\"30\"/></w:rPr>"), ["A", nil, nil], 30,
        "an empty one"
      ),
      ("<w:style w:styleId=\"A\"/>\(size(40))", ["A", nil, nil], 20, "an empty style"),
      (style("A", "<x:sz xmlns:x=\"y\" w:val=\"30\"/>"), ["A", nil, nil], 20, "another namespace"),
    ]
    for row in rows {
      let result = styles(row.content).size(
        paragraph: row.ids[0], character: row.ids[1], table: row.ids[2])
      #expect(result == row.expected, "\(row.why)")
    }
    let chain = (0..<40).map { style("S\($0)", "<w:basedOn w:val=\"S\($0 + 1)\"/>") }.joined()
    let long = styles(chain + style("S40", size(50)))
    #expect(long.size(paragraph: "S9", character: nil, table: nil) == 50, "a chain of 32")
    #expect(long.size(paragraph: "S8", character: nil, table: nil) == 20, "a longer one ends")
  }

  @Test func kindsOfStyles() {
    func name(_ name: String) -> String { "<w:name w:val=\"\(name)\"/>" }
    let all = styles(
      style("1", name("heading 1")) + style("a", "<w:basedOn w:val=\"1\"/>")
        + style("2", name("toc 2"))
        + style("x", "<w:pPr><w:outlineLvl w:val=\"0\"/></w:pPr>")
        + style("y", "<w:pPr><w:outlineLvl w:val=\"9\"/></w:pPr>") + style("c", name("HTML Code"))
        + style("h", "<w:rPr><w:vanish/></w:rPr>")
        + style("i", "<w:rPr><w:vanish w:val=\"0\"/></w:rPr>"))
    let rows:
      [(id: String?, isHeading: Bool, isContents: Bool, isCode: Bool, isHidden: Bool, why: String)] =
        [
          (nil, false, false, false, false, "no style"), ("1", true, false, false, false, "a name"),
          ("a", true, false, false, false, "a style that is based on it"),
          ("2", false, true, false, false, "contents"),
          ("x", true, false, false, false, "an outline level"),
          ("y", false, false, false, false, "that of text"),
          ("c", false, false, true, false, "code"), ("h", false, false, false, true, "hidden"),
          ("i", false, false, false, false, "not hidden"),
          ("Heading9", true, false, false, false, "an ID without a style"),
          ("SourceCode", false, false, true, false, "so of code"),
          ("z", false, false, false, false, "an unknown one"),
        ]
    for row in rows {
      #expect(
        all.isHeading(row.id) == row.isHeading && all.isContentsEntry(row.id) == row.isContents,
        "\(row.why)")
      #expect(all.isCode(row.id) == row.isCode, "\(row.why)")
      #expect(all.isHidden(paragraph: row.id, character: nil) == row.isHidden, "\(row.why)")
    }
    #expect(!all.isHidden(paragraph: "h", character: "i"), "a character style can show text")
  }

  @Test func languages() {
    func language(_ tag: String) -> String {
      "<w:rPr><w:lang w:val=\"en-US\" w:eastAsia=\"\(tag)\"/></w:rPr>"
    }
    let defaults =
      "<w:docDefaults><w:rPrDefault>\(language("zh-CN"))</w:rPrDefault></w:docDefaults>"
    let rows:
      [(content: String, text: String, declared: String?, document: ContentLanguage, why: String)] =
        [
          ("", "東京", nil, .unknown, "no language"),
          (defaults, "東京", nil, .other, "Chinese by default"),
          (defaults, "東京へ", nil, .unknown, "which kana contradict"),
          (defaults, "カナ", nil, .unknown, "katakana too"),
          (defaults + style("A", language("ja-JP")), "東京", "ja-JP", .other, "a style"),
          (
            defaults + style("A", language("zh-CN")), "東京", nil, .other,
            "a style that repeats the default"
          ),
          (
            style("A", "<w:rPr><w:lang w:val=\"zh-CN\"/></w:rPr>"), "東京", nil, .unknown,
            "the language of Latin text"
          ),
          (
            style("A", language("ko-KR"), "w:type=\"paragraph\" w:default=\"1\""), "東京", nil,
            .other, "the default style"
          ),
        ]
    for row in rows {
      let styles = styles(row.content)
      #expect(styles.language(paragraph: "A", character: nil) == row.declared, "\(row.why)")
      let bytes = Array(row.text.utf8)
      bytes.withUnsafeBufferPointer {
        #expect(styles.contentLanguage(of: $0) == row.document, "\(row.why)")
      }
    }
    for (tag, expected) in [
      ("ja", .japanese), ("JA-JP", .japanese), ("zh-TW", .other), ("ko", .other),
      ("yue-HK", .other), ("en-US", .unknown),
      ("", .unknown), ("-", .unknown), ("jam", .unknown),
    ] as [(String, ContentLanguage)] {
      #expect(WordStyles.contentLanguage(tag: tag) == expected, "\(tag)")
    }
  }

  @Test func damage() {
    for content in [
      "<w:style w:styleId=\"A\"><w:sz w:val=\"30\"/>", "</w:style></w:docDefaults></w:styles>",
      "<w:style><w:sz/></w:style>",
      "<w:tblStylePr><w:tblStylePr>", "</w:tblStylePr></w:rPrChange>",
      "<w:docDefaults/><w:sz w:val=\"30\"/>",
    ] {
      #expect(styles(content).size(paragraph: nil, character: nil, table: nil) == 20, "\(content)")
    }
    #expect(WordStyles().size(paragraph: "A", character: "B", table: "C") == 20)
  }
}
