import Testing

@testable import MarkupText

/// Style attributes that are parsed, changed and written again.
@Suite struct InlineStyleTests {
  /// The style that is written when `color` is set to red, and when it is removed.
  private static let rows: [(style: String, set: String, removed: String, why: String)] = [
    ("", "", "", "nothing"), (" ; ;; ", "", "", "only separators"),
    ("top:1px", "top:1px", "top:1px", "another property as it is written"),
    (";top:1px;;left:2px;", "top:1px; left:2px", "top:1px; left:2px", "separators are made anew"),
    ("\n top : 1px \t", "top : 1px", "top : 1px", "white space at the edges"),
    ("color:blue", "", "", "the property"), ("color :blue", "", "", "a space before the colon"),
    ("Color:blue;COLOR:red", "", "", "in any case, however often"),
    ("/* color: blue */ top: 1px", "top: 1px", "top: 1px", "a comment between them goes"),
    ("color/**/:blue", "", "", "a comment in it"), ("/**/color:blue", "", "", "and before it"),
    ("c\\6flor: blue", "", "", "with an escape"),
    ("x: 'color:blue;'", "x: 'color:blue;'", "x: 'color:blue;'", "in a string"),
    (
      "background: url(a;color:b)", "background: url(a;color:b)", "background: url(a;color:b)",
      "in an address"
    ),
    ("x: (color: blue; y)", "x: (color: blue; y)", "x: (color: blue; y)", "in parentheses"),
    ("x: [;] {;}; color: blue", "x: [;] {;}", "x: [;] {;}", "other brackets"),
    ("--color: blue", "--color: blue", "--color: blue", "a custom property of that name"),
    ("background-color: blue", "background-color: blue", "background-color: blue", "a longer name"),
    ("colo: blue", "colo: blue", "colo: blue", "a shorter one"),
    ("color", "color", "color", "a name without a value is not a declaration"),
    ("color blue", "color blue", "color blue", "nor is this"),
    (": blue", ": blue", ": blue", "nor a value without a name"),
    ("color: blue !important", "", "", "importance"), ("color:", "", "", "an empty value"),
    ("color: blue; top: 1px !important", "top: 1px !important", "top: 1px !important", "of others"),
  ]

  @Test func declarationsAreReplacedAndRemoved() {
    let red = StyleDeclaration.list(parsing: "color: red")
    for row in Self.rows {
      var style = InlineStyle(row.style)
      style.set(red)
      let expected = (row.set.isEmpty ? "" : row.set + "; ") + "color: #ff0000"
      #expect(style.text == expected, "\(row.style): \(row.why)")
      style.set(red)
      #expect(style.text == expected, "\(row.style): twice is once")
      var other = InlineStyle(row.style)
      other.remove(.property(.color))
      #expect(other.text == row.removed, "\(row.style): \(row.why)")
      // A declaration that was set can be removed again.
      style.remove(.property(.color))
      #expect(style.text == row.removed, "\(row.style): \(row.why)")
    }
  }

  /// A shorthand is expanded when one of its properties changes, and otherwise remains.
  @Test func shorthandsAreExpanded() {
    let rows: [(style: String, text: String, why: String)] = [
      (
        "padding: 1px",
        "padding-right: 1px; padding-bottom: 1px; padding-left: 1px; padding-top: 9px",
        "one value"
      ),
      (
        "padding: 1px 2px 3px 4px",
        "padding-right: 2px; padding-bottom: 3px; padding-left: 4px; padding-top: 9px", "four"
      ),
      (
        "padding: 1px !important",
        "padding-right: 1px !important; padding-bottom: 1px !important; "
          + "padding-left: 1px !important; padding-top: 9px", "importance is kept"
      ),
      ("margin: 1px", "margin: 1px; padding-top: 9px", "another shorthand stays"),
      ("padding: rubbish", "padding-top: 9px", "an invalid one goes"),
      (
        "padding-top: 1px; padding: 2px",
        "padding-right: 2px; padding-bottom: 2px; padding-left: 2px; padding-top: 9px", "both"
      ),
      ("padding: var(--p)", "padding: var(--p); padding-top: 9px", "one that is not known yet"),
      ("padding-left: 1px", "padding-left: 1px; padding-top: 9px", "a neighbor stays"),
    ]
    for row in rows {
      var style = InlineStyle(row.style)
      style.set(StyleDeclaration.list(parsing: "padding-top: 9px"))
      #expect(style.text == row.text, "\(row.style): \(row.why)")
    }
  }

  @Test func severalDeclarationsAtOnce() {
    let rows: [(style: String, declarations: String, text: String, why: String)] = [
      ("", "color: red; color: blue", "color: #ff0000; color: #0000ff", "the last one counts"),
      ("color: red", "--a: 1; --b: 2", "color: red; --a: 1; --b: 2", "custom properties"),
      ("--a: 1", "--a: 2", "--a: 2", "the same one"),
      ("--a: 1", "--A: 2", "--a: 1; --A: 2", "case"),
      ("--a:1; --a : 3", "--a: 2", "--a: 2", "however often and however written"),
      ("top: 1px", "margin: var(--m)", "top: 1px; margin: var(--m)", "unresolved, written once"),
      ("margin: var(--m)", "margin: var(--n)", "margin: var(--n)", "and replaced"),
      (
        "margin: var(--m)", "margin: 1px",
        "margin-top: 1px; margin-right: 1px; margin-bottom: 1px; margin-left: 1px", "by all"
      ),
    ]
    for row in rows {
      var style = InlineStyle(row.style)
      style.set(StyleDeclaration.list(parsing: row.declarations))
      #expect(style.text == row.text, "\(row.style) + \(row.declarations): \(row.why)")
    }
  }

  @Test func customPropertiesAreRemovedByName() {
    var style = InlineStyle("--a: 1; --b: 2; --A: 3; color: red")
    style.remove(.custom("--a"))
    #expect(style.text == "--b: 2; --A: 3; color: red")
    style.remove(.custom("--c"))
    #expect(style.text == "--b: 2; --A: 3; color: red")
    style.remove(.custom("--A"))
    style.remove(.custom("--b"))
    #expect(style.text == "color: red")
  }

  /// Unchanged attributes keep their spelling, and are removed with their last declaration.
  @Test func attributesOfStyles() {
    let rows: [(tag: String, style: String?, count: Int, why: String)] = [
      ("<p style=' top : 1px ;'>", " top : 1px ;", 0, "nothing to remove"),
      ("<p style='top:1px;/**/'>", "top:1px;/**/", 0, "comments stay then, too"),
      ("<p style='color:blue'>", nil, 1, "the last one"),
      ("<p style='color:blue;top:1px'>", "top:1px", 1, "one of two"), ("<p>", nil, 0, "none"),
      ("<p style='x: &amp;quot;'>", "x: &quot;", 0, "references are read once"),
    ]
    for row in rows {
      var tree = MarkupTree(parsing: row.tag)
      let id = tree.root.firstChild?.id ?? tree.root.id
      let count = tree.setStyle(.color, to: nil, of: id)
      #expect(tree.root.firstChild?["style"] == row.style && count == row.count, "\(row.why)")
    }
  }
}
