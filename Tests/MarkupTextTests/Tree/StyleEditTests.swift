import MarkupText
import TestSupport
import Testing

@Test func stylesAreDeclaredInAttributes() throws {
  let red = CSSColor(red: 1, green: 0, blue: 0)
  let rows: [(style: String?, StyleProperty, StyleValue?, expected: String?, why: String)] = [
    (nil, .color, .color(red), "color: #ff0000", "without an attribute"),
    ("", .color, .color(red), "color: #ff0000", "with an empty one"),
    ("color: blue", .color, .color(red), "color: #ff0000", "in the position of the old value"),
    ("COLOR:blue;", .color, .color(red), "color: #ff0000", "names are case-insensitive"),
    (
      "color: blue; text-align:center", .color, .color(red),
      "text-align:center; color: #ff0000", "others keep their spelling"
    ),
    ("color: blue; color: green", .color, .color(red), "color: #ff0000", "however often it was"),
    (
      "color: blue !important", .color, .color(red), "color: #ff0000", "even if it was important"
    ),
    ("color: rubbish; x: y", .color, .color(red), "x: y; color: #ff0000", "even if it was invalid"),
    (
      "x: 'a;b'; y: {c;d}", .color, .color(red), "x: 'a;b'; y: {c;d}; color: #ff0000",
      "no `;` splits strings and blocks"
    ),
    ("x: url(a;b)", .color, .color(red), "x: url(a;b); color: #ff0000", "nor addresses"),
    ("color: blue", .color, nil, nil, "the last declaration goes with the attribute"),
    ("color: blue; x: y", .color, nil, "x: y", "one of two"),
    ("x: y", .color, nil, "x: y", "nothing to remove"),
    (nil, .color, nil, nil, "nothing to remove"),
    (
      "margin: 1px 2px", .marginTop, nil,
      "margin-right: 2px; margin-bottom: 1px; margin-left: 2px",
      "a shorthand becomes its other properties"
    ),
    (
      "margin: 1px", .marginTop, .length(.zero),
      "margin-right: 1px; margin-bottom: 1px; margin-left: 1px; margin-top: 0px",
      "also when one of them is set"
    ),
    (
      "margin: var(--m)", .marginTop, .length(.zero), "margin: var(--m); margin-top: 0px",
      "one that is not known yet stays, and what comes later wins"
    ),
    ("word-wrap: anywhere", .overflowWrap, nil, nil, "by another name"),
    (
      "color: blue; x: 'a", .color, .color(red), "x: \"a\"; color: #ff0000",
      "an open string is closed"
    ),
    ("x: (a", .color, .color(red), "color: #ff0000", "what would swallow the rest is dropped"),
    ("--x: (a", .color, .color(red), "color: #ff0000", "what would swallow the rest is dropped"),
    ("x: y /* c", .color, .color(red), "x: y; color: #ff0000", "an open comment, too"),
    (
      "x: a\\", .color, .color(red), "x: a\u{FFFD}; color: #ff0000",
      "an escape of nothing is U+FFFD (CSS Syntax 3 §4.3.7)"
    ),
  ]
  for row in rows {
    var tree = MarkupTree(parsing: "<p id=a title=t>x")
    if let style = row.style { tree.setAttribute("style", to: style, of: .id("a")) }
    let count = tree.setStyle(row.1, to: row.2, of: .id("a"))
    let found = tree.element(withID: "a")?["style"]
    // An empty attribute is an attribute, unless it is changed.
    if found ?? "" != row.expected ?? "" {
      Issue.record("\(row.style ?? "nil"): \(found ?? "nil") (\(row.why))")
    }
    #expect(count == (found == row.style ? 0 : 1), "\(row.style ?? "nil")")
    #expect(tree.element(withID: "a")?["title"] == "t")
  }
}

@Test func stylesAreDeclaredByText() throws {
  let rows: [(style: String, text: String, expected: String, count: Int, why: String)] = [
    ("color: red", "color: blue", "color: #0000ff", 1, "a property"),
    ("", "color: blue; font-weight: bold", "color: #0000ff; font-weight: 700", 1, "two"),
    ("color: red", "", "color: red", 0, "nothing"),
    ("color: red", "color: rubbish", "color: red", 0, "an invalid value changes nothing"),
    ("color: red", "color: blue !important", "color: #0000ff !important", 1, "importance"),
    ("--a: 1; --A: 2", "--a: 3", "--A: 2; --a: 3", 1, "custom properties by their exact names"),
    ("color: red", "color: var(--c)", "color: var(--c)", 1, "variables"),
    ("margin: 0", "margin: var(--m)", "margin: var(--m)", 1, "a shorthand with variables once"),
    ("color: red", "color: inherit", "color: inherit", 1, "keywords of every property"),
    (
      "", "margin: 1px", "margin-top: 1px; margin-right: 1px; margin-bottom: 1px; margin-left: 1px",
      1, "shorthands are written out"
    ),
    (
      "", "content: '&amp;\"'", "content: \"&amp;\\\"\"", 1,
      "taken as it is: nothing is decoded twice"
    ),
  ]
  for row in rows {
    var tree = MarkupTree(parsing: "<p id=a>x")
    tree.setAttribute("style", to: row.style, of: .id("a"))
    let count = tree.setStyle(row.text, of: .id("a"))
    let found = tree.element(withID: "a")?["style"] ?? ""
    if found != row.expected || count != row.count {
      Issue.record("\(row.style) + \(row.text): \(count) \(found) (\(row.why))")
    }
    // The written style declares the requested value.
    let declared = StyleDeclaration.list(parsing: found).map(\.description)
    for declaration in StyleDeclaration.list(parsing: row.text) {
      #expect(declared.contains(declaration.description), "\(row.text)")
    }
  }
}

@Test func styleEditsCountElements() throws {
  var tree = MarkupTree(parsing: "<li class=a>1<li class=a style='color: red'>2<li>3")
  #expect(tree.setStyle("color: red", of: .className("a")) == 2, "written in its own form")
  #expect(tree.setStyle("color: red", of: .className("a")) == 0, "as it is already")
  #expect(try tree.setStyle(.color, to: nil, of: .selector("li")) == 2)
  #expect(tree.elements.allSatisfy { $0["style"] == nil })
  #expect(tree.setStyle("color: red", of: .root) == 0, "the root has no attributes")
  #expect(tree.setStyle("color: red", of: .id("none")) == 0)
  let text = try #require(tree.elements.first { _ in true }?.firstChild)
  #expect(tree.setStyle("color: red", of: text.id) == 0, "nor has text")
}

/// Whatever the attribute contains, the declaration that is set last wins.
@Test func newDeclarationsWinInAnyAttribute() {
  var generator = SeededGenerator(seed: 5)
  let fragments = [
    "color", ":", ";", "red", "'", "\"", "(", ")", "{", "}", "[", "/*", "*/", "\\", "!important",
    "margin", "1px", "--x", "url(", " ", "font: 12px serif", "@a", "\n", "&",
  ]
  for _ in 0..<3000 {
    let style = (0..<Int.random(in: 0..<12, using: &generator))
      .compactMap { _ in fragments.randomElement(using: &generator) }.joined()
    var tree = MarkupTree(parsing: "<p id=a>x")
    tree.setAttribute("style", to: style, of: .id("a"))
    tree.setStyle("color: blue", of: .id("a"))
    tree.setStyle("margin-top: 3px", of: .id("a"))
    let found = tree.element(withID: "a")?["style"] ?? ""
    let declared = StyleDeclaration.list(parsing: found)
    for (property, text) in [(StyleProperty.color, "#0000ff"), (.marginTop, "3px")] {
      let last = declared.last { $0.target == .property(property) }
      #expect(last?.value?.description == text, "\(style)\n\(found)")
      #expect(declared.filter { $0.target == .property(property) }.count == 1, "\(style)\n\(found)")
    }
  }
}
