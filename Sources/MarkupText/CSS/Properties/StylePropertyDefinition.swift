/// The definition of a property: a row of the property table.
public struct StylePropertyDefinition: Sendable {
  /// The boxes that a property applies to.
  public enum Scope: Sendable, Hashable {
    /// All boxes that contain text.
    case everything
    /// Block containers: paragraphs, list items, table cells.
    case blocks
    /// Inline boxes.
    case inlines
    /// List items.
    case listItems
    /// Blocks, and inline boxes with their own size, such as images and `lambda`.
    case boxes
  }

  /// The property.
  public let property: StyleProperty
  /// The name of the property.
  public let name: String
  /// The initial value, used where the property is neither set nor inherited.
  public let initial: StyleValue
  /// Whether elements that do not set the property inherit their parent's value.
  public let inherits: Bool
  /// The boxes that the property applies to.
  public let appliesTo: Scope
  /// The section of a standard that defines the property.
  public let standard: String
  /// Reads a value, and returns nil if the tokens are not a value of the property.
  let grammar: @Sendable (inout ValueReader) -> StyleValue?

  init(
    _ property: StyleProperty, _ name: String, initial: StyleValue, inherits: Bool,
    appliesTo: Scope, standard: String,
    grammar: @escaping @Sendable (inout ValueReader) -> StyleValue?
  ) {
    self.property = property
    self.name = name
    self.initial = initial
    self.inherits = inherits
    self.appliesTo = appliesTo
    self.standard = standard
    self.grammar = grammar
  }

  /// All properties, in the order of ``StyleProperty``.
  public static let all: [StylePropertyDefinition] = fontRows + textRows + decorationRows + boxRows

  /// The property or shorthand that a name refers to.
  enum Named {
    case property(StyleProperty)
    case shorthand(StyleShorthand)

    /// The properties that it sets.
    var properties: [StyleProperty] {
      switch self {
      case .property(let property): [property]
      case .shorthand(let shorthand): shorthand.properties
      }
    }

    /// The name of the shorthand, or nil for a property.
    var shorthandName: String? {
      guard case .shorthand(let shorthand) = self else { return nil }
      return shorthand.name
    }
  }

  /// Returns the property or shorthand with a lower-case name, which may be an alias.
  static func named(_ name: String) -> Named? { byName[name] }

  private static let byName: [String: Named] = {
    var names: [String: Named] = [:]
    for definition in all { names[definition.name] = .property(definition.property) }
    for shorthand in StyleShorthand.all { names[shorthand.name] = .shorthand(shorthand) }
    for (alias, name) in aliases { names[alias] = names[name] }
    return names
  }()

  /// The aliases of properties: legacy names of the standards, and those of GSFancyText.
  static let aliases: [String: String] = [
    "word-wrap": "overflow-wrap",
    "font-width": "font-stretch",
    "line-count": "line-clamp",
    "-webkit-line-clamp": "line-clamp",
    "-webkit-writing-mode": "writing-mode",
    "-epub-writing-mode": "writing-mode",
    "-webkit-line-break": "line-break",
    "-epub-line-break": "line-break",
    "-epub-word-break": "word-break",
    "-webkit-text-combine": "text-combine-upright",
    "-epub-text-emphasis-style": "text-emphasis-style",
    "-webkit-text-emphasis-style": "text-emphasis-style",
    "-epub-text-emphasis-color": "text-emphasis-color",
    "-webkit-text-emphasis-color": "text-emphasis-color",
    "-webkit-text-emphasis-position": "text-emphasis-position",
    "-webkit-ruby-position": "ruby-position",
    "-webkit-text-emphasis": "text-emphasis",
    "-epub-text-emphasis": "text-emphasis",
    "-webkit-hyphens": "hyphens",
    "-epub-hyphens": "hyphens",
  ]

  /// The attribute names of `lambda` that are read as properties: shorthands, then aliases, then
  /// properties.
  static let attributeNames: [String] =
    StyleShorthand.all.map(\.name) + aliases.keys.sorted() + all.map(\.name)
}
