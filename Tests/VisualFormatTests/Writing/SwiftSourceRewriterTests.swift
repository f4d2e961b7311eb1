import Testing
import VisualFormat

/// Blocks in source files.
@Suite struct SwiftSourceRewriterTests {
  private let rewriter = SwiftSourceRewriter()

  private static let rules = "|-10-[a(50)]\nV:|[a]|"
  private static let block = """
    // --- VFL GENERATED CODE ---
    /*
    |-10-[a(50)]
    V:|[a]|
    */
    do {
      var frame = a.layoutFrame
      frame.x = 10
      frame.width = 50
      frame.y = 0
      frame.height = superview.layoutSize.height
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.rightMargin, .height])
    }
    // --- END OF CODE GENERATED FROM VFL ---
    """

  private static func source(begin: String, end: String, margin: String = "") -> String {
    [begin, "/*", "|-10-[a(50)]", "V:|[a]|", "*/", end].map { margin + $0 }.joined(separator: "\n")
  }

  private static func indented(_ text: String, by margin: String, unit: String) -> String {
    text.split(separator: "\n").map { line in
      let level = line.hasPrefix("  ") ? unit : ""
      return margin + level + line.drop { $0 == " " }
    }.joined(separator: "\n")
  }

  @Test func markers() {
    let rows: [(begin: String, end: String)] = [
      ("// VFL begin", "// VFL end"), ("// begin VFL", "// end VFL"), ("//VFL begin", "//VFL end"),
      ("//  VFL\tbegin  ", "//   VFL end\t"), ("// begin VFL", "// VFL end"),
      ("// --- VFL", "// VFL ---"),
      ("// --- VFL GENERATED CODE ---", "// --- END OF CODE GENERATED FROM VFL ---"),
    ]
    for row in rows {
      let result = rewriter.rewrite(
        "x\n" + Self.source(begin: row.begin, end: row.end) + "\ny")
      #expect(result.text == "x\n\(Self.block)\ny", "\(row)")
      #expect(result.diagnostics.isEmpty && result.blockCount == 1 && result.staleLines == [2])
    }
    for line in [
      "// VFL", "// begin", "VFL begin", "/// VFL begin", "// VFL begin!", "// vfl begin",
    ] {
      #expect(rewriter.rewrite(line + "\n").blockCount == 0, "\(line)")
      #expect(rewriter.rewrite(line + "\n").diagnostics.isEmpty, "\(line)")
    }
  }

  @Test func writingAgainChangesNothing() {
    let sources = [
      Self.source(begin: "// VFL begin", end: "// VFL end"),
      Self.source(begin: "// VFL begin", end: "// VFL end", margin: "\t\t") + "\r\n",
      Self.source(begin: "// VFL begin", end: "// VFL end", margin: "    ")
        .split(separator: "\n").joined(separator: "\r\n"),
      "\tx\n" + Self.source(begin: "// begin VFL", end: "// end VFL") + "\n\n",
      "// VFL begin\n/*\n\n  [a]  \n\n    // why\n[b]\n\n*/ trailing\nold\n// VFL end",
      "// VFL begin\n/* |[a]| */\n// VFL end\n// VFL begin\n/**/\n// VFL end\n",
    ]
    for source in sources {
      let once = rewriter.rewrite(source)
      #expect(once.diagnostics.allSatisfy { $0.severity == .note }, "\(once.diagnostics)")
      #expect(!once.staleLines.isEmpty, "\(source)")
      let twice = rewriter.rewrite(once.text)
      #expect(Array(twice.text.utf8) == Array(once.text.utf8), "\(source)")
      #expect(twice.staleLines.isEmpty && twice.blockCount == once.blockCount, "\(source)")
    }
  }

  @Test func lineEndsAndIndentationAreTheFiles() {
    let rows: [(before: String, margin: String, unit: String, ending: String, why: String)] = [
      ("", "", "  ", "\n", "two spaces by default"),
      ("\tx", "", "\t", "\n", "tabs if the file has them"),
      ("    x", "", "    ", "\n", "or four spaces"),
      ("  x", "  ", "  ", "\n", "or two"),
      ("", "\t", "\t", "\n", "or the marker"),
      ("\tx", "\t\t", "\t", "\r\n", "CR LF"),
      (" * x", "", "  ", "\n", "one space is not a level"),
    ]
    for row in rows {
      let source = [
        row.before, Self.source(begin: "// VFL begin", end: "// VFL end", margin: row.margin), "z",
      ]
      let text = source.joined(separator: "\n").split(
        separator: "\n", omittingEmptySubsequences: false
      ).joined(separator: row.ending)
      let expected = [
        row.before, Self.indented(Self.block, by: row.margin, unit: row.unit), "z",
      ].joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: row.ending)
      let result = rewriter.rewrite(text).text
      #expect(Array(result.utf8) == Array(expected.utf8), "\(row.why):\n\(result)\n\(expected)")
    }
  }

  @Test func theEndMarkerMayEndTheFile() {
    for ending in ["", "\n", "\r\n"] {
      let text = Self.source(begin: "// VFL begin", end: "// VFL end") + ending
      #expect(rewriter.rewrite(text).text == Self.block + ending)
    }
  }

  @Test func severalBlocksAndTheLinesBetweenThem() {
    let source = Self.source(begin: "// VFL begin", end: "// VFL end")
    let result = rewriter.rewrite("a\r\n\(source)\n b\t \n\(source)\n\(Self.block)\nc")
    #expect(result.text == "a\r\n\(Self.block)\n b\t \n\(Self.block)\n\(Self.block)\nc")
    #expect(result.blockCount == 3 && result.staleLines == [2, 9], "\(result.staleLines)")
  }

  @Test func errorsHaveTheirPositionsInTheFile() {
    let source = """
      import A
      func f() {
        // VFL begin
        /*
        |-10-[a(50)]
          |-10-[b
        */
        old
        // VFL end
      \t// VFL begin
      \t/* |[a(]
      \t*/
      \t// VFL end
      }
      """
    let result = rewriter.rewrite(source)
    #expect(result.hasErrors && result.text == source, "nothing is changed")
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.position.description) == ["6:10", "11:9"])
    #expect(errors.first?.sourceLine == "    |-10-[b", "the line as it is in the file")
    #expect(errors.last?.rendered.hasSuffix("\n\t       ^") == true)
    #expect(result.staleLines.isEmpty)
  }

  @Test func contradictionsLeaveTheBlock() {
    let source = "// VFL begin\n/*\n|-5-[a(1)]-5-|\n*/\n// VFL end\n"
    let result = rewriter.rewrite(source)
    #expect(result.text == source)
    #expect(result.diagnostics.first { $0.severity == .error }?.position.description == "3:12")
  }

  @Test func brokenBlocks() {
    let good = Self.source(begin: "// VFL begin", end: "// VFL end")
    let rows: [(source: String, position: String, why: String)] = [
      ("x\n// VFL begin\n/*\n[a]\n*/\n", "2:1", "no end"),
      ("x\n  // VFL end\n", "2:3", "no beginning"),
      ("// VFL begin\n[a]\n// VFL end", "1:1", "no comment"),
      ("// VFL begin\n/*\n[a]\n// VFL end", "1:1", "an open comment"),
      ("// VFL begin\n\(good)\n", "1:1", "a beginning twice"),
    ]
    for row in rows {
      let result = rewriter.rewrite(row.source)
      let errors = result.diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.code) == [.brokenBlock], "\(row.why) \(errors)")
      #expect(errors.first?.position.description == row.position, "\(row.why)")
    }
    #expect(rewriter.rewrite("// VFL begin\n\(good)\n").text == "// VFL begin\n\(Self.block)\n")
  }

  @Test func filesWithoutBlocksAreUnchanged() {
    for source in ["", "\n", "x", "\r\n\t \n// VFLbegin", "é\u{0}\r"] {
      let result = rewriter.rewrite(source)
      #expect(Array(result.text.utf8) == Array(source.utf8) && result.diagnostics.isEmpty)
    }
  }

  @Test func literalsAreNotCode() {
    let source = Self.source(begin: "// VFL begin", end: "// VFL end")
    let quotes = "\"\"\""
    let rows: [(source: String, count: Int, why: String)] = [
      ("x = \(quotes)\n\(source)\n  \(quotes)\n\(source)\n", 1, "one inside, one after"),
      ("x = \(quotes)a\(quotes)\n\(source)\n", 1, "a literal in one line"),
      ("// \(quotes)\n\(source)\ny = \(quotes)\n\(source)\n\(quotes)", 1, "a comment opens none"),
      ("x = #\(quotes)#\n\(source)\n", 1, "counted wrongly: nothing is left out"),
    ]
    for row in rows {
      let result = rewriter.rewrite(row.source)
      #expect(result.blockCount == row.count && !result.hasErrors, "\(row.why)")
      #expect(result.text.contains(Self.block), "\(row.why)")
    }
  }

  @Test func bareRules() {
    #expect(rewriter.block(for: Self.rules).text == Self.block + "\n")
    #expect(rewriter.block(for: "  |-10-[a(50)] \n\tV:|[a]|\n\n").text == Self.block + "\n")
    let empty = "// --- VFL GENERATED CODE ---\n/*\n*/\ndo {\n}\n"
    #expect(rewriter.block(for: "").text == empty + "// --- END OF CODE GENERATED FROM VFL ---\n")
    let broken = rewriter.block(for: "[a\n[b")
    #expect(broken.text.isEmpty && broken.diagnostics.map(\.position.line) == [1, 2])
  }
}
