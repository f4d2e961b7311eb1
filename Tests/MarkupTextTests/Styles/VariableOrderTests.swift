import MarkupText
import TestSupport
import Testing

/// Custom properties that refer to each other: their values depend neither on the iteration order
/// of a dictionary nor on the order of the declarations.
@Suite struct VariableOrderTests {
  /// Declarations, the resulting variables as `name=value`, and the reason.
  static let rows: [(String, String, String)] = [
    ("--a:var(--b); --b:var(--c); --c:1", "a=1 b=1 c=1", "a chain"),
    ("--a:var(--b,2); --b:var(--c,3)", "a=3 b=3", "a fallback at its end"),
    ("--a:var(--a,1)", "", "a reference to itself has no fallback"),
    ("--a:var(--b,1); --b:var(--a,2)", "", "nor has a cycle"),
    ("--a:var(--b,1); --b:var(--a,2); --c:var(--a,3)", "c=3", "what only leads to a cycle has one"),
    (
      "--a:var(--b) var(--c,1); --b:var(--a,2); --c:var(--b,3)", "",
      "two cycles with a name in common: c leads to b, to a, and to c again"
    ),
    ("--a:var(--b,1) var(--c,1); --b:var(--c,2); --c:var(--b,3)", "a=1 1", "a leads to one"),
    ("--a:var(--b,var(--a)); --b:1", "b=1", "a reference in a fallback that is not used counts"),
    ("--a:var(--b,var(--c,4))", "a=4", "a fallback in a fallback"),
    ("--a:1 var(--b) 2; --b:;", "a=1  2", "nothing is a value"),
    ("--a:[var(--b)] {var(--b)}; --b:x", "a=[x] {x} b=x", "within blocks"),
    ("--a:f(var(--b)); --b:g(x)", "a=f(g(x)) b=g(x)", "within functions"),
    ("--a:var( --b ); --b:1", "a=1 b=1", "spaces in the brackets"),
    ("--a:var(/**/--b/**/); --b:1", "a=1 b=1", "comments in the brackets"),
    ("--a:VAR(--b); --b:1", "a=1 b=1", "the name of the function in any case"),
    ("--a:var(--B,0); --b:1", "a=0 b=1", "the names of variables in one"),
    ("--a:var(b); --b:1", "b=1", "no variable"),
    ("--a:var('--b'); --b:1", "b=1", "a string is not a variable"),
    ("--a:var(--b 1); --b:1", "b=1", "no comma"),
    ("--a:var(); --b:1", "b=1", "no name"),
    ("--a:var(--b,); --c:var(--b,) 1", "c= 1", "an empty fallback"),
    ("--a:var(--b", "", "an open bracket"),
    ("--a:var(--b,7", "a=7}", "an open bracket takes the brace after it in"),
    ("--a:'var(--b)'; --b:1", "a=\"var(--b)\" b=1", "no reference in a string"),
    ("--a:url(var(--b)); --b:1", "b=1", "nor in an address, where a bracket is an error"),
    ("--あ:1; --a:var(--あ)", "a=1 あ=1", "names beyond ASCII"),
    ("--\\61:1; --b:var(--a)", "a=1 b=1", "escaped names are the same"),
    ("--a:1; --a:var(--b)", "", "the last declaration counts, with a value or without"),
    ("--a:1 !important; --a:var(--b)", "a=1", "but an important one wins"),
  ]

  private static func variables(_ style: ComputedStyle?, _ names: [String]) -> String {
    names.compactMap { name in
      style?.variable("--" + name).flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }.joined(separator: " ")
  }

  @Test func everyOrderOfTheDeclarations() {
    for (text, expected, why) in Self.rows {
      let found = Self.variables(ToyTree("b").style("b", "b{\(text)}"), ["a", "b", "c", "あ"])
      #expect(found == expected, "\(text): \(why)")
      // One at a time, the others first: their order does not matter.
      let parts = text.split(separator: ";").map(String.init)
      guard Set(parts.map { $0.prefix { $0 != ":" }.filter { $0 != " " } }).count == parts.count,
        !text.hasSuffix("(--b"), !text.hasSuffix("7")
      else { continue }
      let turned = parts.reversed().joined(separator: ";")
      let again = Self.variables(ToyTree("b").style("b", "b{\(turned)}"), ["a", "b", "c", "あ"])
      #expect(again == expected, "\(turned): \(why)")
    }
  }

  @Test func inheritedValuesAndOwnOnes() {
    let rows: [(String, String, String, String)] = [
      ("--a:1", "--b:var(--a)", "a=1 b=1", "a parent's value"),
      ("--a:1", "--a:2; --b:var(--a)", "a=2 b=2", "the own one comes first"),
      ("--a:1", "--a:var(--a)", "", "no reference to the parent's value of the same name"),
      ("--a:1; --b:var(--a)", "--a:2", "a=2 b=1", "values inherit, not references"),
      ("--a:1", "--a:initial; --b:var(--a,3)", "b=3", "initial removes it"),
      ("--a:1", "--a:inherit; --b:var(--a)", "a=1 b=1", "inherit"),
      ("--a:1", "--a:unset; --b:var(--a)", "a=1 b=1", "unset"),
      ("--a:1", "--a:revert; --b:var(--a)", "a=1 b=1", "revert"),
      ("--a:1", "--a: INHERIT ", "a=1", "the keyword in any case"),
      ("--a:1", "--a:inherit 1", "a=inherit 1", "with more tokens it is not a keyword"),
      ("--a:var(--b); --b:var(--a)", "--b:1", "b=1", "a parent's cycle leaves nothing to inherit"),
      ("--a:1", "--b:var(--c,var(--a))", "a=1 b=1", "an inherited fallback"),
    ]
    for (outer, inner, expected, why) in rows {
      let style = ToyTree("p(b)").style("b", "p{\(outer)} b{\(inner)}")
      #expect(Self.variables(style, ["a", "b", "c"]) == expected, "\(outer) / \(inner): \(why)")
    }
  }

  /// Random references compared with a search: a name is in a cycle if it can reach itself;
  /// otherwise its value consists of the values of its references.
  @Test func randomReferencesAsASearchFindsThem() {
    var generator = SeededGenerator(seed: 71)
    for _ in 0..<400 {
      let count = Int.random(in: 1...8, using: &generator)
      let references = (0..<count).map { _ in
        (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          Int.random(in: 0..<count, using: &generator)
        }
      }
      func isReached(_ goal: Int) -> Bool {
        var seen: Set<Int> = []
        var open = references[goal]
        while let name = open.popLast() {
          if name == goal { return true }
          if seen.insert(name).inserted { open += references[name] }
        }
        return false
      }
      func value(_ name: Int) -> String? {
        if isReached(name) { return nil }
        return (["v\(name)"] + references[name].map { value($0) ?? "f\($0)" })
          .joined(separator: " ")
      }
      let text = references.enumerated().map { name, targets in
        "--n\(name):v\(name)" + targets.map { " var(--n\($0),f\($0))" }.joined()
      }.joined(separator: ";")
      let style = ToyTree("b").style("b", "b{\(text)}")
      for name in 0..<count {
        #expect(style?.variable("--n\(name)") == value(name), "\(text): --n\(name)")
      }
    }
  }

  @Test func longCyclesAndChainsEnd() {
    let count = 20_000
    let chain = (0..<count).map { "--n\($0):var(--n\($0 + 1),end)" }.joined(separator: ";")
    #expect(ToyTree("b").style("b", "b{\(chain)}")?.variable("--n0") == "end")
    let cycle = chain + ";--n\(count):var(--n0)"
    let style = ToyTree("b").style("b", "b{\(cycle);--x:var(--n7,out)}")
    #expect(style?.variable("--n0") == nil && style?.variable("--n\(count)") == nil)
    #expect(style?.variable("--x") == "out")
  }
}
