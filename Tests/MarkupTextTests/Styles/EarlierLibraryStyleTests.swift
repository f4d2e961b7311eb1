import MarkupText
import Testing

/// Facts about styles in GSFancyText and ZMarkupParser.
///
/// Facts without a row, and why:
/// - GSFancyText's order `.class` < `element` < `element.class` within one tag: in CSS a class is
///   always more specific than an element name; the other steps are the same.
/// - GSFancyText applied text-align, line-count and margins only to `p`, with a warning elsewhere.
///   A sheet cannot know what its selectors will match, so nothing is reported:
///   ``StylePropertyDefinition/appliesTo`` names the boxes that a property affects, and any block
///   may have them.
/// - It inherited every property, even margins and line-count; here CSS's inheritance applies.
/// - A font size of 0 or none was the system's 14; here 0 is 0, and a missing size is the parent's,
///   16px on the root unless ``StyleCascade/base`` sets another.
/// - Faces named W3 or W6 are chosen by the renderer; styles have the numeric weight.
/// - Line heights and the squeezing to min-width belong to the layout.
/// - ZMarkupParser's paragraph and font fields are properties here: kern and tracking are
///   `letter-spacing`, fontCase is `text-transform`; ligatures, strokes, tab stops and hyphenation
///   strategies are not supported; `verticalGlyphForm` is `writing-mode`. Its palette of sponsor
///   colors is omitted, and an unknown list-style-type remains as written: whoever numbers the
///   items falls back to decimal.
@Suite struct EarlierLibraryStyleTests {
  /// A declaration, the dialect, its value on a `p` (nil if it is dropped), and the reason.
  typealias Row = (String, StyleDialect, String?, String)

  static func value(_ text: String, _ dialect: StyleDialect) -> String? {
    StyleDeclaration.list(parsing: text, dialect: dialect).first { $0.value != nil }?
      .value?.description
  }

  static let numbers: [Row] = [
    ("font-size: 5", .fancyText, "5px", "no unit"),
    ("font-size: 5", .css, "5px", "no unit in CSS either, where it means nothing else"),
    ("font-size: 12 px", .fancyText, "12px", "a space before the unit"),
    ("font-size: 12 px", .css, nil, "which CSS does not allow"),
    ("width: 23 human beings", .fancyText, "23px", "followed by any text"),
    ("width: 23 human beings", .css, nil, "none in CSS"),
    ("width: 2.3 cows", .fancyText, "2.3px", "a fraction"),
    ("width: 2.3cows", .fancyText, "2.3px", "an unknown unit"),
    ("width: 2.3cows", .css, nil, "an unknown unit is invalid in CSS"),
    ("width: 50 %", .fancyText, "50%", "% after a space"),
    ("width: 50 %", .css, nil, "which CSS does not allow"),
    ("width: 20%", .fancyText, "20%", "resolved by the layout"),
    ("width:  30 %   ", .fancyText, "30%", "spaces around"),
    ("width: 30.123% ", .fancyText, "30.123%", "a fraction"),
    ("width:", .fancyText, nil, "nothing was 0, and is dropped now"),
    ("width: cows 2", .fancyText, nil, "a number must come first"),
    ("font-size: 20.f", .fancyText, "20px", "a point without digits"),
    ("font-size: '20 px'", .fancyText, "20px", "in quotes"),
    ("width: 3em", .fancyText, "3em", "CSS's units keep their meaning"),
    ("margin-left: -3 px", .fancyText, "-3px", "negative"),
    ("width: -3 px", .fancyText, nil, "where that is no value"),
    ("margin-top: 10%", .fancyText, "0.1lh", "vertical margins are of the line's height"),
    ("margin-bottom: 15 %", .fancyText, "0.15lh", "below too"),
    ("margin-left: 10%", .fancyText, "10%", "the others of the width"),
    ("margin-top: 10%", .css, "10%", "all of them in CSS"),
    ("margin-top: 22", .fancyText, "22px", "a number"),
    ("padding-top: 10%", .fancyText, "10%", "no margin"),
  ]

  static let values: [Row] = [
    ("line-height: 40", .fancyText, "40px", "px"),
    ("line-height: 40", .css, "40", "times the size in CSS"),
    ("line-height: 70%", .fancyText, "0.7nlh", "of the natural height"),
    ("line-height: 210%", .fancyText, "2.1nlh", "more than all of it"),
    ("line-height: 70%", .css, "70%", "of the size in CSS"),
    ("line-height: 16px", .css, "16px", "ZMarkupParser"),
    ("color: rEd", .fancyText, "#ff0000", "names in any case"),
    ("color: RgB(0,  0,255)", .fancyText, "#0000ff", "functions in any case"),
    ("color: 'rgb(0, 255, 0)'", .fancyText, "#00ff00", "in quotes"),
    ("color: clear", .fancyText, "#00000000", "an Apple name"),
    ("color: fuchsias", .fancyText, nil, "unknown: not set"),
    ("font-family: Futura", .fancyText, "\"Futura\"", "a family"),
    ("font-family: 'Georgia'", .fancyText, "\"Georgia\"", "in quotes"),
    ("font-weight: bold", .fancyText, "700", "the only one there was"),
    ("font-style: italic", .fancyText, "italic", "the only one there was"),
    ("text-shadow: 1 2", .fancyText, "1px 2px 0px", "dx dy: the text's color, black there"),
    ("text-shadow: 1 2 red", .fancyText, "1px 2px 0px #ff0000", "dx dy color"),
    ("text-shadow: 1 2 3", .fancyText, "1px 2px 3px", "dx dy blur"),
    ("text-shadow: 1 2 3 red", .fancyText, "1px 2px 3px #ff0000", "dx dy blur color"),
    (
      "text-shadow: 1 2 rgb(255, 0, 0)", .fancyText, "1px 2px 0px #ff0000",
      "a color with spaces, which broke there"
    ),
    ("text-align: left", .fancyText, "left", "sides"),
    ("text-align: center", .fancyText, "center", "sides"),
    ("vertical-align: baseline", .fancyText, "baseline", "in the line's box"),
    ("vertical-align: bottom", .fancyText, "bottom", "in the line's box"),
    ("vertical-align: middle", .fancyText, "middle", "in the line's box"),
    ("vertical-align: top", .fancyText, "top", "in the line's box"),
    ("line-count: 2", .fancyText, "2", "line-clamp by its older name"),
    ("line-count: 2 lines", .fancyText, "2", "whatever follows"),
    ("line-count: 0", .fancyText, nil, "no lines at all"),
    ("truncate-mode: tail", .fancyText, "tail", "where the ellipsis goes"),
    ("truncate-mode: head", .fancyText, "head", "where the ellipsis goes"),
    ("truncate-mode: middle", .fancyText, "middle", "where the ellipsis goes"),
    ("truncate-mode: clip", .fancyText, "clip", "no ellipsis"),
    ("min-width: 50%", .fancyText, "50%", "of the width"),
    ("height: 12", .fancyText, "12px", "of a lambda"),
    // ZMarkupParser.
    ("font-size: 14px", .css, "14px", "px"), ("font-size: 14pt", .css, "14pt", "pt are not px"),
    ("font-size: 1.5em", .css, "1.5em", "em, ignored there"),
    ("font-size: 120%", .css, "120%", "%, ignored there"),
    ("font-weight: 100", .css, "100", "thin"), ("font-weight: 500", .css, "500", "medium"),
    ("font-weight: 501", .css, "501", "any number"), ("font-weight: 950", .css, "950", "black"),
    (
      "font-family: 'Times New Roman', Times, serif", .css,
      "\"Times New Roman\", \"Times\", serif", "the first available one is used"
    ),
    ("line-height: 1.5", .css, "1.5", "ignored there"),
    ("line-height: normal", .css, "normal", "ignored there"),
    ("word-spacing: 16px", .css, "16px", "between words, not lines"),
    ("letter-spacing: 2px", .css, "2px", "not there"),
    ("text-align: right", .css, "right", "a side"), ("text-align: end", .css, "end", "a side"),
    ("text-align: justify", .css, "justify", "not recognized there"),
    ("text-align: justified", .css, "justify", "its own name"),
    ("text-align: natural", .css, "start", "its own name"),
    ("text-decoration: underline", .css, "underline", "needed a recipe there"),
    ("color: #fff", .css, "#ffffff", "three digits are doubled"),
    ("color: #HHGG99", .css, nil, "no digits"), ("color: FF0099", .css, nil, "no #"),
    ("background-color: rgb(15,30,60)", .css, "#0f1e3c", "backgrounds too"),
    (
      "list-style-image: url(http://a/b)", .css, "url(\"http://a/b\")",
      "a colon in a value dropped it there"
    ),
  ]

  @Test func numbersAndValuesAreReadAsByTheEarlierLibraries() {
    for (text, dialect, expected, why) in Self.numbers + Self.values {
      #expect(Self.value(text, dialect) == expected, "\(text) in \(dialect): \(why)")
    }
  }

  @Test func counterStyleNamesArePreserved() {
    for name in [
      "disc", "square", "circle", "decimal", "decimal-leading-zero", "lower-alpha", "lower-greek",
      "lower-latin", "lower-roman", "upper-alpha", "upper-latin", "upper-roman", "hiragana",
      "hiragana-iroha", "katakana", "katakana-iroha", "cjk-ideographic", "cjk-decimal",
      "no-such-style",
    ] {
      #expect(Self.value("list-style-type: \(name.uppercased())", .css) == name)
    }
  }

  /// Rules of sheets: trees, sheets, a property of `x`, its value, and the reason.
  static let rules: [(String, String, StyleProperty, String, String)] = [
    ("p.green#x", ".green{color:green}", .color, "#008000", ".class"),
    ("p#x", "p{color:green}", .color, "#008000", "element"),
    ("p.green#x", "p.green{color:green}", .color, "#008000", "element.class"),
    ("ufo.yellow#x", "ufo{color:yellow}", .color, "#ffff00", "any element"),
    ("p.a.b#x", ".a.b{color:green}", .color, "#008000", ".a.b, dropped there"),
    ("p.a#x", ".a.b{color:green}", .color, "#000000", "which asks for both"),
    ("p#x", "#x{color:green}", .color, "#008000", "#id, never matched there"),
    ("p#x", "p, b{color:green}", .color, "#008000", "lists"),
    ("p#x", "/* p{color:red} */ p{color:green}", .color, "#008000", "comments"),
    ("p.Green#x", ".green{color:green}", .color, "#000000", "classes tell the cases apart"),
    ("p.Green#x", ".Green{color:green}", .color, "#008000", "in sheets too, unlike there"),
    ("p.a.b#x", ".a{color:red} .b{color:green}", .color, "#008000", "the later class"),
    ("p.a(b#x)", ".a{color:red} b{color:green}", .color, "#008000", "own beats inherited"),
    ("p.a(b(i#x))", ".a{color:green}", .color, "#008000", "from any ancestor"),
    ("p.a#x", ".a{color:red} p.a{color:green}", .color, "#008000", "element.class beats .class"),
    ("p.a#x", ".a{color:green} p{color:red}", .color, "#008000", ".class beats element here"),
    (
      "p.short#x", ".short{line-height:70%; color:green} .short{margin-top:11}", .color, "#008000",
      "repeated rules merge per property"
    ),
    ("p#x", "p{attrib:'};'; color:green}", .color, "#008000", "quotes keep ; and braces"),
    ("p#x", "p{a:Hi {spider; man}; color:green}", .color, "#008000", "braces are balanced"),
    ("p#x", "p{font-family:Metta World Peace", .fontFamily, "\"Metta World Peace\"", "to the end"),
    ("p#x", "p{font-family:Hi;man}", .fontFamily, "\"Hi\"", "up to the semicolon"),
    ("p#x", "p{font-family:Hello} meat ball", .fontFamily, "\"Hello\"", "up to the brace"),
    ("p#x", "p{font-weigth:bold; color:green}", .color, "#008000", "a typo harms nothing"),
  ]

  @Test func rulesApplyAsInGSFancyText() {
    for (tree, sheet, property, expected, why) in Self.rules {
      #expect(
        ToyTree(tree).style("x", sheet)?[property].description == expected, "\(sheet): \(why)")
    }
  }

  /// The global sheet below that of the instance; both are values, so neither changes the other.
  @Test func sheetsAreValues() {
    let global = StyleSheet(parsing: ".right{text-align:right}")
    var shared = StyleCascade()
    shared.add(global)
    var own = shared
    own.add(StyleSheet(parsing: ".right{text-align:left; color:red}"))
    let tree = ToyTree("p.right")
    #expect(tree.style("p", shared)?.keyword(.textAlign) == .right)
    #expect(tree.style("p", own)?.keyword(.textAlign) == .left)
    #expect(tree.style("p", shared)?.color == .black)
    #expect(global.declarations(for: ".right").map(\.description) == ["text-align: right"])
  }

  /// 12 points on the root: ZMarkupParser's default, and its text-decoration recipe.
  @Test func recipesOfTheReadme() {
    var cascade = StyleCascade(base: StyleDeclaration.list(parsing: "font-size: 12pt"))
    cascade.add(.defaults, origin: .defaults)
    cascade.defineProperty("decorate") {
      $0 == "underline" ? StyleDeclaration.list(parsing: "text-decoration: underline") : []
    }
    #expect(ToyTree("p").style("p", cascade)?.fontSize == 16)
    let decorated = ToyTree("b[style=decorate: underline]").style("b", cascade)
    #expect(decorated?.keyword(.textDecorationLine) == .underline)
    let plain = ToyTree("b[style=decorate: none]").style("b", cascade)
    #expect(plain?.keyword(.textDecorationLine) == StyleKeyword.none)
  }
}
