import MarkupText
import Testing

/// Messages quote their input: no control character of it reaches a terminal.
@Suite("Quoting in diagnostics")
struct DiagnosticQuotingTests {
  private func check(_ messages: [String], _ why: String) {
    #expect(!messages.isEmpty, "\(why)")
    for message in messages {
      let bad = message.unicodeScalars.contains { scalar in
        scalar.properties.generalCategory == .control || scalar.value == 0x202E
      }
      #expect(!bad, "\(why): \(message.debugDescription)")
    }
  }

  @Test("of style sheets, also after CSS escapes")
  func styleSheets() {
    for text in ["\u{1B}[31m", "\\1b [31m", "\\a x", "\u{9B}x", "\u{202E}x", "\\9b x"] {
      let sheets = [
        "p { a\(text): red }", "p { color: '\(text)' }", "@a\(text) x;", "p { x\(text) }",
        "p:\(text) { color: red }", "#\(text) {", "p { color: url(\(text)",
      ]
      for sheet in sheets {
        check(
          StyleSheet(parsing: sheet + "\n}}} ! @x;").diagnostics.map(\.message),
          sheet.debugDescription)
      }
    }
  }

  @Test("of markup")
  func markup() {
    for name in ["a\u{1B}[31m", "x\u{9B}y", "x\u{202E}y"] {
      for markup in ["</\(name)>", "<\(name)>", "<b><\(name)></b></\(name)>"] {
        let messages = MarkupTree(parsing: markup).diagnostics.map(\.message)
        if !messages.isEmpty { check(messages, markup.debugDescription) }
      }
    }
  }
}
