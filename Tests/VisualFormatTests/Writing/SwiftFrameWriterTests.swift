import Testing
import VisualFormat

/// The code generated for rules.
@Suite struct SwiftFrameWriterTests {
  /// Returns the lines between `do {` and `}` without indentation, and the codes of the diagnostics
  /// except notes.
  private func lines(
    _ rules: String, writer: SwiftFrameWriter = SwiftFrameWriter()
  ) -> (lines: [String], codes: [String]) {
    let (program, errors) = FormatProgram.parse(rules)
    let (text, diagnostics) = writer.code(for: program)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return (
      lines.dropFirst().dropLast().map(String.init),
      (errors + diagnostics.filter { $0.severity != .note }).map { "\($0.position) \($0.code)" }
    )
  }

  /// Rules and the assignments to `a`, as in `x = 10, width = 50`.
  private static let settings: [(rules: String, expected: String, edges: String, why: String)] = [
    ("|-10-[a(50)]", "x = 10, width = 50", ".rightMargin", "left and size"),
    ("[a(100)]|", "x = W - 100, width = 100", ".leftMargin", "right and size"),
    ("|[a]|", "x = 0, width = W", ".width", "left and right"),
    ("|-10-[a]", "x = 10", ".rightMargin", "left only"),
    ("[a]-10-|", "x = W - frame.width - 10", ".leftMargin", "right only"),
    ("[a(40)]", "width = 40", "", "size only: nothing is known of the edges"),
    ("center[a(200)]", "x = W / 2 - 100, width = 200", ".leftMargin, .rightMargin", "center"),
    ("center[a]", "x = W / 2 - frame.width / 2", ".leftMargin, .rightMargin", "its own size"),
    ("center[a(w_1)]", "x = W / 2 - w_1 / 2, width = w_1", ".leftMargin, .rightMargin", "a name"),
    ("|-m-[a(w)]", "x = m, width = w", ".rightMargin", "names"),
    ("|-m+3-[a(w*2)]", "x = m + 3, width = w * 2", ".rightMargin", "sums, multiples"),
    ("|-(-5)-[a(50.5)]", "x = -5, width = 50.5", ".rightMargin", "signs, decimals"),
    ("|-(-m)-[a(1)]", "x = -m, width = 1", ".rightMargin", "symbols in names"),
    ("|-m-n-[a(1)]", "x = m + n, width = 1", ".rightMargin", "gaps in a row"),
    ("|-(3-m)-[a(m/2)]", "x = -m + 3, width = m / 2", ".rightMargin", "differences, halves"),
    ("|-(m*n)-[a(1)]", "x = m * n, width = 1", ".rightMargin", "products of names"),
    ("|-((m+1)*(n-1))-[a(m/n/2)]", "x = (m + 1) * (n - 1), width = m / n / 2", ".rightMargin", ""),
    ("|-((-m)*n)-[a(1)]", "x = (-m) * n, width = 1", ".rightMargin", "signs in products"),
    ("|-self.inset-[a(1)]", "x = self.inset, width = 1", ".rightMargin", "paths"),
    ("|[a(25%)]", "x = 0, width = W / 4", ".width, .rightMargin", "shares"),
    ("|[a(30%-8)]", "x = 0, width = W * 0.3 - 8", ".width, .rightMargin", "less a number"),
    ("|-(10%*m)-[a(1)]", "x = (W / 10) * m, width = 1", ".leftMargin, .rightMargin", ""),
    ("|-5-[a(>0)]-5-|", "x = 5, width = W - 10", ".width", "the flexible size"),
    ("|-5-[a(>=m)]-5-|", "x = 5, width = max(m, W - 10)", ".width", "a minimum"),
    ("|-5-[a(>=9,<=m)]-5-|", "x = 5, width = min(m, max(9, W - 10))", ".width", "both bounds"),
    ("|-5-[a(>=9@500)]-5-|", "x = 5, width = W - 10", ".width", "edges are stronger"),
    ("|-5-[a(>=9)]", "x = 5, width = max(9, a.layoutFrame.width)", ".rightMargin", "in bounds"),
    ("|-5-[a(9@500)]-5-|", "x = 5, width = W - 10", ".width", "a weak size yields"),
    ("|-5-[a(9@500)]", "x = 5, width = 9", ".rightMargin", "if it must"),
    ("|-5-[a(9@low,8@high)]", "x = 5, width = 8", ".rightMargin", "the stronger one"),
    ("|[a(==b)][b]|", "x = 0, width = W / 2", ".width, .rightMargin", "equal sizes"),
  ]

  @Test func positionsSizesAndEdges() {
    for row in Self.settings {
      for vertical in [false, true] {
        let prefix = vertical ? "V:" : ""
        let (lines, codes) = lines(prefix + row.rules)
        let names = vertical ? ("y", "height") : ("x", "width")
        let local = lines.filter { $0.hasPrefix("frame.") }
        let end = lines.firstIndex { $0.hasPrefix("b") || $0 == "frame = b.layoutFrame" }
        let own = local.prefix(end == nil ? .max : 2).map { line in
          var line = line.dropFirst("frame.".count).description
          line = line.replacing("superview.layoutSize.\(names.1)", with: "W")
          guard vertical else { return line }
          return line.replacing("y =", with: "x =").replacing("height", with: "width")
        }
        #expect(own.joined(separator: ", ") == row.expected, "\(row.rules): \(row.why)")
        let edges = lines.first { $0.hasPrefix("a.flexibleEdges") } ?? ""
        let expected =
          vertical
          ? row.edges.replacing("left", with: "top").replacing("right", with: "bottom")
            .replacing(".width", with: ".height") : row.edges
        #expect(
          edges == (expected.isEmpty ? "" : "a.flexibleEdges.formUnion([\(expected)])"),
          "\(row.rules): \(row.why)")
        #expect(codes == [], "\(row.rules): \(row.why)")
      }
    }
  }

  @Test func neighborsWithoutSizesComeInOrder() {
    #expect(
      lines("|-10-[a]-20-[b]").lines.filter { $0.hasPrefix("frame.") } == [
        "frame.x = 10", "frame.x = a.layoutFrame.maxX + 20",
      ])
    let upwards = lines("V:[a]-3-[b]-4-|").lines.filter { !$0.hasPrefix("//") }
    #expect(
      upwards == [
        "var frame = b.layoutFrame", "frame.y = superview.layoutSize.height - frame.height - 4",
        "b.layoutFrame = frame", "b.flexibleEdges.formUnion([.topMargin])",
        "frame = a.layoutFrame", "frame.y = b.layoutFrame.y - 3 - frame.height",
        "a.layoutFrame = frame", "a.flexibleEdges.formUnion([.topMargin])",
      ], "b before a, which is placed by it")
    #expect(
      lines("[a]-20-[b]").lines.contains("frame.x = a.layoutFrame.maxX + 20"), "wherever a is")
    #expect(
      lines("V:|-x-[itemA(w)]-x2-[itemB]-x3-[itemC(>0)]|").lines.filter { $0.hasPrefix("frame.") }
        == [
          "frame.y = x", "frame.height = w", "frame.y = x + w + x2",
          "frame.y = itemB.layoutFrame.maxY + x3",
          "frame.height = superview.layoutSize.height - x - w - x2 - x3 - itemB.layoutFrame.height",
        ], "vfl2objc's own test")
  }

  @Test func cyclicPositionsTerminate() {
    let (lines, codes) = lines("|[a]-1-[b]\nV:|[b]-1-[a]")
    #expect(codes == [])
    #expect(lines.contains("frame.x = a.layoutFrame.width + 1"), "not by a’s frame, set later")
    #expect(lines.contains("frame.y = b.layoutFrame.maxY + 1"))
  }

  @Test func unchangedValuesAreReported() {
    #expect(lines("[d(40)]").lines.first == "// d keeps its x, y and height.")
    #expect(lines("|[a(1)]\nV:|[a(1)]").lines.first == "var frame = a.layoutFrame")
    let (program, _) = FormatProgram.parse("[d(40)]")
    let notes = SwiftFrameWriter().code(for: program).diagnostics
    #expect(notes.map(\.code) == [.needsPosition, .needsSize, .needsPosition])
    #expect(notes.allSatisfy { $0.severity == .note })
  }

  @Test func unsupportedRulesAreReported() {
    let rows: [(rules: String, codes: [String])] = [
      ("|-5-[a(100)]-5-|", ["1:14 overConstrained"]),
      ("|-m-[a(n)]-m-|", ["1:12 overConstrained"]),
      ("[a(5)]\n[a(6)]", ["2:4 overConstrained"]),
      ("[a(m)]\n[a(m)]", []),
      ("|-5-[a(>0)]-5-[b(>0)]-5-|", ["1:16 ambiguousSize"]),
      ("|[a]-(>=8)-[b]|", ["1:7 notEnforced"]),
      ("[a(>=b)]\n[b]", ["1:4 notEnforced"]),
      ("[a(5@p)]", ["1:6 unknownName"]),
      ("[a(b*m)]\n[b]", ["1:4 nonlinear"]),
      ("[a(5/0)]", ["1:4 divisionByZero"]),
    ]
    for row in rows { #expect(lines(row.rules).codes == row.codes, "\(row.rules)") }
    #expect(lines("[a(5)]\n[a(6)]").lines == [], "no code from contradictions")
    #expect(
      lines("|[a]-(>=8)-[b]|").lines.contains("frame.x = superview.layoutSize.width - frame.width"))
  }

  @Test func options() {
    let writer = SwiftFrameWriter(
      superview: "self.view", defaultSpacing: .standard, adder: "addSubview")
    let text = lines("|-[a(1)]-[b(2)]", writer: writer).lines
    #expect(text.contains("frame.x = 20") && text.contains("frame.x = 29"))
    #expect(text.contains("self.view.addSubview(a)") && text.last == "self.view.addSubview(b)")
    #expect(
      lines("[a]-|", writer: writer).lines.contains(
        "frame.x = self.view.layoutSize.width - frame.width - 20"))
  }

  @Test func localNamesDifferFromThoseInTheRules() {
    #expect(lines("|[frame(1)]").lines.contains("var frame_ = frame.layoutFrame"))
    #expect(lines("|-frame.x-[a(frame_)]").lines.contains("var frame__ = a.layoutFrame"))
  }

  @Test func documentedExample() throws {
    let program = try FormatProgram(parsing: "|-30-[label]-30-|")
    #expect(
      SwiftFrameWriter().code(for: program).text == """
        do {
          // label keeps its y and height.
          var frame = label.layoutFrame
          frame.x = 30
          frame.width = superview.layoutSize.width - 60
          label.layoutFrame = frame
          label.flexibleEdges.formUnion([.width])
        }

        """)
  }

  @Test func sizesOfExpressions() {
    let terms = Array(repeating: "1", count: 250).joined(separator: "+")
    for (count, codes) in [(40, []), (41, ["1:20084 tooComplex"])] {
      let bounds = Array(repeating: ">=\(terms)", count: count).joined(separator: ",")
      let result = lines("[a(\(bounds))]")
      #expect(result.codes == codes && result.lines.isEmpty == !codes.isEmpty, "\(count)")
    }
    let gaps = "|" + String(repeating: "-1-[a]", count: 1) + String(repeating: "-1", count: 10_001)
    #expect(lines(gaps + "-|").codes == ["1:8 tooComplex"], "the reader’s own limit")
  }

  @Test func sizesOfPrograms() {
    let (empty, _) = FormatProgram.parse("")
    #expect(SwiftFrameWriter().code(for: empty).text == "do {\n}\n")
    for count in [1000, 1001] {
      let rule = "|" + (0..<count).map { "[v\($0)(1)]" }.joined()
      let codes = lines(rule).codes
      #expect(codes.isEmpty == (count == 1000) && codes.count < 2, "\(codes)")
    }
  }
}
