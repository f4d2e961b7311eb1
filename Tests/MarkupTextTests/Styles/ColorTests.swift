import MarkupText
import TestSupport
import Testing

/// Colors as read and printed by CSS Color 4.
@Suite struct ColorTests {
  @Test func all148NamesAreKnown() {
    let rows = namedColorTable.split { $0 == ";" || $0 == "\n" }
    #expect(rows.count == 148)
    for row in rows {
      let parts = row.split { $0 == " " || $0 == "," }.map(String.init)
      let color = CSSColor(parsing: parts[0].uppercased())
      let bytes = color.map { [$0.bytes.red, $0.bytes.green, $0.bytes.blue, $0.bytes.alpha] }
      #expect(bytes == parts.dropFirst().compactMap { UInt8($0) } + [255], "\(row)")
    }
  }

  /// Colors, their printed form (nil if invalid), and the reason.
  static let rows: [(String, String?, String)] = [
    // GSFancyText and ZMarkupParser.
    ("rEd", "#ff0000", "names in any case"),
    ("#00ff00", "#00ff00", "six digits"),
    ("RgB(0,  0,255)", "#0000ff", "functions in any case, spaces"),
    ("rgb(0, 255, 0)", "#00ff00", "commas"),
    ("#ff0099", "#ff0099", "lower case"), ("#FF0099", "#ff0099", "upper case"),
    ("#HHGG99", nil, "no digits"), ("FF0099", nil, "no #"), ("rgb(15,30,60)", "#0f1e3c", "commas"),
    ("rgba(15,30,60, 0.5)", "color(srgb 0.05882353 0.11764706 0.23529412 / 0.5)", "alpha"),
    (
      "rgb(15,30,600)", "#0f1eff",
      "beyond the range: clamped, where the earlier libraries dropped it"
    ),
    ("rgb(15,30,60,2)", "#0f1e3c", "alpha beyond the range: clamped"),
    ("clear", "#00000000", "an Apple name of GSFancyText"),
    ("darkGray", "#a9a9a9", "unreachable in GSFancyText"),
    ("rebeccapurple", "#663399", "missing in ZMarkupParser"),
    // CSS Color 4.
    ("#fff", "#ffffff", "three digits"), ("#1234", "#11223344", "four digits: with alpha"),
    ("#11223344", "#11223344", "eight digits: with alpha"), ("#1", nil, "one digit"),
    ("#12345", nil, "five digits"), ("#1234567", nil, "seven digits"),
    ("#123456789", nil, "nine digits"), ("#", nil, "none"), ("#１２３", nil, "full-width digits"),
    ("transparent", "#00000000", "no opacity"), ("currentcolor", nil, "a reference, not a color"),
    ("rgb(1 2 3)", "#010203", "the newer syntax"), ("rgb(1 2 3 / 1)", "#010203", "with alpha"),
    ("rgb(100% 0% 20%)", "#ff0033", "percentages"), ("rgb(100%, 0%, 20%)", "#ff0033", "in both"),
    ("rgb(100% 0 20%)", "#ff0033", "mixed, in the newer syntax"),
    ("rgb(100%, 0, 20%)", nil, "mixed, in the older one"),
    ("rgb(255 0 0 / 0%)", "#ff000000", "alpha in per cent"),
    ("rgb(255,0,0,0%)", "#ff000000", "alpha in per cent"),
    ("rgb(none 255 none)", "#00ff00", "none is 0"),
    ("rgb(none,255,0)", nil, "not in the older one"),
    ("rgb(-5 300 0)", "#00ff00", "clamped"), ("rgb(1 2)", nil, "two"),
    ("rgb(1 2 3 4)", nil, "four"),
    ("rgb(1, 2 3)", nil, "mixed syntax"), ("rgb(1 2 3, 1)", nil, "mixed syntax"),
    ("rgb(1, 2, 3 / 1)", nil, "mixed syntax"), ("rgb(1,2,3,)", nil, "a comma too many"),
    ("rgb()", nil, "nothing"), ("rgb(1 2 3", "#010203", "closed by the end"),
    ("rgb", nil, "no function"),
    ("rgb (1 2 3)", nil, "space before the bracket"), ("rgb(1px 2 3)", nil, "a unit"),
    ("rgba(255 0 0)", "#ff0000", "rgba is rgb"), ("red blue", nil, "two colors"), ("", nil, "none"),
    ("hsl(0 100% 50%)", "#ff0000", "hue 0 is red"), ("hsl(120, 100%, 50%)", "#00ff00", "green"),
    ("hsl(240deg 100% 50%)", "#0000ff", "degrees"), ("hsl(0.5turn 100% 50%)", "#00ffff", "turns"),
    ("hsl(200grad 100% 50%)", "#00ffff", "gradians"), ("hsl(-240 100% 50%)", "#00ff00", "negative"),
    ("hsl(480 100% 50%)", "#00ff00", "more than a turn"), ("hsl(0 0% 100%)", "#ffffff", "white"),
    ("hsl(60 100 50)", "#ffff00", "numbers, in the newer syntax"),
    ("hsl(60, 100, 50)", nil, "numbers, in the older one"), ("hsl(none 0% 0%)", "#000000", "none"),
    ("hsla(0, 100%, 50%, 0)", "#ff000000", "hsla is hsl"), ("hsl(0 100%)", nil, "two"),
    ("hwb(0 0% 0%)", "#ff0000", "pure"), ("hwb(120 0% 0% / 1)", "#00ff00", "alpha"),
    ("hwb(0 100% 0%)", "#ffffff", "white"), ("hwb(0 0% 100%)", "#000000", "black"),
    ("hwb(90 100% 100%)", "color(srgb 0.5 0.5 0.5 / 1)", "more than all: gray"),
    ("hwb(0, 0%, 0%)", nil, "there is no older syntax"),
    ("color(srgb 1 0 0)", "#ff0000", "the space itself"),
    ("color(srgb 100% 0 0 / 0)", "#ff000000", "%"),
    ("color(display-p3 1 0 0)", "#ff0000", "clipped to sRGB"),
    ("\\72 ed", "#ff0000", "escapes"), ("red/**/", "#ff0000", "comments"), ("\u{0}red", nil, "NUL"),
  ]

  @Test func colorsAreReadAsTheStandardDefines() {
    for (text, expected, why) in Self.rows {
      let printed = CSSColor(parsing: text)?.description
      #expect(printed == expected, "\(text): \(why)")
    }
  }

  @Test func printedColorsReadBackTheSame() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      func component() -> Float { .random(in: 0...1, using: &generator) }
      let color = CSSColor(
        red: component(), green: component(), blue: component(), alpha: component())
      #expect(CSSColor(parsing: color.description) == color)
    }
    for value in UInt32(0)..<256 {
      let color = CSSColor(rgb: value << 16 | (255 - value) << 8 | value)
      #expect(color.description.count == 7)
      #expect(CSSColor(parsing: color.description) == color)
    }
  }

  /// HSL by the definition of CSS Color 4 §7.1, for hues in the first sixth, where red has the full
  /// chroma.
  @Test func huesRunAroundTheCircle() {
    let circle = ["#ff0000", "#ffff00", "#00ff00", "#00ffff", "#0000ff", "#ff00ff", "#ff0000"]
    for (index, expected) in circle.enumerated() {
      #expect(CSSColor(parsing: "hsl(\(index * 60) 100% 50%)")?.description == expected)
      #expect(CSSColor(parsing: "hwb(\(index * 60) 0% 0%)")?.description == expected)
    }
  }

  @Test func componentsAreClamped() {
    let color = CSSColor(red: 2, green: -1, blue: 0.5, alpha: .infinity)
    #expect((color.red, color.green, color.blue, color.alpha) == (1, 0, 0.5, 1))
    #expect(CSSColor(red: .nan, green: 0, blue: 0).bytes.red <= 255)
  }
}
