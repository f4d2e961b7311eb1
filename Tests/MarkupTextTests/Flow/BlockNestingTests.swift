import MarkupText
import TestSupport
import Testing

/// Blocks in inline elements in blocks: where lines begin and end, and which blocks contain them.
@Suite struct BlockNestingTests {
  /// An element of random markup with its display and its content.
  private indirect enum Part {
    case text(String)
    case element(isBlock: Bool, [Part])
  }

  private static func random(
    _ depth: Int, _ count: inout Int, _ generator: inout SeededGenerator
  ) -> [Part] {
    (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
      if depth > 0, Int.random(in: 0..<5, using: &generator) < 3 {
        return .element(
          isBlock: Bool.random(using: &generator), random(depth - 1, &count, &generator))
      }
      count += 1
      return .text("字\(count)")
    }
  }

  /// Both spellings of block and inline elements, so that `display` decides rather than the name.
  private static func markup(_ parts: [Part], _ generator: inout SeededGenerator) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .element(let isBlock, let content):
        let tags =
          isBlock
          ? ["div", "span class=b", "section", "i class=b"] : ["span", "div class=i", "b", "em"]
        let tag = tags.randomElement(using: &generator) ?? "div"
        let name = tag.prefix { $0 != " " }
        result += "<\(tag)>\(markup(content, &generator))</\(name)>"
      }
    }
    return result
  }

  /// The lines, each with the depth of its block and whether that block is anonymous.
  private static func lines(_ parts: [Part]) -> [String] {
    var lines: [String] = []
    /// Open blocks: the index of each one's only line, and whether it contains blocks.
    var open: [(lines: [Int], hasBlocks: Bool)] = [([], false)]
    var texts: [(text: String, depth: Int)] = []
    var isAnonymous: [Bool] = []
    var isLineOpen = false
    func isMixed(_ block: (lines: [Int], hasBlocks: Bool)) -> Bool { block.hasBlocks }
    func close() {
      guard let block = open.popLast() else { return }
      for line in block.lines { isAnonymous[line] = isMixed(block) }
    }
    func walk(_ parts: [Part]) {
      for part in parts {
        switch part {
        case .text(let text):
          if isLineOpen {
            texts[texts.count - 1].text += text
          } else {
            open[open.count - 1].lines.append(texts.count)
            texts.append((text, open.count - 1))
            isAnonymous.append(false)
            isLineOpen = true
          }
        case .element(false, let content): walk(content)
        case .element(true, let content):
          open[open.count - 1].hasBlocks = true
          isLineOpen = false
          open.append(([], false))
          walk(content)
          close()
          isLineOpen = false
        }
      }
    }
    walk(parts)
    close()
    for (index, line) in texts.enumerated() {
      lines.append("\(line.text) \(line.depth)\(isAnonymous[index] ? " anonymous" : "")")
    }
    return lines
  }

  @Test func randomNestingOfBlocksAndInlineElements() {
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<1000 {
      var count = 0
      let parts = Self.random(5, &count, &generator)
      let markup = Self.markup(parts, &generator)
      let text = StyledText(
        MarkupTree(parsing: "<style>.b{display:block}.i{display:inline}</style>" + markup))
      let found = text.paragraphs.map { paragraph in
        let block = text.blocks[paragraph.block]
        let isAnonymous = block.kind == .anonymous
        // An anonymous block is nested in the block whose lines it contains.
        return "\(paragraph.text) \(block.depth - (isAnonymous ? 1 : 0))"
          + (isAnonymous ? " anonymous" : "")
      }
      #expect(found == Self.lines(parts), "\(markup)")
    }
  }

  @Test func displayDecidesAndNotTheName() {
    let rows = [
      FlowRow(
        "<style>span{display:block}</style>a<span>b</span>c", "{ \"a\" } span{ \"b\" } { \"c\" }",
        "a span as a block"),
      FlowRow(
        "<style>li{display:inline}</style><ul><li>a<li>b</ul>", "ul{ \"ab\" }",
        "items in a line have no markers"),
      FlowRow(
        "<style>li{display:block}</style><ul><li>a</ul>", "ul{ li{ \"a\" } }",
        "nor has an li as a block"),
      FlowRow(
        "<style>li{display:none}</style><ul><li>a</ul>b", "ul{ } { \"b\" }",
        "nothing of what is not shown"),
      FlowRow(
        "<style>td{display:block}</style><table><tr><td>a<td>b</table>",
        "table{ tr{ td{ \"a\" } td{ \"b\" } } }", "cells as blocks"),
      FlowRow(
        "<style>table,tr,td{display:inline}</style>x<table><tr><td>a</table>", "\"xa\"",
        "a table in a line"),
      FlowRow("<style>hr{display:inline}</style>a<hr>b", "\"ab\"", "a rule in a line"),
      FlowRow("<style>b{display:flow-root}</style>a<b>b</b>", "{ \"a\" } b{ \"b\" }", "flow-root"),
      FlowRow(
        "<style>b{display:inline-table}</style>a<b>b</b>", "{ \"a\" } b{ \"b\" }", "inline-table"),
      FlowRow("<style>b{display:table-column}</style>a<b>b</b>c", "\"ac\"", "columns hold nothing"),
      FlowRow(
        "<style>b{display:table-column-group}</style>a<b>b</b>c", "\"ac\"", "nor do groups of them"),
      FlowRow(
        "<style>b{display:table-row}i{display:table-cell}</style><b><i>a</i> <i>b</i></b>",
        "b{ i{ \"a\" } i{ \"b\" } }", "a row of other elements"),
      FlowRow(
        "<style>b{display:ruby}i{display:ruby-text}</style><b>字<i>じ</i></b>", "\"字\"",
        "ruby of other elements"),
      FlowRow(
        "<style>rt{display:inline}</style><ruby>字<rt>じ</rt></ruby>", "\"字じ\"",
        "a reading in the line"),
      FlowRow(
        "<style>ruby{display:inline}</style><ruby>字<rt>じ</rt></ruby>", "\"字じ\"",
        "no ruby, no readings"),
      FlowRow(
        "<style>ruby{display:block}</style><ruby>字<rt>じ</rt></ruby>", "ruby{ \"字じ\" }",
        "ruby as a block"),
      FlowRow("<style>br{display:none}</style>a<br>b", "\"ab\"", "no break"),
      FlowRow("<style>br{display:block}</style>a<br>b", "\"a\\nb\"", "a break whatever it is"),
      FlowRow("<style>img{display:none}</style>a<img>b", "\"ab\"", "no box"),
      FlowRow(
        "<style>title{display:block}</style><title>a</title>b", "title{ \"a\" } { \"b\" }",
        "what is hidden may be shown"),
      FlowRow(
        "<style>b{display:contents}</style><p>a<b>b<p>c</b>", "p{ \"ab\" } p{ \"c\" }", "contents"),
      FlowRow(
        "<style>p{display:contents}</style><div>a<p>b</p>c</div>", "div{ \"abc\" }",
        "a block's contents only"),
      FlowRow(
        "<style>*{display:block}</style>a<b>b<i>c</i></b>", "{ \"a\" } b{ { \"b\" } i{ \"c\" } }",
        "all are blocks, and the sheet's own style is shown not"),
    ]
    for row in rows.dropLast() { expectRows([row], { flowDump($0) }) }
  }

  @Test func tablesWithMissingParts() {
    expectRows(
      [
        FlowRow("<td>a<td>b", "td{ \"a\" } td{ \"b\" }", "cells alone"),
        FlowRow("<tr><td>a<tr><td>b", "tr{ td{ \"a\" } } tr{ td{ \"b\" } }", "rows alone"),
        FlowRow(
          "<table>x<tr><td>a</table>", "table{ { \"x\" } tr{ td{ \"a\" } } }", "text in a table"),
        FlowRow(
          "<table><tr>x<td>a</table>", "table{ tr{ { \"x\" } td{ \"a\" } } }", "text in a row"),
        FlowRow("<table> <td>a</table>", "table{ td{ \"a\" } }", "no row"),
        FlowRow("<table></table>a", "table{ } { \"a\" }", "an empty table"),
        FlowRow("<table><tr></table>", "table{ tr{ } }", "an empty row"),
        FlowRow(
          "<table><caption>a<caption>b</table>", "table{ caption{ \"a\" } caption{ \"b\" } }",
          "two captions"),
        FlowRow(
          "<table><colgroup><col><col></colgroup><tr><td>a</table>", "table{ tr{ td{ \"a\" } } }",
          "columns"),
        FlowRow(
          "<table><tr><td><p>a<p>b</table>", "table{ tr{ td{ p{ \"a\" } p{ \"b\" } } } }",
          "blocks in a cell"),
        FlowRow(
          "<table><tr><td>a<p>b</table>", "table{ tr{ td{ { \"a\" } p{ \"b\" } } } }",
          "text and a block"),
        FlowRow(
          "<table>\n<tr>\n<td>\na\n</td>\n</tr>\n</table>", "table{ tr{ td{ \"a\" } } }",
          "no white space of the source"),
        FlowRow("<table><tr><td> &nbsp; </table>", "table{ tr{ td{ \"_\" } } }", "U+00A0 is text"),
        FlowRow(
          "<b>a<table><tr><td>b</table>c</b>", "{ \"a\" } table{ tr{ td{ \"b\" } } } { \"c\" }",
          "in an inline element"),
      ], flowDump)
    let plain: [FlowRow] = [
      FlowRow("<tr><td>a<td>b<tr><td>c", "a\tb\nc", "rows alone"),
      FlowRow("<td>a<td>b", "a\tb", "cells alone are one line"),
      FlowRow("<table>x<tr><td>a<td>b</table>", "x\na\tb", "text in a table has its own line"),
      FlowRow("<table><tr><td>a</table><table><tr><td>b</table>", "a\nb", "two tables"),
      FlowRow("<table><tr><td><td><td>c</table>", "\t\tc", "as many separators as cells before"),
      FlowRow("<table><tr><td>a<td><td></table>", "a\t\t", "and after"),
      FlowRow(
        "<table><tr><td><p>a<p>b<td>c</table>", "a b\tc", "blocks in a cell stay in its line"),
      FlowRow("<table><tr><td><hr>a<td>b</table>", "------- a\tb", "a rule in a cell"),
      FlowRow(
        "<table><tr><td><pre>a\n b</pre><td>c</table>", "a  b\tc", "preserved newlines in a cell"),
      FlowRow("<table><tr><td>a<br><td>b</table>", "a\tb", "a break at a cell's end"),
      FlowRow("<table><tr><td style='visibility:hidden'>a<td>b</table>", "\tb", "a hidden cell"),
      FlowRow(
        "<table><tr><td style='display:none'>a<td>b</table>", "b", "a cell with display: none"),
    ]
    expectRows(plain, PlainTextTests.stripped)
  }
}

/// The elements that are reported as inline.
@Suite struct InlineElementTests {
  private static func elements(_ markup: String) -> String {
    StyledText(MarkupTree(parsing: markup)).inlineElements.map { element in
      "\(element.node.name?.rawValue ?? "")\(element.start.paragraph):\(element.start.offset)"
        + "–\(element.end.paragraph):\(element.end.offset)"
    }.joined(separator: " ")
  }

  @Test func elementsAndTheirRanges() {
    expectRows(
      [
        FlowRow("<b>a</b>", "b0:0–0:1", "one"),
        FlowRow("<b style='display:contents'>a<i>b</i></b>", "i0:1–0:2", "contents makes no box"),
        FlowRow("<b style='display:none'>a</b>", "", "nor what is not shown"),
        FlowRow("<b style='display:block'>a</b>", "", "blocks are not inline elements"),
        FlowRow(
          "<b style='display:inline-block'>a</b>", "b0:0–0:1", "an inline block with content"),
        FlowRow("<b style='display:inline-block'></b>", "", "without it is a box"),
        FlowRow("<br><wbr><img>", "", "breaks and boxes are in the text"),
        FlowRow("<ruby>字<rt><b>じ</b></rt></ruby>", "ruby0:0–0:3", "nothing in a reading"),
        FlowRow("<rt>じ</rt>", "rt0:0–0:3", "but rt outside of ruby"),
        FlowRow(" <b> a </b> ", "b0:0–0:1", "positions without the collapsed space"),
        FlowRow("a <b> </b> b", "b0:2–0:2", "what holds only such space is empty"),
        FlowRow("東\n<b>京</b>", "b0:3–0:6", "positions move with a removed newline"),
        FlowRow("<b>東\n</b>京", "b0:0–0:3", "also those of ends"),
        FlowRow("東<b>\n</b>京", "b0:3–0:3", "and both"),
        FlowRow("東\n<i><b></b></i>京", "i0:3–0:3 b0:3–0:3", "all of them"),
        FlowRow("<b>a<p>b</p></b>", "b0:0–2:0", "over a block, up to its end"),
        FlowRow("<b><p>b</p></b>", "b0:0–1:0", "around one"),
        FlowRow("<p>a</p><b></b>", "b1:0–1:0", "after the last paragraph"),
        FlowRow("<b></b><p>a</p>", "b0:0–0:0", "in front of the first"),
        FlowRow("<b>a<i>b<u>c</u></i></b>", "b0:0–0:3 i0:1–0:3 u0:2–0:3", "nested"),
      ], Self.elements)
  }

  @Test func coveredPartsOfAParagraph() throws {
    let text = StyledText(MarkupTree(parsing: "x<b>ab<p>cd</p><p>ef</p>gh</b>y<p>z</p>"))
    let element = try #require(text.inlineElements.first)
    let ranges = text.paragraphs.indices.map { index in
      element.range(inParagraph: index, count: text.paragraphs[index].text.utf8.count)
    }
    #expect(text.paragraphs.map(\.text) == ["xab", "cd", "ef", "ghy", "z"])
    #expect(ranges == [1..<3, 0..<2, 0..<2, 0..<2, nil])
    #expect(element.range(inParagraph: -1, count: 5) == nil)
    #expect(element.range(inParagraph: 99, count: 5) == nil)
  }
}
