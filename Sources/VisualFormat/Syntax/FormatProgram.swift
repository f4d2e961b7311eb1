/// A program in the visual format language: one rule per line.
///
/// ```swift
/// let program = try FormatProgram(parsing: """
///   |-30-[label]-30-|
///   |-50-[button(100)]
///   V:|-10-[label(20)]-15-[button(50)]
///   """)
/// program.viewNames  // ["label", "button"]
/// ```
public struct FormatProgram: Sendable, Hashable, Codable {
  /// The rules in text order.
  public let rules: [FormatRule]

  /// The lines of the source text, for diagnostics.
  private let lines: [String]
  /// The number of the first line.
  private let firstLine: Int

  init(rules: [FormatRule], lines: [String], firstLine: Int) {
    (self.rules, self.lines, self.firstLine) = (rules, lines, firstLine)
  }

  /// The names of the views without repetitions, in text order.
  public var viewNames: [String] {
    var seen: Set<String> = []
    return rules.flatMap(\.views).map(\.name.text).filter { seen.insert($0).inserted }
  }

  /// Returns the indices of the views in three groups: views whose size no rule along the axis
  /// constrains, views with bounds only, and views with equations.
  ///
  /// Current sizes are added in this order.
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

  /// The first mention of each view, and the index of each name in this list.
  var firstMentions: (views: [FormatView], indices: [String: Int]) {
    var views: [FormatView] = []
    var indices: [String: Int] = [:]
    for view in rules.flatMap(\.views) where indices[view.name.text] == nil {
      indices[view.name.text] = views.count
      views.append(view)
    }
    return (views, indices)
  }

  /// Returns a diagnostic with its source line.
  func diagnostic(
    _ code: FormatDiagnostic.Code, _ severity: FormatDiagnostic.Severity, _ message: String,
    at position: FormatPosition
  ) -> FormatDiagnostic {
    let index = position.line - firstLine
    let line = lines.indices.contains(index) ? lines[index] : ""
    return FormatDiagnostic(code, severity, message, at: position, sourceLine: line)
  }

  /// Returns the diagnostic for a size that the rules do not determine and that the solver or the
  /// writer chose.
  func ambiguousSize(of view: FormatView, along axis: LayoutAxis) -> FormatDiagnostic {
    let name = view.name.text
    return diagnostic(
      .ambiguousSize, .warning,
      "the \(axis.sizeName) of \(name) gives way to those of other views, which no rule requires "
        + "(write [\(name)(>=0)], or give a size)",
      at: view.name.position)
  }
}
