#if Markdown
import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the blocks of Markdown, and the segments of the source that their inline nodes have.
@Suite struct MarkdownSourceTests {
  /// Returns the segments of each block, as `text`, `{decoded}`, `‹start`, `end›`, `<html>`,
  /// `(object)` and `⏎` or `↵` for a line end or break; `?` for a block without alignment.
  private func segments(_ bytes: [UInt8]) -> [String] {
    bytes.withUnsafeBufferPointer { source in
      let document = MarkdownSource(source)
      return document.blocks.indices.map { index in
        guard document.blocks[index].kind != .html else { return "HTML" }
        return document.segments(of: index, in: source)?.map { segment in
          let text = String(decoding: bytes[segment.range], as: UTF8.self)
          return switch segment.kind {
          case .text: text
          case .decoded(let decoded): "{\(String(decoding: decoded, as: UTF8.self))}"
          case .start: "‹\(text)"
          case .end: "\(text)›"
          case .html: text
          case .object: "(\(text))"
          case .lineEnd(let isBreak): isBreak ? "↵" : "⏎"
          }
        }.joined() ?? "?"
      }
    }
  }

  @Test(arguments: [
    ("山と川", ["山と川"], "text"), ("", [], "empty"), ("  山  ", ["山"], "white space around it"),
    ("山\n川", ["山⏎川"], "a soft break"), ("山  \r\n川", ["山↵川"], "a hard break"),
    ("山\\\n川", ["山↵川"], "a backslash before the line end"), ("山\n\n川", ["山", "川"], "two blocks"),
    ("**山**", ["‹**山**›"], "strong"), ("*山*と_a_", ["‹*山*›と_a_"], "emphasis inside a word"),
    ("***山***", ["‹*‹**山**›*›"], "both"), ("~~山~~", ["‹~~山~~›"], "strikethrough"),
    ("山`a`", ["山(`a`)"], "code"), ("`` a`b ``", ["(`` a`b ``)"], "with backticks"),
    ("a\\*b", ["a{*}b"], "an escape"), ("&amp;山", ["{&}山"], "a reference"),
    ("&#x5C71;", ["{山}"], "of a kanji"), ("&unknown;", ["&unknown;"], "not a reference"),
    ("[山](a)", ["‹[山](a)›"], "a link"), ("[山](<a b> \"題\")", ["‹[山](<a b> \"題\")›"], "a title"),
    ("![山](a)", ["(![山](a))"], "an image"), ("[山][a]\n\n[a]: /b", ["‹[山][a]›"], "a reference link"),
    ("[山]\n\n[山]: /b", ["{山}"], "its text is the label"), ("[山]", ["[山]"], "no definition"),
    ("<https://a.jp>", ["(<https://a.jp>)"], "an autolink"),
    ("<b>山</b>", ["<b>山</b>"], "inline HTML"), ("<p>山</p>", ["HTML"], "a block of HTML"),
    ("# 山 #", ["山"], "a heading"), ("山\n==", ["山"], "an underlined one"),
    ("> 山\n> 川", ["山⏎川"], "a block quote"), ("> 山\n川", ["山⏎川"], "a lazy line"),
    ("> > 山\n> > 川", ["山⏎川"], "nested quotes"), ("- 山\n  川\n- 海", ["山⏎川", "海"], "a list"),
    ("- [x] 山", ["山"], "a check box"), ("1. 山", ["山"], "an ordered list"),
    ("|山|川|\n|-|-|\n|a\\|b|**海**|", ["山", "川", "a{|}b", "‹**海**›"], "a table"),
    ("    山", [], "indented code"), ("```\n山\n```", [], "fenced code"),
    ("山[^1]\n\n[^1]: 川", ["山([^1])", "川"], "a footnote"),
    ("[a]: /b\n山", ["山"], "after a definition"),
    ("---\na: 1\n---\n山", ["山"], "after front matter"), ("\u{FEFF}山", ["山"], "a byte order mark"),
    ("山\0川", ["山{\u{FFFD}}川"], "NUL"),
  ])
  func blocks(markdown: String, expected: [String], why: String) {
    #expect(segments(Array(markdown.utf8)) == expected, "\(why)")
  }

  @Test func lines() {
    Array("---\nx\n---\r\n山\r川\n".utf8).withUnsafeBufferPointer { bytes in
      // 山 and 川 of 3 bytes each after front matter of 11.
      #expect(MarkdownSource(bytes).lines == [11, 15, 19])
    }
  }

  @Test func blockProperties() throws {
    let text = "# 題\n\n> - [ ] 山\n\n|a|b|\n|-|-|\n|c|d|\n"
    let blocks = Array(text.utf8).withUnsafeBufferPointer { MarkdownSource($0).blocks }
    #expect(blocks.map(\.kind) == [.heading, .paragraph] + Array(repeating: .tableCell, count: 4))
    #expect(blocks.map(\.quoteDepth) == [0, 1, 0, 0, 0, 0])
    #expect(blocks.map(\.firstLine) == [0, 2, 4, 4, 6, 6])
    #expect(blocks.map(\.cell) == [0, 0, 0, 1, 0, 1])
  }

  /// Segments are in order and do not overlap, for any bytes.
  @Test func randomBytes() {
    var random = SeededGenerator(seed: 77)
    let tokens: [[UInt8]] =
      [
        "*", "**", "`", "[", "](a)", "\\", "&amp;", "\n", "\r\n", "> ", "- ", "|", "\n|-|-|\n", "山",
        "a",
        " ", "<b>", "~~", "# ", "\u{0}", "[^1]", "[^1]: ", "---\n",
      ].map { Array($0.utf8) }
      + [[0xFF], [0xE3, 0x81], [0xC0, 0x80]]
    for _ in 0..<1_000 {
      let bytes = (0..<Int.random(in: 0...16, using: &random)).flatMap { _ in
        tokens.randomElement(using: &random) ?? []
      }
      bytes.withUnsafeBufferPointer { source in
        let document = MarkdownSource(source)
        for index in document.blocks.indices {
          var end = 0
          for segment in document.segments(of: index, in: source) ?? [] {
            #expect(segment.range.lowerBound >= end && segment.range.upperBound <= bytes.count)
            end = segment.range.upperBound
          }
        }
      }
    }
  }
}
#endif
