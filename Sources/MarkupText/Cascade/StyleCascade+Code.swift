import TextFoundation

/// Styles that a program sets by name and by closures.
///
/// They are rules of the program (``Origin/code``): between them, an id wins over a class and a
/// class over an element's name, and then the one that was set later. In ZMarkupParser a class won
/// over an id; CSS's specificity is the same for rules of sheets and of code.
extension StyleCascade {
  /// Sets what is declared for an element's name, a class or an id.
  ///
  ///     cascade.setStyle(
  ///       for: .className("text-red"), StyleDeclaration.list(parsing: "color: red"))
  ///
  /// What was set for the same subject before is replaced where it stands in the order.
  public mutating func setStyle(for subject: StyleSubject, _ declarations: [StyleDeclaration]) {
    set(subject, .declarations(declarations))
  }

  /// Sets a closure that declares what applies to each element of a name, a class or an id.
  ///
  ///     cascade.setStyle(for: .element("badge"), attributes: ["level"]) { element in
  ///       let color = element["level"] == "high" ? "red" : "gray"
  ///       return StyleDeclaration.list(parsing: "background: \(color)")
  ///     }
  ///
  /// What was set for the same subject before is replaced where it stands in the order.
  ///
  /// - Parameters:
  ///   - subject: which elements.
  ///   - attributes: the lower-case names of the attributes that the closure looks at.
  ///   - declarations: asked once for each element, from any thread; the same element has to get
  ///     the same answer.
  public mutating func setStyle(
    for subject: StyleSubject, attributes: [String] = [],
    _ declarations: @escaping @Sendable (StyledElement) -> [StyleDeclaration]
  ) {
    set(subject, .closure(attributes: attributes, declarations))
  }

  /// Defines a property of the program's own: what it stands for, given its value.
  ///
  ///     cascade.defineProperty("glow") { color in
  ///       StyleDeclaration.list(parsing: "text-shadow: 0 0 4px \(color)")
  ///     }
  ///
  /// Wherever sheets, `style` attributes or code declare it, what the closure returns stands in its
  /// place, as strong as the declaration itself and as important. Defining the same name again
  /// replaces the closure. Custom properties (`--glow`) can be defined too, and keep being
  /// variables; what they stand for is not inherited, unless the properties it sets are.
  ///
  /// A property that this library knows keeps its meaning whatever is defined for it; a declaration
  /// of a defined one within the closure's result has no effect. Give ``definedProperties`` to
  /// ``StyleSheet/init(parsing:dialect:defined:)``, which else calls the name unknown.
  ///
  /// - Parameters:
  ///   - name: the name; the case of A–Z matters in custom properties only.
  ///   - declarations: asked with the value as it was written, `var()` included, from any thread.
  public mutating func defineProperty(
    _ name: String, _ declarations: @escaping @Sendable (_ value: String) -> [StyleDeclaration]
  ) {
    definitions[Self.key(ofProperty: name)] = declarations
  }

  /// The names of the properties that the program has defined.
  public var definedProperties: Set<String> { Set(definitions.keys) }

  static func key(ofProperty name: String) -> String {
    name.hasPrefix("--") ? name : name.asciiLowercased
  }

  /// The declarations with those of defined properties put in their place.
  func expanded(_ declarations: [StyleDeclaration]) -> [StyleDeclaration] {
    guard !definitions.isEmpty else { return declarations }
    return declarations.flatMap { declaration -> [StyleDeclaration] in
      guard let name = declaration.target.definableName, let expand = definitions[name] else {
        return [declaration]
      }
      // A custom property stays a variable.
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
  /// The name that a program may define; nil for a property of the standards.
  fileprivate var definableName: String? {
    switch self {
    case .property: nil
    case .custom(let name), .unknown(let name): name
    }
  }
}
