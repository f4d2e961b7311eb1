import MarkupText
import Testing

/// Colors at the bounds of their ranges and grammars (CSS Color 4), and the legacy color attributes
/// of HTML.
@Suite struct ColorEdgeTests {
  @Test func componentsBeyondTheirRanges() {
    // The two colors of a row are equal.
    let rows: [(String, String, String)] = [
      ("hsl(30 200% 50%)", "hsl(30 100% 50%)", "saturation above"),
      ("hsl(30 -50% 50%)", "hsl(30 0% 50%)", "and below"),
      ("hsl(30 50% 150%)", "hsl(30 50% 100%)", "lightness above"),
      ("hsl(30 50% -10%)", "hsl(30 50% 0%)", "and below"),
      ("hwb(30 -20% 10%)", "hwb(30 0% 10%)", "whiteness below"),
      ("hwb(30 10% -20%)", "hwb(30 10% 0%)", "blackness below"),
      ("hwb(30 150% 0%)", "hwb(30 100% 0%)", "whiteness above"),
      ("hwb(30 60% 60%)", "rgb(50% 50% 50%)", "both together above"),
      ("hwb(30 90% 30%)", "rgb(75% 75% 75%)", "in proportion"),
      ("rgb(1e9 -1e9 0)", "rgb(255 0 0)", "far off"),
      ("rgb(120% -20% 0%)", "rgb(100% 0% 0%)", "percentages"),
      ("color(srgb 1.5 -1 0)", "color(srgb 1 0 0)", "in a space"),
      ("color(srgb 50% 20% 0%)", "rgb(50% 20% 0%)", "percentages in a space"),
      ("rgb(0 0 0 / none)", "rgb(0 0 0 / 0)", "no alpha"),
      ("rgb(1 2 3 / 150%)", "rgb(1 2 3)", "alpha above"),
      ("rgb(1 2 3 / -1)", "rgb(1 2 3 / 0)", "and below"),
      ("hsl(750 50% 50%)", "hsl(30 50% 50%)", "turns of hue"),
      ("hsl(-690 50% 50%)", "hsl(30 50% 50%)", "backwards"),
      ("hsl(-30 50% 40%)", "hsl(330 50% 40%)", "less than one backwards"),
      ("hsl(1000000030deg 50% 50%)", "hsl(310 50% 50%)", "a great many turns"),
      ("hsl(1turn 50% 50%)", "hsl(0 50% 50%)", "a whole one"),
    ]
    for (one, other, why) in rows {
      let (first, second) = (CSSColor(parsing: one), CSSColor(parsing: other))
      #expect(first != nil && isNear(first, second), "\(one): \(why)")
    }
  }

  private func isNear(_ one: CSSColor?, _ other: CSSColor?) -> Bool {
    guard let one, let other else { return false }
    return abs(one.red - other.red) < 1e-4 && abs(one.green - other.green) < 1e-4
      && abs(one.blue - other.blue) < 1e-4 && abs(one.alpha - other.alpha) < 1e-4
  }

  @Test func anglesInAllUnits() {
    let rows = [
      "hsl(90 60% 40%)", "hsl(90deg 60% 40%)", "hsl(100grad 60% 40%)", "hsl(.25turn 60% 40%)",
      "hsl(1.5707963267948966rad 60% 40%)", "hsl(90DEG 60% 40%)", "hsl(+90.0 60% 40%)",
      "hsl(9e1 60 40)", "hsla(90, 60%, 40%)", "hsl(90deg,60%,40%,1)", "hsl(90 60% 40% / 100%)",
    ]
    let expected = CSSColor(parsing: "rgb(40% 64% 16%)")
    for text in rows { #expect(isNear(CSSColor(parsing: text), expected), "\(text)") }
  }

  @Test func invalidColors() {
    let rows: [(String, String)] = [
      ("hsl(90px 60% 40%)", "no unit of angles"), ("hsl(50% 60% 40%)", "a percentage as hue"),
      ("hsl(none, 60%, 40%)", "none in the older syntax"),
      ("hsl(90, none, 40%)", "in any component"), ("rgb(1, 2, 3, none)", "also as alpha"),
      ("hsl(90, 60%, 40)", "a number in the older syntax"),
      ("hsl(90 60%, 40%)", "commas once only"), ("hwb(90, 1%, 1%)", "no older syntax"),
      ("hwb(90 1% 1%, 1)", "nor for alpha"), ("rgb(1 2 3 /)", "no alpha after the slash"),
      ("rgb(1 2 3 / 1 1)", "two"), ("rgb(1 2 3 1)", "no slash"),
      ("rgb(1 / 2 3)", "a slash too early"),
      ("rgb(1,,2,3)", "nothing between commas"), ("rgb(,1,2,3)", "a comma at the start"),
      ("rgb(red 2 3)", "a name as a component"), ("rgb(1deg 2 3)", "a dimension"),
      ("color(1 0 0)", "no space"), ("color(srgb 1 0)", "two"), ("color(srgb, 1, 0, 0)", "commas"),
      ("color(srgb-gamma 1 0 0)", "a space that is not known"),
      ("color-mix(in srgb, red, blue)", "not known"),
      ("rgb(from red r g b)", "not known"), ("#1234567890", "ten digits"),
      ("##fff", "two number signs"),
      ("# fff", "a space"), ("#ff ff", "in the middle"), ("#-ff", "a sign"),
      ("fff", "no number sign"),
      ("'red'", "a string"), ("red;", "a semicolon"), ("red!", "an exclamation mark"),
      ("url(red)", "an address"),
      ("rgb(rgb(1 2 3))", "a color in it"), ("rgb[1 2 3]", "another bracket"),
    ]
    for (text, why) in rows { #expect(CSSColor(parsing: text) == nil, "\(text): \(why)") }
  }

  @Test func bytesAreRounded() {
    let rows: [(Float, UInt8)] = [
      (0, 0), (0.001, 0), (0.002, 1), (0.0039, 1), (0.498, 127), (0.5, 128), (0.998, 254),
      (0.9981, 255), (1, 255), (-1, 0), (7, 255), (.nan, 0), (.infinity, 255),
    ]
    for (component, byte) in rows {
      let color = CSSColor(red: component, green: 0, blue: component, alpha: component)
      #expect(color.bytes == (byte, 0, byte, byte), "\(component)")
    }
    // Set later, without clamping.
    var color = CSSColor.white
    (color.red, color.green, color.blue) = (9, -9, .nan)
    #expect(color.bytes == (255, 0, 0, 255))
  }

  /// Legacy color values are never errors; the expected ones are computed by hand.
  @Test func legacyColors() {
    let rows: [(String, String?, String)] = [
      ("#F00", "#ff0000", "three digits"), ("#f0", "#0f0000", "two: each its own, one of them 0"),
      ("#f0f0", "#f0f000", "four: 0 added"), ("f00", "#0f0000", "three without the number sign"),
      ("##ff00", "#0ff000", "the second number sign is a 0"), ("#ffggff", "#ff00ff", "g is 0"),
      ("#xyz", "#000000", "three that are not digits"), ("ab c", "#ab0c00", "a space within is 0"),
      ("\tred\n", "#ff0000", "spaces around"), ("RED", "#ff0000", "names in any case"),
      ("red;", "#ff0000", "a semicolon after a name"), ("red; ;", "#ff0000", "and more of them"),
      (";red", "#00ed00", "but not in front: 0, 0, e, d and two more"),
      ("  ", nil, "spaces alone"), (";", nil, "a semicolon alone"),
      ("TRANSPARENT", nil, "in any case"),
      ("rgb(255,0,0)", "#002500", "a function is digits like any other"),
      ("字", "#000000", "one beyond ASCII"), ("😀f", "#00000f", "two units, and a digit"),
      ("😀😀f", "#0000f0", "four units and one, with a 0 added"),
      (
        String(repeating: "1", count: 128) + String(repeating: "f", count: 172), "#111111",
        "no more than 128 units"
      ),
      ("123456789", "#124578", "three each: the first two of them"),
      ("001002003", "#010203", "zeros in front of all are dropped"),
      ("010203", "#010203", "but two digits remain"),
      ("100010001", "#100100", "but not in front of some"),
      ("123456789012345678901234567", "#231201", "nine each: the last eight, then two of them"),
    ]
    var found: [String] = []
    for (text, expected, why) in rows {
      let color = CSSColor(legacy: text)?.description
      if color != expected { found.append("\(text.debugDescription): \(color ?? "nil"), \(why)") }
    }
    #expect(found == [])
  }
}
