/// A style sheet: rules in order, and what was wrong with the text they were read from.
///
/// Read as CSS reads it. What differs from the libraries that this one succeeds:
/// - Rules of the same selector merge property by property; in GSFancyText the later one replaced
///   the earlier.
/// - A rule for an element needs no class on it.
/// - Text after a number and unknown units make a value invalid; see ``StyleDialect/fancyText``.
/// - Classes tell the cases apart; GSFancyText lowered those of sheets only, ZMarkupParser all. See
///   ``StyleCascade/ignoringCase``.
/// - Color components beyond their range are clamped as in CSS, where both dropped the color, and
///   `#fff` is white, as it was not in ZMarkupParser.
/// - `word-spacing` is the space between words, which in ZMarkupParser was that between lines.
/// - Any element may have margins, an alignment and a greatest number of lines, which GSFancyText
///   allowed on `p` only: ``StylePropertyDefinition/appliesTo`` says where they have an effect.
///
/// What CSS has and this library does not understand is dropped with a diagnostic: at-rules such as
/// `@media`, nested rules, pseudo-elements, units of a window (`vw`, `vh`), and the functions
/// `calc()`, `min()`, `max()`, `clamp()`, `env()` and `attr()`. Values are computed before any
/// layout, as one number and one unit, which sums of `%` and `em` are not.
///
/// Sendable: a plain value.
public struct StyleSheet: Sendable, Hashable, CustomStringConvertible {
  /// The rules in order.
  public var rules: [StyleRule]
  /// What was dropped, in the order of the text.
  public var diagnostics: [MarkupDiagnostic]

  /// A sheet of rules made in code.
  public init(rules: [StyleRule] = []) {
    self.rules = rules
    diagnostics = []
  }

  /// Reads a style sheet; what CSS's rules for errors drop, or this library does not know, is
  /// dropped with a diagnostic.
  ///
  ///     StyleSheet(parsing: "p { margin: 0 }").description
  ///     // p { margin-top: 0px; margin-right: 0px; margin-bottom: 0px; margin-left: 0px }
  ///
  /// Never fails: empty and damaged text gives what rules it holds. Takes linear time. CSS Syntax 3
  /// without nested rules; at-rules are skipped.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - dialect: how values are read.
  ///   - defined: names of properties that the program defines, which are not called unknown:
  ///     ``StyleCascade/definedProperties``.
  public init(parsing text: String, dialect: StyleDialect = .css, defined: Set<String> = []) {
    var parser = StyleSheetParser(text, dialect: dialect, defined: defined)
    rules = parser.rules()
    diagnostics = parser.diagnostics()
  }

  /// Adds the rules and diagnostics of another sheet after those of this one.
  public mutating func append(_ other: StyleSheet) {
    rules += other.rules
    diagnostics += other.diagnostics
  }

  /// The declarations of all rules with exactly this selector, such as `.right`; later ones
  /// override earlier ones.
  ///
  /// Empty if there is none, or if the selector is invalid.
  public func declarations(for selector: String) -> [StyleDeclaration] {
    guard let selectors = try? SelectorList(parsing: selector) else { return [] }
    return rules.filter { $0.selectors == selectors }.flatMap(\.declarations)
  }

  /// The rules as CSS, one a line.
  public var description: String { rules.map(\.description).joined(separator: "\n") }
}

/// Selectors and what is declared for what they match.
///
/// Sendable: a plain value.
public struct StyleRule: Sendable, Hashable, CustomStringConvertible {
  /// What the rule is for.
  public var selectors: SelectorList
  /// What it declares, in order.
  public var declarations: [StyleDeclaration]

  /// A rule of selectors and declarations.
  public init(selectors: SelectorList, declarations: [StyleDeclaration]) {
    self.selectors = selectors
    self.declarations = declarations
  }

  /// A rule for elements of a class, made in code; the name may hold any characters.
  public init(className: String, declarations: [StyleDeclaration]) {
    self.init(selectors: SelectorList(className: className), declarations: declarations)
  }

  /// A rule for the element of an id, made in code; the id may hold any characters.
  public init(id: String, declarations: [StyleDeclaration]) {
    self.init(selectors: SelectorList(id: id), declarations: declarations)
  }

  /// As CSS writes it, such as `p { color: #ff0000 }`.
  public var description: String {
    // A shorthand with `var()` stands in each of its properties and is written once.
    let texts = declarations.map(\.description)
    let declarations = texts.indices.filter { $0 == 0 || texts[$0] != texts[$0 - 1] }
      .map { texts[$0] }.joined(separator: "; ")
    return declarations.isEmpty ? "\(selectors) {}" : "\(selectors) { \(declarations) }"
  }
}
