import MarkupText
import TestSupport
import Testing

/// Hostile input: defined results, in linear time and without recursion.
@Suite struct HostileStyleTests {
  /// The nesting depth of blocks, and the number of repetitions of the rest.
  static let depth = 20_000
  static let count = 10_000

  static let texts: [(String, String)] = [
    ("round brackets", String(repeating: "(", count: depth)),
    ("square brackets", String(repeating: "[", count: depth)),
    ("braces", String(repeating: "{", count: depth)),
    ("closing ones", String(repeating: ")]}", count: depth)),
    ("pairs that cross", String(repeating: "([)]{", count: depth)),
    ("functions", "p{color:" + String(repeating: "rgb(", count: depth)),
    ("nested rules", String(repeating: "p{", count: depth)),
    ("at-rules", String(repeating: "@a{", count: depth)),
    ("is", String(repeating: ":is(", count: depth) + "p{}"),
    ("has", String(repeating: ":has(", count: depth) + "p{}"),
    ("attributes", String(repeating: "[a=", count: depth) + "{}"),
    ("quotes", String(repeating: "\"\n", count: count)),
    ("unclosed string", "p{color:\"" + String(repeating: "a", count: count)),
    ("unclosed comment", "/*" + String(repeating: "*", count: count)),
    ("comment openings", String(repeating: "/*", count: count)),
    ("backslashes", String(repeating: "\\", count: count)),
    ("NULs", String(repeating: "\u{0}", count: count)),
    ("exponents", "p{margin:" + String(repeating: "1e", count: count)),
    ("digits", "p{margin:" + String(repeating: "9", count: count) + "px}"),
    ("combinators", String(repeating: "a>", count: count) + "a{}"),
    ("classes", String(repeating: ".a", count: count) + "{}"),
    ("commas", String(repeating: ",", count: count) + "{}"),
    ("declarations", "p{" + String(repeating: "x;", count: count)),
    ("values", "p{" + String(repeating: "color:x;", count: count)),
    ("addresses", String(repeating: "url(", count: depth)),
    ("marks", String(repeating: "<!--", count: count) + String(repeating: "-->", count: count)),
  ]

  @Test func nothingTrapsOrTakesLong() {
    for (name, text) in Self.texts {
      let clock = ThreadClock()
      let time = clock.measure {
        let sheet = StyleSheet(parsing: text)
        #expect(sheet.rules.count <= 1, "\(name)")
        _ = StyleDeclaration.list(parsing: text)
        _ = CSSColor(parsing: text)
        _ = try? SelectorList(parsing: text)
      }
      // A quadratic algorithm would take minutes, even in a release build.
      #expect(time < .seconds(20), "\(name): \(time)")
    }
  }

  @Test func numbersStayFinite() {
    let style = ToyTree("p").style(
      "p", "p{font-size:1e999px; margin-left:-1e400em; font-weight:1e300}")
    #expect(style?.fontSize == 1e15)
    #expect(style?.length(.marginLeft)?.value.isFinite == true)
    #expect(style?.fontWeight == 400)
    let color = CSSColor(parsing: "hsl(1e999 1e999% 50% / 1e999)")
    #expect(color?.alpha == 1)
    #expect(StyleDeclaration.list(parsing: "line-clamp: 99999999999999999999").isEmpty)
  }

  /// Every prefix of a sheet is read without a trap, and every excerpt of it.
  @Test func everyPrefixAndExcerptIsRead() {
    let sheet = """
      @media x{a{}} #a>.b:not([c~="d" i]):nth-child(2n+1 of p)/**/{color:rgb(1 2 3/.5)!important;
      --x:{a;b};font:italic 12px/1.5 "游ゴシック",serif;margin:var(--x,1px\\20);background:url(a b)}
      """
    let scalars = Array(sheet.unicodeScalars)
    for cut in scalars.indices {
      var head = String.UnicodeScalarView(scalars[..<cut])
      let beginning = StyleSheet(parsing: String(head))
      #expect(StyleSheet(parsing: beginning.description).rules.count == beginning.rules.count)
      head.append(contentsOf: scalars[min(cut + 3, scalars.count)...])
      _ = StyleSheet(parsing: String(head)).diagnostics
    }
  }
}
