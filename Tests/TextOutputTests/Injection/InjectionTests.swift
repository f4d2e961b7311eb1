import Foundation
import LayoutTestSupport
import MarkupText
import TestSupport
import Testing
import TextLayout
import TextOutput

/// Checks that no writer passes on scripts, event handlers, requests or dangerous links, in process;
/// Scripts/check-injection opens the same output in Chromium.
@Suite("Injection")
struct InjectionTests {
  /// The vectors of the in-process tests and of the browser.
  static let vectors = InjectionVectors.known + InjectionVectors.generated(count: 500, seed: 27)

  /// The output of each writer for a vector, by the extension of its file.
  static func outputs(of vector: String) -> [(writer: String, type: String, text: String)] {
    let tree = MarkupTree(parsing: vector)
    let text = StyledText(tree)
    // A page under a strict policy must not even name remote images.
    let options = HTMLOptions(images: .none)
    var document = options
    document.isDocument = true
    document.title = vector
    document.language = vector
    let layout = Typesetter(measurer: FixedMeasurer())
      .layout(text, in: LayoutSpace(inlineSize: 320))
    return [
      ("html", "html", text.html(options)), ("document", "html", text.html(document)),
      ("sanitized", "html", tree.root.sanitizedMarkup(images: .none)),
      (
        "xml", "xhtml",
        "<div xmlns=\"http://www.w3.org/1999/xhtml\">"
          + tree.root.sanitizedMarkup(.xml, images: .none) + "</div>"
      ),
      ("svg", "svg", layout.svg()),
      ("escaped", "html", "<p title=\"\(vector.markupEscaped)\">\(vector.markupEscaped)</p>"),
    ]
  }

  @Test("there are at least 74 known vectors, and all vectors differ")
  func counts() {
    #expect(InjectionVectors.known.count >= 74)
    #expect(Set(InjectionVectors.known).count == InjectionVectors.known.count)
    #expect(Self.vectors.count == InjectionVectors.known.count + 500)
    #expect(
      InjectionVectors.generated(count: 9, seed: 27) == Array(Self.vectors.suffix(500).prefix(9)))
  }

  @Test("the output, parsed again, has no script, no handler and no dangerous link")
  func parsedAgain() {
    for vector in Self.vectors {
      for output in Self.outputs(of: vector) {
        for problem in InjectionCheck.problems(in: output.text) {
          Issue.record("\(problem) in \(output.writer) of \(vector): \(output.text)")
        }
      }
    }
  }

  @Test("the check itself finds what the vectors contain")
  func checkFindsVectors() {
    let rows: [(markup: String, problem: String?)] = [
      ("<script>x</script>", "element script"), ("<p onclick=x>", "handler onclick"),
      ("<a href=' java\nscript:x'>", "link in href"), ("<img src=file:x>", "link in src"),
      ("<p style='background: url(x)'>", "style"), ("<iframe srcdoc=x>", "element iframe"),
      ("<p srcdoc=x>", "attribute srcdoc"),
      ("<svg><a xlink:href=javascript:x>", "link in xlink:href"),
      ("<meta http-equiv=refresh content=x>", "attribute http-equiv"), ("<p>a", nil),
      ("<img src='data:image/png;base64,AA'>", nil), ("<a href=/x>", nil),
    ]
    for row in rows {
      let found = InjectionCheck.problems(in: row.markup)
      #expect(row.problem.map { found.contains($0) } ?? found.isEmpty, "\(row.markup): \(found)")
    }
  }

  @Test("terminal text has no control characters")
  func terminal() {
    for vector in Self.vectors {
      let text = vector + "\u{1B}]8;;http://evil.test/\u{7}\u{9B}31m\u{202E}\u{2066}\u{7F}"
      let layout = Typesetter(measurer: ColumnMeasurer()).layout(
        markup:
          "<a href=\"\(text.markupEscaped)\">\(text.markupEscaped)</a><img alt=\"\(text.markupEscaped)\">",
        in: LayoutSpace(inlineSize: 320))
      let plain = layout.displayList().terminalText(.plain)
      let bad = plain.unicodeScalars.filter { scalar in
        scalar != "\n"
          && (scalar.properties.generalCategory == .control
            || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value))
      }
      #expect(bad.isEmpty, "\(vector): \(bad)")
    }
  }

  /// Writes the output of all vectors to files for Scripts/check-injection.
  @Test(
    "pages for the browser",
    .enabled(if: ProcessInfo.processInfo.environment["MUTSU_INJECTION_PAGES"] != nil))
  func pages() throws {
    let path = ProcessInfo.processInfo.environment["MUTSU_INJECTION_PAGES"] ?? ""
    for (number, vector) in Self.vectors.enumerated() {
      for output in Self.outputs(of: vector) {
        try output.text.write(
          toFile: "\(path)/\(number)-\(output.writer).\(output.type)", atomically: false,
          encoding: .utf8)
      }
    }
    // The vectors themselves: the check must find scripts in them.
    for (number, vector) in InjectionVectors.known.enumerated() {
      try vector.write(
        toFile: "\(path)/\(number)-raw.html", atomically: false, encoding: .utf8)
    }
  }
}
