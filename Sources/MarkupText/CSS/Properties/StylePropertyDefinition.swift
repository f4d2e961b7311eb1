/// What there is to know of a property: a row of the property table.
///
/// Sendable: a plain value whose grammar is a pure function.
public struct StylePropertyDefinition: Sendable {
  /// The boxes that a property has an effect on.
  ///
  /// Sendable: a plain value.
  public enum Scope: Sendable, Hashable {
    /// Everything that holds text.
    case everything
    /// Blocks: paragraphs, list items, table cells.
    case blocks
    /// Inline boxes.
    case inlines
    /// List items.
    case listItems
    /// Blocks and inline boxes with a size of their own, such as pictures and `lambda`.
    case boxes
  }

  /// The property.
  public let property: StyleProperty
  /// Its name.
  public let name: String
  /// The value where nothing sets it, in effect on the root if it inherits.
  public let initial: StyleValue
  /// Whether elements that do not set it take their parent's.
  public let inherits: Bool
  /// What it has an effect on.
  public let appliesTo: Scope
  /// The section that defines it.
  public let standard: String
  /// Reads its value; nil if the text is none.
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

  /// What a name stands for.
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

    /// The name if it is a shorthand.
    var shorthandName: String? {
      guard case .shorthand(let shorthand) = self else { return nil }
      return shorthand.name
    }
  }

  /// The property or shorthand of a lower-case name, also of an older one.
  static func named(_ name: String) -> Named? { byName[name] }

  private static let byName: [String: Named] = {
    var names: [String: Named] = [:]
    for definition in all { names[definition.name] = .property(definition.property) }
    for shorthand in StyleShorthand.all { names[shorthand.name] = .shorthand(shorthand) }
    for (alias, name) in aliases { names[alias] = names[name] }
    return names
  }()

  /// Other names of properties: legacy ones of the standards, and GSFancyText's.
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

  /// The names that an attribute of `lambda` may have: shorthands, then all properties.
  static let attributeNames: [String] =
    StyleShorthand.all.map(\.name) + aliases.keys.sorted() + all.map(\.name)
}
