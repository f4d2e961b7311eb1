import TextFoundation

/// What a program sets styles for by its name.
///
/// Sendable: a plain value.
public enum StyleSubject: Sendable, Hashable {
  /// The elements of a name, also of one that HTML does not have; the case of A–Z does not matter.
  case element(String)
  /// The elements of a class; the name may hold any characters but white space.
  case className(String)
  /// The element of an id.
  case id(String)

  /// The same subject for names that mean the same.
  var normalized: StyleSubject {
    guard case .element(let name) = self else { return self }
    return .element(name.asciiLowercased)
  }

  /// The selector that matches it, which gives its rules their specificity.
  var selectors: SelectorList {
    switch self {
    case .element(let name): SelectorList(type: name)
    case .className(let name): SelectorList(className: name)
    case .id(let id): SelectorList(id: id)
    }
  }
}

/// An element as a program's closure sees it: a copy of what it asked for.
///
/// Sendable: a plain value.
public struct StyledElement: Sendable, Hashable {
  /// The element's name in lower case.
  public let name: String
  /// The value of `id`; nil if there is none.
  public let id: String?
  /// The classes in the order of the attribute.
  public let classes: [String]
  /// The values of those attributes that were asked for and that the element has.
  public let attributes: [String: String]

  /// A copy of what an element says of itself.
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

  /// The value of an attribute; nil if the element does not have it, or if it was not asked for.
  public subscript(attribute: String) -> String? { attributes[attribute] }
}

/// Where the declarations of a rule come from.
enum StyleSource: Sendable {
  case declarations([StyleDeclaration])
  case closure(attributes: [String], @Sendable (StyledElement) -> [StyleDeclaration])

  /// The declarations that are the same for every element.
  var fixedDeclarations: [StyleDeclaration] {
    guard case .declarations(let declarations) = self else { return [] }
    return declarations
  }

  /// What is declared for this element alone.
  func produced(for element: some SelectableElement) -> [StyleDeclaration] {
    guard case .closure(let attributes, let closure) = self else { return [] }
    return closure(StyledElement(element, attributes: attributes))
  }
}
