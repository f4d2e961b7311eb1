import MarkupText
import Testing

/// Diagnostics of sheets and `style` attributes: their number, kind, line and column, and what
/// remains of the text.
@Suite struct StyleDiagnosticTests {
  /// Sheets, their diagnostics as `code line:column`, and the remaining rules.
  static let rows: [(String, [String], String)] = [
    ("", [], ""), ("p{}", [], "p {}"), ("/* only */", [], ""), ("<!-- -->", [], ""),
    ("@media print { p{} }", ["unsupported-at-rule 1:1"], ""),
    ("p{}\n@import 'a';\nb{}", ["unsupported-at-rule 2:1"], "p {}\nb {}"),
    ("@charset \"x\"; @x; p{}", ["unsupported-at-rule 1:1", "unsupported-at-rule 1:15"], "p {}"),
    ("p{@page{} }", ["unsupported-at-rule 1:3"], "p {}"),
    ("p", ["rule-without-block 1:1"], ""), ("p{}\n  b", ["rule-without-block 2:3"], "p {}"),
    ("p{} ;", ["rule-without-block 1:5"], "p {}"),
    (":x{} p{}", ["invalid-selector 1:2"], "p {}"),
    ("p,\n:x {color:red}", ["invalid-selector 2:2"], ""),
    ("{}", ["invalid-selector 1:1"], ""), ("p{} {} b{}", ["invalid-selector 1:5"], "p {}\nb {}"),
    ("}p{} b{}", ["invalid-selector 1:1"], "b {}"),
    ("p { widht: 1px }", ["unknown-property 1:5"], "p { widht: 1px }"),
    (
      "p {\n\twidht: 1px;\n\thieght: 2px }", ["unknown-property 2:2", "unknown-property 3:2"],
      "p { widht: 1px; hieght: 2px }"
    ),
    ("p { color: rde }", ["invalid-value 1:12"], "p {}"),
    ("p { color:\n\n  rde; width: 1px }", ["invalid-value 3:3"], "p { width: 1px }"),
    ("p { color: ; width: 1px }", ["invalid-value 1:5"], "p { width: 1px }"),
    ("p { color red; width: 1px }", ["invalid-declaration 1:5"], "p { width: 1px }"),
    ("p { color }", ["invalid-declaration 1:5"], "p {}"),
    ("p { : red; width: 1px }", ["invalid-declaration 1:5"], "p { width: 1px }"),
    ("p { 5px: red; width: 1px }", ["invalid-declaration 1:5"], "p { width: 1px }"),
    ("p { *color: red; width: 1px }", ["invalid-declaration 1:5"], "p { width: 1px }"),
    ("p { .a { color: red } width: 1px }", ["invalid-declaration 1:5"], "p { width: 1px }"),
    ("p { & b { color: red } width: 1px }", ["invalid-declaration 1:5"], "p { width: 1px }"),
    ("p { color: 'a\n; width: 1px }", ["invalid-value 1:12"], "p { width: 1px }"),
    ("p { color: url(a b); width: 1px }", ["invalid-value 1:12"], "p { width: 1px }"),
    (
      "日本 { 色: 赤; color: 赤 }", ["unknown-property 1:6", "invalid-value 1:19"],
      "日本 { 色: 赤 }"
    ),
    ("p\r\n{\r\n color: x }", ["invalid-value 3:9"], "p {}"),
    ("p\r{\r color: x }", ["invalid-value 3:9"], "p {}"),
    ("p { color: red !imp }", ["invalid-value 1:12"], "p {}"),
    (
      "p { color: red; color: x; color: blue }", ["invalid-value 1:24"],
      "p { color: #ff0000; color: #0000ff }"
    ),
    ("p { margin: 1px x; padding: -1px }", ["invalid-value 1:13", "invalid-value 1:29"], "p {}"),
    ("p { width: calc(1px + 2px) }", ["invalid-value 1:12"], "p {}"),
    ("p { width: 5vw; height: 5vh }", ["invalid-value 1:12", "invalid-value 1:25"], "p {}"),
    (
      "p { --x: anything {goes} here; color: var(--x) }", [],
      "p { --x: anything {goes} here; color: var(--x) }"
    ),
    ("p { color: red", [], "p { color: #ff0000 }"),
    ("p { color: rgb(1 2 3", [], "p { color: #010203 }"),
    ("p { /* unclosed", [], "p {}"),
  ]

  @Test func everyErrorIsReportedOnceAtItsPosition() {
    for (text, expected, rules) in Self.rows {
      let sheet = StyleSheet(parsing: text)
      let found = sheet.diagnostics.map {
        "\($0.code) \($0.position.line):\($0.position.column)"
      }
      #expect(found == expected, "\(text)")
      #expect(sheet.description == rules, "\(text)")
      for diagnostic in sheet.diagnostics {
        #expect(!diagnostic.message.isEmpty, "\(text)")
        #expect((0...text.utf8.count).contains(diagnostic.position.offset), "\(text)")
      }
    }
  }

  /// Positions do not depend on the preceding text: added lines move them down, added spaces to the
  /// right.
  @Test func positionsMoveWithTheText() {
    for (text, _, _) in Self.rows where !text.hasPrefix("<!--") {
      let plain = StyleSheet(parsing: text).diagnostics
      let lower = StyleSheet(parsing: "/* 注 */\n\n\(text)").diagnostics
      #expect(lower.map(\.code) == plain.map(\.code), "\(text)")
      for (one, other) in zip(plain, lower) {
        #expect(other.position.line == one.position.line + 2, "\(text)")
        #expect(other.position.column == one.position.column, "\(text)")
        #expect(other.position.offset == one.position.offset + 11, "\(text)")
      }
    }
  }

  /// Attributes are read like the inside of a block.
  @Test func attributesReportLikeBlocks() {
    for (text, expected, _) in Self.rows where text.hasPrefix("p { ") && !text.contains("\n") {
      guard text.hasSuffix(" }") else { continue }
      var diagnostics: [MarkupDiagnostic] = []
      let inner = String(text.dropFirst(4).dropLast(2))
      let declarations = StyleDeclaration.list(parsing: inner, diagnostics: &diagnostics)
      let sheet = StyleSheet(parsing: text)
      #expect(declarations == sheet.rules.first?.declarations, "\(inner)")
      #expect(diagnostics.count == expected.count, "\(inner)")
      for (one, other) in zip(diagnostics, sheet.diagnostics) {
        #expect(one.code == other.code && one.message == other.message, "\(inner)")
        #expect(one.position.offset == other.position.offset - 4, "\(inner)")
      }
    }
  }
}
