import MarkupText
import TestSupport
import Testing

/// The cascade compared with a simple implementation of its definition, over random sheets.
@Suite struct CascadeSearchTests {
  /// A declaration with everything that determines its strength.
  struct Candidate {
    var origin: StyleCascade.Origin
    var isImportant: Bool
    var isInline = false
    var specificity: (Int, Int, Int)
    var order: Int
    var value: Int
  }

  /// Selectors for `p#i.a.b` with their specificities; the last two match nothing.
  static let selectors: [(String, (Int, Int, Int), Bool)] = [
    ("p", (0, 0, 1), true), (".a", (0, 1, 0), true), ("p.a", (0, 1, 1), true),
    (".a.b", (0, 2, 0), true), ("#i", (1, 0, 0), true), ("*", (0, 0, 0), true),
    ("p, #i", (1, 0, 0), true), (":where(#i)", (0, 0, 0), true), (":is(p, .a)", (0, 1, 0), true),
    ("p:not(.c)", (0, 1, 1), true), ("q", (0, 0, 1), false), (".c", (0, 1, 0), false),
  ]

  /// CSS Cascade 4 §6: origin and importance, then specificity, then order.
  private func wins(_ one: Candidate, _ other: Candidate, _ policy: StyleCascade.Policy) -> Bool {
    func layer(_ candidate: Candidate) -> Int {
      let layers: [StyleCascade.Origin] =
        policy == .markupFirst ? [.defaults, .code, .markup] : [.defaults, .markup, .code]
      let layer = layers.firstIndex(of: candidate.origin) ?? 0
      if !candidate.isImportant { return layer }
      return candidate.origin == .defaults ? 10 : 3 + layer
    }
    if layer(one) != layer(other) { return layer(one) > layer(other) }
    if one.isInline != other.isInline { return one.isInline }
    if one.specificity != other.specificity { return one.specificity > other.specificity }
    return one.order > other.order
  }

  @Test func theStrongestDeclarationWins() {
    var generator = SeededGenerator(seed: 0xD1B5_4A32_D192_ED03)
    let origins: [StyleCascade.Origin] = [.defaults, .markup, .code]
    var inlineWins = 0
    var importantWins = 0
    for round in 0..<600 {
      let policy: StyleCascade.Policy = round % 2 == 0 ? .markupFirst : .codeFirst
      var cascade = StyleCascade(policy: policy)
      var candidates: [Candidate] = []
      var order = 0
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let origin = origins.randomElement(using: &generator) ?? .markup
        var text = ""
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          guard let selector = Self.selectors.randomElement(using: &generator) else { continue }
          let isImportant = Int.random(in: 0..<4, using: &generator) == 0
          order += 1
          text += "\(selector.0) { tab-size: \(order)\(isImportant ? " !important" : "") }\n"
          guard selector.2 else { continue }
          candidates.append(
            Candidate(
              origin: origin, isImportant: isImportant, specificity: selector.1, order: order,
              value: order))
        }
        cascade.add(StyleSheet(parsing: text), origin: origin)
      }
      var inline = ""
      if Bool.random(using: &generator) {
        let isImportant = Int.random(in: 0..<4, using: &generator) == 0
        inline = "[style=tab-size: 99\(isImportant ? "!important" : "")]"
        candidates.append(
          Candidate(
            origin: .markup, isImportant: isImportant, isInline: true, specificity: (0, 0, 0),
            order: 0, value: 99))
      }
      let winner = candidates.max { wins($1, $0, policy) }
      let tree = ToyTree("div(p#i.a.b\(inline))")
      let style = tree.style("p", cascade)
      let expected = winner?.value ?? 8
      #expect(style?[.tabSize] == .number(Double(expected)), "\(candidates)")
      var resolver = StyleResolver(cascade)
      #expect(resolver.style(of: tree.elements[1])[.tabSize] == .number(Double(expected)))
      inlineWins += expected == 99 ? 1 : 0
      importantWins += winner?.isImportant == true ? 1 : 0
    }
    #expect(inlineWins > 50 && importantWins > 100, "too one-sided to mean anything")
  }

  /// `revert` in any layer rolls back to the defaults, regardless of the layers in between.
  @Test func revertRollsBackToTheDefaults() {
    let rows: [(String, String, String, String, String)] = [
      ("p{tab-size:1}", "p{tab-size:2}", "p{tab-size:revert}", "1", "from markup"),
      ("p{tab-size:1}", "p{tab-size:revert}", "", "1", "from code"),
      ("p{tab-size:1}", "p{tab-size:revert}", "p{tab-size:3}", "3", "markup comes above"),
      ("", "p{tab-size:2}", "p{tab-size:revert}", "8", "without defaults: unset"),
      ("p{tab-size:revert}", "", "", "8", "in the defaults: unset"),
      ("p{tab-size:1}", "", "p{tab-size:2} .a{tab-size:revert}", "1", "the winner counts"),
      ("p{tab-size:1}", "", ".a{tab-size:2} p{tab-size:revert}", "2", "and only it"),
      ("p{tab-size:1}", "p{tab-size:2!important}", "p{tab-size:revert}", "2", "important"),
      ("p{tab-size:1}", "p{tab-size:2}", "p{tab-size:revert!important}", "1", "important revert"),
      ("p{tab-size:1!important}", "", "p{tab-size:revert!important}", "1", "of the defaults"),
      ("p{tab-size:1}", "", "p{all:revert}", "1", "all"),
    ]
    for (defaults, code, markup, expected, why) in rows {
      var cascade = StyleCascade()
      cascade.add(StyleSheet(parsing: defaults), origin: .defaults)
      cascade.add(StyleSheet(parsing: code), origin: .code)
      cascade.add(StyleSheet(parsing: markup), origin: .markup)
      #expect(ToyTree("p.a").style("p", cascade)?[.tabSize].description == expected, "\(why)")
    }
  }

  /// Sheets of one origin apply in the order in which they were added.
  @Test func laterSheetsWin() {
    var cascade = StyleCascade()
    for number in 1...20 {
      cascade.add(StyleSheet(parsing: "p { tab-size: \(number) } .x { tab-size: 0 }"))
      #expect(ToyTree("p").style("p", cascade)?[.tabSize] == .number(Double(number)))
    }
  }

  /// A rule matched by several of its selectors counts once, with the most specific of them.
  @Test func theMostSpecificSelectorOfARuleCounts() {
    let sheet = "p, .a, .a.b { tab-size: 1 } .b { tab-size: 2 } p.b { tab-size: 3 }"
    let rows = [("p.a.b", "1"), ("p.b", "3"), ("q.b", "2"), ("p.a", "1"), ("q.a", "1"), ("p", "1")]
    for (tree, expected) in rows {
      let name = ToyTree(tree).elements[0].elementName
      #expect(ToyTree(tree).style(name, sheet)?[.tabSize].description == expected, "\(tree)")
    }
  }

  /// Presentational hints are stronger than the defaults and weaker than everything else.
  @Test func hintsOverrideOnlyTheDefaults() {
    let hint = StyleDeclaration.list(parsing: "tab-size: 5")
    let rows: [(String, StyleCascade.Origin, StyleCascade.Policy, String)] = [
      ("#i{tab-size:1}", .defaults, .markupFirst, "5"), ("*{tab-size:1}", .code, .markupFirst, "1"),
      ("*{tab-size:1}", .markup, .markupFirst, "1"), ("*{tab-size:1}", .code, .codeFirst, "1"),
      ("*{tab-size:1}", .markup, .codeFirst, "1"),
      ("*{tab-size:1!important}", .defaults, .codeFirst, "1"),
      (":where(p){tab-size:1}", .markup, .codeFirst, "1"),
      ("q{tab-size:1}", .code, .codeFirst, "5"),
    ]
    for (sheet, origin, policy, expected) in rows {
      var cascade = StyleCascade(policy: policy)
      cascade.add(StyleSheet(parsing: sheet), origin: origin)
      let style = cascade.style(of: ToyTree("p#i").elements[0], hints: hint)
      #expect(style[.tabSize].description == expected, "\(sheet) of \(origin)")
    }
    let two = StyleDeclaration.list(parsing: "tab-size: 5; tab-size: 6")
    let style = StyleCascade().style(of: ToyTree("p").elements[0], hints: two)
    #expect(style[.tabSize].description == "6", "the later hint")
  }
}
