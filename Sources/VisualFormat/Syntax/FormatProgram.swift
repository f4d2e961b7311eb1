/// A text in the visual format language: one rule a line.
///
/// ```swift
/// let program = try FormatProgram(parsing: """
///   |-30-[label]-30-|
///   |-50-[button(100)]
///   V:|-10-[label(20)]-15-[button(50)]
///   """)
/// program.viewNames  // ["label", "button"]
/// ```
/// Sendable: a plain value, and so is everything in it.
public struct FormatProgram: Sendable, Hashable, Codable {
  /// The rules in the order of the text.
  public private(set) var rules: [FormatRule]

  /// The lines of the text, for diagnostics.
  let lines: [String]

  /// Reads rules.
  ///
  /// Lines end with LF, CR LF or CR. Empty lines and what follows `//` mean nothing; an empty text
  /// is a program without rules.
  ///
  /// - Parameters:
  ///   - text: the rules.
  ///   - alignments: what all rules across their axes align, beside what they say themselves.
  /// - Throws: everything that is wrong with the text, at most one thing for each rule.
  /// - Complexity: linear in the length of the text.
  public init(parsing text: String, alignments: [FormatAlignment] = []) throws(FormatErrors) {
    let result = Self.parse(text, alignments: alignments)
    guard result.diagnostics.isEmpty else { throw FormatErrors(diagnostics: result.diagnostics) }
    self = result.program
  }

  /// Reads the rules that can be read, and says what is wrong with the others.
  ///
  /// - Parameters:
  ///   - text: the rules.
  ///   - alignments: what all rules across their axes align, beside what they say themselves.
  /// - Returns: the good rules, and a diagnostic for each other one.
  /// - Complexity: linear in the length of the text.
  public static func parse(
    _ text: String, alignments: [FormatAlignment] = []
  ) -> (program: FormatProgram, diagnostics: [FormatDiagnostic]) {
    var program = FormatProgram(rules: [], lines: FormatLines.split(text))
    var diagnostics: [FormatDiagnostic] = []
    for (index, line) in program.lines.enumerated() {
      do {
        var parser = RuleParser(line: line, number: index + 1)
        guard var rule = try parser.rule() else { continue }
        for alignment in alignments
        where alignment.axis != rule.axis && !rule.alignments.contains(alignment) {
          rule.alignments.append(alignment)
        }
        program.rules.append(rule)
      } catch {
        diagnostics.append(error)
      }
    }
    return (program, diagnostics)
  }

  private init(rules: [FormatRule], lines: [String]) { (self.rules, self.lines) = (rules, lines) }

  /// The names of the views, each once, in the order of the text.
  public var viewNames: [String] {
    var seen: Set<String> = []
    return rules.flatMap(\.views).map(\.name.text).filter { seen.insert($0).inserted }
  }

  /// A diagnostic with its line.
  func diagnostic(
    _ code: FormatDiagnostic.Code, _ severity: FormatDiagnostic.Severity, _ message: String,
    at position: FormatPosition
  ) -> FormatDiagnostic {
    let line = lines.indices.contains(position.line - 1) ? lines[position.line - 1] : ""
    return FormatDiagnostic(code, severity, message, at: position, sourceLine: line)
  }
}
