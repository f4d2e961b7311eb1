import MarkupText
import Testing

@Test func theFirstElementOfAnIDCounts() {
  let rows: [(markup: String, id: String, text: String?, why: String)] = [
    ("<b id=a>1</b><i id=a>2</i>", "a", "1", "browsers take the first; GSFancyText took the last"),
    ("<b id=A>1</b><i id=a>2</i>", "a", "2", "the case of letters matters"),
    ("<b id=A>1</b>", "a", nil, "the case of letters matters"),
    ("<b id=''>1</b>", "", nil, "an empty id does not count"),
    ("<b id=' a'>1</b>", "a", nil, "white space belongs to an id"),
    ("<b id='a&amp;b'>1</b>", "a&b", "1", "references are decoded"),
    ("<b id='a\0b'>1</b>", "a\u{FFFD}b", "1", "NUL is replaced"),
    ("<b id='名前'>1</b>", "名前", "1", "any script"),
    ("<b><lambda id=x></b>", "x", "", "lambdas share the ids of elements (GSFancyText)"),
    ("a<b>c</b>", "root", "ac", "the root's own id (GSFancyText)"),
    ("a<b>c</b>", "RoOt", "ac", "whatever its case"),
    ("a<b id=root>c</b>", "root", "c", "unless an element has it"),
    ("a<b id=root>c</b>", "ROOT", "ac", "with this very spelling"),
    ("<b id=r>c</b>", "ro", nil, "no part of it"),
    ("", "root", "", "the root of nothing"),
    ("", "a", nil, "nothing"),
  ]
  for row in rows {
    let tree = MarkupTree(parsing: row.markup)
    let found = tree.element(withID: row.id)?.text
    if found != row.text {
      Issue.record("\(row.markup) \(row.id): \(found ?? "nil") (\(row.why))")
    }
    #expect(tree.element(withID: row.id)?.text == row.text, "the table is there now")
  }
}

@Test func classesFindAllElements() {
  let rows: [(markup: String, name: String, texts: [String], why: String)] = [
    ("<b class=a>1</b><i class='b a'>2</i><u class=ab>3</u>", "a", ["1", "2"], "in their order"),
    ("<b class='a a'>1</b>", "a", ["1"], "listed twice, found once"),
    ("<b class='a b a'>1</b>", "a", ["1"], "listed twice, found once"),
    ("<b class=A>1</b>", "a", [], "the case of letters matters"),
    ("<b class='a&#32;b'>1</b>", "b", ["1"], "references are decoded before"),
    ("<b class='a\n\tb\r\nc'>1</b>", "c", ["1"], "any white space"),
    ("<b class='a\n\tb\r\nc'>1</b>", "b", ["1"], "any white space"),
    ("<b class='a b'>1</b>", "a b", [], "no two names at once"),
    ("<b class=''>1</b>", "", [], "no empty name"),
    ("<b class=日本>1</b>", "日本", ["1"], "any script"),
  ]
  for row in rows {
    let tree = MarkupTree(parsing: row.markup)
    let found = tree.elements(withClass: row.name).map(\.text)
    if found != row.texts { Issue.record("\(row.markup) \(row.name): \(found) (\(row.why))") }
    #expect(tree.elements(withClass: row.name).map(\.text) == row.texts)
  }
}

@Test func tablesFindEveryOfManyElements() {
  let count = 5000
  let markup = (0..<count).map { "<b id=n\($0) class='c\($0 % 7) all'>\($0)</b>" }.joined()
  let tree = MarkupTree(parsing: markup)
  for number in 0..<count where tree.element(withID: "n\(number)")?.text != "\(number)" {
    Issue.record("n\(number)")
  }
  #expect(tree.element(withID: "n\(count)") == nil && tree.element(withID: "n") == nil)
  for rest in 0..<7 {
    let found = tree.elements(withClass: "c\(rest)").compactMap { Int($0.text) }
    #expect(found == Array(stride(from: rest, to: count, by: 7)))
  }
  #expect(tree.elements(withClass: "all").count == count)
}

/// Thousands of duplicates do not take quadratic time.
@Test func aHundredThousandElementsOfOneIDAreIndexed() {
  let tree = MarkupTree(parsing: String(repeating: "<b id=a class=a></b>", count: 100_000))
  #expect(tree.element(withID: "a") == tree.root.firstChild)
  #expect(tree.elements(withClass: "a").count == 100_000)
}

@Test func tablesAreBuiltByManyTasksAtOnce() async {
  let markup = (0..<90).map { "<b id=n\($0) class=c\($0 % 3)>\($0)</b>" }.joined()
  for _ in 0..<3 {
    let tree = MarkupTree(parsing: markup)
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<90 {
        group.addTask {
          var copy = tree
          let isFound =
            copy.element(withID: "n\(number)")?.text == "\(number)"
            && copy.elements(withClass: "c1").count == 30
          copy.setText("x", of: .id("n\(number)"))
          copy.addClass("c1", to: .id("n0"))
          return isFound && copy.elements(withClass: "c1").count == 31
            && copy.element(withID: "n\(number)")?.text == "x"
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(tree.elements(withClass: "c1").count == 30 && tree.text.hasPrefix("0123"))
  }
}
