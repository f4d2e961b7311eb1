import LayoutTestSupport
import MarkupText
import TestSupport
import Testing

@testable import TextLayout

/// Truncated lines against the longest texts that fit together with an ellipsis of 16 px.
@Suite struct EllipsisModelTests {
  private static let rules =
    "margin: 0; line-break: anywhere; text-autospace: no-autospace; text-spacing-trim: space-all"

  private func width(_ text: some StringProtocol) -> Double {
    text.reduce(0) { $0 + ($1 >= "\u{2E80}" || $1 == "…" ? 16 : 8) }
  }

  private func text(_ random: inout SeededGenerator) -> String {
    String(
      (0..<Int.random(in: 1...14, using: &random)).compactMap { _ in
        "漢字かなabxñ".randomElement(using: &random)
      })
  }

  private func shown(_ text: String, _ css: String, width: Double) -> [String] {
    fixedLayout("<p style='\(Self.rules); \(css)'>\(text)", width: width).shownLines
  }

  /// Returns the longest beginning that fits with an ellipsis; at least the ellipsis is shown.
  private func cut(_ text: String, _ available: Double) -> String {
    let count = (0...text.count).last { width(text.prefix($0)) + 16 <= available } ?? 0
    return text.prefix(count) + "…"
  }

  @Test func singleLinesEndWithAnEllipsis() {
    var random = SeededGenerator(seed: 311)
    for _ in 0..<500 {
      let text = text(&random)
      let available = Double(Int.random(in: 2...14, using: &random) * 8)
      let indent = Double(Int.random(in: 0...1, using: &random) * 8)
      let rest = available - indent
      let css = "white-space: nowrap; text-overflow: ellipsis; overflow: hidden; "
      let expected = width(text) <= rest ? text : cut(text, rest)
      let actual = shown(text, css + "text-indent: \(indent)px", width: available)
      if actual != [expected] { Issue.record("\(text) in \(rest): \(actual), not \(expected)") }
    }
  }

  @Test func clampedParagraphsEndOnTheirLastLine() {
    var random = SeededGenerator(seed: 312)
    for _ in 0..<500 {
      let text = text(&random) + self.text(&random)
      let available = Double(Int.random(in: 3...9, using: &random) * 8)
      let limit = Int.random(in: 1...3, using: &random)
      var lines: [String] = []
      var rest = Substring(text)
      while !rest.isEmpty {
        if lines.count == limit - 1, width(rest) > available {
          lines.append(cut(String(rest), available))
          break
        }
        let count = max(1, (1...rest.count).last { width(rest.prefix($0)) <= available } ?? 1)
        lines.append(String(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      let actual = shown(text, "line-clamp: \(limit)", width: available)
      if actual != lines { Issue.record("\(text) in \(available): \(actual), not \(lines)") }
    }
  }

  @Test func headsAreCutBeforeTheLongestEnd() {
    var random = SeededGenerator(seed: 313)
    for _ in 0..<500 {
      let text = text(&random)
      let available = Double(Int.random(in: 2...14, using: &random) * 8)
      var expected = text
      if width(text) > available {
        let count = (0...text.count).last { width(text.suffix($0)) + 16 <= available } ?? 0
        expected = "…" + text.suffix(count)
      }
      let actual = shown(text, "line-clamp: 1; truncate-mode: head", width: available)
      if actual != [expected] { Issue.record("\(text) in \(available): \(actual)") }
    }
  }

  /// In the middle, both ends are about as wide, and neither has space for another character.
  @Test func middlesAreCutEvenly() throws {
    var random = SeededGenerator(seed: 314)
    for _ in 0..<500 {
      let text = text(&random)
      let available = Double(Int.random(in: 2...14, using: &random) * 8)
      let actual = shown(text, "line-clamp: 1; truncate-mode: middle", width: available)
      let line = try #require(actual.first)
      guard width(text) > available else {
        #expect(line == text)
        continue
      }
      let parts = line.split(separator: "…", omittingEmptySubsequences: false)
      #expect(parts.count == 2, "\(line)")
      let (head, tail) = (parts[0], parts[parts.count - 1])
      #expect(text.hasPrefix(head) && text.hasSuffix(tail), "\(line) of \(text)")
      let used = width(head) + 16 + width(tail)
      if used > max(available, 16) { Issue.record("\(line) of \(text) in \(available)") }
      let hidden = text.dropFirst(head.count).dropLast(tail.count)
      for next in [hidden.first, hidden.last].compactMap({ $0 }) {
        if used + width(String(next)) <= available {
          Issue.record("\(line) of \(text) in \(available) has space for \(next)")
        }
      }
      // Whichever end is narrower grows next, until no character fits.
      if abs(width(head) - width(tail)) >= 32 { Issue.record("\(line) of \(text)") }
    }
  }

  @Test func clippedTextIsCutAtTheEdge() throws {
    var random = SeededGenerator(seed: 315)
    for _ in 0..<300 {
      let text = text(&random)
      let available = Double(Int.random(in: 3...28, using: &random) * 4)
      let layout = fixedLayout(
        "<p style='\(Self.rules); line-clamp: 1; truncate-mode: clip'>\(text)", width: available)
      let line = try #require(layout.paragraphs[0]?.lines.first)
      // Every character that starts before the edge is shown.
      let count = (0..<text.count).last { width(text.prefix($0)) < available } ?? 0
      let isCut = width(text) > available
      let expected = isCut ? String(text.prefix(count + 1)) : text
      if layout.shownLines != [expected] {
        Issue.record("\(text) in \(available): \(layout.shownLines), not \(expected)")
      }
      let isDivided = isCut && width(expected) > available
      #expect(line.truncation?.clippedWidth == (isDivided ? available : nil), "\(text)")
      #expect(line.width == min(width(text), width(expected), available), "\(text)")
      let clips = layout.displayList().items.compactMap { item in
        if case .pushClip(let rect) = item { rect } else { nil }
      }
      #expect(clips.map(\.width) == (isDivided ? [available] : []), "\(text) in \(available)")
    }
  }
}
