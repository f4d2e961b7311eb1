import TextFoundation

/// Styles that an application sets by subject, with declarations or closures.
///
/// They are rules with the origin ``Origin/code``: among them, ids are stronger than classes, and
/// classes stronger than element names; of equally specific rules the later one wins. In
/// ZMarkupParser a class won over an id; CSS's specificity is the same for rules of sheets and of
/// code.
extension StyleCascade {
  /// Sets the declarations of an element name, a class or an id.
  ///
  ///     cascade.setStyle(
  ///       for: .className("text-red"), StyleDeclaration.list(parsing: "color: red"))
  ///
  /// An earlier rule for the same subject is replaced without changing its position in the order.
  public mutating func setStyle(for subject: StyleSubject, _ declarations: [StyleDeclaration]) {
    set(subject, .declarations(declarations))
  }

  /// Sets a closure that returns the declarations of each element with a name, a class or an id.
  ///
  ///     cascade.setStyle(for: .element("badge"), attributes: ["level"]) { element in
  ///       let color = element["level"] == "high" ? "red" : "gray"
  ///       return StyleDeclaration.list(parsing: "background: \(color)")
  ///     }
  ///
  /// An earlier rule for the same subject is replaced without changing its position in the order.
  ///
  /// - Parameters:
  ///   - subject: the elements concerned.
  ///   - attributes: the lower-case names of the attributes that the closure reads.
  ///   - declarations: called with each matching element, from any thread; it must return the same
  ///     result for the same element.
  public mutating func setStyle(
    for subject: StyleSubject, attributes: [String] = [],
    _ declarations: @escaping @Sendable (StyledElement) -> [StyleDeclaration]
  ) {
    set(subject, .closure(attributes: attributes, declarations))
  }

  /// Defines a custom shorthand: a property that a closure expands to other declarations.
  ///
  ///     cascade.defineProperty("glow") { color in
  ///       StyleDeclaration.list(parsing: "text-shadow: 0 0 4px \(color)")
  ///     }
  ///
  /// Wherever sheets, `style` attributes or code declare the property, the declarations that the
  /// closure returns are used instead, with the same precedence and importance. Defining the same
  /// name again replaces the closure. Custom properties (`--glow`) can be defined too and remain
  /// variables; the expansion is not inherited, unless the properties it sets are.
  ///
  /// A definition does not change a property that this library supports, and a declaration of a
  /// defined property within the closure's result has no effect. Pass ``definedProperties`` to
  /// ``StyleSheet/init(parsing:dialect:defined:)``, which otherwise reports the name as unknown.
  ///
  /// - Parameters:
  ///   - name: the name; case is significant only in custom properties.
  ///   - declarations: called with the value as it was written, including any `var()`, from any
  ///     thread.
  public mutating func defineProperty(
    _ name: String, _ declarations: @escaping @Sendable (_ value: String) -> [StyleDeclaration]
  ) {
    definitions[Self.key(ofProperty: name)] = declarations
  }

  /// The names of the properties that the application has defined.
  public var definedProperties: Set<String> { Set(definitions.keys) }

  static func key(ofProperty name: String) -> String {
    name.hasPrefix("--") ? name : name.asciiLowercased
  }

  /// Returns the declarations, with those of defined properties replaced by their expansions.
  func expanded(_ declarations: [StyleDeclaration]) -> [StyleDeclaration] {
    guard !definitions.isEmpty else { return declarations }
    return declarations.flatMap { declaration -> [StyleDeclaration] in
      guard let name = declaration.target.definableName, let expand = definitions[name] else {
        return [declaration]
      }
      // The declaration itself is retained, because a custom property remains a variable.
      return [declaration]
        + expand(declaration.text).map {
          var expansion = $0
          expansion.isImportant = expansion.isImportant || declaration.isImportant
          return expansion
        }
    }
  }
}

extension StyleDeclaration.Target {
  /// The name of a custom or unknown property, or nil for a supported one.
  fileprivate var definableName: String? {
    switch self {
    case .property: nil
    case .custom(let name), .unknown(let name): name
    }
  }
}
