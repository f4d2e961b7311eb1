import TextFoundation

/// Selectors, one of which has to match: `h1, .title > b:first-child`.
///
/// Sendable: a plain value.
public struct SelectorList: Sendable, Hashable, CustomStringConvertible {
  /// The selectors; none only where `:is()` and `:where()` have dropped all theirs.
  public let selectors: [ComplexSelector]
  /// The names of elements that match, if nothing else is asked for: `:is(ol, ul)` is frequent.
  let typeNames: Set<String>?

  init(_ selectors: [ComplexSelector]) {
    self.selectors = selectors
    let names = selectors.compactMap(\.typeName)
    typeNames = names.count > 1 && names.count == selectors.count ? Set(names) : nil
  }

  /// Reads selectors.
  ///
  ///     try SelectorList(parsing: "UL>li.a , #b").description  // "ul > li.a, #b"
  ///
  /// Understood are those of Selectors 4 that concern a document by itself: types, `*`, classes,
  /// ids, attributes with all operators and the flags `i` and `s`, the four combinators, `:is`,
  /// `:where`, `:not`, `:has`, `:root`, `:scope`, `:empty`, `:any-link`, `:link`, and the
  /// `child` and `of-type` families. Throws ``SelectorError`` for everything else, an empty text
  /// included. Takes linear time; functions nested deeper than 32 are an error, and so is a
  /// selector that speaks of more than 256 elements.
  public init(parsing text: String) throws(SelectorError) {
    var parser = SelectorParser(StyleTokenList(tokenizing: text))
    self = try parser.selectorList()
  }

  /// A selector of a class, which may hold any characters.
  public init(className: String) { self.init(simple: .className(className)) }

  /// A selector of an id, which may hold any characters.
  public init(id: String) { self.init(simple: .id(id)) }

  /// A selector of an element's name, which may hold any characters; the case of A–Z does not
  /// matter.
  public init(type name: String) { self.init(simple: .type(name.asciiLowercased)) }

  private init(simple: SimpleSelector) {
    let compound = CompoundSelector(conditions: [simple], combinator: nil)
    self.init([ComplexSelector(compounds: [compound])])
  }

  /// The greatest specificity among the selectors, as `:is()` counts it.
  var greatestSpecificity: Specificity {
    selectors.map(\.specificity).max() ?? Specificity(0, 0, 0)
  }

  /// As CSS writes it; reading that gives equal selectors.
  public var description: String {
    selectors.map(\.description).joined(separator: ", ")
  }
}

/// A chain of compounds and combinators.
///
/// Sendable: a plain value.
public struct ComplexSelector: Sendable, Hashable, CustomStringConvertible {
  /// The compounds from the last to the first, as matching needs them.
  let compounds: [CompoundSelector]
  /// How specific it is.
  public let specificity: Specificity

  init(compounds: [CompoundSelector]) {
    self.compounds = compounds
    specificity = compounds.reduce(Specificity(0, 0, 0)) { sum, compound in
      compound.conditions.reduce(sum) { $0 + $1.specificity }
    }
  }

  /// The name that it asks for if it asks for nothing else.
  fileprivate var typeName: String? {
    guard compounds.count == 1, compounds[0].conditions.count == 1,
      case .type(let name) = compounds[0].conditions[0]
    else { return nil }
    return name
  }

  /// As CSS writes it.
  public var description: String {
    var text = ""
    for compound in compounds.reversed() {
      let isAnchor = compound.conditions == [.anchor]
      text += compound.description
      switch compound.combinator {
      case nil: break
      // The anchor of a relative selector is not written, nor is its descendant combinator.
      case .descendant: text += isAnchor ? "" : " "
      case .some(let combinator): text += (isAnchor ? "" : " ") + combinator.rawValue + " "
      }
    }
    return text
  }
}

/// Conditions on one element.
///
/// Sendable: a plain value.
struct CompoundSelector: Sendable, Hashable, CustomStringConvertible {
  /// What the element must fulfil; the type comes first.
  let conditions: [SimpleSelector]
  /// How the element to the right is related to this one; nil for the last compound.
  let combinator: SelectorCombinator?

  var description: String { conditions.map(\.description).joined() }
}

/// How two elements of a selector are related.
enum SelectorCombinator: String, Sendable, Hashable {
  case descendant = " "
  case child = ">"
  case nextSibling = "+"
  case subsequentSibling = "~"
}

/// One condition on an element.
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
  /// The element that `:has()` is asked of, to which its selectors are relative.
  case anchor

  var specificity: Specificity {
    switch self {
    case .universal, .matchesAnyWithoutSpecificity, .anchor: Specificity(0, 0, 0)
    case .type: Specificity(0, 0, 1)
    case .id: Specificity(1, 0, 0)
    case .matchesAny(let list), .not(let list), .has(let list): list.greatestSpecificity
    case .nth(let nth):
      Specificity(0, 1, 0) + (nth.selectors?.greatestSpecificity ?? Specificity(0, 0, 0))
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
