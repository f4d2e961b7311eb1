import Testing
import VisualFormat

/// Blocks in unusual surroundings: line ends, tabs, comments, literals, ends of files.
@Suite struct BlockEdgeTests {
  private let rewriter = SwiftSourceRewriter()

  /// Returns the generated block for `[a(5)]`.
  private static func current(margin: String = "", unit: String = "  ", ending: String = "\n")
    -> String
  {
    [
      "// --- VFL GENERATED CODE ---", "/*", "[a(5)]", "*/", "do {",
      unit + "// a keeps its x, y and height.", unit + "var frame = a.layoutFrame",
      unit + "frame.width = 5", unit + "a.layoutFrame = frame", "}",
      "// --- END OF CODE GENERATED FROM VFL ---",
    ].map { margin + $0 }.joined(separator: ending)
  }

  /// Equivalent spellings of a block with one rule.
  private static let spellings: [(lines: [String], why: String)] = [
    (["// VFL begin", "/*", "[a(5)]", "*/", "// VFL end"], "as documented"),
    (["// begin VFL", "/*", "[a(5)]", "*/", "// VFL end"], "markers of two kinds"),
    (["// --- VFL", "/*", "[a(5)]", "*/", "// end VFL"], "old and new"),
    (["// VFL begin", "/*", "[a(5)]", "*/", "// x VFL ---"], "new and old"),
    (["//\tVFL \t begin \t", "/*", "[a(5)]", "*/", "//VFL\tend"], "white space in markers"),
    (["// VFL begin", "/* [a(5)] */", "// VFL end"], "a comment of one line"),
    (["// VFL begin", "/*[a(5)]*/", "// VFL end"], "without spaces"),
    (["// VFL begin", "/* [a(5)]", "*/", "// VFL end"], "a rule after the opening"),
    (["// VFL begin", "/*", "[a(5)] */", "// VFL end"], "a rule before the close"),
    (["// VFL begin", "", "let x = 1", "/*", "[a(5)]", "*/", "// VFL end"], "code before it"),
    (
      ["// VFL begin", "/*", "[a(5)]", "*/", "/* [b] */", "// VFL end"], "the first comment counts"
    ),
    (["// VFL begin", "/*", "", "   ", "[a(5)]  ", "\t", "*/", "// VFL end"], "empty lines"),
    (["// VFL begin", "/*", "    \t[a(5)]", "*/", "// VFL end"], "rules with margins"),
    (["// VFL begin", "/*", "[a(5)]", "*/", "old", "}{ \"", "// VFL end"], "any old code"),
  ]

  @Test func everySpellingWithEveryLineEndAndMargin() {
    for spelling in Self.spellings {
      for margin in ["", "  ", "\t", "\t\t"] {
        for ending in ["\n", "\r\n"] {
          for tail in ["", ending, ending + "x"] {
            let source = spelling.lines.map { margin + $0 }.joined(separator: ending) + tail
            let result = rewriter.rewrite(source)
            let unit = margin.hasPrefix("\t") ? "\t" : "  "
            let expected = Self.current(margin: margin, unit: unit, ending: ending) + tail
            #expect(
              Array(result.text.utf8) == Array(expected.utf8),
              "\(spelling.why), \(Array(margin.utf8)), \(Array((ending + tail).utf8))")
            #expect(!result.hasErrors && result.staleLines == [1], "\(spelling.why)")
            let again = rewriter.rewrite(result.text)
            #expect(again.text == result.text && again.staleLines == [], "\(spelling.why)")
          }
        }
      }
    }
  }

  /// Found by Scripts/fuzz: a CR before CR LF made the rewritten block differ the second time.
  @Test func linesThatEndInSeveralReturnsAreStable() {
    for rules in ["\r", "[a(5)]\r", "\r\r", "[a]\r\r"] {
      let first = rewriter.rewrite("// VFL begin\n/*\n\(rules)\r\n*/\n// VFL end\n")
      let second = rewriter.rewrite(first.text)
      #expect(Array(second.text.utf8) == Array(first.text.utf8), "\(rules.debugDescription)")
      #expect(second.staleLines == [], "\(rules.debugDescription)")
    }
    for source in ["/*\n\r*/x\n", "/*\n[a(5)]\r*/", "/* \r[a(5)]\r */", "/*\n[a]\n \r \r*/"] {
      let first = rewriter.rewrite("// VFL begin\n\(source)\n// VFL end\n")
      let second = rewriter.rewrite(first.text)
      #expect(Array(second.text.utf8) == Array(first.text.utf8), "\(source.debugDescription)")
      #expect(first.blockCount == 1 && !first.hasErrors, "\(source.debugDescription)")
    }
  }

  @Test func brokenBlocksAreUnchanged() {
    let rows: [(source: String, position: String, why: String)] = [
      ("// VFL begin\n/*\n[a]\n", "1:1", "no end of comment or block"),
      ("// VFL begin\n/*\n[a]\n// VFL end\n*/\n", "1:1", "an end inside of the comment"),
      ("// VFL begin\n// VFL end", "1:1", "nothing between them"),
      ("// VFL begin\n*/\n// VFL end", "1:1", "only the end of a comment"),
      ("// VFL begin\n// [a]\n// VFL end", "1:1", "a comment of lines"),
      ("\n\t// VFL end\n", "2:2", "an end alone"),
      ("// VFL begin", "1:1", "a beginning at the end of the file"),
      ("// VFL begin\n/* [a] // /* b\n*/ */\n// VFL end", "2:1", "comments that nest"),
      ("// VFL begin\n/*\n[a]\n  // /* why\n*/\n// VFL end", "4:3", "which would not end in Swift"),
      ("// VFL begin\n/* [a] */\n// VFL end\r", "1:1", "a lone CR is not a line end"),
      ("// VFL begin\n/*\r[a\r*/\n// VFL end", "2:1", "CR is not a line end in Swift sources here"),
    ]
    for row in rows {
      let result = rewriter.rewrite(row.source)
      #expect(Array(result.text.utf8) == Array(row.source.utf8), "\(row.why)")
      #expect(result.hasErrors && result.staleLines == [], "\(row.why)")
      if row.why.hasPrefix("CR") { continue }
      let errors = result.diagnostics.filter { $0.severity == .error }
      #expect(
        errors.map { "\($0.position) \($0.code)" } == ["\(row.position) brokenBlock"],
        "\(row.why): \(errors)")
    }
  }

  @Test func oneBrokenBlockAmongValidOnes() {
    let stale = "// VFL begin\n/* [a(5)] */\n// VFL end\n"
    let bad = "// VFL begin\n/* [a( */\n// VFL end\n"
    let result = rewriter.rewrite(stale + bad + stale + "// VFL begin\n" + stale)
    let current = Self.current() + "\n"
    #expect(result.text == current + bad + current + "// VFL begin\n" + current)
    #expect(result.blockCount == 4 && result.staleLines == [1, 7, 11])
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.position.line) == [5, 10], "the rule and the block without an end")
    #expect(
      result.diagnostics.map(\.position) == result.diagnostics.map(\.position).sorted(),
      "in the order of the file")
  }

  @Test func literalsAndComments() {
    let block = "// VFL begin\n/* [a(5)] */\n// VFL end\n"
    let quotes = "\"\"\""
    let rows: [(before: String, after: String, count: Int, why: String)] = [
      ("let x = \"// VFL begin\"\n", "", 1, "a literal on a line of code"),
      ("let x = \(quotes)\n// VFL begin\n\(quotes)\n", "", 1, "a marker in a literal"),
      ("let x = \(quotes)\n  // VFL end\n  // y\n\(quotes)\n", "", 1, "an end in a literal"),
      ("let x = #\(quotes)\n// VFL begin\n\(quotes)#\n", "", 1, "a raw literal"),
      ("let x = \(quotes)\n", "\(quotes)\n", 0, "a whole block in a literal"),
      ("let x = \(quotes)\n// \(quotes)\n", "", 1, "slashes in a literal are text"),
      ("let x = \(quotes)\n// VFL begin\n// \(quotes)\n", "", 1, "and may end it"),
      ("// it’s \(quotes)\n", "", 1, "quotes in a comment"),
      ("/*\n", "*/\n", 1, "a block in a comment is kept up to date, too"),
      ("/// // VFL begin\n", "", 1, "documentation"),
      ("x // VFL begin\n", "", 1, "code before the marker"),
    ]
    for row in rows {
      let result = rewriter.rewrite(row.before + block + row.after)
      #expect(result.blockCount == row.count && !result.hasErrors, "\(row.why): \(result)")
      let middle = row.count == 1 ? Self.current() + "\n" : block
      #expect(result.text == row.before + middle + row.after, "\(row.why)")
    }
  }

  @Test func textOtherThanMarkers() {
    for line in [
      "// VFL begin end", "// begin", "// VFLbegin", "//VFLend", "/ / VFL begin", "# VFL begin",
      "// vfl begin", "// ---VFL", "// VFL---", "// -- VFL", "// x ---", "/* VFL begin */",
      "//// VFL begin", "// VFL BEGIN", "//\u{A0}VFL begin", "// VFL\u{3000}begin",
    ] {
      let result = rewriter.rewrite(line + "\n")
      #expect(result.blockCount == 0 && result.diagnostics.isEmpty, "\(line)")
    }
  }

  @Test func unitsOfIndentation() {
    let block = "// VFL begin\n/* [a(5)] */\n// VFL end\n"
    let rows: [(before: String, unit: String, why: String)] = [
      ("a\n  b\n    c\n", "  ", "the first indented line counts"), ("a\n    b\n", "    ", "four"),
      ("a\n\tb\n", "\t", "a tab"), ("a\n \n\n   \n", "  ", "blank lines do not count"),
      (" * a\n    b\n", "    ", "nor does one space"),
      ("a\n        b\n", "    ", "eight are two fours"),
      ("a\n   b\n", "  ", "three are about two"), ("    \tb\n", "    ", "spaces before tabs"),
      (
        "// VFL begin\n\tx\n/* [b] */\n// VFL end\n    y\n", "    ",
        "the contents of blocks do not count"
      ),
    ]
    for row in rows {
      let result = rewriter.rewrite(row.before + block)
      #expect(result.text.hasSuffix(Self.current(unit: row.unit) + "\n"), "\(row.why)")
    }
  }

  @Test func bareRulesThatCannotBeAComment() {
    let rows: [(rules: String, position: String?, why: String)] = [
      ("[a(5)] // */", "1:1", "would end the comment"),
      ("[a(5)]\n// /* x", "2:1", "would never end it"), ("[a(5)] // x", nil, "a comment of lines"),
      ("[a(6/2)] // * /", nil, "separated characters"),
    ]
    for row in rows {
      let (text, diagnostics) = rewriter.block(for: row.rules)
      let errors = diagnostics.filter { $0.severity == .error }
      #expect(text.isEmpty == (row.position != nil), "\(row.why)")
      #expect(errors.first?.position.description == row.position, "\(row.why)")
      #expect(errors.allSatisfy { $0.code == .brokenBlock }, "\(row.why)")
    }
  }

  @Test func aBlockIsWhatTheRewriterPreserves() {
    for rules in ["[a(5)]", "|-8-[a]\n\n// why\nV:|[a]|", "", "\n\n[a]\n\n"] {
      let (text, _) = rewriter.block(for: rules)
      let result = rewriter.rewrite(text)
      #expect(result.text == text && result.blockCount == 1 && result.staleLines == [], "\(rules)")
    }
  }
}
