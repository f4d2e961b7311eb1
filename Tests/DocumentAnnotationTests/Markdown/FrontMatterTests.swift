import Testing

@testable import DocumentAnnotation

/// Tests the metadata before the text of a Markdown document, and the evidence for Markdown.
@Suite struct FrontMatterTests {
  /// Returns the document after its front matter.
  private func body(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let length = bytes.withUnsafeBufferPointer { FrontMatter.length(in: $0) }
    return String(decoding: bytes[length...], as: UTF8.self)
  }

  @Test(arguments: [
    ("---\na: 1\n---\n本文", "本文", "YAML"), ("+++\na = 1\n+++\n本文", "本文", "TOML"),
    ("---\n---\n本文", "本文", "no metadata"), ("---\na\n---", "", "no line end after it"),
    ("---\r\na\r\n---\r\n本文", "本文", "CR LF"), ("---\ra\r---\r本文", "本文", "CR"),
    ("--- \t\na\n---  \n本文", "本文", "white space after the fences"),
    ("\u{FEFF}---\na\n---\n本文", "本文", "a byte order mark"),
    ("---\na\n---\n---\n", "---\n", "the first fence ends it"),
    ("---\na\n本文", "---\na\n本文", "not closed"), ("---", "---", "the first line alone"),
    ("---\na\n+++\n", "---\na\n+++\n", "another fence"),
    ("----\na\n----\n", "----\na\n----\n", "four hyphens are a thematic break"),
    ("--\na\n--\n", "--\na\n--\n", "two"), (" ---\na\n---\n", " ---\na\n---\n", "indented"),
    ("\n---\na\n---\n", "\n---\na\n---\n", "after an empty line"),
    ("--- a\n---\n", "--- a\n---\n", "text after the fence"),
    ("---\na\n ---\n", "---\na\n ---\n", "an indented fence"), ("", "", "empty"),
    ("\u{FEFF}", "\u{FEFF}", "a byte order mark alone"), ("本文", "本文", "text"),
  ])
  func length(text: String, expected: String, why: String) {
    #expect(Array(body(text).utf8) == Array(expected.utf8), "\(why)")
  }

  #if Markdown
  @Test(arguments: [
    ("", false, "empty"), ("学校へ行く", false, "prose"), ("# 題", true, "a heading"),
    ("###### 題", true, "six levels"), ("####### 題", false, "seven"), ("#題", false, "a hashtag"),
    ("# ", false, "an empty heading"), ("文\n\n  ## 題", true, "an indented heading on a later line"),
    ("```\na", true, "a code fence"), ("~~~\na", true, "of tildes"),
    ("``a``", false, "a code span"),
    ("見よ[a](b)", true, "a link"), ("[a] (b)", false, "brackets"), ("|-|-|", true, "a table"),
    ("a | b\n--- | ---", true, "without outer bars"), ("a|b", false, "bars"),
    ("---|", true, "one column"),
    ("題\n===", true, "an underlined heading"), ("題\n==", false, "two signs"),
    ("===", false, "no text"), ("\n===", false, "an empty line before it"),
    ("---\na", true, "front matter"), ("+++\r\na", true, "TOML"), ("文\n---", false, "a rule later"),
    ("----\na", false, "a longer rule"), ("* a", false, "a list item, which prose may have"),
  ])
  func evidence(text: String, expected: Bool, why: String) {
    #expect(MarkdownEvidence.occur(in: text) == expected, "\(why)")
  }
  #endif

  @Test(arguments: [
    ("$a$", "$a$", "a formula"), ("価格は$5と$6", "", "prices: a digit follows"),
    ("$a $", "", "white space before the end"), ("$ a$", "", "and after the start"),
    ("$a$ $b$", "$a$/$b$", "two"), ("$a", "", "not closed"), ("$$a\nb$$", "$$a\nb$$", "a display"),
    ("$$a$", "$a$", "the second of two"), ("\\$a$", "", "escaped"),
    ("$a\\$b$", "$a\\$b$", "inside"),
    ("{{ a }}b", "{{ a }}", "a template"), ("{% a %}", "{% a %}", "a tag"), ("{a}", "", "a brace"),
    ("{{a}", "", "not closed"), ("{% a }}", "", "another end"),
    ("{{a}}{{b}}", "{{a}}/{{b}}", "two"),
    ("\\*山\\*", "\\*山\\*", "an example"), ("\\*山\n\\*", "", "across lines"),
    ("\\*山\\_", "", "another delimiter"), ("\\\\*山*", "", "an escaped backslash"),
    ("\\`a\\`と\\~b\\~", "\\`a\\`/\\~b\\~", "other delimiters"), ("", "", "empty"),
    ("$", "", "one byte"),
    ("\\", "", "a backslash at the end"), ("$$", "", "only a start"),
    ("$$$$", "$$$$", "an empty display"),
  ])
  func reservedSpans(text: String, expected: String, why: String) {
    let bytes = Array(text.utf8)
    let found = bytes.withUnsafeBufferPointer {
      MarkdownReservedSpans.ranges(in: $0, 0..<$0.count)
    }
    let texts = found.map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(texts.joined(separator: "/") == expected, "\(why)")
  }

  /// What is outside the block neither ends nor starts a span.
  @Test func reservedSpansAreInTheBlock() {
    Array("$a$ {{b}} $c$".utf8).withUnsafeBufferPointer { bytes in
      #expect(MarkdownReservedSpans.ranges(in: bytes, 1..<8).isEmpty)
      #expect(MarkdownReservedSpans.ranges(in: bytes, 4..<9) == [4..<9])
      #expect(MarkdownReservedSpans.ranges(in: bytes, 5..<5).isEmpty)
    }
  }
}
