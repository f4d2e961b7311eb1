import TextFoundation

/// The subject of a style that an application sets: an element name, a class or an id.
public enum StyleSubject: Sendable, Hashable {
  /// The elements with a name, which HTML need not define; the case of A–Z is ignored.
  case element(String)
  /// The elements of a class, whose name may contain any characters except white space.
  case className(String)
  /// The element with an id.
  case id(String)

  /// The subject with its element name in lower case.
  var normalized: StyleSubject {
    guard case .element(let name) = self else { return self }
    return .element(name.asciiLowercased)
  }

  /// The selector of the subject, which determines the specificity of its rules.
  var selectors: SelectorList {
    switch self {
    case .element(let name): SelectorList(type: name)
    case .className(let name): SelectorList(className: name)
    case .id(let id): SelectorList(id: id)
    }
  }
}

/// A snapshot of an element, passed to an application's style closure.
public struct StyledElement: Sendable, Hashable {
  /// The element's name in lower case.
  public let name: String
  /// The value of `id`, or nil if the element has no id.
  public let id: String?
  /// The classes in source order.
  public let classes: [String]
  /// The values of the requested attributes that the element has.
  public let attributes: [String: String]

  /// Creates a snapshot of an element.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - names: the attributes to copy, in lower case.
  public init(_ element: some SelectableElement, attributes names: [String] = []) {
    name = element.elementName
    id = element.elementID
    classes = (element.attributeValue("class") ?? "").utf8.split { $0 <= 0x20 }
      .map { String(decoding: $0, as: UTF8.self) }
    attributes = names.reduce(into: [:]) { $0[$1] = element.attributeValue($1) }
  }

  /// The value of an attribute, or nil if the element does not have it or it was not requested.
  public subscript(attribute: String) -> String? { attributes[attribute] }
}

/// The source of a rule's declarations.
enum StyleSource: Sendable {
  case declarations([StyleDeclaration])
  case closure(attributes: [String], @Sendable (StyledElement) -> [StyleDeclaration])

  /// The declarations that are the same for every element, empty for a closure.
  var fixedDeclarations: [StyleDeclaration] {
    guard case .declarations(let declarations) = self else { return [] }
    return declarations
  }

  /// Returns the declarations that the closure produces for an element.
  func produced(for element: some SelectableElement) -> [StyleDeclaration] {
    guard case .closure(let attributes, let closure) = self else { return [] }
    return closure(StyledElement(element, attributes: attributes))
  }
}
