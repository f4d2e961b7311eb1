/// An error, a warning or a note on rules, with its position.
public struct FormatDiagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Hashable, Codable {
    /// The rule is invalid or contradicts earlier rules.
    case error
    /// There is a result, but probably not the intended one.
    case warning
    /// The result depends on values that the rules do not determine.
    case note
  }

  /// The kind of a diagnostic; stable, unlike the message.
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// A character that is not allowed at its position.
    case unexpectedCharacter
    /// Brackets or parentheses that are not closed.
    case unclosed
    /// A rule without a view.
    case missingView
    /// Brackets without a name, or a name that ends with a dot.
    case missingName
    /// An expression in which a number, a name or a parenthesis is missing.
    case missingValue
    /// A gap without an element before or after it.
    case danglingGap
    /// A `|` inside a rule.
    case misplacedSuperview
    /// A negative gap without parentheses.
    case bareNegative
    /// Consecutive gaps, one of which has conditions.
    case compositeGap
    /// A view that occurs twice in one rule.
    case repeatedView
    /// `center` with more than one view.
    case centerOfSeveral
    /// A word after a rule that is not an alignment.
    case unknownOption
    /// An alignment along the axis of its rule.
    case optionAlongAxis
    /// A priority that is not greater than 0 and at most 1000.
    case invalidPriority
    /// A number beyond the range of `Double`.
    case numberTooLarge
    /// Parentheses nested more than 200 levels deep.
    case nestedTooDeep
    /// A name in an expression that is neither a metric nor a view.
    case unknownName
    /// A name that is both a metric and a view.
    case ambiguousName
    /// A product or quotient of view sizes.
    case nonlinear
    /// A division by zero.
    case divisionByZero
    /// A metric, size or result that is not a finite number.
    case notFinite
    /// A rule that contradicts earlier rules.
    case overConstrained
    /// A view without a position.
    case needsPosition
    /// A view without a size.
    case needsSize
    /// Views whose sizes the rules do not determine uniquely.
    case ambiguousSize
    /// A view whose size would be negative.
    case negativeSize
    /// Rules that would take too long to solve.
    case tooComplex
    /// A condition that generated code cannot enforce because it sets one frame after another.
    case notEnforced
    /// Markers or comments around rules in a source file that are not balanced.
    case brokenBlock
  }

  /// The kind of the diagnostic.
  public let code: Code
  /// The severity of the diagnostic.
  public let severity: Severity
  /// The problem and, in parentheses, the remedy.
  public let message: String
  /// The position of the problem.
  public let position: FormatPosition
  /// The source line of the position; empty if it is unknown.
  public let sourceLine: String

  /// Creates a diagnostic.
  public init(
    _ code: Code, _ severity: Severity, _ message: String, at position: FormatPosition,
    sourceLine: String = ""
  ) {
    (self.code, self.severity, self.message) = (code, severity, message)
    (self.position, self.sourceLine) = (position, sourceLine)
  }

  /// The position and the message, as in `1:6: “]” is missing (close the view’s brackets)`.
  public var description: String { "\(position): \(message)" }

  /// The description, the source line and a caret below the position, without a trailing line
  /// break.
  ///
  /// ```
  /// 1:11: “]” instead of “,” or “)” (separate conditions by “,”)
  /// |-10-[a(50]
  ///           ^
  /// ```
  /// Tabs are preserved, and East Asian wide characters count as two columns.
  public var rendered: String {
    guard !sourceLine.isEmpty else { return description }
    var margin = ""
    for character in sourceLine.prefix(max(0, position.column - 1)) {
      margin += character == "\t" ? "\t" : Self.isWide(character) ? "  " : " "
    }
    return "\(description)\n\(sourceLine)\n\(margin)^"
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension [FormatDiagnostic] {
  /// The diagnostics sorted by position; the sort is stable.
  var inOrderOfText: [FormatDiagnostic] {
    enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
  }
}

/// All errors in a text of rules.
public struct FormatErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// The diagnostics in text order; never empty.
  public let diagnostics: [FormatDiagnostic]

  /// All diagnostics with their source lines and carets.
  public var description: String {
    diagnostics.map(\.rendered).joined(separator: "\n")
  }
}
