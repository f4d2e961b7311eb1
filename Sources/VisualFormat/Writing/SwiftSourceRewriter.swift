/// Brings the generated blocks of a Swift source file up to date with the rules in them.
///
/// A block is the lines between markers on lines of their own; the rules are the first comment in
/// it:
/// ```swift
/// // VFL begin
/// /*
/// |-30-[label]-30-|
/// */
/// // VFL end
/// ```
/// The markers may also be `// begin VFL` and `// end VFL`, or those of generated blocks,
/// `// --- VFL GENERATED CODE ---` and `// --- END OF CODE GENERATED FROM VFL ---`. What is written
/// keeps the rules, so writing it again changes nothing. Lines are indented as the first marker is,
/// and end as it does. Markers inside of string literals of several lines mark nothing.
///
/// Sendable: a plain value.
public struct SwiftSourceRewriter: Sendable {
  /// What is found in a source file.
  ///
  /// Sendable: a plain value.
  public struct Result: Sendable {
    /// The file with all blocks up to date; those with errors are left as they were.
    public let text: String
    /// The lines, from 1, of the first markers of blocks that were not up to date.
    public let staleLines: [Int]
    /// How many blocks there are.
    public let blockCount: Int
    /// What is wrong, with positions in the file, in its order.
    public let diagnostics: [FormatDiagnostic]
    /// Whether anything is wrong that keeps a block from being written.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// Writes the code of blocks.
  public var writer: SwiftFrameWriter

  /// Makes a rewriter.
  public init(writer: SwiftFrameWriter = SwiftFrameWriter()) { self.writer = writer }

  /// Brings all blocks up to date.
  ///
  /// ```swift
  /// let result = SwiftSourceRewriter().rewrite("// VFL begin\n/* [a(5)] */\n// VFL end\n")
  /// result.blockCount  // 1
  /// result.staleLines  // [1]
  /// SwiftSourceRewriter().rewrite(result.text).staleLines  // []
  /// ```
  /// - Parameter source: a Swift source file; one without blocks comes out as it is.
  /// - Returns: the file, and what is wrong with it.
  public func rewrite(_ source: String) -> Result {
    var state = SourceRewriting(writer: writer, lines: SourceLines(source).lines)
    return state.result()
  }

  /// Writes a generated block for bare rules.
  ///
  /// - Parameter rules: the rules; an empty text gives an empty block.
  /// - Returns: the block with its markers, empty if there are errors; and what is wrong.
  public func block(for rules: String) -> (text: String, diagnostics: [FormatDiagnostic]) {
    let (program, errors) = FormatProgram.parse(rules)
    let (code, findings) = writer.lines(for: program)
    let lines = FormatLines.split(rules)
    let all = (errors + findings + Self.brackets(in: lines)).inOrderOfText
    guard !all.contains(where: { $0.severity == .error }) else { return ("", all) }
    let format = BlockFormat(margin: "", unit: "  ", ending: "\n")
    return (format.block(rules: lines, code: code) + "\n", all)
  }

  /// What would begin or end a comment inside of the comment that the rules become.
  private static func brackets(in lines: [String]) -> [FormatDiagnostic] {
    lines.enumerated().compactMap { index, line in
      guard let bracket = ["/*", "*/"].first(where: { line.contains($0) }) else { return nil }
      return FormatDiagnostic(
        .brokenBlock, .error, "“\(bracket)” inside of the rules (they become a comment)",
        at: FormatPosition(line: index + 1, column: 1), sourceLine: line)
    }
  }
}

/// How the lines of a block are indented and ended.
struct BlockFormat {
  let margin: String
  let unit: String
  let ending: String

  /// The block from marker to marker, without a line end behind; the rules lose their margins and
  /// the empty lines around them.
  func block(rules: [String], code: [SwiftFrameWriter.Line]) -> String {
    var lines = [margin + BlockMarker.generatedBegin, margin + "/*"]
    let rules = rules.map(\.trimmed)
    let first = rules.firstIndex { !$0.isEmpty } ?? rules.endIndex
    let end = (rules.lastIndex { !$0.isEmpty } ?? -1) + 1
    lines += rules[min(first, end)..<end].map { $0.isEmpty ? "" : margin + $0 }
    lines.append(margin + "*/")
    lines += code.map { margin + String(repeating: unit, count: $0.level) + $0.text }
    lines.append(margin + BlockMarker.generatedEnd)
    return lines.joined(separator: ending)
  }
}
