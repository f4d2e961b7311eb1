/// Matches selectors against all elements of a tree in document order.
///
/// Each element is tested once per compound selector. The compounds already matched are stored as
/// bit sets for the parent, all ancestors, the previous sibling and all previous siblings, so that
/// combinators need not examine those elements again.
struct SelectorScan {
  /// A compound selector and the combinator before it.
  private struct Step {
    let compound: CompoundSelector
    let previous: SelectorCombinator?
    let bit: UInt64
    let isLast: Bool
  }

  /// The compounds matched by the relatives of the children of one element.
  private struct Level {
    var parent: UInt64 = 0
    var ancestors: UInt64 = 0
    var previous: UInt64 = 0
    var siblings: UInt64 = 0
  }

  private let matcher: SelectorMatcher<MarkupNode>
  private var steps: [Step] = []
  private var levels = [Level()]
  /// Whether a selector contains a sibling combinator.
  private var hasSiblingCombinators = false

  /// Creates a scan, or returns nil if the selectors have more than 64 compounds.
  init?(_ selectors: SelectorList, scope: MarkupNode?, ignoringCase: Bool) {
    matcher = SelectorMatcher(scope: scope, ignoringCase: ignoringCase)
    for selector in selectors.selectors {
      var previous: SelectorCombinator?
      for (index, compound) in selector.compounds.enumerated().reversed() {
        guard steps.count < 64 else { return nil }
        steps.append(
          Step(
            compound: compound, previous: previous, bit: 1 &<< UInt64(steps.count),
            isLast: index == 0))
        previous = compound.combinator
        if previous == .nextSibling || previous == .subsequentSibling {
          hasSiblingCombinators = true
        }
      }
    }
  }

  /// Enters the ancestors of a node from the outermost on, and then the node itself.
  mutating func enter(pathTo node: MarkupNode) {
    var path: [MarkupNode] = []
    var ancestor: MarkupNode? = node
    while let current = ancestor, current.kind == .element {
      path.append(current)
      ancestor = current.parentElement
    }
    for element in path.reversed() {
      if hasSiblingCombinators {
        // Preceding siblings are entered first, because sibling combinators may refer to them.
        var siblings: [MarkupNode] = []
        var sibling = element.previousElement
        while let current = sibling {
          siblings.append(current)
          sibling = current.previousElement
        }
        for sibling in siblings.reversed() {
          _ = enter(sibling)
          leave()
        }
      }
      _ = enter(element)
    }
  }

  /// Enters an element.
  ///
  /// - Returns: Whether the element matches one of the selectors.
  mutating func enter(_ element: MarkupNode) -> Bool {
    let level = levels[levels.count - 1]
    var matched: UInt64 = 0
    var isMatch = false
    for step in steps {
      let left = step.bit &>> 1
      let isPossible =
        switch step.previous {
        case nil: true
        case .descendant: level.ancestors & left != 0
        case .child: level.parent & left != 0
        case .nextSibling: level.previous & left != 0
        case .subsequentSibling: level.siblings & left != 0
        }
      guard isPossible, matcher.matches(step.compound, element) else { continue }
      matched |= step.bit
      if step.isLast { isMatch = true }
    }
    levels[levels.count - 1].previous = matched
    levels[levels.count - 1].siblings |= matched
    levels.append(Level(parent: matched, ancestors: level.ancestors | matched))
    return isMatch
  }

  /// Leaves the element entered last.
  mutating func leave() { levels.removeLast() }
}
