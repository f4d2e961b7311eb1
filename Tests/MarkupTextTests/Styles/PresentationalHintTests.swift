import MarkupText
import Testing

/// Declarations of the legacy attributes of each element, and ignored values (HTML §15).
@Suite struct PresentationalHintTests {
  private static func hints(_ tree: String) -> String {
    (ToyTree(tree).elements.first?.presentationalHints ?? []).map(\.description)
      .joined(separator: "; ")
  }

  @Test func sizesOfFonts() {
    let keywords = [
      "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large",
    ]
    for number in 1...7 {
      #expect(Self.hints("font[size=\(number)]") == "font-size: \(keywords[number - 1])")
      let difference = number < 3 ? "\(number - 3)" : "+\(number - 3)"
      #expect(Self.hints("font[size=\(difference)]") == "font-size: \(keywords[number - 1])")
    }
    let rows: [(String, String?, String)] = [
      ("0", "x-small", "below"), ("8", "xxx-large", "above"), ("+5", "xxx-large", "too much more"),
      ("-3", "x-small", "too much less"), ("-99", "x-small", "far too much"),
      (" 5 ", "x-large", "spaces around"), ("5px", "x-large", "text after digits"),
      ("1 2", "x-small", "digits end at a space"), ("2.9", "small", "and at a point"),
      ("+ 1", nil, "a sign alone"), ("", nil, "nothing"), ("large", nil, "a word"),
      ("５", nil, "full-width digits"), ("\t+1", "large", "a tab in front of a sign"),
      ("99999999999999999999", nil, "no number of any use"), ("007", "xxx-large", "zeros"),
    ]
    for (text, expected, why) in rows {
      let declared = expected.map { "font-size: \($0)" } ?? ""
      #expect(Self.hints("font[size=\(text)]") == declared, "'\(text)': \(why)")
    }
  }

  /// Elements by attributes: each supports those of its row and no others.
  @Test func attributesOfEachElement() {
    let values: [(attribute: String, value: String, declared: String)] = [
      ("align", "right", "text-align: right"), ("bgcolor", "red", "background-color: #ff0000"),
      ("color", "red", "color: #ff0000"), ("text", "red", "color: #ff0000"),
      ("face", "A", "font-family: \"A\""), ("size", "4", "font-size: large"),
      ("width", "10", "width: 10px"), ("height", "10", "height: 10px"),
      ("type", "a", "list-style-type: lower-alpha"), ("valign", "top", "vertical-align: top"),
      ("nowrap", "", "text-wrap-mode: nowrap"),
    ]
    let table: [(elements: String, attributes: Set<String>)] = [
      ("font", ["color", "size", "face"]),
      ("p div h1 h2 h3 h4 h5 h6 caption", ["align"]),
      ("table", ["bgcolor", "width", "height"]),
      (
        "tr td th thead tbody tfoot",
        ["align", "bgcolor", "width", "height", "valign", "nowrap"]
      ),
      ("body", ["bgcolor", "text"]), ("img col", ["width", "height"]),
      ("hr", ["color", "width", "height"]), ("ol ul li", ["type"]),
      ("span b a pre section font-face colgroup basefont marquee", []),
    ]
    for (elements, attributes) in table {
      for element in elements.split(separator: " ") {
        for (attribute, value, declared) in values {
          // Tables and rules are aligned themselves, see below.
          if attribute == "align", element == "table" || element == "hr" { continue }
          let expected = attributes.contains(attribute) ? declared : ""
          #expect(Self.hints("\(element)[\(attribute)=\(value)]") == expected, "\(element)")
        }
      }
    }
  }

  @Test func valuesOfAttributes() {
    let rows: [(String, String, String)] = [
      ("p[align=middle]", "text-align: center", "middle is center"),
      ("p[align=Justify]", "text-align: justify", "in any case"),
      ("p[align=start]", "", "not all of CSS"), ("p[align= left]", "", "no spaces"),
      ("td[width=50%]", "width: 50%", "a percentage"), ("td[width=1em]", "width: 1em", "a length"),
      ("td[width=wide]", "", "no number"), ("td[height=]", "", "nothing"),
      (
        "table[align=right][bgcolor=#000][width=7][height=8]",
        "margin-left: auto; margin-right: 0px; "
          + "background-color: #000000; width: 7px; height: 8px", "all of them"
      ),
      (
        "table[align=CENTER]", "margin-left: auto; margin-right: auto",
        "tables are moved, not what is in them"
      ),
      ("hr[align=left]", "margin-left: 0px; margin-right: auto", "rules too"),
      ("table[align=justify]", "", "which has no other alignments"),
      ("td[valign=Middle]", "vertical-align: middle", "in any case"),
      ("td[valign=center]", "", "no word for it"),
      ("li[type=A]", "list-style-type: upper-alpha", "capital letters are others"),
      ("li[type=I]", "list-style-type: upper-roman", "here too"),
      ("li[type=i]", "list-style-type: lower-roman", "small ones"),
      ("ol[type=1]", "list-style-type: decimal", "a digit"),
      ("ul[type=SQUARE]", "", "words in lower case only"), ("ol[type=none]", "", "no other words"),
      ("font[face=A B, monospace]", "font-family: \"A B\", monospace", "families"),
      ("font[face=A !important]", "font-family: \"A\"", "nothing is important here"),
      ("font[face=A}]", "font-family: \"A\"", "nor ends a block"),
      ("font[face=1]", "", "no family"), ("font[face=]", "", "nothing"),
      (
        "font[color=red][size=1][face=B]",
        "color: #ff0000; font-size: x-small; "
          + "font-family: \"B\"", "in an order of their own"
      ),
      ("img[width=10;color:red]", "width: 10px", "one declaration"),
      ("lambda[width=10][color=red]", "color: #ff0000; width: 10px", "as properties"),
      ("lambda[WIDTH=10]", "", "names are in lower case"),
      ("lambda[bgcolor=red][face=A]", "", "and no old attributes"),
      ("lambda[background-color=red!important]", "background-color: #ff0000", "not important"),
    ]
    for (tree, expected, why) in rows { #expect(Self.hints(tree) == expected, "\(tree): \(why)") }
  }

  /// Hints are weaker than every sheet of markup and code, and stronger than the defaults.
  @Test func hintsOfMarkupInTheCascade() throws {
    let rows: [(String, StyleProperty, String, String)] = [
      ("<p align=right>a", .textAlign, "right", "alone"),
      ("<style>*{text-align:left}</style><p align=right>a", .textAlign, "left", "below `*`"),
      ("<p align=right style='text-align:center'>a", .textAlign, "center", "below `style`"),
      ("<center><p align=right>a</center>", .textAlign, "right", "above what is inherited"),
      ("<table><tr><th align=left>a", .textAlign, "left", "above the default sheet"),
      ("<p align=right><b>a</b>", .textAlign, "right", "inherited"),
      ("<h1><font size=2>a</font></h1>", .fontSize, "14.222222222222221px", "in a title"),
      ("<font color=red><a href=x>a</a></font>", .color, "#0000ee", "links have their own color"),
      ("<body text=red><p>a", .color, "#ff0000", "the color of a page"),
    ]
    for (markup, property, expected, why) in rows {
      let text = StyledText(MarkupTree(parsing: markup))
      let run = try #require(text.paragraphs.first?.runs.first, "\(markup)")
      #expect(run.style[property].description == expected, "\(markup): \(why)")
    }
  }
}
