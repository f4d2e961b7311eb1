/// A style sheet: its rules, and diagnostics of the text they were parsed from.
///
/// Sheets are parsed as in CSS, which differs from GSFancyText and ZMarkupParser:
/// - Rules with the same selector merge property by property; in GSFancyText the later rule
///   replaced the earlier one.
/// - A rule for an element does not require a class.
/// - Text after a number, and unknown units, make a value invalid; see ``StyleDialect/fancyText``.
/// - Classes are case-sensitive; GSFancyText lowercased those of sheets only, ZMarkupParser all.
///   See ``StyleCascade/ignoringCase``.
/// - Color components out of range are clamped as in CSS, where both libraries rejected the color,
///   and `#fff` is white, unlike in ZMarkupParser.
/// - `word-spacing` is the space between words; in ZMarkupParser it was the space between lines.
/// - Any element may have margins, an alignment and a maximum number of lines, which GSFancyText
///   allowed only on `p`: ``StylePropertyDefinition/appliesTo`` describes where they have an
///   effect.
///
/// CSS features that this library does not support are dropped with a diagnostic: at-rules such as
/// `@media`, nested rules, pseudo-elements, viewport units (`vw`, `vh`), and the functions
/// `calc()`, `min()`, `max()`, `clamp()`, `env()` and `attr()`. Values are computed before layout
/// as one number with one unit, which cannot express a sum of `%` and `em`.
public struct StyleSheet: Sendable, Hashable, CustomStringConvertible {
  /// The rules in source order.
  public var rules: [StyleRule]
  /// The diagnostics in source order.
  public var diagnostics: [MarkupDiagnostic]

  /// Creates a sheet from rules.
  public init(rules: [StyleRule] = []) {
    self.rules = rules
    diagnostics = []
  }

  /// Parses a style sheet, dropping invalid and unsupported parts with a diagnostic.
  ///
  ///     StyleSheet(parsing: "p { margin: 0 }").description
  ///     // p { margin-top: 0px; margin-right: 0px; margin-bottom: 0px; margin-left: 0px }
  ///
  /// Parsing never fails: empty or damaged text yields the rules that it contains. Takes linear
  /// time. The syntax is that of CSS Syntax 3 without nested rules; at-rules are skipped.
  ///
  /// - Parameters:
  ///   - text: the source text.
  ///   - dialect: the dialect of the values.
  ///   - defined: the names of properties that the application defines, which are not reported as
  ///     unknown: ``StyleCascade/definedProperties``.
  public init(parsing text: String, dialect: StyleDialect = .css, defined: Set<String> = []) {
    var parser = StyleSheetParser(text, dialect: dialect, defined: defined)
    rules = parser.rules()
    diagnostics = parser.diagnostics()
  }

  /// Appends the rules and diagnostics of another sheet.
  public mutating func append(_ other: StyleSheet) {
    rules += other.rules
    diagnostics += other.diagnostics
  }

  /// Returns the declarations of all rules with exactly this selector, such as `.right`.
  ///
  /// Later ones override earlier ones. The result is empty if there is no such rule or the selector
  /// is invalid.
  public func declarations(for selector: String) -> [StyleDeclaration] {
    guard let selectors = try? SelectorList(parsing: selector) else { return [] }
    return rules.filter { $0.selectors == selectors }.flatMap(\.declarations)
  }

  /// The rules in CSS syntax, one per line.
  public var description: String { rules.map(\.description).joined(separator: "\n") }
}

/// A style rule: selectors, and the declarations for the elements they match.
public struct StyleRule: Sendable, Hashable, CustomStringConvertible {
  /// The selectors of the rule.
  public var selectors: SelectorList
  /// The declarations in source order.
  public var declarations: [StyleDeclaration]

  /// Creates a rule from selectors and declarations.
  public init(selectors: SelectorList, declarations: [StyleDeclaration]) {
    self.selectors = selectors
    self.declarations = declarations
  }

  /// Creates a rule for the elements of a class; the name may contain any characters.
  public init(className: String, declarations: [StyleDeclaration]) {
    self.init(selectors: SelectorList(className: className), declarations: declarations)
  }

  /// Creates a rule for the element with an id; the id may contain any characters.
  public init(id: String, declarations: [StyleDeclaration]) {
    self.init(selectors: SelectorList(id: id), declarations: declarations)
  }

  /// The rule in CSS syntax, such as `p { color: #ff0000 }`.
  public var description: String {
    // A shorthand with `var()` is stored for each of its properties, but written only once.
    let texts = declarations.map(\.description)
    let declarations = texts.indices.filter { $0 == 0 || texts[$0] != texts[$0 - 1] }
      .map { texts[$0] }.joined(separator: "; ")
    return declarations.isEmpty ? "\(selectors) {}" : "\(selectors) { \(declarations) }"
  }
}
