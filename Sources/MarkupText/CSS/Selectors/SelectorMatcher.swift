/// The result of matching a selector against one element.
private enum MatchOutcome {
  case matches
  /// Fails, but another candidate of the same combinator may match.
  case failsHere
  /// Fails for all further siblings, but an ancestor may match.
  case failsForSiblings
  /// Fails for all further candidates.
  case failsCompletely
}

/// Matches selectors against elements without allocating.
///
/// Compounds are matched from the last to the first. When one fails, the outcome indicates which
/// other candidates may still match, so that no combination of ancestors and siblings is tried
/// twice: a selector of k compounds takes at most k steps per ancestor and sibling.
struct SelectorMatcher<Element: SelectableElement> {
  /// The element that `:scope` refers to, or nil for the root.
  let scope: Element?
  /// Whether classes and ids match regardless of the case of A–Z.
  let ignoringCase: Bool
  /// The element that `:has()` is applied to.
  private let anchor: Element?

  init(scope: Element? = nil, ignoringCase: Bool = false, anchor: Element? = nil) {
    self.scope = scope
    self.ignoringCase = ignoringCase
    self.anchor = anchor
  }

  /// Returns whether any of the selectors matches.
  func matches(_ list: SelectorList, _ element: Element) -> Bool {
    if let names = list.typeNames { return names.contains(element.elementName) }
    for selector in list.selectors where matches(selector, element) { return true }
    return false
  }

  /// Returns whether the selector matches.
  func matches(_ selector: ComplexSelector, _ element: Element) -> Bool {
    outcome(selector.compounds, 0, element) == .matches
  }

  private func outcome(
    _ compounds: [CompoundSelector], _ index: Int, _ element: Element
  ) -> MatchOutcome {
    guard matches(compounds[index], element) else { return .failsHere }
    let next = index + 1
    guard next < compounds.count else { return .matches }
    switch compounds[next].combinator {
    case .child:
      guard let parent = element.parentElement else { return .failsCompletely }
      let outcome = outcome(compounds, next, parent)
      return outcome == .failsHere ? .failsForSiblings : outcome
    case .nextSibling:
      guard let previous = element.previousElement else { return .failsForSiblings }
      return outcome(compounds, next, previous)
    case .subsequentSibling:
      var sibling = element.previousElement
      while let current = sibling {
        let outcome = outcome(compounds, next, current)
        if outcome != .failsHere { return outcome }
        sibling = current.previousElement
      }
      return .failsForSiblings
    case .descendant, nil:
      var ancestor = element.parentElement
      while let current = ancestor {
        let outcome = outcome(compounds, next, current)
        if outcome == .matches || outcome == .failsCompletely { return outcome }
        ancestor = current.parentElement
      }
      return .failsCompletely
    }
  }

  /// Returns whether the element satisfies all conditions of a compound selector.
  func matches(_ compound: CompoundSelector, _ element: Element) -> Bool {
    // Iterates over indices, because an iterator would copy every condition.
    let conditions = compound.conditions
    for index in conditions.indices where !matches(conditions[index], element) { return false }
    return true
  }

  private func matches(_ condition: SimpleSelector, _ element: Element) -> Bool {
    switch condition {
    case .universal: true
    case .type(let name): element.elementName == name
    case .id(let id):
      element.elementID.map { ignoringCase ? $0.equalsIgnoringASCIICase(id) : $0 == id } ?? false
    case .className(let name): element.hasClass(name, ignoringCase: ignoringCase)
    case .attribute(let attribute):
      element.attributeValue(attribute.name).map(attribute.matches) ?? false
    case .nth(let nth): matches(nth, element)
    case .only(let ofType):
      !hasSibling(of: element, sameType: ofType, after: false)
        && !hasSibling(of: element, sameType: ofType, after: true)
    case .root: element.parentElement == nil
    case .scope: isSame(element, scope) ?? (element.parentElement == nil)
    case .empty: element.isEmptyElement
    case .link: element.elementName == "a" && element.attributeValue("href") != nil
    case .matchesAny(let list), .matchesAnyWithoutSpecificity(let list): matches(list, element)
    case .not(let list): !matches(list, element)
    case .has(let list): has(list, element)
    case .anchor: isSame(element, anchor) ?? false
    }
  }

  /// Returns whether both are the same element, or nil if there is no other element.
  private func isSame(_ element: Element, _ other: Element?) -> Bool? {
    guard let other else { return nil }
    return element.isSameElement(as: other)
  }

  // MARK: Siblings

  private func hasSibling(of element: Element, sameType: Bool, after: Bool) -> Bool {
    var sibling = after ? element.nextElement : element.previousElement
    while let current = sibling {
      if !sameType || current.elementName == element.elementName { return true }
      sibling = after ? current.nextElement : current.previousElement
    }
    return false
  }

  private func matches(_ nth: NthSelector, _ element: Element) -> Bool {
    if let selectors = nth.selectors, !matches(selectors, element) { return false }
    if nth.step == 0, nth.offset == 1 {
      return !isPreceded(element, nth)
    }
    if !nth.isFromEnd, !nth.isOfType, nth.selectors == nil {
      return nth.contains(element.elementIndex + 1)
    }
    var position = 1
    var sibling = nth.isFromEnd ? element.nextElement : element.previousElement
    while let current = sibling {
      if counts(current, for: element, nth) { position += 1 }
      sibling = nth.isFromEnd ? current.nextElement : current.previousElement
    }
    return nth.contains(position)
  }

  /// Returns whether a counted sibling precedes the element in counting order.
  private func isPreceded(_ element: Element, _ nth: NthSelector) -> Bool {
    var sibling = nth.isFromEnd ? element.nextElement : element.previousElement
    while let current = sibling {
      if counts(current, for: element, nth) { return true }
      sibling = nth.isFromEnd ? current.nextElement : current.previousElement
    }
    return false
  }

  private func counts(_ sibling: Element, for element: Element, _ nth: NthSelector) -> Bool {
    if nth.isOfType { return sibling.elementName == element.elementName }
    return nth.selectors.map { matches($0, sibling) } ?? true
  }

  // MARK: :has()

  private func has(_ list: SelectorList, _ element: Element) -> Bool {
    let matcher = SelectorMatcher(scope: scope, ignoringCase: ignoringCase, anchor: element)
    for selector in list.selectors {
      let isBelow: Bool =
        switch selector.compounds.last?.combinator {
        case .nextSibling, .subsequentSibling: false
        default: true
        }
      if isBelow {
        if matcher.matchesDescendant(of: element, selector) { return true }
      } else {
        var sibling = element.nextElement
        while let current = sibling {
          if matcher.matches(selector, current)
            || matcher.matchesDescendant(of: current, selector)
          {
            return true
          }
          sibling = current.nextElement
        }
      }
    }
    return false
  }

  /// Returns whether any descendant matches, visiting them in document order without recursion.
  private func matchesDescendant(of top: Element, _ selector: ComplexSelector) -> Bool {
    var depth = 0
    var element = top
    while true {
      if let child = element.firstChildElement {
        element = child
        depth += 1
      } else {
        while depth > 0 {
          if let next = element.nextElement {
            element = next
            break
          }
          guard let parent = element.parentElement else { return false }
          element = parent
          depth -= 1
        }
        if depth == 0 { return false }
      }
      if matches(selector, element) { return true }
    }
  }
}
