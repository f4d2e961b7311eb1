import MarkupText
import Testing

/// Which elements may share a style, and which may not: everything that affects a style, one at a
/// time.
@Suite struct StyleSharingTests {
  private static func resolver(_ sheet: String) -> StyleResolver {
    var cascade = StyleCascade()
    cascade.add(StyleSheet(parsing: sheet))
    return StyleResolver(cascade)
  }

  @Test func hintsDistinguishStyles() {
    var resolver = Self.resolver("")
    let element = ToyTree("p").elements[0]
    let colors = ["red", "blue", "red"].map { color in
      resolver.style(of: element, hints: StyleDeclaration.list(parsing: "color:\(color)"))
    }
    #expect(colors.map(\.color.description) == ["#ff0000", "#0000ff", "#ff0000"])
    #expect(colors[0].isIdentical(to: colors[2]))
    let text = StyledText(MarkupTree(parsing: "<font color=red>a</font><font color=blue>b</font>"))
    #expect(
      text.paragraphs[0].runs.map(\.style.color.description) == ["#ff0000", "#0000ff"])
  }

  @Test func theRootIsDistinctFromOtherElements() {
    var resolver = Self.resolver("*{font-size:20px} b{margin-left:1rem}")
    // Both at the top and matched by the same rule; only html determines rem.
    for name in ["p", "html", "p"] {
      let tree = ToyTree("\(name)(b)")
      let outer = resolver.style(of: tree.elements[0])
      let inner = resolver.style(of: tree.elements[1], parent: outer)
      let expected = name == "html" ? "20px" : "16px"
      #expect(inner[.marginLeft].description == expected, "\(name)")
    }
  }

  @Test func parentsAndAttributesDistinguishStyles() {
    var resolver = Self.resolver("p{color:red} div{color:blue} .a{color:lime} #x{color:aqua}")
    let tree = ToyTree(
      "div(p(b) b b[style=color: gray] b[style=color: GRAY] b.a b#x b.a#x b.b b[title=t])")
    var parents: [Int: ComputedStyle] = [:]
    let colors = tree.elements.map { element in
      let parent = element.parentElement.flatMap { parents[$0.index] }
      let style = resolver.style(of: element, parent: parent)
      parents[element.index] = style
      return style.color.description
    }
    #expect(
      colors == [
        "#0000ff", "#ff0000", "#ff0000", "#0000ff", "#808080", "#808080", "#00ff00", "#00ffff",
        "#00ffff", "#0000ff", "#0000ff",
      ])
    // A class or an attribute that no rule uses does not change the style.
    let plain = tree.elements.filter { $0.elementName == "b" }.compactMap { parents[$0.index] }
    #expect(plain[1].isIdentical(to: plain[7]) && plain[1].isIdentical(to: plain[8]))
    #expect(plain[5].isIdentical(to: plain[5]) && plain[5] == plain[6])
    #expect(!plain[0].isIdentical(to: plain[1]))
  }

  /// Two sheets with the same shorthand and different variables, each of which sets a part of it.
  @Test func shorthandsOfTwoOrigins() {
    var cascade = StyleCascade()
    cascade.add(StyleSheet(parsing: "p{--a:1px 2px; margin:var(--a)}"), origin: .defaults)
    cascade.add(
      StyleSheet(parsing: "p{--b:3px 4px; margin:var(--b); margin-left:revert}"), origin: .markup)
    let style = ToyTree("p").style("p", cascade)
    let sides = [StyleProperty.marginTop, .marginRight, .marginBottom, .marginLeft]
    #expect(sides.map { style?[$0].description } == ["3px", "4px", "3px", "2px"])
  }

  @Test func equalityIsThatOfAllValues() {
    let cases = [
      "", "p{color:red}", "p{margin-top:1px}", "p{--x:1}", "p{--x:2}", "p{--y:1}",
      "p{font-size:20px}",
    ]
    let styles = cases.compactMap { ToyTree("p").style("p", $0) }
    for (one, first) in styles.enumerated() {
      for (other, second) in styles.enumerated() {
        #expect((first == second) == (one == other), "\(cases[one]) and \(cases[other])")
      }
      let again = ToyTree("p").style("p", cases[one])
      #expect(again == first && again?.hashValue == first.hashValue, "\(cases[one])")
      #expect(again?.isIdentical(to: first) == false, "made twice")
    }
    // A different root font size affects only the rem lengths of children.
    let html = ToyTree("html").style("html", "*{font-size:20px}")
    #expect(html != ToyTree("p").style("p", "*{font-size:20px}"))
    #expect(html?.description == "font-size: 20px")
  }
}
