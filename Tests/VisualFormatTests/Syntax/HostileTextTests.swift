import Testing
import VisualFormat

/// Hostile text: a result or a diagnostic in linear time, never a crash.
@Suite struct HostileTextTests {
  private typealias Code = FormatDiagnostic.Code

  private static func many(_ text: String, _ count: Int = 100_000) -> String {
    String(repeating: text, count: count)
  }

  @Test(.timeLimit(.minutes(10))) func longTexts() {
    let rows: [(text: String, code: Code?, why: String)] = [
      (Self.many("-", 1_000_000), .danglingGap, "a million signs"),
      ("|" + Self.many("-"), .bareNegative, "after an edge"),
      (Self.many("|"), .misplacedSuperview, "edges"),
      (Self.many("]"), .unexpectedCharacter, "closing brackets"),
      (Self.many("[a"), .unexpectedCharacter, "brackets in brackets"),
      (Self.many("[a]"), .repeatedView, "one view again and again"),
      ("[" + Self.many("a") + "]", nil, "a long name"),
      ("[a" + Self.many(".a") + "]", nil, "a long path"),
      ("[a]" + Self.many(" alignAllTop"), nil, "one option again and again"),
      ("[a]" + Self.many(" x"), .unknownOption, "words"),
      ("|" + Self.many("-1") + "-[a]", .tooComplex, "gaps in a row"),
      ("|" + Self.many("-(1)") + "-[a]", .tooComplex, "in parentheses"),
      ("|" + Self.many("-(") + "1", .nestedTooDeep, "parentheses that stay open"),
      ("|-" + Self.many("(") + ">=1", .nestedTooDeep, "conditions too deep"),
      ("[a(" + Self.many(">=1,") + ">=1)]", nil, "conditions"),
      ("[a(" + Self.many(",") + ")]", .missingValue, "commas"),
      ("[a(" + Self.many("9") + ")]", .numberTooLarge, "a long number"),
      ("[a(0." + Self.many("9") + ")]", nil, "a long fraction"),
      ("[a(1" + Self.many("+") + ")]", .missingValue, "signs without values"),
      ("[a(1@" + Self.many("9") + ")]", .numberTooLarge, "a long priority"),
      (Self.many(" ", 1_000_000), nil, "spaces"),
      (Self.many(" ", 1_000_000) + "x", .unexpectedCharacter, "and a letter"),
      ("//" + Self.many("/", 1_000_000), nil, "slashes"),
      (Self.many("\n", 300_000), nil, "lines"),
      (Self.many("\r\n\r", 100_000) + "[a]", nil, "lines of all kinds"),
      ("[a]" + Self.many("\u{301}"), .unexpectedCharacter, "combining marks on a bracket"),
      ("[a" + Self.many("\u{301}") + "]", nil, "combining marks on a letter"),
      ("H:" + Self.many("H:"), .unexpectedCharacter, "axes"),
      (Self.many("center"), .unexpectedCharacter, "centers"),
    ]
    for row in rows {
      let (program, diagnostics) = FormatProgram.parse(row.text)
      #expect(diagnostics.first?.code == row.code, "\(row.why): \(diagnostics.first?.code as Any)")
      #expect(diagnostics.count <= 1 && program.rules.count <= 1, "\(row.why)")
    }
  }

  /// A combining mark forms one Character with an operator; operators are recognized as scalars all
  /// the same.
  @Test func oddScalars() {
    let rows: [(text: String, code: Code?, column: Int, why: String)] = [
      ("[\u{301}a]", .missingName, 2, "a combining mark after a bracket is not a name"),
      ("[a]\u{301}", .unexpectedCharacter, 4, "nor is one after a view"),
      ("|\u{308}[a]", .missingView, 1, "nor after an edge, where a rule ends"),
      ("[a(5\u{301})]", .unexpectedCharacter, 5, "nor in a number"),
      ("[a\u{301}]", nil, 0, "but in a name"),
      ("\u{0}", .unexpectedCharacter, 1, "NUL"),
      ("[\u{0}]", .missingName, 2, "NUL for a name"),
      ("[a\u{0}]", .unexpectedCharacter, 3, "NUL after one"),
      ("[a]\u{0}", .unexpectedCharacter, 4, "NUL after a rule"),
      ("\u{FEFF}[a]", .unexpectedCharacter, 1, "a byte order mark"),
      ("[a]\u{FEFF}", .unexpectedCharacter, 4, "at the end"),
      ("[a\u{200D}]", nil, 0, "a joiner belongs to a name"),
      ("[\u{FFFD}]", .missingName, 2, "what was invalid"),
      ("［a］", .unexpectedCharacter, 1, "fullwidth brackets"),
      ("[a]−8−[b]", .unexpectedCharacter, 4, "minus signs"),
      ("[a(５)]", .missingValue, 4, "fullwidth digits"),
      ("[a(٥)]", .missingValue, 4, "Arabic digits"),
      ("[👍]", .missingName, 2, "an emoji"),
      ("[1a]", .missingName, 2, "a name does not begin with a digit"),
      ("[_1]", nil, 0, "but with an underscore"),
      ("\u{3000}[a]\u{A0}\u{2003}", nil, 0, "white space of all kinds"),
      ("[a]\u{85}", nil, 0, "NEL is white space"),
      ("[a]\u{2028}[b]", nil, 0, "and so is a line separator"),
    ]
    for row in rows {
      let (program, diagnostics) = FormatProgram.parse(row.text)
      #expect(diagnostics.first?.code == row.code, "\(row.why): \(diagnostics)")
      #expect(program.rules.isEmpty == (row.code != nil), "\(row.why)")
      if row.code != nil {
        // A combining mark has the column of the Character that it joins.
        let isCombining = row.text.unicodeScalars.contains {
          $0.properties.canonicalCombiningClass != .notReordered
        }
        let column = diagnostics.first?.position.column ?? 0
        #expect(
          column == row.column || isCombining && column == row.column - 1, "\(row.why): \(column)")
      }
      #expect(diagnostics.allSatisfy { $0.rendered.hasSuffix("^") }, "\(row.why)")
    }
  }

  /// The limits of expressions, numbers and gaps.
  @Test func limits() {
    let rows: [(text: String, code: Code?, why: String)] = [
      ("[a(\(Self.many("-", 999))1)]", nil, "999 signs and a value"),
      ("[a(\(Self.many("-", 1000))1)]", .tooComplex, "one more"),
      ("[a(\(Self.many("1+", 499))1)]", nil, "sums of 999 parts"),
      ("[a(\(Self.many("1+", 500))1)]", .tooComplex, "one more"),
      ("[a(\(Self.many("(", 200))1\(Self.many(")", 200)))]", nil, "200 parentheses"),
      ("[a(\(Self.many("(", 201))1\(Self.many(")", 201)))]", .nestedTooDeep, "one more"),
      ("|\(Self.many("-1", 400))-[a]", nil, "400 gaps in a row"),
      ("[a(\(Self.many("9", 308)))]", nil, "the largest numbers"),
      ("[a(\(Self.many("9", 310)))]", .numberTooLarge, "beyond them"),
      ("[a(5@1000)]", nil, "the highest priority"), ("[a(5@1000.1)]", .invalidPriority, "above"),
      ("[a(5@0.001)]", nil, "a low one"), ("[a(5@0)]", .invalidPriority, "none"),
      ("[a(.)]", .missingValue, "a point"), ("[a(.5)]", nil, "a point and a digit"),
      ("[a(5.)]", nil, "a digit and a point"), ("[a(..5)]", .missingValue, "two points"),
      ("[a(5.5.)]", .unexpectedCharacter, "a second point"),
      ("[a(5x)]", .unexpectedCharacter, "a letter after a digit"),
      ("[a(5_0)]", .unexpectedCharacter, "an underscore"),
      ("[a(1e3)]", .unexpectedCharacter, "an exponent"),
      ("[a(0x10)]", .unexpectedCharacter, "hexadecimal digits"),
      ("|-((m)-(n))-[a]", nil, "parentheses in a gap are not conditions"),
      ("|-(m*(n+1))-[a]", nil, "nor are nested ones"),
      ("|-(>=m,<=(n+1)@high)-[a]", nil, "conditions with parentheses"),
      ("|-((>=5))-[a]", .missingValue, "conditions are not nested"),
      ("|-5@500-5-[a]", .compositeGap, "a weak gap in a row"),
      ("|-5-5@500-[a]", .compositeGap, "or after one"),
    ]
    for row in rows {
      let diagnostics = FormatProgram.parse(row.text).diagnostics
      #expect(diagnostics.first?.code == row.code, "\(row.why): \(diagnostics)")
    }
  }
}
