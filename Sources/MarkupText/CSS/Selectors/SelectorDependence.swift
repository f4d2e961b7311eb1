/// What the answers of selectors depend on.
extension ComplexSelector {
  /// Whether it asks for an element's name and attributes only, so that equal elements match alike
  /// wherever they stand.
  var isSelfContained: Bool {
    compounds.count == 1 && compounds[0].conditions.allSatisfy(\.isSelfContained)
  }
}

extension SimpleSelector {
  fileprivate var isSelfContained: Bool {
    switch self {
    case .universal, .type, .id, .className, .attribute, .link: true
    case .matchesAny(let list), .matchesAnyWithoutSpecificity(let list), .not(let list):
      list.selectors.allSatisfy(\.isSelfContained)
    case .nth, .only, .root, .scope, .empty, .has, .anchor: false
    }
  }
}

extension SelectorList {
  /// Whether an element may match or not because of what is inside of it: `:has()`, `:empty`.
  var dependsOnContent: Bool {
    selectors.contains { selector in
      selector.compounds.contains { $0.conditions.contains(where: \.dependsOnContent) }
    }
  }
}

extension SimpleSelector {
  fileprivate var dependsOnContent: Bool {
    switch self {
    case .has, .empty: true
    case .matchesAny(let list), .matchesAnyWithoutSpecificity(let list), .not(let list):
      list.dependsOnContent
    case .nth(let nth): nth.selectors?.dependsOnContent ?? false
    default: false
    }
  }
}
