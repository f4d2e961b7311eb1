import TextFoundation

/// A list of selectors, which matches if any of them does: `h1, .title > b:first-child`.
public struct SelectorList: Sendable, Hashable, CustomStringConvertible {
  /// The selectors; empty only if `:is()` or `:where()` dropped all of them as invalid.
  public let selectors: [ComplexSelector]
  /// The element names, if all selectors consist of a name only, as in the frequent `:is(ol, ul)`.
  let typeNames: Set<String>?

  init(_ selectors: [ComplexSelector]) {
    self.selectors = selectors
    let names = selectors.compactMap(\.typeName)
    typeNames = names.count > 1 && names.count == selectors.count ? Set(names) : nil
  }

  /// Parses a selector list.
  ///
  ///     try SelectorList(parsing: "UL>li.a , #b").description  // "ul > li.a, #b"
  ///
  /// The supported selectors are those of Selectors 4 that depend only on the document: types, `*`,
  /// classes, ids, attributes with all operators and the flags `i` and `s`, the four combinators,
  /// `:is`, `:where`, `:not`, `:has`, `:root`, `:scope`, `:empty`, `:any-link`, `:link`, and the
  /// `child` and `of-type` families. Throws ``SelectorError`` for everything else, including an
  /// empty text. Takes linear time. Functions nested deeper than 32 levels, and selectors with more
  /// than 256 compound selectors, are errors.
  public init(parsing text: String) throws(SelectorError) {
    var parser = SelectorParser(StyleTokenList(tokenizing: text))
    self = try parser.selectorList()
  }

  /// Creates a class selector; the name may contain any characters.
  public init(className: String) { self.init(simple: .className(className)) }

  /// Creates an id selector; the id may contain any characters.
  public init(id: String) { self.init(simple: .id(id)) }

  /// Creates a type selector; the name may contain any characters, and the case of A–Z is ignored.
  public init(type name: String) { self.init(simple: .type(name.asciiLowercased)) }

  private init(simple: SimpleSelector) {
    let compound = CompoundSelector(conditions: [simple], combinator: nil)
    self.init([ComplexSelector(compounds: [compound])])
  }

  /// The maximum specificity of the selectors, as used by `:is()`.
  var maximumSpecificity: Specificity {
    selectors.map(\.specificity).max() ?? Specificity(0, 0, 0)
  }

  /// The selectors in CSS syntax, which parses to equal selectors.
  public var description: String {
    selectors.map(\.description).joined(separator: ", ")
  }
}

/// A complex selector: compound selectors joined by combinators.
public struct ComplexSelector: Sendable, Hashable, CustomStringConvertible {
  /// The compound selectors from the last to the first, in the order of matching.
  let compounds: [CompoundSelector]
  /// The specificity of the selector.
  public let specificity: Specificity

  init(compounds: [CompoundSelector]) {
    self.compounds = compounds
    specificity = compounds.reduce(Specificity(0, 0, 0)) { sum, compound in
      compound.conditions.reduce(sum) { $0 + $1.specificity }
    }
  }

  /// The element name, if the selector consists of a name only.
  fileprivate var typeName: String? {
    guard compounds.count == 1, compounds[0].conditions.count == 1,
      case .type(let name) = compounds[0].conditions[0]
    else { return nil }
    return name
  }

  /// The selector in CSS syntax.
  public var description: String {
    var text = ""
    for compound in compounds.reversed() {
      let isAnchor = compound.conditions == [.anchor]
      text += compound.description
      switch compound.combinator {
      case nil: break
      // The implicit anchor of a relative selector is not written, nor is a descendant combinator
      // after it.
      case .descendant: text += isAnchor ? "" : " "
      case .some(let combinator): text += (isAnchor ? "" : " ") + combinator.rawValue + " "
      }
    }
    return text
  }
}

/// A compound selector: conditions on one element.
struct CompoundSelector: Sendable, Hashable, CustomStringConvertible {
  /// The conditions that the element must satisfy, starting with the type selector if there is one.
  let conditions: [SimpleSelector]
  /// The combinator between this compound and the one to its right; nil for the last compound.
  let combinator: SelectorCombinator?

  var description: String { conditions.map(\.description).joined() }
}

/// The relation between two elements of a complex selector.
enum SelectorCombinator: String, Sendable, Hashable {
  case descendant = " "
  case child = ">"
  case nextSibling = "+"
  case subsequentSibling = "~"
}

/// A simple selector: one condition on an element.
indirect enum SimpleSelector: Sendable, Hashable, CustomStringConvertible {
  case universal
  case type(String)
  case id(String)
  case className(String)
  case attribute(AttributeSelector)
  case nth(NthSelector)
  case only(ofType: Bool)
  case root
  case scope
  case empty
  case link
  case matchesAny(SelectorList)
  case matchesAnyWithoutSpecificity(SelectorList)
  case not(SelectorList)
  case has(SelectorList)
  /// The element that `:has()` is applied to, to which its selectors are relative.
  case anchor

  var specificity: Specificity {
    switch self {
    case .universal, .matchesAnyWithoutSpecificity, .anchor: Specificity(0, 0, 0)
    case .type: Specificity(0, 0, 1)
    case .id: Specificity(1, 0, 0)
    case .matchesAny(let list), .not(let list), .has(let list): list.maximumSpecificity
    case .nth(let nth):
      Specificity(0, 1, 0) + (nth.selectors?.maximumSpecificity ?? Specificity(0, 0, 0))
    case .className, .attribute, .only, .root, .scope, .empty, .link: Specificity(0, 1, 0)
    }
  }

  var description: String {
    switch self {
    case .universal: "*"
    case .type(let name): cssIdentifier(name)
    case .id(let id): "#" + cssIdentifier(id)
    case .className(let name): "." + cssIdentifier(name)
    case .attribute(let attribute): attribute.description
    case .nth(let nth): nth.description
    case .only(let ofType): ofType ? ":only-of-type" : ":only-child"
    case .root: ":root"
    case .scope: ":scope"
    case .empty: ":empty"
    case .link: ":any-link"
    case .matchesAny(let list): ":is(\(list))"
    case .matchesAnyWithoutSpecificity(let list): ":where(\(list))"
    case .not(let list): ":not(\(list))"
    case .has(let list): ":has(\(list))"
    case .anchor: ""
    }
  }
}
