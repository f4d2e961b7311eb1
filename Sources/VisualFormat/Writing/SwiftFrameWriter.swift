/// Writes rules as Swift that sets frames, with nothing but `LayoutBox` to lean on.
///
/// ```swift
/// let program = try FormatProgram(parsing: "|-30-[label]-30-|")
/// SwiftFrameWriter().code(for: program).text
/// // do {
/// //   // label keeps its y and height.
/// //   var frame = label.layoutFrame
/// //   frame.x = 30
/// //   frame.width = superview.layoutSize.width - 60
/// //   label.layoutFrame = frame
/// //   label.flexibleEdges.formUnion([.width])
/// // }
/// ```
/// Names that are no views are taken for Swift expressions of type `Double`. Frames are read before
/// they are set, so what no rule says anything of stays, and edges are added to those that flex
/// already. Views come in the order of the rules, behind those they are placed by.
///
/// Sendable: a plain value.
public struct SwiftFrameWriter: Sendable {
  /// The Swift expression for the container.
  public var superview: String
  /// How wide a lone `-` is.
  public var bareGap: BareGap
  /// The container's method that takes in a view, as in `addSubview`; not called if `nil`.
  public var adder: String?

  /// Views in one program, beyond which expressions could grow too long.
  static let mostViews = 1000
  /// Numbers, names and signs in the expressions of one program, for the same reason.
  static let mostOperations = 20_000

  /// Makes a writer.
  public init(superview: String = "superview", bareGap: BareGap = .zero, adder: String? = nil) {
    (self.superview, self.bareGap, self.adder) = (superview, bareGap, adder)
  }

  /// Writes a block of Swift.
  ///
  /// - Parameters:
  ///   - program: the rules; without any, the block is empty.
  ///   - indentation: what stands before a line for each level.
  /// - Returns: the lines with a line feed behind each, empty if there are errors; and what is wrong
  ///   with the rules, what frames cannot do (warnings) and what they leave open (notes), in the
  ///   order of the text.
  /// - Complexity: quadratic in the number of views that follow each other without sizes, of which
  ///   a program has at most 1,000, with at most 20,000 numbers, names and signs.
  public func code(
    for program: FormatProgram, indentation: String = "  "
  ) -> (text: String, diagnostics: [FormatDiagnostic]) {
    let (lines, diagnostics) = lines(for: program)
    let text = lines.map { String(repeating: indentation, count: $0.level) + $0.text + "\n" }
    return (text.joined(), diagnostics)
  }

  struct Line {
    var level: Int
    var text: String
  }

  func lines(for program: FormatProgram) -> (lines: [Line], diagnostics: [FormatDiagnostic]) {
    let (views, _) = program.firstMentions
    guard views.count <= Self.mostViews else {
      let message = "more than \(Self.mostViews) views (lay out fewer at once)"
      return (
        [],
        [program.diagnostic(.tooComplex, .error, message, at: views[Self.mostViews].name.position)]
      )
    }
    let predicates = program.rules.flatMap { rule in
      rule.views.flatMap(\.sizes) + rule.gaps.flatMap(\.conditions)
    }
    var count = 0
    for predicate in predicates {
      count += predicate.expression.operations.count
      guard count <= Self.mostOperations else {
        let message = "more than \(Self.mostOperations) numbers, names and signs (simplify)"
        return (
          [], [program.diagnostic(.tooComplex, .error, message, at: predicate.position)]
        )
      }
    }
    let horizontal = SymbolicAxis(
      .horizontal, of: program, views: views, writer: self, atoms: AtomTable())
    let vertical = SymbolicAxis(
      .vertical, of: program, views: views, writer: self, atoms: horizontal.atoms)
    let diagnostics = (horizontal.diagnostics + vertical.diagnostics).inOrderOfText
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return ([], diagnostics) }
    var block = FrameBlock(
      writer: self, names: views.map(\.name.text), axes: [horizontal, vertical],
      atoms: vertical.atoms)
    return (block.lines(), diagnostics)
  }
}
