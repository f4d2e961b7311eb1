/// A property, or a custom property, with the value that a style gives it.
///
/// Sendable: a plain value.
public struct StyleDeclaration: Sendable, Hashable, CustomStringConvertible {
  /// What is declared.
  ///
  /// Sendable: a plain value.
  public enum Target: Sendable, Hashable {
    /// A known property.
    case property(StyleProperty)
    /// A custom property; its name, with the two hyphens, keeps its case.
    case custom(String)
    /// A name that no property has: kept for the program, without effect on styles.
    case unknown(String)
  }

  /// What it is declared to be.
  enum Content: Sendable, Hashable {
    /// A value.
    case value(StyleValue)
    /// `inherit`, `initial`, `unset` or `revert`.
    case wide(StyleWideKeyword)
    /// Tokens that hold `var()`, to be read once the custom properties are known; with the
    /// shorthand's name if they are its value.
    case unresolved(StyleTokenList, shorthand: String?, dialect: StyleDialect)
    /// The value of a custom or unknown property.
    case tokens(StyleTokenList)
  }

  /// What is declared.
  public let target: Target
  /// The value as it was written, without `!important`; of an unknown property whose value is one
  /// string, what stands in the quotes.
  public let text: String
  /// Whether it is marked `!important`.
  public var isImportant: Bool
  let content: Content

  init(_ target: Target, _ content: Content, text: String, isImportant: Bool = false) {
    self.target = target
    self.content = content
    self.text = text
    self.isImportant = isImportant
  }

  /// A declaration of a known property, made in code.
  public init(_ property: StyleProperty, _ value: StyleValue, isImportant: Bool = false) {
    self.init(
      .property(property), .value(value), text: value.description, isImportant: isImportant)
  }

  /// The value, unless it is one of the keywords of every property, a custom property's or holds
  /// `var()`.
  public var value: StyleValue? {
    guard case .value(let value) = content else { return nil }
    return value
  }

  /// `inherit`, `initial`, `unset` or `revert`, if that is the value.
  public var wideKeyword: StyleWideKeyword? {
    guard case .wide(let keyword) = content else { return nil }
    return keyword
  }

  /// The name of the property.
  public var name: String {
    switch target {
    case .property(let property): property.name
    case .custom(let name), .unknown(let name): name
    }
  }

  /// As CSS writes it, such as `color: #ff0000 !important`.
  ///
  /// What came from a shorthand with `var()` is written as that shorthand.
  public var description: String {
    let important = isImportant ? " !important" : ""
    switch content {
    case .value(let value): return "\(name): \(value)\(important)"
    case .wide(let keyword): return "\(name): \(keyword.rawValue)\(important)"
    case .unresolved(_, let shorthand, _): return "\(shorthand ?? name): \(text)\(important)"
    case .tokens(let list):
      var text = text
      // The string of an unknown property has lost its quotes.
      if case .unknown = target, list.tokens.count == 1, list.tokens[0].kind == .string {
        text = cssQuoted(text)
      }
      return "\(cssIdentifier(name)): \(text)\(important)"
    }
  }

  /// Reads the declarations of a `style` attribute or of a block's content.
  ///
  /// Invalid declarations are dropped. Takes linear time.
  ///
  ///     StyleDeclaration.list(parsing: "color: red; widht: 1px").map(\.description)
  ///     // ["color: #ff0000", "widht: 1px"]; the second one is unknown and has no effect
  public static func list(
    parsing text: String, dialect: StyleDialect = .css
  ) -> [StyleDeclaration] {
    var parser = StyleSheetParser(text, dialect: dialect)
    return parser.declarations()
  }

  /// Reads declarations as ``list(parsing:dialect:)``, and says what was dropped and why; names of
  /// properties that the program defines are not called unknown.
  public static func list(
    parsing text: String, dialect: StyleDialect = .css, defined: Set<String> = [],
    diagnostics: inout [MarkupDiagnostic]
  ) -> [StyleDeclaration] {
    var parser = StyleSheetParser(text, dialect: dialect, defined: defined)
    let declarations = parser.declarations()
    diagnostics += parser.diagnostics()
    return declarations
  }
}
