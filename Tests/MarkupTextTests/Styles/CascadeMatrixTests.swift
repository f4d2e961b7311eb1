import MarkupText
import Testing

/// Every combination of origins and importance under both policies, compared with the documented
/// order.
@Suite struct CascadeMatrixTests {
  /// The source of a `color` declaration, and the color that it declares.
  enum Source: String, CaseIterable {
    case defaults = "#000001"
    case hint = "#000002"
    case code = "#000003"
    case sheet = "#000004"
    case attribute = "#000005"

    var isDefault: Bool { self == .defaults }
  }

  /// A declaration of a source, with or without `!important`.
  struct Part: Hashable {
    let source: Source
    let isImportant: Bool
  }

  /// Returns the documented order of ``StyleCascade``, from strongest to weakest.
  static func order(_ policy: StyleCascade.Policy) -> [Part] {
    let weakFirst: [Source] =
      policy == .markupFirst ? [.code, .sheet, .attribute] : [.sheet, .attribute, .code]
    func parts(_ isImportant: Bool) -> [Part] {
      weakFirst.reversed().map { Part(source: $0, isImportant: isImportant) }
    }
    return [Part(source: .defaults, isImportant: true)] + parts(true) + parts(false)
      + [Part(source: .hint, isImportant: false), Part(source: .defaults, isImportant: false)]
  }

  /// Returns the style of an element with these declarations; the value of one may be replaced.
  static func style(
    _ parts: Set<Part>, _ policy: StyleCascade.Policy, _ replacement: (Part, String)? = nil
  ) -> ComputedStyle {
    func text(_ source: Source) -> String {
      parts.filter { $0.source == source }.map { part in
        let value = replacement.map { $0.0 == part ? $0.1 : source.rawValue } ?? source.rawValue
        return "color:\(value)\(part.isImportant ? "!important" : "")"
      }.joined(separator: ";")
    }
    var cascade = StyleCascade(policy: policy)
    // Sheets with different selectors and orders: neither may count across origins.
    cascade.add(StyleSheet(parsing: "p#x.a{\(text(.defaults))}"), origin: .defaults)
    cascade.add(StyleSheet(parsing: "p{\(text(.sheet))}"), origin: .markup)
    cascade.add(StyleSheet(parsing: ".a{\(text(.code))}"), origin: .code)
    return cascade.style(
      of: ToyTree("p#x.a").elements[0], inline: StyleDeclaration.list(parsing: text(.attribute)),
      hints: StyleDeclaration.list(parsing: text(.hint)))
  }

  /// Returns all sets of at most three declarations of different sources, and the set of all
  /// sources.
  static func combinations(_ policy: StyleCascade.Policy) -> [Set<Part>] {
    let parts = order(policy)
    var result: [Set<Part>] = []
    for bits in 0..<(1 << parts.count) {
      let chosen = parts.indices.filter { bits >> $0 & 1 == 1 }.map { parts[$0] }
      guard Set(chosen.map(\.source)).count == chosen.count else { continue }
      result.append(Set(chosen))
    }
    return result
  }

  @Test func theStrongestOfAnyCombinationWins() {
    for policy in [StyleCascade.Policy.markupFirst, .codeFirst] {
      let order = Self.order(policy)
      let combinations = Self.combinations(policy)
      #expect(combinations.count == 162)
      for parts in combinations {
        let expected = order.first { parts.contains($0) }?.source.rawValue ?? "#000000"
        #expect(Self.style(parts, policy).color.description == expected, "\(policy): \(parts)")
      }
    }
  }

  /// `revert` of the winning declaration rolls back to the defaults, past all others (CSS Cascade 4
  /// §7.3); `unset`, `initial` and `inherit` do not roll back.
  @Test func revertRollsBackToTheDefaults() {
    for policy in [StyleCascade.Policy.markupFirst, .codeFirst] {
      let order = Self.order(policy)
      for parts in Self.combinations(policy) {
        guard let winner = order.first(where: { parts.contains($0) }) else { continue }
        let hasDefault = !winner.source.isDefault && parts.contains { $0.source.isDefault }
        let reverted = Self.style(parts, policy, (winner, "revert")).color.description
        #expect(
          reverted == (hasDefault ? Source.defaults.rawValue : "#000000"), "\(policy): \(parts)")
        for keyword in ["unset", "initial", "inherit"] {
          let color = Self.style(parts, policy, (winner, keyword)).color.description
          #expect(color == "#000000", "\(policy): \(keyword) of \(winner) in \(parts)")
        }
      }
    }
  }

  /// Within one origin the later sheet wins, and a more specific selector wins over it.
  @Test func sheetsOfOneOrigin() {
    let rows: [(String, String, String, String)] = [
      ("p{color:#000001}", "p{color:#000002}", "#000002", "the later sheet"),
      (".a{color:#000001}", "p{color:#000002}", "#000001", "the more specific selector"),
      ("p{color:#000001!important}", "#x{color:#000002}", "#000001", "the important declaration"),
      (
        "p{color:#000001!important}", "p{color:#000002!important}", "#000002",
        "the later one of two"
      ),
      ("p,#x{color:#000001}", ".a{color:#000002}", "#000001", "the best selector of a rule"),
      ("#x,p{color:#000001}", ".a{color:#000002}", "#000001", "wherever it is in the list"),
      (".a,#x{color:#000001}", "p.a.a{color:#000002}", "#000001", "an id among classes"),
      ("#x,.a{color:#000001}", "p.a.a{color:#000002}", "#000001", "in either order"),
      (".default{color:#000001}", "*{color:#000002}", "#000002", "`.default` is below all"),
      ("*{color:#000001}", ".default{color:#000002}", "#000001", "also below earlier rules"),
    ]
    for origin in [StyleCascade.Origin.defaults, .markup, .code] {
      for (first, second, expected, why) in rows {
        var cascade = StyleCascade()
        cascade.add(StyleSheet(parsing: first), origin: origin)
        cascade.add(StyleSheet(parsing: second), origin: origin)
        let color = ToyTree("p#x.a").style("p", cascade)?.color.description
        #expect(color == expected, "\(origin): \(why)")
      }
    }
  }

  /// The base is weaker than every sheet; of the selectors only `.default` reaches the root.
  @Test func theBaseAndDefaultRules() {
    let base = StyleDeclaration.list(
      parsing: "color:#000009; margin-top:9px; --x:base; --y:base; font-size:10px")
    let rows: [(String, String, String, String)] = [
      ("", "#000009", "base base", "the base inherits"),
      (".default{color:#000001}", "#000001", "base base", "a default rule is above the base"),
      (".default{--x:rule}", "#000009", "rule base", "also with variables"),
      (".default{color:#000001} .default{color:#000002}", "#000002", "base base", "the later one"),
      ("html.default{color:#000001}", "#000009", "base base", "no other selector reaches the root"),
      (".default, b{color:#000001}", "#000001", "base base", "but one of a list does"),
      (".default{--x:a} p{--x:b}", "#000009", "b base", "ancestors are above it"),
    ]
    for origin in [StyleCascade.Origin.defaults, .markup, .code] {
      for (sheet, color, variables, why) in rows {
        var cascade = StyleCascade(base: base)
        cascade.add(StyleSheet(parsing: sheet), origin: origin)
        let style = ToyTree("p(b)").style("b", cascade)
        #expect(style?.color.description == color, "\(origin), \(sheet): \(why)")
        let found = "\(style?.variable("--x") ?? "-") \(style?.variable("--y") ?? "-")"
        #expect(found == variables, "\(origin), \(sheet): \(why)")
        #expect(style?[.marginTop].description == "0px", "the base reaches the root only")
        #expect(style?.fontSize == 10)
        #expect(cascade.rootStyle[.marginTop].description == "9px")
      }
    }
  }
}
