/// Something wrong with rules, and where.
///
/// Sendable: a plain value.
public struct FormatDiagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// How much it matters.
  ///
  /// Sendable: a plain value.
  public enum Severity: String, Sendable, Hashable, Codable {
    /// The rule cannot be read or cannot hold.
    case error
    /// A result was found, but most likely not the one that was meant.
    case warning
    /// A result depends on what the rules do not say.
    case note
  }

  /// What kind of thing is wrong; stable, unlike the message.
  ///
  /// Sendable: a plain value.
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// A character that has no meaning where it stands.
    case unexpectedCharacter
    /// Brackets or parentheses that are not closed.
    case unclosed
    /// A rule without any view.
    case missingView
    /// Brackets without a name, or a name with a dot at its end.
    case missingName
    /// A number, name or parenthesis is missing.
    case missingValue
    /// A gap with nothing behind or before it.
    case danglingGap
    /// A `|` inside a rule.
    case misplacedSuperview
    /// A negative gap without parentheses.
    case bareNegative
    /// Several gaps in a row of which one has conditions.
    case compositeGap
    /// A view that occurs twice in one rule.
    case repeatedView
    /// `center` with more than one view.
    case centerOfSeveral
    /// A word behind a rule that is no alignment.
    case unknownOption
    /// An alignment along the axis of its rule.
    case optionAlongAxis
    /// A priority that is not above 0 and up to 1000.
    case invalidPriority
    /// A number beyond the range of `Double`.
    case numberTooLarge
    /// Parentheses nested deeper than 200 levels.
    case nestedTooDeep
    /// A name in an expression that is neither a metric nor a view.
    case unknownName
    /// A name that is both a metric and a view.
    case ambiguousName
    /// A product or quotient of sizes of views.
    case nonlinear
    /// A division by zero.
    case divisionByZero
    /// A metric, size or result that is not a finite number.
    case notFinite
    /// A rule that contradicts rules before it.
    case overConstrained
    /// A view without a position.
    case needsPosition
    /// A view without a size.
    case needsSize
    /// Views that share out a space in more than one way.
    case ambiguousSize
    /// A view whose size comes out negative.
    case negativeSize
    /// Rules that would take too long to solve.
    case tooComplex
    /// A condition that frames set one after the other cannot keep.
    case notEnforced
    /// Markers or comments around rules in a source file that do not fit together.
    case brokenBlock
  }

  /// The kind of thing that is wrong.
  public let code: Code
  /// How much it matters.
  public let severity: Severity
  /// What is wrong and, in parentheses, what to do.
  public let message: String
  /// Where.
  public let position: FormatPosition
  /// The line with the mistake; empty if it is not known.
  public let sourceLine: String

  /// Makes a diagnostic.
  public init(
    _ code: Code, _ severity: Severity, _ message: String, at position: FormatPosition,
    sourceLine: String = ""
  ) {
    (self.code, self.severity, self.message) = (code, severity, message)
    (self.position, self.sourceLine) = (position, sourceLine)
  }

  /// As in `1:6: “]” is missing (close the view’s brackets)`.
  public var description: String { "\(position): \(message)" }

  /// The description, the line and a caret below the place, without a line end behind.
  ///
  /// ```
  /// 1:11: “]” instead of “,” or “)” (separate conditions by “,”)
  /// |-10-[a(50]
  ///           ^
  /// ```
  /// Tabs stay tabs, and East Asian wide characters count as two columns.
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
  /// The diagnostics in the order of the text, those of one place as they are.
  var inOrderOfText: [FormatDiagnostic] {
    enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
  }
}

/// All that is wrong with a text of rules.
///
/// Sendable: a plain value.
public struct FormatErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in the order of the text; never empty.
  public let diagnostics: [FormatDiagnostic]

  /// Every diagnostic with its line and caret.
  public var description: String {
    diagnostics.map(\.rendered).joined(separator: "\n")
  }
}
