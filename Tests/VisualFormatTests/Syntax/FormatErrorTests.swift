import Testing
import VisualFormat

/// Errors in rules and their positions: nothing is dropped silently.
@Suite struct FormatErrorTests {
  private static let rows: [(input: String, code: FormatDiagnostic.Code, column: Int)] = [
    ("garbage", .unexpectedCharacter, 1),
    ("H:", .unexpectedCharacter, 3),
    ("X:|[a]|", .unexpectedCharacter, 1),
    ("|", .missingView, 1),
    ("|-10-|", .missingView, 1),
    ("|[a", .unclosed, 2),
    ("|[a(50]", .unexpectedCharacter, 7),
    ("|[a(50", .unclosed, 4),
    ("[a((50)]", .unexpectedCharacter, 8),
    ("[a(50)", .unclosed, 1),
    ("[]", .missingName, 2),
    ("[5]", .missingName, 2),
    ("[a.]", .missingName, 4),
    ("[a.(5)]", .missingName, 4),
    ("[a b]", .unexpectedCharacter, 4),
    ("[a()]", .missingValue, 4),
    ("[a(>=)]", .missingValue, 6),
    ("[a(5+)]", .missingValue, 6),
    ("[a(5 6)]", .unexpectedCharacter, 6),
    ("[a(10px)]", .unexpectedCharacter, 6),
    ("[a(1.2.3)]", .unexpectedCharacter, 7),
    ("[a(5,)]", .missingValue, 6),
    ("[a(5@)]", .invalidPriority, 6),
    ("[a(5@0)]", .invalidPriority, 6),
    ("[a(5@1001)]", .invalidPriority, 6),
    ("[a(5@-1)]", .invalidPriority, 6),
    ("-10-[a]", .danglingGap, 1),
    ("[a]-", .danglingGap, 4),
    ("[a]-10-", .danglingGap, 4),
    ("[a]-10", .unexpectedCharacter, 7),
    ("[a]-10[b]", .unexpectedCharacter, 7),
    ("[a]--5-[b]", .bareNegative, 5),
    ("[a]-x--5-[b]", .bareNegative, 7),
    ("[a]-x-(>=5)-[b]", .compositeGap, 4),
    ("|[a]|[b]|", .misplacedSuperview, 6),
    ("|[a]||", .misplacedSuperview, 6),
    ("||[a]", .misplacedSuperview, 3),
    ("[a]-[b]-[a]", .repeatedView, 10),
    ("center[a]-[b]", .centerOfSeveral, 1),
    ("center[a]|", .centerOfSeveral, 1),
    ("[a][b] alignTop", .unknownOption, 8),
    ("[a][b] alignAllBaseline", .unknownOption, 8),
    ("[a][b] alignAllLeft", .optionAlongAxis, 8),
    ("V:[a][b] alignAllTop", .optionAlongAxis, 10),
    ("[a] ] ", .unexpectedCharacter, 5),
    ("[a(\u{FF15}0)]", .missingValue, 4),
  ]

  @Test func codesAndColumns() {
    for row in Self.rows {
      let (program, diagnostics) = FormatProgram.parse(row.input)
      #expect(program.rules.isEmpty, "\(row.input) was taken")
      #expect(diagnostics.map(\.code) == [row.code], "\(row.input): \(diagnostics)")
      #expect(
        diagnostics.first?.position == FormatPosition(line: 1, column: row.column),
        "\(row.input): \(diagnostics)")
      #expect(diagnostics.first?.severity == .error, "\(row.input)")
    }
  }

  @Test func everyRuleIsParsedAfterAnyOtherText() throws {
    let text = "|[a\n|-8-[b]\n[c(]\n\n[d]"
    let (program, diagnostics) = FormatProgram.parse(text)
    #expect(program.viewNames == ["b", "d"])
    #expect(diagnostics.map(\.position.line) == [1, 3])
    do {
      _ = try FormatProgram(parsing: text)
      Issue.record("the text was taken")
    } catch {
      #expect(error.diagnostics == diagnostics, "the error holds them all")
      #expect(error.description.split(separator: "\n").count == 6, "each with its line and caret")
    }
  }

  @Test func caretsAreBelowTheError() throws {
    let rows: [(input: String, caret: String)] = [
      ("|-10-[a(50]", "          ^"),
      ("\t[a(]", "\t   ^"),
      ("[題(]", "    ^"),
    ]
    for row in rows {
      let rendered = try #require(FormatProgram.parse(row.input).diagnostics.first?.rendered)
      let lines = rendered.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 3 && lines[1] == row.input && lines[2] == row.caret, "\(rendered)")
    }
    let diagnostic = FormatDiagnostic(.unclosed, .note, "m", at: FormatPosition(line: 2, column: 3))
    #expect(diagnostic.rendered == "2:3: m", "no line, no caret")
  }

  @Test func messagesSayWhatToDo() {
    for row in Self.rows {
      for diagnostic in FormatProgram.parse(row.input).diagnostics
      where ![.missingName, .numberTooLarge].contains(diagnostic.code) {
        #expect(diagnostic.message.hasSuffix(")"), "\(diagnostic.message)")
      }
    }
  }

  @Test func messagesNameWhatWasFound() {
    let rows: [(input: String, message: String)] = [
      ("[a(10px)]", "“p” inside a number (numbers have no unit)"),
      ("[a(1.2.3)]", "“.” inside a number (numbers have no unit)"),
      ("|", "a rule without a view (name one: [view])"),
      ("", ""), ("H:", "the end of the line where a view is expected (write [name] or “|”)"),
      ("[]", "“]” instead of a view’s name"), ("[a", "“]” is missing (close the view’s brackets)"),
      ("[a(1", "“)” is missing (close these parentheses)"),
      ("[a((1", "“)” is missing (close these parentheses)"),
      ("[a(1 2)]", "“2” instead of “,” or “)” (separate conditions by “,”)"),
      ("[a((1 2))]", "“2” in an expression (close the parentheses)"),
      ("[a.(1)]", "a name is missing after “a.” (name a member)"),
      ("[a]-5[b]", "“[” after a gap’s width (end the gap with “-”)"),
      ("[a]-5-", "a gap with nothing after it (end with “|” or a view)"),
      ("[a(1@x-)]", "“-” instead of “,” or “)” (separate conditions by “,”)"),
      ("[a(1@)]", "“)” instead of a priority (write a number up to 1000)"),
    ]
    for row in rows {
      let message = FormatProgram.parse(row.input).diagnostics.first?.message ?? ""
      #expect(message == row.message, "\(row.input)")
    }
  }

  // MARK: Hostile text

  @Test func nesting() {
    let rows: [(depth: Int, code: FormatDiagnostic.Code?)] = [
      (200, nil), (201, .nestedTooDeep), (100_000, .nestedTooDeep),
    ]
    for row in rows {
      let open = String(repeating: "(", count: row.depth)
      let closed = String(repeating: ")", count: row.depth)
      for text in ["[a(\(open)1\(closed))]", "|-\(open)1\(closed)-[a]"] {
        #expect(FormatProgram.parse(text).diagnostics.first?.code == row.code, "\(row.depth)")
      }
    }
  }

  @Test func lengths() {
    let signs = String(repeating: "-", count: 100_000)
    #expect(FormatProgram.parse("[a(\(signs)1)]").diagnostics.first?.code == .tooComplex)
    let sum = String(repeating: "1+", count: 100_000)
    #expect(FormatProgram.parse("[a(\(sum)1)]").diagnostics.first?.code == .tooComplex)
    let digits = String(repeating: "9", count: 400)
    #expect(FormatProgram.parse("[a(\(digits))]").diagnostics.first?.code == .numberTooLarge)
    let brackets = String(repeating: "[", count: 100_000)
    #expect(FormatProgram.parse(brackets).diagnostics.first?.code == .missingName)
  }
}
