import MarkupText
import Testing

/// The cost of matching, counted in calls on the tree: hostile selectors and trees take linear
/// work, on any machine.
@Suite struct SelectorCountTests {
  final class Counter: @unchecked Sendable {
    var calls = 0
  }

  /// An element of a list of lists that counts accesses: `count` children of the root, or `count`
  /// nested elements.
  struct CountingElement: SelectableElement {
    let counter: Counter
    let index: Int
    let count: Int
    let isNested: Bool

    private func element(_ index: Int) -> CountingElement? {
      counter.calls += 1
      guard (0..<count).contains(index) else { return nil }
      return CountingElement(counter: counter, index: index, count: count, isNested: isNested)
    }

    var elementName: String { index == 0 ? "root" : "b" }
    var elementID: String? { nil }
    func hasClass(_ name: String, ignoringCase: Bool) -> Bool { false }
    func attributeValue(_ name: String) -> String? { nil }
    var parentElement: CountingElement? {
      index == 0 ? nil : element(isNested ? index - 1 : 0)
    }
    var previousElement: CountingElement? {
      isNested || index < 2 ? nil : element(index - 1)
    }
    var nextElement: CountingElement? { isNested || index == 0 ? nil : element(index + 1) }
    var firstChildElement: CountingElement? {
      isNested ? element(index + 1) : index == 0 ? element(1) : nil
    }
    var lastChildElement: CountingElement? {
      isNested ? element(index + 1) : index == 0 ? element(count - 1) : nil
    }
    var isEmptyElement: Bool { firstChildElement == nil }
    func isSameElement(as other: CountingElement) -> Bool { index == other.index }
    var elementIndex: Int { isNested ? 0 : max(index - 1, 0) }
  }

  /// Selectors, whether the tree is deep rather than wide, and the maximum number of calls per
  /// element for one attempt on the last element.
  static let rows: [(String, Bool, Int)] = [
    ("b", false, 1), ("c b", true, 2), ("c b b b b b b", true, 7), ("c > b > b b > b b", true, 6),
    ("c ~ b ~ b ~ b ~ b", false, 5), ("c + b ~ b + b ~ b", false, 6),
    ("c > b ~ b ~ b", false, 0), ("c b > b ~ b ~ b + b", false, 0),
    (":is(c b, d b, e b)", true, 4), (":not(c b):not(d b)", true, 3),
    ("b:nth-child(2n+1)", false, 1), ("b:nth-last-child(2n+1)", false, 2),
    ("b:nth-child(2n of b)", false, 2), ("b:last-child", false, 1), ("b:only-child", false, 1),
    ("b:first-of-type", false, 1), (":root b", true, 2), ("c:has(b) b", true, 2),
  ]

  @Test func oneElementTakesLinearWork() throws {
    for (text, isNested, perElement) in Self.rows {
      let selectors = try SelectorList(parsing: text)
      for count in [100, 1000, 10_000] {
        let counter = Counter()
        let last = CountingElement(
          counter: counter, index: count - 1, count: count, isNested: isNested)
        _ = last.matches(selectors)
        #expect(
          counter.calls <= perElement * count + 10, "\(text), \(count): \(counter.calls) calls")
      }
    }
  }

  /// `:has()` visits each descendant once for each of its selectors.
  @Test func hasTakesLinearWork() throws {
    for text in [":has(c)", ":has(> c)", ":has(c, d)", ":not(:has(c))", ":has(c > b)"] {
      let selectors = try SelectorList(parsing: text)
      for isNested in [false, true] {
        let counter = Counter()
        let root = CountingElement(counter: counter, index: 0, count: 5000, isNested: isNested)
        _ = root.matches(selectors)
        #expect(counter.calls <= 8 * 5000, "\(text): \(counter.calls) calls")
      }
    }
  }

  /// When every element of a deep tree is styled, the ancestor filter limits the walks.
  @Test func rulesThatMatchNowhereAboveAreNotWalked() {
    var cascade = StyleCascade()
    for number in 0..<200 { cascade.add(StyleSheet(parsing: "x\(number) b { color: red }")) }
    let counter = Counter()
    let last = CountingElement(counter: counter, index: 999, count: 1000, isNested: true)
    _ = cascade.style(of: last, parent: .initial)
    // Beyond the depth of the filter, every rule is walked to the root.
    #expect(counter.calls >= 200 * 999)
    let near = CountingElement(counter: counter, index: 40, count: 1000, isNested: true)
    counter.calls = 0
    _ = cascade.style(of: near, parent: .initial)
    // Within the depth, a single walk, except for names that share a bit with `b` or `root`.
    #expect(counter.calls <= 40 * 20, "\(counter.calls) calls")
  }
}
