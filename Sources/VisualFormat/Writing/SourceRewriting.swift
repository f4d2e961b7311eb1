/// The state of one pass over the lines of a source file.
struct SourceRewriting {
  private let writer: SwiftFrameWriter
  private let lines: [PreservedLines.Line]
  private let unit: String
  /// The marker in each line, if any.
  private let markers: [BlockMarker?]
  private var text = ""
  private var staleLines: [Int] = []
  private var blockCount = 0
  private var diagnostics: [FormatDiagnostic] = []

  init(writer: SwiftFrameWriter, lines: [PreservedLines.Line]) {
    (self.writer, self.lines) = (writer, lines)
    markers = zip(lines, Self.literalLines(of: lines)).map { $1 ? nil : BlockMarker($0) }
    unit = Self.indentationUnit(of: lines, markers)
  }

  mutating func result() -> SwiftSourceRewriter.Result {
    var begin: Int?
    for (index, line) in lines.enumerated() {
      switch markers[index] {
      case .begin:
        if let begin { keep(begin..<index, "a block without an end (write “// VFL end”)") }
        begin = index
      case .end:
        if let first = begin {
          rewrite(first...index)
        } else {
          keep(index..<(index + 1), "the end of a block without a beginning (write “// VFL begin”)")
        }
        begin = nil
      case nil: if begin == nil { text += line.whole }
      }
    }
    if let begin { keep(begin..<lines.count, "a block without an end (write “// VFL end”)") }
    return SwiftSourceRewriter.Result(
      text: text, staleLines: staleLines, blockCount: blockCount, diagnostics: diagnostics)
  }

  /// Copies lines unchanged, and reports the reason.
  private mutating func keep(_ range: Range<Int>, _ message: String) {
    report(.brokenBlock, message, line: range.lowerBound)
    for line in lines[range] { text += line.whole }
  }

  private mutating func report(_ code: FormatDiagnostic.Code, _ message: String, line: Int) {
    let column = lines[line].indentation.count + 1
    diagnostics.append(
      FormatDiagnostic(
        code, .error, message, at: FormatPosition(line: line + 1, column: column),
        sourceLine: lines[line].text))
  }

  // MARK: Blocks

  private mutating func rewrite(_ range: ClosedRange<Int>) {
    blockCount += 1
    let original = lines[range].map(\.whole).joined()
    guard let rules = rules(in: (range.lowerBound + 1)..<range.upperBound) else {
      report(
        .brokenBlock, "a block without rules (write them between /* and */)",
        line: range.lowerBound)
      text += original
      return
    }
    if let inner = rules.firstIndex(where: { $0.contains("/*") }) {
      report(
        .brokenBlock, "“/*” inside the rules (comments on rules begin with “//”)",
        line: range.lowerBound + 1 + inner)
      text += original
      return
    }
    let (program, errors) = FormatProgram.parse(
      lines: rules, from: range.lowerBound + 2, alignments: [])
    let (code, findings) = writer.lines(for: program)
    diagnostics += (errors + findings).inOrderOfText
    guard errors.isEmpty, !findings.contains(where: { $0.severity == .error }) else {
      text += original
      return
    }
    let begin = lines[range.lowerBound]
    let format = BlockFormat(margin: begin.indentation, unit: unit, ending: begin.ending)
    let block = format.block(rules: rules, code: code) + lines[range.upperBound].ending
    if block != original { staleLines.append(range.lowerBound + 1) }
    text += block
  }

  /// Returns the lines up to the end of the comment with everything outside it blanked, so that
  /// positions are those in the file; `nil` if there is no comment.
  private func rules(in range: Range<Int>) -> [String]? {
    var rules: [String] = []
    var isInside = false
    for line in lines[range] {
      var rest = line.text
      if !isInside {
        guard let start = rest.firstRange(of: "/*") else {
          rules.append("")
          continue
        }
        isInside = true
        let blank = rest[..<start.upperBound].map { $0 == "\t" ? "\t" : " " }.joined()
        rest = blank + rest[start.upperBound...]
      }
      if let end = rest.firstRange(of: "*/") {
        rules.append(String(rest[..<end.lowerBound]))
        return rules
      }
      rules.append(rest)
    }
    return nil
  }

  /// Returns one level of indentation: that of the first indented line outside of blocks.
  private static func indentationUnit(
    of lines: [PreservedLines.Line], _ markers: [BlockMarker?]
  ) -> String {
    var isInside = false
    for (line, marker) in zip(lines, markers) {
      switch marker {
      case .begin: isInside = true
      case .end: isInside = false
      case nil:
        if isInside || line.text.isEmpty { continue }
        if line.indentation.hasPrefix("\t") { return "\t" }
        if line.indentation.count > 1 { return line.indentation.count >= 4 ? "    " : "  " }
      }
    }
    let hasTabs = zip(lines, markers).contains { $1 == .begin && $0.indentation.hasPrefix("\t") }
    return hasTabs ? "\t" : "  "
  }

  /// Returns for each line whether it is inside a multi-line string literal, where markers are
  /// ignored.
  ///
  /// Delimiters are counted, not lexed. If the file seems to end inside a literal, the count is
  /// wrong, and no line is taken to be inside one.
  private static func literalLines(of lines: [PreservedLines.Line]) -> [Bool] {
    var isInside = false
    let flags = lines.map { line in
      defer {
        let isComment = !isInside && line.text.trimmed.hasPrefix("//")
        if !isComment, line.text.ranges(of: "\"\"\"").count % 2 == 1 { isInside.toggle() }
      }
      return isInside
    }
    return isInside ? lines.map { _ in false } : flags
  }
}
