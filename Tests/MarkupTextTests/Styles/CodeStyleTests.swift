import MarkupText
import Testing

/// Styles that programs set by name and by closures, and their position in the cascade.
@Suite struct CodeStyleTests {
  static func declared(_ text: String) -> [StyleDeclaration] {
    StyleDeclaration.list(parsing: text)
  }

  /// ZMarkupParser's `ExtendTagName`, `HTMLTagClassAttribute` and `HTMLTagIdAttribute`.
  @Test func namesClassesAndIDsAreSetFromCode() {
    var cascade = StyleCascade()
    cascade.setStyle(for: .element("ZhgChgLi"), Self.declared("background: aquamarine"))
    cascade.setStyle(for: .className("text-red"), Self.declared("color: red"))
    cascade.setStyle(for: .className("text-small"), Self.declared("font-size: 8px"))
    cascade.setStyle(for: .id("header"), Self.declared("font-size: 36pt"))
    let rows: [(String, StyleProperty, String, String)] = [
      ("zhgchgli", .backgroundColor, "#7fffd4", "a custom element; names in any case"),
      ("span", .backgroundColor, "#00000000", "no other element"),
      ("span.text-red", .color, "#ff0000", "a class"),
      ("span.text-red.text-small", .fontSize, "8px", "two classes"),
      ("span.text-red.text-small", .color, "#ff0000", "both apply"),
      ("span.text", .color, "#000000", "no part of a name"),
      ("span.TEXT-RED", .color, "#000000", "classes tell the cases apart"),
      ("span#header", .fontSize, "48px", "an id"),
      ("span[id=text-red text-small]", .color, "#000000", "an id is one name, and no class"),
      ("span#text-red", .color, "#000000", "an id is no class"),
      ("span.header", .fontSize, "16px", "a class is no id"),
    ]
    for (tree, property, expected, why) in rows {
      let name = ToyTree(tree).elements[0].elementName
      #expect(ToyTree(tree).style(name, cascade)?[property].description == expected, "\(why)")
    }
  }

  @Test func classesFromCodeMayIgnoreTheCase() {
    var cascade = StyleCascade(ignoringCase: true)
    cascade.setStyle(for: .className("Text-Red"), Self.declared("color: red"))
    #expect(ToyTree("p.TEXT-red").style("p", cascade)?.color.description == "#ff0000")
  }

  /// Adding A twice gives one A with the last style, at its original position in the order.
  @Test func settingAgainReplacesTheStyle() {
    var cascade = StyleCascade()
    cascade.setStyle(for: .className("a"), Self.declared("color: red; margin-left: 1px"))
    cascade.setStyle(for: .className("b"), Self.declared("letter-spacing: 1px"))
    cascade.setStyle(for: .className("a"), Self.declared("color: blue; letter-spacing: 2px"))
    let style = ToyTree("p.a.b").style("p", cascade)
    #expect(style?.color.description == "#0000ff")
    #expect(style?[.marginLeft].description == "0px", "the first style is gone as a whole")
    #expect(style?[.letterSpacing].description == "1px", "b was set later than a")

    cascade.setStyle(for: .className("a")) { _ in Self.declared("color: lime") }
    #expect(ToyTree("p.a").style("p", cascade)?.color.description == "#00ff00", "by a closure")
    cascade.setStyle(for: .className("a"), Self.declared("color: red"))
    #expect(ToyTree("p.a").style("p", cascade)?.color.description == "#ff0000", "and back")
    cascade.setStyle(for: .element("P"), Self.declared("width: 1px"))
    cascade.setStyle(for: .element("p"), Self.declared("height: 1px"))
    #expect(ToyTree("p").style("p", cascade)?.description == "height: 1px", "names in any case")
  }

  @Test func closuresReceiveTheElementAndTheRequestedAttributes() {
    var cascade = StyleCascade()
    cascade.setStyle(for: .element("badge"), attributes: ["level", "none"]) { element in
      guard element.name == "badge", element["none"] == nil, element["other"] == nil else {
        return []
      }
      let size = element.classes.count + (element.id?.utf8.count ?? 0)
      let color = element["level"] == "high" ? "red" : "gray"
      return Self.declared("color: \(color); width: \(size)px")
    }
    let rows: [(String, String)] = [
      ("badge[level=high]", "color: #ff0000; width: 0px"),
      ("badge[level=low][other=x]", "color: #808080; width: 0px"),
      ("badge.a.b#xyz", "color: #808080; width: 5px"), ("b[level=high]", ""),
    ]
    for (tree, expected) in rows {
      let name = ToyTree(tree).elements[0].elementName
      let style = ToyTree(tree).style(name, cascade)
      #expect(style?.description == expected, "\(tree)")
      var resolver = StyleResolver(cascade)
      #expect(resolver.style(of: ToyTree(tree).elements[0]) == style, "\(tree)")
    }
  }

  /// Elements for which closures return different results get different styles.
  @Test func theResolverDistinguishesResultsOfClosures() {
    var cascade = StyleCascade()
    cascade.setStyle(for: .element("badge"), attributes: ["n"]) { element in
      Self.declared("margin-left: \(element["n"] ?? "0")px")
    }
    let tree = ToyTree("p(badge[n=1] badge[n=2] badge[n=1] badge)")
    var resolver = StyleResolver(cascade)
    let styles = tree.elements.dropFirst().map { resolver.style(of: $0) }
    #expect(styles.map { $0[.marginLeft].description } == ["1px", "2px", "1px", "0px"])
    #expect(styles[0].isIdentical(to: styles[2]))
  }

  /// `ExtendHTMLTagStyleAttribute`: custom properties of the program.
  @Test func propertiesAreDefinedByClosures() {
    var cascade = StyleCascade()
    cascade.defineProperty("Glow") { Self.declared("text-shadow: 0 0 4px \($0)") }
    cascade.defineProperty("--card") { Self.declared("padding: \($0); color: blue; glow: red") }
    cascade.defineProperty("color") { _ in Self.declared("width: 99px") }
    let rows: [(String, String, String)] = [
      ("glow: red", "text-shadow: 0px 0px 4px #ff0000", "its value is handed over"),
      ("GLOW : 'red' ;", "text-shadow: 0px 0px 4px #ff0000", "names in any case, quotes off"),
      ("glow: nonsense", "", "what the closure makes of it may be nothing"),
      (
        "glow: red; text-shadow: none", "",
        "its position in the order is that of the declaration: before"
      ),
      (
        "text-shadow: none; glow: red", "text-shadow: 0px 0px 4px #ff0000", "and after"
      ),
      (
        "glow: red !important; text-shadow: none", "text-shadow: 0px 0px 4px #ff0000",
        "and its importance"
      ),
      (
        "--card: 2px",
        "padding-top: 2px; padding-right: 2px; padding-bottom: 2px; "
          + "padding-left: 2px; color: #0000ff", "a custom property; no definition in a definition"
      ),
      ("--Card: 2px", "", "custom properties tell the cases apart"),
      ("--card: 1px; margin-left: var(--card)", "margin-left: 1px", "and stay variables"),
      ("color: red", "color: #ff0000", "a known property keeps its meaning"),
    ]
    for (text, expected, why) in rows {
      let style = ToyTree("p[style=\(text)]").style("p", cascade)?.description ?? ""
      for part in expected.split(separator: "; ") {
        #expect(style.contains(part), "\(text): \(why); it is \(style)")
      }
      #expect(!expected.isEmpty || style.isEmpty, "\(text): \(why); it is \(style)")
      #expect(!style.contains("99px") && !style.contains("glow"), "\(text)")
    }
    cascade.defineProperty("glow") { _ in Self.declared("color: lime") }
    let style = ToyTree("p[style=glow: red]").style("p", cascade)
    #expect(style?.description == "color: #00ff00", "defining again replaces")
    #expect(cascade.definedProperties == ["glow", "--card", "color"])
  }

  /// Custom properties apply wherever declarations come from, with the strength of those
  /// declarations.
  @Test func definedPropertiesApplyInEveryLayer() {
    func color(_ change: (inout StyleCascade) -> Void, _ tree: String = "p.a") -> String? {
      var cascade = StyleCascade(base: Self.declared("mood: maroon"))
      cascade.defineProperty("mood") { Self.declared("color: \($0)") }
      change(&cascade)
      return ToyTree(tree).style("p", cascade)?.color.description
    }
    #expect(color { _ in } == "#800000", "the base")
    #expect(color { $0.add(StyleSheet(parsing: "p{mood:red}")) } == "#ff0000", "a sheet")
    #expect(color { $0.add(StyleSheet(parsing: ".default{mood:red}")) } == "#ff0000", "default")
    #expect(
      color { $0.add(StyleSheet(parsing: ".a{color:blue} p{mood:red}")) } == "#0000ff",
      "a rule's specificity")
    #expect(
      color { $0.setStyle(for: .element("p")) { _ in Self.declared("mood: lime") } } == "#00ff00",
      "a closure's result")
    #expect(color({ _ in }, "p[style=mood: blue]") == "#0000ff", "the attribute")
    var cascade = StyleCascade()
    cascade.defineProperty("mood") { Self.declared("color: \($0)") }
    let hinted = cascade.style(
      of: ToyTree("p").elements[0], hints: Self.declared("mood: red"))
    #expect(hinted.color.description == "#ff0000", "hints")
  }

  @Test func definedNamesAreNotErrors() {
    let text = "p { glow: red; blow: red; GLOW: blue }"
    #expect(StyleSheet(parsing: text).diagnostics.count == 3)
    let sheet = StyleSheet(parsing: text, defined: ["glow"])
    #expect(sheet.diagnostics.map(\.message) == ["unknown property 'blow'"])
    #expect(sheet.rules == StyleSheet(parsing: text).rules)
    var diagnostics: [MarkupDiagnostic] = []
    _ = StyleDeclaration.list(parsing: "glow: 1", defined: ["glow"], diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
  }

  // MARK: Precedence

  /// Sources of a size, from the weakest to the strongest under ``Policy/markupFirst``.
  static let levels: [(String, @Sendable (inout StyleCascade) -> Void)] = [
    ("default", { $0.add(StyleSheet(parsing: "h1{font-size:24px}"), origin: .defaults) }),
    ("name from code", { $0.setStyle(for: .element("h1"), declared("font-size: 109px")) }),
    ("class from code", { $0.setStyle(for: .className("c"), declared("font-size: 30px")) }),
    ("id from code", { $0.setStyle(for: .id("i"), declared("font-size: 40px")) }),
    ("name in a sheet", { $0.add(StyleSheet(parsing: "h1{font-size:50px}")) }),
    ("class in a sheet", { $0.add(StyleSheet(parsing: ".c{font-size:60px}")) }),
    ("id in a sheet", { $0.add(StyleSheet(parsing: "#i{font-size:70px}")) }),
  ]

  /// The sources from the weakest to the strongest under each policy; the attribute is the
  /// strongest of the markup's.
  @Test func everyLevelWinsOverTheWeakerOnes() {
    let sizes: [Double] = [24, 109, 30, 40, 50, 60, 70]
    for (policy, order) in [
      (StyleCascade.Policy.markupFirst, [0, 1, 2, 3, 4, 5, 6]),
      (.codeFirst, [0, 4, 5, 6, 1, 2, 3]),
    ] {
      for (rank, strongest) in order.enumerated() {
        for backwards in [false, true] {
          var cascade = StyleCascade(policy: policy)
          let present = Array(order[...rank])
          for level in backwards ? present.reversed() : present { Self.levels[level].1(&cascade) }
          let plain = ToyTree("h1.c#i").style("h1", cascade)?.fontSize
          #expect(plain == sizes[strongest], "\(policy): \(Self.levels[strongest].0)")
          let inline = ToyTree("h1.c#i[style=font-size: 99px]").style("h1", cascade)?.fontSize
          let codeWins = policy == .codeFirst && (1...3).contains(strongest)
          #expect(inline == (codeWins ? sizes[strongest] : 99), "\(policy): the attribute")
        }
      }
    }
  }

  /// h1 of size 109 from code and 99pt in its attribute; without custom style; with neither.
  @Test func factsOfThePolicies() {
    let rows: [(StyleCascade.Policy, Bool, Bool, Double)] = [
      (.codeFirst, true, true, 109), (.markupFirst, true, true, 132),
      (.codeFirst, false, true, 132),
      (.markupFirst, false, true, 132), (.codeFirst, true, false, 109),
      (.markupFirst, true, false, 109), (.codeFirst, false, false, 32),
      (.markupFirst, false, false, 32),
    ]
    for (policy, hasCustom, hasAttribute, expected) in rows {
      var cascade = StyleCascade(policy: policy)
      cascade.add(.defaults, origin: .defaults)
      if hasCustom { cascade.setStyle(for: .element("h1"), Self.declared("font-size: 109px")) }
      // 99pt are 132px here; ZMarkupParser treated pt as px.
      let tree = hasAttribute ? "h1[style=font-size: 99pt]" : "h1"
      #expect(ToyTree(tree).style("h1", cascade)?.fontSize == expected, "\(policy) \(tree)")
    }
  }

  /// A custom style of `a` keeps the link's color and underline, which ZMarkupParser lost, and
  /// every property of the attribute that the program does not set applies.
  @Test func policiesMergeProperties() {
    for policy in [StyleCascade.Policy.codeFirst, .markupFirst] {
      var cascade = StyleCascade(policy: policy)
      cascade.add(.defaults, origin: .defaults)
      cascade.setStyle(for: .element("a"), Self.declared("font-size: 20px; letter-spacing: 1px"))
      let tree = ToyTree("a[href=x][style=letter-spacing: 2px; word-spacing: 3px; width: 4px]")
      let style = tree.style("a", cascade)
      #expect(style?.color.description == "#0000ee", "the default")
      #expect(style?[.textDecorationLine] == .keyword(.underline), "the default")
      #expect(style?.fontSize == 20, "the program's")
      let spacing = policy == .codeFirst ? "1px" : "2px"
      #expect(style?[.letterSpacing].description == spacing, "\(policy)")
      #expect(style?[.wordSpacing].description == "3px", "the attribute's first")
      #expect(style?[.width].description == "4px", "the attribute's second")
    }
  }

  /// bold{10pt semibold} > underline{single}, kern 99 on the root: the inner run has all three.
  @Test func innerRunsHaveThePropertiesOfTheirAncestors() {
    var cascade = StyleCascade(base: Self.declared("letter-spacing: 99px"))
    cascade.setStyle(for: .element("b"), Self.declared("font-size: 10pt; font-weight: 600"))
    cascade.setStyle(for: .element("u"), Self.declared("text-decoration: underline"))
    let tree = ToyTree("div(b(u) i)")
    let inner = tree.style("u", cascade)
    #expect(inner?.fontSize == 10.0 * 96 / 72)
    #expect(inner?.fontWeight == 600)
    #expect(inner?[.textDecorationLine] == .keyword(.underline))
    #expect(inner?[.letterSpacing].description == "99px")
    #expect(tree.style("b", cascade)?[.textDecorationLine] == .keyword(.none))
    #expect(tree.style("i", cascade)?.description == "letter-spacing: 99px", "every run has it")
  }

  /// default < custom < id < class in ZMarkupParser; here an id is more specific than a class.
  @Test func anIDIsMoreSpecificThanAClass() {
    var cascade = StyleCascade()
    cascade.setStyle(for: .id("i"), Self.declared("color: red"))
    cascade.setStyle(for: .className("c"), Self.declared("color: blue"))
    cascade.setStyle(for: .className("d"), Self.declared("color: lime"))
    #expect(ToyTree("p#i.c").style("p", cascade)?.color.description == "#ff0000")
    #expect(
      ToyTree("p.d.c").style("p", cascade)?.color.description == "#00ff00",
      "the one set later, not the one named later")
  }
}
