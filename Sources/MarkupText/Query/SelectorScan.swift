/// Which elements selectors match, asked of all elements in the order of the document.
///
/// Each element is asked once for each compound. What the compounds to the left of a combinator
/// have matched is kept as sets of bits: for the parent, for all ancestors, for the previous element
/// and for all previous siblings. So no ancestor and no sibling is looked at again.
struct SelectorScan {
  /// A compound and what has to be matched before it.
  private struct Step {
    let compound: CompoundSelector
    let previous: SelectorCombinator?
    let bit: UInt64
    let isLast: Bool
  }

  /// What has been matched around the children of one element.
  private struct Level {
    var parent: UInt64 = 0
    var ancestors: UInt64 = 0
    var previous: UInt64 = 0
    var siblings: UInt64 = 0
  }

  private let matcher: SelectorMatcher<MarkupNode>
  private var steps: [Step] = []
  private var levels = [Level()]
  /// Whether a combinator asks for siblings.
  private var asksForSiblings = false

  /// A scan for selectors; nil if they have more than 64 compounds.
  init?(_ selectors: SelectorList, scope: MarkupNode?, ignoringCase: Bool) {
    matcher = SelectorMatcher(scope: scope, ignoringCase: ignoringCase)
    for selector in selectors.selectors {
      var previous: SelectorCombinator?
      for (place, compound) in selector.compounds.enumerated().reversed() {
        guard steps.count < 64 else { return nil }
        steps.append(
          Step(
            compound: compound, previous: previous, bit: 1 &<< UInt64(steps.count),
            isLast: place == 0))
        previous = compound.combinator
        if previous == .nextSibling || previous == .subsequentSibling { asksForSiblings = true }
      }
    }
  }

  /// Goes into a node without looking at what is inside: its ancestors come first.
  mutating func enter(pathTo node: MarkupNode) {
    var path: [MarkupNode] = []
    var ancestor: MarkupNode? = node
    while let current = ancestor, current.kind == .element {
      path.append(current)
      ancestor = current.parentElement
    }
    for element in path.reversed() {
      if asksForSiblings {
        // From the first sibling on; the selectors may ask for what precedes the path.
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

  /// Goes into an element.
  ///
  /// - Returns: whether one of the selectors matches it.
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

  /// Goes out of the element entered last.
  mutating func leave() { levels.removeLast() }
}
