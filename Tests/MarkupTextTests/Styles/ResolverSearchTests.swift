import MarkupText
import TestSupport
import Testing

/// The resolver compared with the cascade without caches, over random trees and sheets.
@Suite struct ResolverSearchTests {
  static let names = ["p", "b", "ul", "li", "a", "td", "tr", "span", "x-y", "font", "ruby", "rt"]

  /// Selectors of every kind; several of each, so that buckets contain selectors that do not match.
  static let selectors = [
    "p", "b", "li", "ul", "a, td", "*", ".k", ".K", ".k.m", "b.m", "#i", "p#j", "[title]",
    "[title=t]",
    "b[dir]", ":any-link", ":is(ul, p)", ":is(b, .m)", ":where(li, b)", ":not(p)", ":not(.k) b",
    "p b", "p > b", "ul ul", ":is(ul, p) :is(b, li)", ".k b", "#i .m", "b + b", "li ~ li",
    "b:empty",
    "li:first-child", "li:last-child", "b:nth-child(2n)", "b:nth-last-of-type(1)", "b:only-child",
    "p:has(b)", "ul:has(> li + li)", ":root", ":root b", "td[title] b", "p .m", "p .k > .m", "x-y",
    "ul li:not(:first-child) b", ":is(p b, ul b)", ".default", "html", "html b", ":scope > b",
    ":is(a, b):is(b, p)", "[title] [title]", ":is()", "b:not(:has(i))", ":not(:not(b))",
  ]

  static let declarations = [
    "color: red", "color: blue", "font-size: 2em", "font-size: smaller", "margin-left: 1em",
    "width: 2rem", "font-weight: bolder", "font-weight: lighter", "display: inherit",
    "margin: inherit", "vertical-align: inherit", "vertical-align: top", "color: inherit",
    "display: block", "color: revert", "display: revert", "color: unset", "margin-left: initial",
    "--n: 3px", "--n: 7px", "--m: var(--n)", "padding: var(--n)", "color: var(--none, green)",
    "margin: var(--m, 1px) 2px", "text-align: match-parent", "direction: rtl", "line-height: 150%",
    "text-decoration: underline", "background: currentcolor", "glow: 2px", "list-style: square",
  ]

  /// Returns a sheet, and an equivalent one whose selectors cannot be indexed.
  static func sheets(
    _ generator: inout SeededGenerator
  ) -> (plain: StyleSheet, wrapped: StyleSheet) {
    var plain = ""
    var wrapped = ""
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let count = Int.random(in: 1...3, using: &generator)
      let chosen = (0..<count).map { _ in selectors.randomElement(using: &generator) ?? "p" }
      let block = block(&generator, count: 1...3)
      plain += "\(chosen.joined(separator: ", ")) { \(block) }\n"
      // `.default` has a special meaning, which wrapping would hide.
      let hidden = chosen.map { $0 == ".default" ? $0 : ":not(:not(\($0)))" }
      wrapped += "\(hidden.joined(separator: ", ")) { \(block) }\n"
    }
    return (StyleSheet(parsing: plain), StyleSheet(parsing: wrapped))
  }

  static func block(_ generator: inout SeededGenerator, count: ClosedRange<Int>)
    -> String
  {
    (0..<Int.random(in: count, using: &generator)).map { _ in
      let declaration = declarations.randomElement(using: &generator) ?? "color: red"
      return declaration + (Int.random(in: 0..<5, using: &generator) == 0 ? " !important" : "")
    }
    .joined(separator: "; ")
  }

  static func markup(_ generator: inout SeededGenerator, count: Int) -> String {
    var open: [String] = []
    var text = Bool.random(using: &generator) ? "<html>" : ""
    for _ in 0..<count {
      if !open.isEmpty, Int.random(in: 0..<5, using: &generator) < 2 {
        text += "</\(open.removeLast())>"
        continue
      }
      let name = names.randomElement(using: &generator) ?? "p"
      text += "<\(name)\(attributes(&generator))>"
      open.append(name)
      if Bool.random(using: &generator) { text += "x" }
    }
    return text
  }

  static func attributes(_ generator: inout SeededGenerator) -> String {
    let possible = [
      " class=k", " class='m k'", " class='k k'", " id=i", " id=j", " title=t", " title",
      " dir=rtl",
      " href=x", " align=center", " color=red", " size=5", " class=default",
      " style='\(block(&generator, count: 0...2))'",
    ]
    return (0..<[0, 0, 0, 1, 1, 2][Int.random(in: 0..<6, using: &generator)])
      .map { _ in possible.randomElement(using: &generator) ?? "" }.joined()
  }

  static func cascades(
    _ generator: inout SeededGenerator
  ) -> (plain: StyleCascade, wrapped: StyleCascade) {
    let policy: StyleCascade.Policy = Bool.random(using: &generator) ? .markupFirst : .codeFirst
    let ignoresCase = Bool.random(using: &generator)
    let base =
      Bool.random(using: &generator) ? [] : StyleDeclaration.list(parsing: "color: navy; --n: 1px")
    var plain = StyleCascade(policy: policy, ignoringCase: ignoresCase, base: base)
    var wrapped = plain
    func change(_ body: (inout StyleCascade) -> Void) {
      body(&plain)
      body(&wrapped)
    }
    if Bool.random(using: &generator) { change { $0.add(.defaults, origin: .defaults) } }
    if Bool.random(using: &generator) {
      change {
        $0.defineProperty("glow") { StyleDeclaration.list(parsing: "padding-left: \($0)") }
      }
    }
    for origin in [StyleCascade.Origin.markup, .code, .markup] {
      let sheets = sheets(&generator)
      plain.add(sheets.plain, origin: origin)
      wrapped.add(sheets.wrapped, origin: origin)
    }
    let subjects: [StyleSubject] = [.element("b"), .className("k"), .id("i"), .element("ul")]
    for subject in subjects where Int.random(in: 0..<4, using: &generator) == 0 {
      change {
        $0.setStyle(for: subject, attributes: ["title"]) { element in
          let width = element.classes.count + element.name.utf8.count
          return StyleDeclaration.list(
            parsing: "width: \(width)px; \(element["title"] == nil ? "" : "display: inherit")")
        }
      }
    }
    return (plain, wrapped)
  }

  @Test func everyStyleIsThatOfTheCascade() {
    var generator = SeededGenerator(seed: 20_261_121)
    var count = 0
    var distinct: Set<ComputedStyle> = []
    for round in 0..<150 {
      let (cascade, wrapped) = Self.cascades(&generator)
      var resolver = StyleResolver(cascade)
      // The second tree uses a resolver that has cached styles of the first.
      for _ in 0..<2 {
        let text = Self.markup(&generator, count: 40)
        var styles: [NodeID: ComputedStyle] = [:]
        for element in MarkupTree(parsing: text).elements {
          let parent = element.parentElement.flatMap { styles[$0.id] }
          let hints = Bool.random(using: &generator) ? element.presentationalHints : []
          let style = resolver.style(of: element, parent: parent, hints: hints)
          styles[element.id] = style
          let expected = cascade.style(of: element, parent: parent, hints: hints)
          let unfiled = wrapped.style(of: element, parent: parent, hints: hints)
          guard style == expected, expected == unfiled else {
            Issue.record(
              "round \(round): \(element) in \(text): \(style) / \(expected) / \(unfiled)")
            return
          }
          count += 1
          distinct.insert(style)
        }
      }
    }
    #expect(count > 5000 && distinct.count > 1000, "\(count) elements, \(distinct.count) styles")
  }

  /// The same with a parent that is not the element's own: styles depend on the given one.
  @Test func parentsAreNotMixedUp() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<60 {
      let (cascade, _) = Self.cascades(&generator)
      var resolver = StyleResolver(cascade)
      var parents = [resolver.rootStyle, .initial]
      for element in MarkupTree(parsing: Self.markup(&generator, count: 60)).elements {
        let parent = parents.randomElement(using: &generator) ?? .initial
        let style = resolver.style(of: element, parent: parent)
        #expect(style == cascade.style(of: element, parent: parent), "round \(round): \(element)")
        parents.append(style)
      }
    }
  }

  /// Identities of released parents must not be confused with those of new ones.
  @Test func releasedParentsAreNotMistakenForNewOnes() {
    var cascade = StyleCascade()
    cascade.add(StyleSheet(parsing: "b { width: inherit; margin-left: 1em }"))
    let outer = MarkupTree(parsing: "<i>").elements.map { $0 }
    let inner = MarkupTree(parsing: "<b>").elements.map { $0 }
    var resolver = StyleResolver(cascade)
    for size in 1...300 {
      let declared = StyleDeclaration.list(parsing: "font-size: \(size)px; width: \(size)px")
      // Computed without the resolver, and released after each round.
      let parent = cascade.style(of: outer[0], inline: declared)
      let style = resolver.style(of: inner[0], parent: parent)
      #expect(style[.width].description == "\(size)px")
      #expect(style[.marginLeft].description == "\(size)px")
    }
  }

  /// The precomputed styles of the default cascade are not used once the cascade has changed.
  @Test func precomputedStylesAreDiscardedOnEveryChange() {
    let tree = MarkupTree(parsing: "<b>x</b>")
    let element = tree.elements.map { $0 }[0]
    let changes: [(String, (inout StyleCascade) -> Void)] = [
      ("nothing", { _ in }),
      ("a sheet", { $0.add(StyleSheet(parsing: "b { width: 5px }")) }),
      ("everything", { $0.add(StyleSheet(parsing: ".default { color: red; width: 1px }")) }),
      (
        "a style", { $0.setStyle(for: .element("b"), StyleDeclaration.list(parsing: "width: 6px")) }
      ),
      ("a closure", { $0.setStyle(for: .element("b")) { _ in [] } }),
      ("a definition", { $0.defineProperty("font-glow") { _ in [] } }),
    ]
    for (name, change) in changes {
      var plain = StyleCascade()
      plain.add(.defaults, origin: .defaults)
      var standard = StyleCascade.standard(for: tree)
      change(&plain)
      change(&standard)
      var resolver = StyleResolver(standard)
      #expect(resolver.style(of: element) == plain.style(of: element), "\(name)")
    }
    var resolver = StyleResolver(.standard(for: tree))
    let text = ElementNames.all.map { "<\($0)></\($0)>" }.joined()
    for element in MarkupTree(parsing: text).elements {
      let parent = element.parentElement.map { resolver.style(of: $0) }
      #expect(
        resolver.style(of: element, parent: parent)
          == resolver.cascade.style(of: element, parent: parent), "\(element.elementName)")
    }
  }

  /// Names in the default sheet, and others.
  enum ElementNames {
    static let all: [String] = {
      let words = StyleSheet.defaultText.split { !($0.isLetter || $0.isNumber) }.map(String.init)
      return Array(Set(words)).sorted() + ["span", "html", "my-tag"]
    }()
  }
}
