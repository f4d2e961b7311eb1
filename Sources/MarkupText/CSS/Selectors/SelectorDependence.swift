/// The properties of elements and trees that the result of a selector depends on.
extension ComplexSelector {
  /// Whether the selector depends only on an element's own name and attributes, not on its
  /// position.
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
  /// Whether the result may depend on the content of an element, through `:has()` or `:empty`.
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
