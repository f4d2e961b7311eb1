import TextFoundation

/// The key under which a selector is indexed: the most selective condition on its subject.
///
/// Ids and classes are indexed in lower case, so that matching may ignore case.
enum RuleIndexKey: Sendable, Hashable {
  case id(String)
  case className(String)
  /// Any of these element names.
  case types(Set<String>)
  case attribute(String)
  case everything

  /// Chooses the key of a selector.
  init(_ selector: ComplexSelector) {
    let keys = (selector.compounds.first?.conditions ?? []).compactMap(Self.key)
    self = keys.min { $0.frequency < $1.frequency } ?? .everything
  }

  private var frequency: Int {
    switch self {
    case .id: 0
    case .className: 1
    case .types: 2
    case .attribute: 3
    case .everything: 4
    }
  }

  private static func key(_ condition: SimpleSelector) -> RuleIndexKey? {
    switch condition {
    case .id(let id): .id(id.asciiLowercased)
    case .className(let name): .className(name.asciiLowercased)
    case .type(let name): .types([name])
    case .attribute(let attribute): .attribute(attribute.name)
    case .link: .types(["a"])
    case .matchesAny(let list), .matchesAnyWithoutSpecificity(let list): types(list)
    default: nil
    }
  }

  /// Returns the element names of the selectors of `:is()`, or nil if one of them has no element
  /// name.
  private static func types(_ list: SelectorList) -> RuleIndexKey? {
    var names: Set<String> = []
    for selector in list.selectors {
      guard case .type(let name) = selector.compounds.first?.conditions.first else { return nil }
      names.insert(name)
    }
    return .types(names)
  }
}
