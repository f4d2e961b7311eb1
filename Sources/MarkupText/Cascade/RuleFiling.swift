import TextFoundation

/// Where a selector is filed: under the rarest thing that its subject must have.
///
/// Ids and classes are filed in one case, so that matching may ignore it.
///
/// Sendable: a plain value.
enum RuleFiling: Sendable, Hashable {
  case id(String)
  case className(String)
  /// Any of the names of elements.
  case types(Set<String>)
  case attribute(String)
  case everything

  /// Where a selector belongs.
  init(_ selector: ComplexSelector) {
    let filings = (selector.compounds.first?.conditions ?? []).compactMap(Self.filing)
    self = filings.min { $0.frequency < $1.frequency } ?? .everything
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

  private static func filing(_ condition: SimpleSelector) -> RuleFiling? {
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

  /// The names that the selectors of `:is()` ask for, if each of them asks for one.
  private static func types(_ list: SelectorList) -> RuleFiling? {
    var names: Set<String> = []
    for selector in list.selectors {
      guard case .type(let name) = selector.compounds.first?.conditions.first else { return nil }
      names.insert(name)
    }
    return .types(names)
  }
}
