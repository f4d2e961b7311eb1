import MarkupText
import Testing

/// Output of trees that were edited.
@Suite struct EditedMarkupTests {
  private typealias Edit = (inout MarkupTree) -> Void

  @Test func treesThatNoMarkupMakes() {
    let rows: [(markup: String, edit: Edit, html: String, xml: String, why: String)] = [
      (
        "<p id=p>a</p>", { $0.append("<p>b</p>", to: .id("p")) },
        "<p id=\"p\">a<p>b</p></p>", "<p id=\"p\">a<p>b</p></p>", "a paragraph in a paragraph"
      ),
      (
        "<p id=p>a</p>",
        {
          $0.insert("b", after: .id("p"))
          $0.append("c", to: .root)
        },
        "<p id=\"p\">a</p>bc", "<p id=\"p\">a</p>bc", "two texts side by side"
      ),
      (
        "<p id=p>a</p>", { $0.setText("", of: .id("p")) }, "<p id=\"p\"></p>", "<p id=\"p\"></p>",
        "an empty text"
      ),
      (
        "<pre id=p>a</pre>", { $0.setText("\nb", of: .id("p")) },
        "<pre id=\"p\">\n\nb</pre>", "<pre id=\"p\">\nb</pre>", "a newline that HTML drops"
      ),
      (
        "<pre id=p>a</pre>", { $0.setText("\r\nb", of: .id("p")) },
        "<pre id=\"p\">\n\nb</pre>", "<pre id=\"p\">\nb</pre>", "CR LF is one"
      ),
      (
        "<pre id=p>a</pre>",
        {
          $0.prepend("<b></b>", to: .id("p"))
          $0.prepend("\n", to: .id("p"))
        },
        "<pre id=\"p\">\n\n<b></b>a</pre>", "<pre id=\"p\">\n<b></b>a</pre>", "inserted before"
      ),
      (
        "<textarea id=p>a</textarea>", { $0.append("<b>&lt;</b>", to: .id("p")) },
        "<textarea id=\"p\">a&lt;</textarea>", "<textarea id=\"p\">a&lt;</textarea>",
        "tags in a field are only their text"
      ),
      (
        "<style id=p>a</style>", { $0.setText("</style><b>", of: .id("p")) },
        "<style id=\"p\"><\\/style><b></style>", "<style id=\"p\">&lt;/style&gt;&lt;b&gt;</style>",
        "the end of a style sheet"
      ),
      (
        "<p id=p>a</p>", { $0.setAttribute("a\"b<c", to: "\"<\u{A0}\t", of: .id("p")) },
        "<p id=\"p\" a\"b<c=\"&quot;&lt;&nbsp;\t\">a</p>",
        "<p id=\"p\" a_b_c=\"&quot;&lt;&#160;&#9;\">a</p>", "an odd name and value"
      ),
      (
        "<p id=p>a</p>",
        {
          $0.setAttribute("a@", to: "1", of: .id("p"))
          $0.setAttribute("a_", to: "2", of: .id("p"))
        },
        "<p id=\"p\" a@=\"1\" a_=\"2\">a</p>", "<p id=\"p\" a_=\"1\">a</p>", "alike in XML"
      ),
      (
        "<p id=p>a</p>", { $0.setMarkup("<!--x--y--><!doctype z><br>", of: .id("p")) },
        "<p id=\"p\"><!--x--y--><!doctype z><br></p>", "<p id=\"p\"><!--x- -y--><br/></p>",
        "comments and types"
      ),
      (
        "<b id=p>1<p>2</b>3</p>", { $0.remove(.id("p")) },
        "<p><b id=\"p\">2</b>3</p>", "<p><b id=\"p\">2</b>3</p>",
        "of elements opened again the first one goes"
      ),
    ]
    for row in rows {
      var tree = MarkupTree(parsing: row.markup)
      row.edit(&tree)
      #expect(tree.html == row.html, "\(row.why)")
      #expect(tree.xml == row.xml, "\(row.why)")
      #expect(MarkupTree(copying: tree.root).html == row.html, "\(row.why), copied")
    }
  }

  /// A subtree is written as within the whole tree.
  @Test func partsOfEditedTrees() throws {
    var tree = MarkupTree(parsing: "<div id=d><p id=a>1</p><p id=b>2</p></div>")
    tree.setText("<1>", of: .id("a"))
    tree.insert("<hr>", before: .id("b"))
    tree.setAttribute("title", to: "&", of: .id("b"))
    let rows: [(id: String, outer: String, inner: String)] = [
      ("a", "<p id=\"a\">&lt;1&gt;</p>", "&lt;1&gt;"),
      ("b", "<p id=\"b\" title=\"&amp;\">2</p>", "2"),
      (
        "d",
        "<div id=\"d\"><p id=\"a\">&lt;1&gt;</p><hr><p id=\"b\" title=\"&amp;\">2</p></div>",
        "<p id=\"a\">&lt;1&gt;</p><hr><p id=\"b\" title=\"&amp;\">2</p>"
      ),
    ]
    for row in rows {
      let node = try #require(tree.element(withID: row.id))
      #expect(node.outerHTML == row.outer && node.innerHTML == row.inner)
      #expect(tree.html.contains(node.outerHTML))
      let parsed = MarkupTree(parsing: row.outer)
      #expect(parsed.description == node.description)
    }
  }

  /// JSON of edited trees: without removed nodes, and with positions in the extended source.
  @Test func editedTreesInJSON() throws {
    let rows: [(markup: String, edit: Edit, json: String, why: String)] = [
      (
        "<b id=x>1</b>", { $0.remove(.id("x")) }, #"{"type":"root","children":[]}"#, "nothing left"
      ),
      (
        "<b id=x>1</b>", { $0.setText("\"\\\u{1}", of: .id("x")) },
        #"{"type":"root","children":[{"type":"element","name":"b","attributes":{"id":"x"},"#
          + #""children":[{"type":"text","text":"\"\\\u0001"}]}]}"#, "escaped"
      ),
      (
        "<b id=x></b>", { $0.setAttribute("a\\", to: "\t/", of: .id("x")) },
        #"{"type":"root","children":[{"type":"element","name":"b","attributes":{"id":"x","#
          + #""a\\":"\t/"},"children":[]}]}"#, "names and values"
      ),
      (
        "<b id=x></b>", { $0.append("<u-u></u-u><!--c-->", to: .id("x")) },
        #"{"type":"root","children":[{"type":"element","name":"b","attributes":{"id":"x"},"#
          + #""children":[{"type":"element","name":"u-u","attributes":{},"children":[]},"#
          + #"{"type":"comment","text":"c"}]}]}"#, "of another tree"
      ),
      (
        "<b id=x>1</b>", { $0.setText("", of: .id("x")) },
        #"{"type":"root","children":[{"type":"element","name":"b","attributes":{"id":"x"},"#
          + #""children":[{"type":"text","text":""}]}]}"#, "an empty text is a node"
      ),
    ]
    for row in rows {
      var tree = MarkupTree(parsing: row.markup)
      row.edit(&tree)
      #expect(tree.json == row.json, "\(row.why)")
      #expect(tree.root.json() == row.json && MarkupTree(copying: tree.root).json == row.json)
    }
    // Nodes whose order is not that of the source have positions of their own.
    var tree = MarkupTree(parsing: "a\n<p id=p>b</p>")
    tree.prepend("c\n\nd", to: .root)
    tree.insert("<i>\ne</i>", before: .id("p"))
    for node in tree.root.descendants {
      let position = node.position
      let json = node.json(positions: true)
      let expected =
        "\"start\":\(node.range.lowerBound),\"end\":\(node.range.upperBound),"
        + "\"line\":\(position.line),\"column\":\(position.column)"
      #expect(json.hasPrefix("{\"type\":\"\(node.kind)\",\(expected)"), "\(json)")
      #expect(tree.root.json(positions: true).contains(expected))
    }
  }

  /// Every control character in a string (RFC 8259 §7).
  @Test func controlCharactersInJSON() {
    let short = [
      0x08: "\\b", 0x09: "\\t", 0x0A: "\\n", 0x0C: "\\f", 0x0D: "\\r", 0x22: "\\\"", 0x5C: "\\\\",
    ]
    let digits = Array("0123456789abcdef")
    for value in 1..<0x80 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var tree = MarkupTree(parsing: "<p title=x>")
      let text = "a\(scalar)あ"
      let id = tree.root.firstChild?.id ?? tree.root.id
      // CR comes only from a reference.
      let isReturn = value == 0x0D
      if isReturn {
        tree.setMarkup("a&#13;あ", of: id)
      } else {
        tree.setText(text, of: id)
      }
      let written =
        short[value]
        ?? (value < 0x20
          ? "\\u00" + String([digits[value / 16], digits[value % 16]]) : String(scalar))
      let json = tree.root.firstChild?.firstChild?.json()
      #expect(json == "{\"type\":\"text\",\"text\":\"a\(written)あ\"}", "\(value)")
    }
  }
}
