/// Valid and invalid values of every property, from the tables of the standards, independent of the
/// library's own table.
struct PropertyRow {
  let name: String
  /// The valid keywords, separated by spaces; `*` for any name.
  let keywords: String
  /// Other valid values; a different printed form follows `=>`.
  let values: [String]
  /// Invalid values.
  let invalid: [String]

  init(_ name: String, _ keywords: String, _ values: [String], invalid: [String]) {
    self.name = name
    self.keywords = keywords
    self.values = values
    self.invalid = invalid
  }

  private static let lengths = [
    "1px", "1.5em", "2rem", "12pt", "1pc", "1in", "1cm", "1mm", "4q", "1ex", "1ch", "1ic", "1cap",
    "1lh", "0 => 0px", "5 => 5px", "1E1PX => 10px", "+.5em => 0.5em",
  ]
  private static let noLengths = ["1vw", "1vh", "1dvh", "1foo", "1 px", "#1", "1px 1px", "1nlh"]
  private static let negative = ["-1px", "-0.1em", "-5%"]

  static let all: [PropertyRow] = fonts + text + decoration + boxes

  static let fonts: [PropertyRow] = [
    PropertyRow(
      "color", "currentcolor",
      ["red => #ff0000", "#abc => #aabbcc", "rgb(1 2 3) => #010203", "transparent => #00000000"],
      invalid: ["rde", "#ggg", "#12345", "rgb(1,2)", "red blue", "1", "url(a)"]),
    PropertyRow(
      "font-family", "*",
      ["\"A\", serif", "A B => \"A B\"", "system-ui", "\"a\\\"b\""],
      invalid: ["a,", ",a", "a,,b", "1px", "a 1", "inherit, a", "\"a\" b", "a default", "DEFAULT"]),
    PropertyRow(
      "font-size",
      "xx-small x-small small medium large x-large xx-large xxx-large smaller larger",
      lengths.filter { $0 != "1lh" } + ["120%"], invalid: noLengths + negative + ["1lh", "huge"]),
    PropertyRow(
      "font-weight", "normal bold bolder lighter", ["1", "350.5", "1000"],
      invalid: ["0", "1000.5", "-400", "400px", "heavy", "bold bold"]),
    PropertyRow(
      "font-style", "normal italic oblique", [],
      invalid: ["slanted", "italic oblique", "10deg", "1"]),
    PropertyRow(
      "font-stretch",
      "ultra-condensed extra-condensed condensed semi-condensed normal semi-expanded expanded "
        + "extra-expanded ultra-expanded", ["62.5%", "0%"],
      invalid: ["-1%", "100", "1em", "narrow", "condensed expanded"]),
    PropertyRow(
      "font-variant-caps",
      "normal small-caps all-small-caps petite-caps all-petite-caps unicase titling-caps", [],
      invalid: ["caps", "small-caps unicase", "1"]),
    PropertyRow(
      "line-height", "normal",
      ["1.5", "0", "150%", "20px", "2em", "1.2nlh"],
      invalid: ["-1", "-1px", "1lh", "-1nlh", "1vh", "double", "1 2"]),
    PropertyRow(
      "visibility", "visible hidden collapse", [], invalid: ["none", "0", "hidden visible"]),
  ]

  static let text: [PropertyRow] = [
    PropertyRow(
      "white-space-collapse", "collapse preserve preserve-breaks preserve-spaces break-spaces", [],
      invalid: ["normal", "pre", "preserve collapse"]),
    PropertyRow(
      "text-wrap-mode", "wrap nowrap", [], invalid: ["normal", "balance", "wrap nowrap"]),
    PropertyRow(
      "text-wrap-style", "auto balance stable pretty avoid-orphans", [],
      invalid: ["wrap", "balance pretty", "1"]),
    PropertyRow(
      "line-break", "auto loose normal strict anywhere", [],
      invalid: ["hard", "strict loose", "0"]),
    PropertyRow(
      "word-break", "normal break-all keep-all break-word auto-phrase", [],
      invalid: ["phrase", "auto", "keep-all break-all"]),
    PropertyRow(
      "overflow-wrap", "normal break-word anywhere", [],
      invalid: ["auto", "break-all", "normal anywhere"]),
    PropertyRow("hyphens", "none manual auto", [], invalid: ["all", "1", "auto manual"]),
    PropertyRow(
      "text-align", "start end left right center justify match-parent -internal-center",
      ["justified => justify", "natural => start"],
      invalid: ["middle", "auto", "left right", "\"middle\""]),
    PropertyRow(
      "text-align-last", "auto start end left right center justify match-parent", [],
      invalid: ["natural", "0", "left left"]),
    PropertyRow(
      "text-justify", "auto none inter-word inter-character", [],
      invalid: ["kashida", "inter-word none", "1"]),
    PropertyRow(
      "text-indent", "",
      lengths + ["-1em", "10%", "1em hanging", "each-line 1em hanging => 1em hanging each-line"],
      invalid: noLengths + ["hanging", "1em each-line each-line", "hanging 1em hanging", "auto"]),
    PropertyRow(
      "text-transform", "none capitalize uppercase lowercase full-width full-size-kana",
      [
        "uppercase full-width", "full-size-kana capitalize => capitalize full-size-kana",
        "full-size-kana full-width lowercase => lowercase full-width full-size-kana",
      ], invalid: ["uppercase lowercase", "none uppercase", "upper", "full-width full-width"]),
    PropertyRow(
      "letter-spacing", "normal", lengths + ["-1px", "10%"], invalid: noLengths + ["none"]),
    PropertyRow(
      "word-spacing", "normal", lengths + ["-1px", "10%"], invalid: noLengths + ["auto"]),
    PropertyRow(
      "tab-size", "", ["4", "0", "1.5", "20px", "2em"], invalid: ["-1", "-1px", "10%", "auto"]),
    PropertyRow(
      "hanging-punctuation", "none first force-end allow-end last",
      ["first force-end last", "last allow-end => allow-end last"],
      invalid: ["none first", "first first", "force-end allow-end", "end"]),
    PropertyRow(
      "text-spacing-trim", "normal space-all space-first trim-start trim-both trim-all auto", [],
      invalid: ["trim-end", "normal auto", "none"]),
    PropertyRow(
      "text-autospace",
      "normal auto no-autospace ideograph-alpha ideograph-numeric punctuation insert replace",
      ["ideograph-numeric ideograph-alpha => ideograph-alpha ideograph-numeric"],
      invalid: ["none", "normal insert", "insert replace", "punctuation punctuation"]),
  ]

  static let decoration: [PropertyRow] = [
    PropertyRow(
      "text-shadow", "none",
      [
        "1px 2px => 1px 2px 0px", "1px 2px 3px", "red 1px 2px => 1px 2px 0px #ff0000",
        "1px 2px 0px, 3px 4px 5px #0000ff", "1px 1px currentcolor => 1px 1px 0px",
      ],
      invalid: [
        "1px", "red", "1px 2px -1px", "1px 2px 3px 4px", "1% 2px", "none, 1px 1px",
        "1px 1px,", "red 1px 1px red",
      ]),
    PropertyRow(
      "text-emphasis-style", "none filled open dot circle double-circle triangle sesame",
      ["\"※\"", "dot filled => filled dot", "open sesame"],
      invalid: ["filled open", "dot circle", "none dot", "1", "\"a\" dot"]),
    PropertyRow(
      "text-emphasis-color", "currentcolor", ["red => #ff0000"],
      invalid: ["none", "rde", "red red"]),
    PropertyRow(
      "text-emphasis-position", "over under",
      ["left over => over left", "under right", "over => over right"],
      invalid: ["right", "left", "over under", "over left right", "none"]),
    PropertyRow(
      "text-underline-position", "auto from-font under left right",
      ["left under => under left"], invalid: ["auto left", "left right", "above", "under under"]),
    PropertyRow(
      "text-underline-offset", "auto", lengths + ["-1px", "10%"],
      invalid: noLengths + ["from-font"]),
    PropertyRow(
      "text-decoration-line", "none underline overline line-through blink",
      ["blink underline => underline blink", "overline line-through"],
      invalid: ["none underline", "underline underline", "solid", "under line"]),
    PropertyRow(
      "text-decoration-style", "solid double dotted dashed wavy", [],
      invalid: ["none", "solid dashed", "groove"]),
    PropertyRow(
      "text-decoration-color", "currentcolor", ["#123456"],
      invalid: ["none", "#12", "red 1"]),
    PropertyRow(
      "text-decoration-thickness", "auto from-font", lengths + ["10%"],
      invalid: noLengths + ["thin"]),
    PropertyRow(
      "ruby-position", "alternate over under inter-character",
      ["under alternate => alternate under"],
      invalid: ["over under", "before", "inter-character over", "alternate alternate"]),
    PropertyRow(
      "ruby-align", "start center space-between space-around", [],
      invalid: ["end", "auto", "start center"]),
    PropertyRow(
      "list-style-type", "*", ["\"- \"", "Upper-Roman => upper-roman", "katakana-iroha"],
      invalid: ["1", "disc circle", "\"a\" \"b\"", "symbols(\"*\")", "default"]),
    PropertyRow(
      "list-style-position", "inside outside", [],
      invalid: ["none", "inside outside", "0"]),
    PropertyRow(
      "list-style-image", "none", ["url(a.png) => url(\"a.png\")", "url(\"a b\")"],
      invalid: ["a.png", "linear-gradient(red, blue)", "url(a) url(b)", "auto"]),
  ]

  static let boxes: [PropertyRow] =
    [
      PropertyRow(
        "writing-mode", "horizontal-tb vertical-rl vertical-lr sideways-rl sideways-lr",
        [
          "tb-rl => vertical-rl", "lr-tb => horizontal-tb", "tb => vertical-rl",
          "rl => horizontal-tb",
        ],
        invalid: ["vertical", "bt-rl", "vertical-rl vertical-lr"]),
      PropertyRow(
        "text-orientation", "mixed upright sideways", [],
        invalid: ["sideways-right", "auto", "mixed upright"]),
      PropertyRow(
        "text-combine-upright", "none all", ["digits => digits 2", "digits 3", "digits 4"],
        invalid: ["digits 1", "digits 5", "digits 2.0", "all all", "3"]),
      PropertyRow("direction", "ltr rtl", [], invalid: ["auto", "ltr rtl", "left"]),
      PropertyRow(
        "unicode-bidi", "normal embed isolate bidi-override isolate-override plaintext", [],
        invalid: ["auto", "embed isolate", "1"]),
      PropertyRow(
        "display",
        "none block inline inline-block list-item flow-root contents table inline-table "
          + "table-row-group table-header-group table-footer-group table-row table-cell table-column "
          + "table-column-group table-caption ruby ruby-base ruby-text ruby-base-container "
          + "ruby-text-container", [], invalid: ["flex", "grid", "inline block", "block-inline"]),
      PropertyRow(
        "background-color", "currentcolor", ["lime => #00ff00"],
        invalid: ["none", "url(a)", "lime lime"]),
      PropertyRow(
        "vertical-align", "baseline sub super text-top text-bottom middle top bottom",
        lengths + ["-1px", "50%"], invalid: noLengths + ["center", "top bottom"]),
    ]
    + ["top", "right", "bottom", "left"].flatMap { side in
      [
        PropertyRow(
          "margin-\(side)", "auto", lengths + ["-1px", "50%", "-50%"],
          invalid: noLengths + ["none", "auto auto"]),
        PropertyRow(
          "padding-\(side)", "", lengths + ["50%"], invalid: noLengths + negative + ["auto"]),
      ]
    }
    + ["width", "height", "min-width", "min-height"].map { name in
      PropertyRow(
        name, "auto min-content max-content fit-content", lengths + ["50%"],
        invalid: noLengths + negative + ["none", "auto auto", "stretchy"])
    }
    + ["max-width", "max-height"].map { name in
      PropertyRow(
        name, "none min-content max-content fit-content", lengths + ["50%"],
        invalid: noLengths + negative + ["auto"])
    }
    + [
      PropertyRow(
        "line-clamp", "none", ["1", "99"],
        invalid: ["0", "-1", "1.0", "2 3", "auto", "1000001"]),
      PropertyRow(
        "text-overflow", "clip ellipsis", ["\"…\""],
        invalid: ["fade", "clip ellipsis", "1px"]),
      PropertyRow(
        "truncate-mode", "tail head middle clip", [],
        invalid: ["end", "start", "tail head"]),
    ]
}
