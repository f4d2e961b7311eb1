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
