/// Generates Swift that sets frames according to rules; the code depends on `LayoutBox` only.
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
/// Names that are not views are treated as Swift expressions of type `Double`. Frames are read
/// before they are set, so values that no rule determines do not change, and flexible edges are
/// added to those already set. Views are in the order of the rules, each after the views on whose
/// frames it depends.
public struct SwiftFrameWriter: Sendable {
  /// The Swift expression for the container.
  public var superview: String
  /// The default width of a gap that is written as a single `-`.
  public var defaultSpacing: DefaultSpacing
  /// The container's method that adds a view, as in `addSubview`; not called if `nil`.
  public var adder: String?

  /// The maximum number of views in one program, so that expressions do not grow too long.
  static let maximumViewCount = 1000
  /// The maximum number of numbers, names and operators in the expressions of one program, for the
  /// same reason.
  static let maximumOperationCount = 20_000

  /// Creates a writer.
  public init(
    superview: String = "superview", defaultSpacing: DefaultSpacing = .zero, adder: String? = nil
  ) {
    (self.superview, self.defaultSpacing, self.adder) = (superview, defaultSpacing, adder)
  }

  /// Generates a block of Swift.
  ///
  /// - Parameters:
  ///   - program: the rules; without any, the block is empty.
  ///   - indentation: the white space for each level of indentation.
  /// - Returns: the lines, each with a line feed, or an empty text if there are errors; and the
  ///   diagnostics in text order: errors, warnings about conditions that frames cannot enforce, and
  ///   notes on values that the rules do not determine.
  /// - Complexity: quadratic in the number of consecutive views without sizes. A program has at
  ///   most 1,000 views, and at most 20,000 numbers, names and operators.
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
    guard views.count <= Self.maximumViewCount else {
      let message = "more than \(Self.maximumViewCount) views (lay out fewer at once)"
      return (
        [],
        [
          program.diagnostic(
            .tooComplex, .error, message, at: views[Self.maximumViewCount].name.position)
        ]
      )
    }
    let predicates = program.rules.flatMap { rule in
      rule.views.flatMap(\.sizes) + rule.gaps.flatMap(\.conditions)
    }
    var count = 0
    for predicate in predicates {
      count += predicate.expression.operations.count
      guard count <= Self.maximumOperationCount else {
        let message =
          "more than \(Self.maximumOperationCount) numbers, names and operators (simplify)"
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
