import MarkupText
import TestSupport
import Testing

/// Functions and attributes compared with a simple implementation of the standard, over random
/// trees and selectors.
@Suite struct SelectorSearchTests {
  /// A selector of the reference model.
  indirect enum ModelSelector {
    case name(String)
    case className(String)
    case any([ModelSelector])
    case not([ModelSelector])
    case has(String, ModelSelector)
    case nth(Int, Int, fromEnd: Bool, of: ModelSelector?)
    case all([ModelSelector])
    case chain(ModelSelector, String, ModelSelector)

    var text: String {
      switch self {
      case .name(let name): name
      case .className(let name): ".\(name)"
      case .any(let list): ":is(\(list.map(\.text).joined(separator: ", ")))"
      case .not(let list): ":not(\(list.map(\.text).joined(separator: ", ")))"
      case .has(let combinator, let inner): ":has(\(combinator) \(inner.text))"
      case .nth(let step, let offset, let fromEnd, let inner):
        ":nth-\(fromEnd ? "last-" : "")child(\(step)n\(offset < 0 ? "" : "+")\(offset)"
          + (inner.map { " of \($0.text)" } ?? "") + ")"
      case .all(let conditions): conditions.map(\.text).joined()
      case .chain(let left, let combinator, let right):
        "\(left.text)\(combinator)\(right.text)"
      }
    }
  }

  private func related(_ element: ToyElement, _ combinator: String, down: Bool) -> [ToyElement] {
    var found: [ToyElement] = []
    switch (combinator, down) {
    case (">", false): found = [element.parentElement].compactMap { $0 }
    case (" ", false), ("", false):
      while let next = (found.last ?? element).parentElement { found.append(next) }
    case ("+", false): found = [element.previousElement].compactMap { $0 }
    case ("+", true): found = [element.nextElement].compactMap { $0 }
    case ("~", false):
      while let next = (found.last ?? element).previousElement { found.append(next) }
    case ("~", true):
      while let next = (found.last ?? element).nextElement { found.append(next) }
    case (">", true):
      var child = element.firstChildElement
      while let current = child {
        found.append(current)
        child = current.nextElement
      }
    default:
      for child in related(element, ">", down: true) {
        found.append(child)
        found += related(child, " ", down: true)
      }
    }
    return found
  }

  private func matches(_ plain: ModelSelector, _ element: ToyElement) -> Bool {
    switch plain {
    case .name(let name): return name == "*" || element.elementName == name
    case .className(let name): return element.hasClass(name, ignoringCase: false)
    case .any(let list): return list.contains { matches($0, element) }
    case .not(let list): return !list.contains { matches($0, element) }
    case .all(let conditions): return conditions.allSatisfy { matches($0, element) }
    case .chain(let left, let combinator, let right):
      return matches(right, element)
        && related(element, combinator, down: false).contains { matches(left, $0) }
    case .has(let combinator, let inner):
      return related(element, combinator, down: true).contains { matches(inner, $0) }
    case .nth(let step, let offset, let fromEnd, let inner):
      guard inner.map({ matches($0, element) }) ?? true else { return false }
      // `~` gives the siblings on one side.
      let before = related(element, "~", down: fromEnd).filter { sibling in
        inner.map { matches($0, sibling) } ?? true
      }
      return (0...50).contains { step * $0 + offset == before.count + 1 }
    }
  }

  private func plain(_ generator: inout SeededGenerator, depth: Int = 0, inHas: Bool = false)
    -> ModelSelector
  {
    func name() -> ModelSelector { .name(["a", "b", "*"].randomElement(using: &generator) ?? "a") }
    func list() -> [ModelSelector] {
      (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        plain(&generator, depth: depth + 1, inHas: inHas)
      }
    }
    guard depth < 3 else { return name() }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: return .className(["x", "y"].randomElement(using: &generator) ?? "x")
    case 1: return .any(list())
    case 2: return .not(list())
    case 3 where !inHas:
      let combinator = [">", "", "+", "~"].randomElement(using: &generator) ?? ""
      // One compound, so that the anchor is the element from which `related` starts.
      let inner = ModelSelector.all([name(), .className("x")])
      return .has(combinator, Bool.random(using: &generator) ? inner : name())
    case 4:
      let inner = Bool.random(using: &generator) ? name() : nil
      return .nth(
        Int.random(in: -3...3, using: &generator), Int.random(in: -3...4, using: &generator),
        fromEnd: Bool.random(using: &generator), of: inner)
    case 5:
      return .all([name(), .className(["x", "y"].randomElement(using: &generator) ?? "x")])
    case 6, 7:
      let combinator = [" ", ">", "+", "~"].randomElement(using: &generator) ?? " "
      return .chain(
        plain(&generator, depth: depth + 1, inHas: inHas), combinator,
        .all([name(), .not([.className("y")])]))
    default: return name()
    }
  }

  private func tree(_ generator: inout SeededGenerator, depth: Int) -> String {
    var text = ["a", "b"].randomElement(using: &generator) ?? "a"
    text += ["", ".x", ".y", ".x.y"].randomElement(using: &generator) ?? ""
    let count = depth < 4 ? Int.random(in: 0...3, using: &generator) : 0
    guard count > 0 else { return text }
    return text + "("
      + (0..<count).map { _ in tree(&generator, depth: depth + 1) }.joined(separator: " ") + ")"
  }

  @Test func functionsMatchAsTheStandardDefines() throws {
    var generator = SeededGenerator(seed: 0x2545_F491_4F6C_DD1D)
    var found = 0
    var tried = 0
    var failures: [String] = []
    for _ in 0..<30 {
      let source = "b(" + tree(&generator, depth: 0) + " " + tree(&generator, depth: 0) + ")"
      let elements = ToyTree(source).elements
      for _ in 0..<40 {
        let plain = plain(&generator)
        let selectors = try SelectorList(parsing: plain.text)
        let again = try SelectorList(parsing: selectors.description)
        #expect(again == selectors, "\(plain.text) is printed as \(selectors)")
        for element in elements {
          let expected = matches(plain, element)
          if element.matches(selectors) != expected {
            failures.append("\(plain.text) in \(source)")
          }
          found += expected ? 1 : 0
          tried += 1
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(3))")
    #expect(found > 2000 && tried - found > 2000, "too one-sided to mean anything")
  }

  /// Every operator, flag and spelling compared with its definition.
  @Test func attributeOperatorsCompareAsDefined() throws {
    let texts = [
      "", "a", "A", "ab", "a-b", "a b", "b a", "a  b", " a ", "ba", "aab", "-a", "a-", "日本", "a\tb",
      "日-本", "a\nb", "AB", "a-B",
    ]
    let operators: [(String, (String, String) -> Bool)] = [
      ("=", { $0 == $1 }),
      (
        "~=",
        { text, value in
          !value.isEmpty && text.split { " \t\n".contains($0) }.contains { $0 == value }
        }
      ),
      ("|=", { $0 == $1 || $0.hasPrefix($1 + "-") }),
      ("^=", { !$1.isEmpty && $0.hasPrefix($1) }), ("$=", { !$1.isEmpty && $0.hasSuffix($1) }),
      ("*=", { !$1.isEmpty && $0.contains($1) }),
    ]
    for text in texts {
      let tree = ToyTree("p[k=\(text)]")
      let element = tree.elements[0]
      #expect(element.matches(try SelectorList(parsing: "[k]")))
      #expect(!element.matches(try SelectorList(parsing: "[j]")))
      for value in texts {
        for (symbol, compare) in operators {
          let quoted = value.replacing("\n", with: "\\a ").replacing("\t", with: "\\9 ")
          for (flag, ignores) in [("", false), (" s", false), (" i", true), (" I ", true)] {
            let expected =
              ignores ? compare(text.lowercased(), value.lowercased()) : compare(text, value)
            let selector = "[k\(symbol)\"\(quoted)\"\(flag)]"
            #expect(
              element.matches(try SelectorList(parsing: selector)) == expected,
              "\(selector) on '\(text)'")
          }
        }
      }
    }
  }
}
