extension FormatProgram {
  /// Parses rules.
  ///
  /// Lines end with LF, CR LF or CR. Empty lines and comments from `//` to the end of the line are
  /// ignored; an empty text is a program without rules.
  ///
  /// - Parameters:
  ///   - text: the rules.
  ///   - alignments: alignments added to those of every rule that runs across their axis.
  /// - Throws: all errors in the text, at most one for each rule.
  /// - Complexity: linear in the length of the text.
  public init(parsing text: String, alignments: [FormatAlignment] = []) throws(FormatErrors) {
    let result = Self.parse(text, alignments: alignments)
    guard result.diagnostics.isEmpty else { throw FormatErrors(diagnostics: result.diagnostics) }
    self = result.program
  }

  /// Parses the valid rules, and reports an error for each of the others.
  ///
  /// ```swift
  /// let (program, diagnostics) = FormatProgram.parse("|[a]|\n|[b")
  /// program.viewNames  // ["a"]
  /// diagnostics.map(\.description)  // ["2:2: “]” is missing (close the view’s brackets)"]
  /// ```
  /// - Parameters:
  ///   - text: the rules.
  ///   - alignments: alignments added to those of every rule that runs across their axis.
  /// - Returns: the valid rules, and a diagnostic for each invalid one.
  /// - Complexity: linear in the length of the text.
  public static func parse(
    _ text: String, alignments: [FormatAlignment] = []
  ) -> (program: FormatProgram, diagnostics: [FormatDiagnostic]) {
    parse(lines: FormatLines.split(text), from: 1, alignments: alignments)
  }

  /// Parses lines; `firstLine` is the number of the first one.
  static func parse(
    lines: [String], from firstLine: Int, alignments: [FormatAlignment]
  ) -> (program: FormatProgram, diagnostics: [FormatDiagnostic]) {
    var rules: [FormatRule] = []
    var diagnostics: [FormatDiagnostic] = []
    for (index, line) in lines.enumerated() {
      do {
        var parser = RuleParser(line: line, number: firstLine + index)
        guard var rule = try parser.rule() else { continue }
        for alignment in alignments
        where alignment.axis != rule.axis && !rule.alignments.contains(alignment) {
          rule.alignments.append(alignment)
        }
        rules.append(rule)
      } catch {
        diagnostics.append(error)
      }
    }
    return (FormatProgram(rules: rules, lines: lines, firstLine: firstLine), diagnostics)
  }
}
