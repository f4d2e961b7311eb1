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
  private let lines: [String]
  /// The number of the first of them.
  private let firstLine: Int

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
  /// ```swift
  /// let (program, diagnostics) = FormatProgram.parse("|[a]|\n|[b")
  /// program.viewNames  // ["a"]
  /// diagnostics.map(\.description)  // ["2:2: “]” is missing (close the view’s brackets)"]
  /// ```
  /// - Parameters:
  ///   - text: the rules.
  ///   - alignments: what all rules across their axes align, beside what they say themselves.
  /// - Returns: the good rules, and a diagnostic for each other one.
  /// - Complexity: linear in the length of the text.
  public static func parse(
    _ text: String, alignments: [FormatAlignment] = []
  ) -> (program: FormatProgram, diagnostics: [FormatDiagnostic]) {
    parse(lines: FormatLines.split(text), from: 1, alignments: alignments)
  }

  /// Reads lines of which the first has the number `firstLine`.
  static func parse(
    lines: [String], from firstLine: Int, alignments: [FormatAlignment]
  ) -> (program: FormatProgram, diagnostics: [FormatDiagnostic]) {
    var program = FormatProgram(rules: [], lines: lines, firstLine: firstLine)
    var diagnostics: [FormatDiagnostic] = []
    for (index, line) in lines.enumerated() {
      do {
        var parser = RuleParser(line: line, number: firstLine + index)
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

  private init(rules: [FormatRule], lines: [String], firstLine: Int) {
    (self.rules, self.lines, self.firstLine) = (rules, lines, firstLine)
  }

  /// The names of the views, each once, in the order of the text.
  public var viewNames: [String] {
    var seen: Set<String> = []
    return rules.flatMap(\.views).map(\.name.text).filter { seen.insert($0).inserted }
  }

  /// The indices of the views in the order in which they get the sizes that they have: those whose
  /// rules along an axis say nothing of their sizes, those with bounds only, those with equations.
  func sizeTiers(along axis: LayoutAxis, viewIndices: [String: Int]) -> [[Int]] {
    var tiers = Array(repeating: 0, count: viewIndices.count)
    for rule in rules where rule.axis == axis {
      for view in rule.views {
        guard let index = viewIndices[view.name.text] else { continue }
        for size in view.sizes { tiers[index] = max(tiers[index], size.relation == .equal ? 2 : 1) }
      }
    }
    return (0...2).map { tier in tiers.indices.filter { tiers[$0] == tier } }
  }

  /// The first mention of each view, and the index of each name among them.
  var firstMentions: (views: [FormatView], indices: [String: Int]) {
    var views: [FormatView] = []
    var indices: [String: Int] = [:]
    for view in rules.flatMap(\.views) where indices[view.name.text] == nil {
      indices[view.name.text] = views.count
      views.append(view)
    }
    return (views, indices)
  }

  /// A diagnostic with its line.
  func diagnostic(
    _ code: FormatDiagnostic.Code, _ severity: FormatDiagnostic.Severity, _ message: String,
    at position: FormatPosition
  ) -> FormatDiagnostic {
    let index = position.line - firstLine
    let line = lines.indices.contains(index) ? lines[index] : ""
    return FormatDiagnostic(code, severity, message, at: position, sourceLine: line)
  }

  /// What the solver and the writer say of a size that they chose among several.
  func ambiguousSize(of view: FormatView, along axis: LayoutAxis) -> FormatDiagnostic {
    let name = view.name.text
    return diagnostic(
      .ambiguousSize, .warning,
      "the \(axis.sizeName) of \(name) gives way to those of other views, though no rule says so "
        + "(write [\(name)(>=0)], or give a size)",
      at: view.name.position)
  }
}
