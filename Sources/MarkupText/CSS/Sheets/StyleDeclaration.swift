/// A declaration: a property or custom property with a value.
public struct StyleDeclaration: Sendable, Hashable, CustomStringConvertible {
  /// The kind and name of the property declared.
  public enum Target: Sendable, Hashable {
    /// A supported property.
    case property(StyleProperty)
    /// A custom property, whose name includes the two hyphens and is case-sensitive.
    case custom(String)
    /// An unknown property, which is preserved for the application but has no effect on styles.
    case unknown(String)
  }

  /// The value that is declared.
  enum Content: Sendable, Hashable {
    /// A value without `var()`.
    case value(StyleValue)
    /// A CSS-wide keyword: `inherit`, `initial`, `unset` or `revert`.
    case wide(StyleWideKeyword)
    /// Tokens that contain `var()`, to be parsed after substitution, with the name of the shorthand
    /// if they are its value.
    case unresolved(StyleTokenList, shorthand: String?, dialect: StyleDialect)
    /// The value of a custom or unknown property.
    case tokens(StyleTokenList)
  }

  /// The property that is declared.
  public let target: Target
  /// The value as it was written, without `!important`; if the value of an unknown property is one
  /// string, its content.
  public let text: String
  /// Whether the declaration is `!important`.
  public var isImportant: Bool
  let content: Content

  init(_ target: Target, _ content: Content, text: String, isImportant: Bool = false) {
    self.target = target
    self.content = content
    self.text = text
    self.isImportant = isImportant
  }

  /// Creates a declaration of a supported property.
  public init(_ property: StyleProperty, _ value: StyleValue, isImportant: Bool = false) {
    self.init(
      .property(property), .value(value), text: value.description, isImportant: isImportant)
  }

  /// The value, or nil for CSS-wide keywords, for custom or unknown properties, and for values with
  /// `var()`.
  public var value: StyleValue? {
    guard case .value(let value) = content else { return nil }
    return value
  }

  /// The CSS-wide keyword `inherit`, `initial`, `unset` or `revert`, if that is the value.
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

  /// The declaration in CSS syntax, such as `color: #ff0000 !important`.
  ///
  /// A property set by a shorthand with `var()` is written as that shorthand.
  public var description: String {
    let important = isImportant ? " !important" : ""
    switch content {
    case .value(let value): return "\(name): \(value)\(important)"
    case .wide(let keyword): return "\(name): \(keyword.rawValue)\(important)"
    case .unresolved(_, let shorthand, _):
      return "\(shorthand ?? name): \(cssClosed(text))\(important)"
    case .tokens(let list):
      var text = text
      // The text of an unknown property with a string value lacks the quotes.
      if case .unknown = target, list.tokens.count == 1, list.tokens[0].kind == .string {
        text = cssQuoted(text)
      }
      return "\(cssIdentifier(name)): \(cssClosed(text))\(important)"
    }
  }

  /// Parses the declarations of a `style` attribute or of a rule's block.
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

  /// Parses declarations as ``list(parsing:dialect:)`` does, and reports dropped and unknown ones.
  ///
  /// Names in `defined`, which the application defines, are not reported as unknown.
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
