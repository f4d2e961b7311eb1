import Testing
import VisualFormat

/// Every kind of diagnostic, as a user sees it: position, message, line and caret.
@Suite struct EveryCodeTests {
  private enum Origin {
    case parser
    case solver
    case writer
    case rewriter
  }

  private struct Row {
    let code: FormatDiagnostic.Code
    let severity: FormatDiagnostic.Severity
    let origin: Origin
    let text: String
    let rendered: String

    init(
      _ code: FormatDiagnostic.Code, _ severity: FormatDiagnostic.Severity, _ origin: Origin,
      _ text: String, _ rendered: String
    ) {
      (self.code, self.severity, self.origin) = (code, severity, origin)
      (self.text, self.rendered) = (text, rendered)
    }
  }

  private static let rows = [
    Row(
      .unexpectedCharacter, .error, .parser, "|[a]&",
      "1:5: “&” after the rule (write one rule per line)\n|[a]&\n    ^"),
    Row(
      .unclosed, .error, .parser, "|-8-[a(3)",
      "1:5: “]” is missing (close the view’s brackets)\n|-8-[a(3)\n    ^"),
    Row(
      .missingView, .error, .parser, "  V:|-8-|",
      "1:3: a rule without a view (name one: [view])\n  V:|-8-|\n  ^"),
    Row(.missingName, .error, .parser, "|[]|", "1:3: “]” instead of a view’s name\n|[]|\n  ^"),
    Row(
      .missingValue, .error, .parser, "[a(2*)]",
      "1:6: “)” where a value is expected (write a number or a name)\n[a(2*)]\n     ^"),
    Row(
      .danglingGap, .error, .parser, "-5-[a]",
      "1:1: a gap with nothing before it (begin with “|” or a view)\n-5-[a]\n^"),
    Row(
      .misplacedSuperview, .error, .parser, "[a]|-5-[b]",
      "1:5: “-” after the container’s edge (end the rule at “|”)\n[a]|-5-[b]\n    ^"),
    Row(
      .bareNegative, .error, .parser, "|--5-[a]",
      "1:3: a minus inside a gap (write a negative gap as -(-5)-)\n|--5-[a]\n  ^"),
    Row(
      .compositeGap, .error, .parser, "|-5-(>=2)-[a]",
      "1:2: several gaps in a row, one with conditions (write them in one list)\n"
        + "|-5-(>=2)-[a]\n ^"),
    Row(
      .repeatedView, .error, .parser, "[漢]-[漢]",
      "1:6: 漢 twice in one rule (use two rules)\n[漢]-[漢]\n      ^"),
    Row(
      .centerOfSeveral, .error, .parser, "center[a][b]",
      "1:1: center with more than one view (give each a rule of its own)\ncenter[a][b]\n^"),
    Row(
      .unknownOption, .error, .parser, "[a][b] alignTop",
      "1:8: alignTop is not an alignment (write one of alignAllTop, Bottom, CenterY, Left, Right, "
        + "CenterX)\n[a][b] alignTop\n       ^"),
    Row(
      .optionAlongAxis, .error, .parser, "V:[a][b] alignAllTop",
      "1:10: alignAllTop in a vertical rule (its views have different positions along its axis)\n"
        + "V:[a][b] alignAllTop\n         ^"),
    Row(
      .invalidPriority, .error, .parser, "[a(5@2000)]",
      "1:6: a priority of 2000.0 (give one above 0, up to 1000)\n[a(5@2000)]\n     ^"),
    Row(
      .numberTooLarge, .error, .parser, "[a(" + String(repeating: "9", count: 310) + ")]",
      "1:4: the number is too large\n[a(" + String(repeating: "9", count: 310) + ")]\n   ^"),
    Row(
      .nestedTooDeep, .error, .parser, "[a(" + String(repeating: "(", count: 201) + "1",
      "1:204: parentheses more than 200 deep (simplify)\n[a("
        + String(repeating: "(", count: 201) + "1\n" + String(repeating: " ", count: 203) + "^"),
    Row(
      .unknownName, .error, .solver, "|-gap-[a]",
      "1:3: gap is neither a metric nor a view (add it to the metrics)\n|-gap-[a]\n  ^"),
    Row(
      .ambiguousName, .error, .solver, "[a(m)][m]",
      "1:4: m is both a view and a metric (rename the metric)\n[a(m)][m]\n   ^"),
    Row(
      .nonlinear, .error, .solver, "[a(b*b)][b]",
      "1:4: a view’s size multiplied or divided by an expression that is not a plain number\n[a(b*b)][b]\n   ^"
    ),
    Row(
      .divisionByZero, .error, .writer, "[a(1/0)]", "1:4: a division by zero\n[a(1/0)]\n   ^"),
    Row(
      .notFinite, .error, .solver, "[a(huge)]",
      "1:4: huge is not a finite number\n[a(huge)]\n   ^"),
    Row(
      .overConstrained, .error, .solver, "|[a(330)]|",
      "1:10: the distance from a to the container’s edge contradicts earlier rules by 10 "
        + "(drop one of them, or give it a priority)\n|[a(330)]|\n         ^"),
    Row(
      .needsPosition, .warning, .solver, "|[new(3)]",
      "1:3: new needs a y (tie it to “|” or to a view that has one)\n|[new(3)]\n  ^"),
    Row(
      .needsSize, .warning, .solver, "|[new]",
      "1:3: new needs a width (write [new(n)])\n|[new]\n  ^"),
    Row(
      .ambiguousSize, .warning, .solver, "|[a][b]|",
      "1:6: the width of b gives way to those of other views, which no rule requires "
        + "(write [b(>=0)], or give a size)\n|[a][b]|\n     ^"),
    Row(
      .negativeSize, .warning, .solver, "|-200-[a]-200-|",
      "1:8: the width of a is negative (the container is too small)\n"
        + "|-200-[a]-200-|\n       ^"),
    Row(
      .tooComplex, .error, .parser, "[a(" + String(repeating: "-", count: 1001),
      "1:1004: an expression too long to read (simplify)\n[a("
        + String(repeating: "-", count: 1001) + "\n" + String(repeating: " ", count: 1003) + "^"),
    Row(
      .notEnforced, .warning, .writer, "\t|[a]-(<=m)-[b]",
      "1:8: the generated code does not enforce this bound on the distance from a to b (LayoutSolver does)\n"
        + "\t|[a]-(<=m)-[b]\n\t      ^"),
    Row(
      .brokenBlock, .error, .rewriter, "func f() {\n  // VFL begin\n}\n",
      "2:3: a block without an end (write “// VFL end”)\n  // VFL begin\n  ^"),
  ]

  private func diagnostics(_ row: Row) -> [FormatDiagnostic] {
    let (program, errors) = FormatProgram.parse(row.text)
    switch row.origin {
    case .parser: return errors
    case .solver:
      let solver = LayoutSolver(metrics: ["m": 16, "huge": .infinity])
      let boxes = ["a": preset, "b": preset, "m": preset]
      return solver.solve(program, boxes: boxes, in: LayoutSize(width: 320, height: 480))
        .diagnostics
    case .writer: return SwiftFrameWriter().code(for: program).diagnostics
    case .rewriter: return SwiftSourceRewriter().rewrite(row.text).diagnostics
    }
  }

  @Test func renderings() {
    for row in Self.rows {
      let found = diagnostics(row).first { $0.code == row.code }
      #expect(found?.severity == row.severity, "\(row.code): \(diagnostics(row))")
      #expect(found?.rendered == row.rendered, "\(row.code)")
    }
  }

  @Test func everyCodeHasARow() {
    let codes = Self.rows.map(\.code)
    #expect(Set(codes) == Set(FormatDiagnostic.Code.allCases))
    #expect(Set(codes).count == codes.count, "one each")
  }

  @Test func caretsUnderAllWidths() {
    let rows: [(line: String, column: Int, margin: String, why: String)] = [
      ("abc", 1, "", "the first column"), ("abc", 3, "  ", "the third"),
      ("abc", 4, "   ", "the end"), ("abc", 9, "   ", "beyond the end"),
      ("abc", 0, "", "before it"),
      ("\t\tx", 3, "\t\t", "tabs"), ("漢字x", 3, "    ", "Han"), ("ｶﾅx", 3, "  ", "halfwidth"),
      ("ＡＢx", 3, "    ", "fullwidth"), ("한x", 2, "  ", "Hangul"), ("か\u{3099}x", 2, "  ", "が"),
      ("e\u{301}x", 2, " ", "é"), ("👨‍👩‍👧x", 2, "  ", "a family"), ("𠮷x", 2, "  ", "beyond the BMP"),
      ("—…x", 3, "  ", "ambiguous width is narrow"),
    ]
    for row in rows {
      let diagnostic = FormatDiagnostic(
        .unclosed, .error, "m", at: FormatPosition(line: 1, column: row.column),
        sourceLine: row.line)
      #expect(
        diagnostic.rendered == "1:\(row.column): m\n\(row.line)\n\(row.margin)^", "\(row.why)")
    }
  }
}
