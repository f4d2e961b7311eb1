import MarkupText
import Testing

/// Custom properties and `var()`.
@Suite struct VariableTests {
  /// Sheets for `p(b)`, a property of b, its value, and the reason.
  static let rows: [(String, StyleProperty, String, String)] = [
    ("b{--x:red; color:var(--x)}", .color, "#ff0000", "a value"),
    ("p{--x:red} b{color:var(--x)}", .color, "#ff0000", "inherited"),
    ("p{--x:red} b{--x:blue; color:var(--x)}", .color, "#0000ff", "the own one wins"),
    ("b{--X:red; color:var(--x, lime)}", .color, "#00ff00", "names tell the cases apart"),
    ("b{color:var(--x, blue)}", .color, "#0000ff", "fallback"),
    ("b{color:var(--x, var(--y, blue))}", .color, "#0000ff", "fallback of a fallback"),
    ("b{font-family:var(--x, A, B)}", .fontFamily, "\"A\", \"B\"", "commas in a fallback"),
    (
      "p{color:red} b{color:blue; color:var(--x)}", .color, "#ff0000",
      "no value: unset, not the one before"
    ),
    ("b{margin-top:1px; margin-top:var(--x)}", .marginTop, "0px", "no value: unset"),
    ("b{--x:5px; margin-top:var(--x)}", .marginTop, "5px", "length"),
    ("b{--x:5; margin-top:var(--x)px}", .marginTop, "0px", "tokens are not glued"),
    ("b{--x:nonsense; color:var(--x, red)}", .color, "#000000", "a value that does not fit"),
    ("b{--x:1px 2px; margin:var(--x)}", .marginRight, "2px", "shorthand"),
    ("b{--x:2px; margin:1px var(--x)}", .marginBottom, "1px", "a part of a shorthand"),
    ("b{--x:0; color:rgb(255 var(--x) var(--x))}", .color, "#ff0000", "inside a function"),
    ("b{--x:var(--y); --y:red; color:var(--x)}", .color, "#ff0000", "a chain"),
    ("b{--x:var(--x); color:var(--x, red)}", .color, "#ff0000", "refers to itself"),
    ("b{--x:var(--y); --y:var(--x); color:var(--x, red)}", .color, "#ff0000", "a cycle"),
    (
      "b{--x:var(--y, lime); --y:var(--x, lime); color:var(--y, red)}", .color, "#ff0000",
      "a cycle with fallbacks"
    ),
    (
      "p{--x:red} b{--x:initial; color:var(--x, lime)}", .color, "#00ff00", "initial: without value"
    ),
    ("p{--x:red} b{--x:blue; --x:inherit; color:var(--x)}", .color, "#ff0000", "inherit"),
    (
      "p{--x:red} p{--x:lime !important} p{--x:blue} b{color:var(--x)}", .color, "#00ff00",
      "important"
    ),
    ("b{--x:; color:var(--x) red}", .color, "#ff0000", "nothing is a value"),
    ("b{--x:red; color:VAR(--x)}", .color, "#ff0000", "functions in any case"),
    ("b{color:var()}", .color, "#000000", "no name"),
    ("b{color:var(x, red)}", .color, "#000000", "no variable"),
    ("b{--x:red; color:var(--x red)}", .color, "#000000", "no comma"),
    ("b{--x:red; color:var(--x,)}", .color, "#ff0000", "an empty fallback"),
    ("b{--x:'red'; color:var(--x)}", .color, "#ff0000", "quoted value"),
  ]

  @Test func variablesAreReplaced() {
    for (sheet, property, expected, why) in Self.rows {
      let value = ToyTree("p(b)").style("b", sheet)?[property].description
      #expect(value == expected, "\(sheet): \(why)")
    }
  }

  @Test func variablesAreReadableAsText() {
    let style = ToyTree("p(b)").style("b", "p{--gap: 1px  /**/ 2px} b{--y:var(--gap) solid}")
    #expect(style?.variable("--gap") == "1px 2px")
    #expect(style?.variable("--y") == "1px 2px solid")
    #expect(style?.variable("--none") == nil)
  }

  @Test func hostileVariablesAreWithoutValue() {
    // Each variable doubles the one before: 2⁶⁰ tokens in all.
    var sheet = "b{--x0:a b;"
    for number in 1...60 { sheet += "--x\(number):var(--x\(number - 1)) var(--x\(number - 1));" }
    #expect(
      ToyTree("b").style("b", sheet + "color:var(--x60, red)}")?.color.description == "#ff0000")
    // A long chain, and deeply nested fallbacks.
    var chain = "b{--y0:red;"
    for number in 1...2000 { chain += "--y\(number):var(--y\(number - 1));" }
    #expect(ToyTree("b").style("b", chain + "color:var(--y9)}")?.color == .red)
    #expect(ToyTree("b").style("b", chain + "color:var(--y2000,lime)}")?.color == .red)
    let nested = String(repeating: "var(--z,", count: 50_000)
    #expect(ToyTree("b").style("b", "b{color:\(nested)red}")?.color.description == "#000000")
  }
}

extension CSSColor {
  fileprivate static let red = CSSColor(rgb: 0xFF0000)
}
