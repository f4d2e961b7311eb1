import MarkupText
import TestSupport
import Testing

/// Chains of combinators compared with a search that tries every element in every position.
@Suite struct CombinatorSearchTests {
  /// Returns whether the element can end a chain of names, by the definition of the combinators.
  private func matches(
    _ element: ToyElement, _ names: ArraySlice<String>, _ combinators: ArraySlice<String>
  ) -> Bool {
    guard let name = names.last, name == "*" || element.elementName == name else { return false }
    guard let combinator = combinators.last else { return true }
    var candidates: [ToyElement] = []
    switch combinator {
    case ">": candidates = [element.parentElement].compactMap { $0 }
    case "+": candidates = [element.previousElement].compactMap { $0 }
    case "~":
      while let previous = (candidates.last ?? element).previousElement {
        candidates.append(previous)
      }
    default:
      while let parent = (candidates.last ?? element).parentElement { candidates.append(parent) }
    }
    return candidates.contains { matches($0, names.dropLast(), combinators.dropLast()) }
  }

  private func tree(_ generator: inout SeededGenerator, depth: Int) -> String {
    let name = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
    let count = depth < 5 ? Int.random(in: 0...3, using: &generator) : 0
    guard count > 0 else { return name }
    let children = (0..<count).map { _ in tree(&generator, depth: depth + 1) }
    return "\(name)(\(children.joined(separator: " ")))"
  }

  @Test func chainsAgreeWithTheSearch() throws {
    var generator = SeededGenerator(seed: 0x9E37_79B9_7F4A_7C15)
    var found = 0
    for _ in 0..<40 {
      let elements = ToyTree(
        "c(" + tree(&generator, depth: 0) + " " + tree(&generator, depth: 0) + ")"
      )
      .elements
      for _ in 0..<25 {
        let count = Int.random(in: 1...5, using: &generator)
        let names = (0..<count).map { _ in
          ["a", "b", "c", "*"].randomElement(using: &generator) ?? "*"
        }
        let combinators = (1..<max(count, 1)).map { _ in
          [" ", ">", "+", "~"].randomElement(using: &generator) ?? " "
        }
        let text = zip(names, combinators + [""]).map { $0 + $1 }.joined()
        let selectors = try SelectorList(parsing: text)
        for element in elements {
          let expected = matches(element, names[...], combinators[...])
          #expect(element.matches(selectors) == expected, "\(text)")
          found += expected ? 1 : 0
        }
      }
    }
    #expect(found > 1000, "too few matches to mean anything")
  }
}
