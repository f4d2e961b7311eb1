import MarkupText
import Testing

/// The default sheet, element by element, by HTML's rendering section (§15.3).
@Suite struct DefaultSheetTests {
  static func style(_ tree: String, _ name: String) -> ComputedStyle? {
    ToyTree(tree).style(name, DefaultsTests.cascade)
  }

  /// Elements by their `display`; all others are `inline`.
  static let displays: [(String, String)] = [
    (
      "block",
      """
      address article aside blockquote body center dd details dir div dl dt fieldset figcaption \
      figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend listing main menu nav ol p \
      plaintext pre search section summary ul xmp
      """
    ),
    ("none", "head link meta script style template title rp base noframes area datalist param"),
    ("list-item", "li"), ("table", "table"), ("table-caption", "caption"),
    ("table-column-group", "colgroup"), ("table-column", "col"),
    ("table-header-group", "thead"), ("table-row-group", "tbody"),
    ("table-footer-group", "tfoot"), ("table-row", "tr"), ("table-cell", "td th"),
    ("ruby", "ruby"), ("ruby-text", "rt"), ("inline-block", "img lambda"),
    (
      "inline",
      """
      a abbr b bdi bdo big br cite code data del dfn em font i ins kbd label mark nobr q s samp \
      small span strike strong sub sup time tt u var wbr ufo my-element
      """
    ),
  ]

  @Test func displaysFollowHTML() {
    for (display, names) in Self.displays {
      for name in names.split(separator: " ").map(String.init) {
        #expect(
          Self.style(name, name)?[.display].description == display, "\(name): \(display)")
      }
    }
  }

  /// Elements, and their values that are not initial, except `display`.
  static let styles: [(String, String, String)] = [
    ("p", "p", "margin-top: 16px; margin-bottom: 16px"),
    ("dl", "dl", "margin-top: 16px; margin-bottom: 16px"), ("div", "div", ""),
    ("span", "span", ""), ("section", "section", ""), ("ufo", "ufo", ""),
    (
      "blockquote", "blockquote",
      "margin-top: 16px; margin-right: 40px; margin-bottom: 16px; margin-left: 40px"
    ),
    (
      "figure", "figure",
      "margin-top: 16px; margin-right: 40px; margin-bottom: 16px; margin-left: 40px"
    ),
    ("dd", "dd", "margin-left: 40px"), ("b", "b", "font-weight: 700"),
    ("strong", "strong", "font-weight: 700"), ("i", "i", "font-style: italic"),
    ("em", "em", "font-style: italic"), ("cite", "cite", "font-style: italic"),
    ("dfn", "dfn", "font-style: italic"), ("var", "var", "font-style: italic"),
    ("address", "address", "font-style: italic"), ("u", "u", "text-decoration-line: underline"),
    ("ins", "ins", "text-decoration-line: underline"),
    ("s", "s", "text-decoration-line: line-through"),
    ("strike", "strike", "text-decoration-line: line-through"),
    ("del", "del", "text-decoration-line: line-through"),
    ("code", "code", "font-family: monospace"), ("kbd", "kbd", "font-family: monospace"),
    ("samp", "samp", "font-family: monospace"), ("tt", "tt", "font-family: monospace"),
    ("big", "big", "font-size: 19.2px"), ("small", "small", "font-size: 13.333333333333334px"),
    ("sub", "sub", "font-size: 13.333333333333334px; vertical-align: sub"),
    ("sup", "sup", "font-size: 13.333333333333334px; vertical-align: super"),
    ("mark", "mark", "background-color: #ffff00"), ("nobr", "nobr", "text-wrap-mode: nowrap"),
    ("center", "center", "text-align: center"), ("a", "a", ""),
    ("a[href=x]", "a", "color: #0000ee; text-decoration-line: underline"),
    ("ruby", "ruby", ""),
    ("rt", "rt", "font-size: 8px; line-height: 1; text-wrap-mode: nowrap"),
    (
      "pre", "pre",
      "font-family: monospace; white-space-collapse: preserve; text-wrap-mode: nowrap; "
        + "margin-top: 16px; margin-bottom: 16px"
    ),
    ("th", "th", "font-weight: 700; text-align: center; " + padding),
    ("td", "td", padding), ("thead", "thead", "vertical-align: middle"),
    ("thead(tr(td))", "td", "vertical-align: middle; " + padding),
    ("caption", "caption", "text-align: center"),
    (
      "hr", "hr",
      "color: #808080; margin-top: 8px; margin-right: auto; margin-bottom: 8px; margin-left: auto"
    ), ("table(tr)", "tr", "vertical-align: middle"),
    ("table(tbody(tr))", "tr", "vertical-align: middle"),
    ("ul", "ul", list), ("ol", "ol", "list-style-type: decimal; " + list),
    ("menu", "menu", list), ("dir", "dir", list),
    ("ul(ul#x)", "x", "list-style-type: circle; padding-left: 40px"),
    ("ol(ul#x)", "x", "list-style-type: circle; padding-left: 40px"),
    ("ul(ol#x)", "x", "list-style-type: decimal; padding-left: 40px"),
    ("ul(li(ul(li(ul#x))))", "x", "list-style-type: square; padding-left: 40px"),
    ("ol(ol(ul#x))", "x", "list-style-type: square; padding-left: 40px"),
    ("ul(ul(ul(ul#x)))", "x", "list-style-type: square; padding-left: 40px"),
    (
      "ul(dl#x)", "x", ""
    ), ("dl(ul#x)", "x", "padding-left: 40px"),
    (
      "xmp", "xmp",
      "font-family: monospace; white-space-collapse: preserve; text-wrap-mode: nowrap; "
        + "margin-top: 16px; margin-bottom: 16px"
    ),
    ("bdi", "bdi", "unicode-bidi: isolate"), ("bdo", "bdo", "unicode-bidi: isolate-override"),
    ("bdo[dir=rtl]", "bdo", "direction: rtl; unicode-bidi: isolate-override"),
    (
      "p[dir=rtl]", "p",
      "direction: rtl; unicode-bidi: isolate; margin-top: 16px; margin-bottom: 16px"
    ),
    ("p[dir=rtl](b[dir=LTR])", "b", "font-weight: 700; unicode-bidi: isolate"),
    ("span[dir=auto]", "span", "unicode-bidi: isolate"), ("span[dir=x]", "span", ""),
  ]

  private static let padding =
    "padding-top: 1px; padding-right: 1px; padding-bottom: 1px; padding-left: 1px"
  private static let list = "margin-top: 16px; margin-bottom: 16px; padding-left: 40px"

  @Test func stylesFollowHTML() {
    for (tree, name, expected) in Self.styles {
      let parts = (Self.style(tree, name)?.description ?? "").split(separator: "; ")
      let found = parts.filter { !$0.hasPrefix("display:") }.sorted()
      #expect(found == expected.split(separator: "; ").sorted(), "\(tree)")
    }
  }

  @Test func headingsHaveTheSizesAndMarginsOfHTML() {
    // Ratios to 16px, and margins in ems of the heading's own size.
    let rows: [(String, Double, Double)] = [
      ("h1", 2, 0.67), ("h2", 1.5, 0.83), ("h3", 1.17, 1), ("h4", 1, 1.33), ("h5", 0.83, 1.67),
      ("h6", 0.67, 2.33),
    ]
    for (name, size, margin) in rows {
      let style = Self.style(name, name)
      #expect(style?.fontSize == size * 16, "\(name)")
      #expect(style?.fontWeight == 700, "\(name)")
      for side in [StyleProperty.marginTop, .marginBottom] {
        let length = style?.length(side)?.value ?? 0
        #expect(abs(length - margin * size * 16) < 1e-9, "\(name)")
      }
    }
  }

  @Test func hiddenElementsAreNotShown() {
    for name in ["p", "span", "li", "td", "h1", "ufo"] {
      #expect(Self.style("\(name)[hidden]", name)?.keyword(.display) == StyleKeyword.none)
    }
    #expect(Self.style("dialog", "dialog")?.keyword(.display) == StyleKeyword.none)
    #expect(Self.style("dialog[open]", "dialog")?.keyword(.display) == .block)
    // A sheet can make them visible.
    var cascade = DefaultsTests.cascade
    cascade.add(StyleSheet(parsing: "p { display: block }"))
    #expect(ToyTree("p[hidden]").style("p", cascade)?.keyword(.display) == .block)
  }

  @Test func theTextIsTheSourceOfTheSheet() {
    #expect(StyleSheet(parsing: StyleSheet.defaultText) == .defaults)
    #expect(
      StyleSheet(parsing: StyleSheet.defaults.description).description
        == StyleSheet.defaults.description)
  }
}
