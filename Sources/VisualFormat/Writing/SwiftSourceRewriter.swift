/// Updates the generated blocks of a Swift source file from the rules they contain.
///
/// A block consists of the lines between markers on separate lines; its first comment contains the
/// rules:
/// ```swift
/// // VFL begin
/// /*
/// |-30-[label]-30-|
/// */
/// // VFL end
/// ```
/// The markers may also be `// begin VFL` and `// end VFL`, or those of generated blocks,
/// `// --- VFL GENERATED CODE ---` and `// --- END OF CODE GENERATED FROM VFL ---`. The generated
/// block contains the rules, so rewriting is idempotent. Lines have the indentation and the line
/// break of the first marker. Markers inside multi-line string literals are ignored.
public struct SwiftSourceRewriter: Sendable {
  /// The result of rewriting a source file.
  public struct Result: Sendable {
    /// The file with all blocks up to date; blocks with errors are unchanged.
    public let text: String
    /// The 1-based lines of the begin markers of blocks that were not up to date.
    public let staleLines: [Int]
    /// The number of blocks.
    public let blockCount: Int
    /// The diagnostics with positions in the file, in text order.
    public let diagnostics: [FormatDiagnostic]
    /// Whether an error prevents a block from being written.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// The writer for the code of the blocks.
  public var writer: SwiftFrameWriter

  /// Creates a rewriter.
  public init(writer: SwiftFrameWriter = SwiftFrameWriter()) { self.writer = writer }

  /// Updates all blocks.
  ///
  /// ```swift
  /// let result = SwiftSourceRewriter().rewrite("// VFL begin\n/* [a(5)] */\n// VFL end\n")
  /// result.blockCount  // 1
  /// result.staleLines  // [1]
  /// SwiftSourceRewriter().rewrite(result.text).staleLines  // []
  /// ```
  /// - Parameter source: a Swift source file; a file without blocks is returned unchanged.
  /// - Returns: the updated file and its diagnostics.
  public func rewrite(_ source: String) -> Result {
    var state = SourceRewriting(writer: writer, lines: PreservedLines(source).lines)
    return state.result()
  }

  /// Generates a block from rules without markers.
  ///
  /// - Parameter rules: the rules; an empty text gives an empty block.
  /// - Returns: the block with its markers, or an empty text if there are errors; and the
  ///   diagnostics.
  public func block(for rules: String) -> (text: String, diagnostics: [FormatDiagnostic]) {
    let (program, errors) = FormatProgram.parse(rules)
    let (code, findings) = writer.lines(for: program)
    let lines = FormatLines.split(rules)
    let all = (errors + findings + Self.brackets(in: lines)).inOrderOfText
    guard !all.contains(where: { $0.severity == .error }) else { return ("", all) }
    let format = BlockFormat(margin: "", unit: "  ", ending: "\n")
    return (format.block(rules: lines, code: code) + "\n", all)
  }

  /// Returns errors for comment delimiters in the rules, which would begin or end a comment inside
  /// the generated one.
  private static func brackets(in lines: [String]) -> [FormatDiagnostic] {
    lines.enumerated().compactMap { index, line in
      guard let bracket = ["/*", "*/"].first(where: { line.contains($0) }) else { return nil }
      return FormatDiagnostic(
        .brokenBlock, .error, "“\(bracket)” inside the rules (they become a comment)",
        at: FormatPosition(line: index + 1, column: 1), sourceLine: line)
    }
  }
}

/// The indentation and the line break of a block.
struct BlockFormat {
  let margin: String
  let unit: String
  let ending: String

  /// Returns the block with its markers, without a trailing line break; the rules lose their
  /// indentation and the empty lines around them.
  func block(rules: [String], code: [SwiftFrameWriter.Line]) -> String {
    var lines = [margin + BlockMarker.generatedBegin, margin + "/*"]
    // A CR at the end of a rule would become part of its line break.
    let rules = rules.map { rule in rule.trimming { $0 == " " || $0 == "\t" || $0 == "\r" } }
    let first = rules.firstIndex { !$0.isEmpty } ?? rules.endIndex
    let end = (rules.lastIndex { !$0.isEmpty } ?? -1) + 1
    lines += rules[min(first, end)..<end].map { $0.isEmpty ? "" : margin + $0 }
    lines.append(margin + "*/")
    lines += code.map { margin + String(repeating: unit, count: $0.level) + $0.text }
    lines.append(margin + BlockMarker.generatedEnd)
    return lines.joined(separator: ending)
  }
}
