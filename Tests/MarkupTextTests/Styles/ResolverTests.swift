import MarkupText
import Testing

/// Sharing of styles, and their use by many threads.
@Suite struct ResolverTests {
  static let sheet = StyleSheet(
    parsing:
      ".default{color:white} li{margin-left:1em} li:first-child{color:red} b{font-weight:bold}")
  static let cascade: StyleCascade = {
    var cascade = StyleCascade()
    cascade.add(sheet)
    return cascade
  }()

  @Test func equalElementsShareOneStyle() {
    let tree = ToyTree("ul(li(b) li(b) li(b) li[style=color: blue](b))")
    var resolver = StyleResolver(Self.cascade)
    let list = tree.elements[0]
    let parent = resolver.style(of: list)
    let items = tree.elements.filter { $0.elementName == "li" }
    let styles = items.map { resolver.style(of: $0, parent: parent) }
    #expect(styles.map(\.color.description) == ["#ff0000", "#ffffff", "#ffffff", "#0000ff"])
    #expect(styles[1].isIdentical(to: styles[2]))
    #expect(!styles[0].isIdentical(to: styles[1]))
    #expect(styles[1] == styles[2] && styles[1].hashValue == styles[2].hashValue)
    #expect(styles[0] != styles[1])
  }

  @Test func theResolverAgreesWithTheCascade() {
    let tree = ToyTree("ul(li.a(b i(b)) li(b[style=color: red]) p(b))")
    var resolver = StyleResolver(Self.cascade)
    func check(_ element: ToyElement, _ parent: ComputedStyle?) {
      let shared = resolver.style(of: element, parent: parent)
      #expect(shared == Self.cascade.style(of: element, parent: parent))
      var child = element.firstChildElement
      while let current = child {
        check(current, shared)
        child = current.nextElement
      }
    }
    check(tree.elements[0], nil)
  }

  @Test func stylesPrintNonInitialValues() {
    let style = ToyTree("b").style("b", "b{font-weight:bold; margin-top:1em}")
    #expect(style?.description == "font-weight: 700; margin-top: 16px")
    #expect(ComputedStyle.initial.description == "")
  }

  @Test func manyThreadsSeeTheSame() async {
    let styles = await withTaskGroup(of: ComputedStyle?.self) { group in
      for _ in 0..<200 {
        group.addTask { ToyTree("ul(li(b))").style("b", Self.cascade) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(styles.count == 200)
    #expect(Set(styles).count == 1)
  }
}
