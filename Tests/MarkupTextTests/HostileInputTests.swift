import MarkupText
import Testing

/// How long parsing takes at most, by the source's length: far more than it needs even in a debug
/// build on a busy machine, far less than anything quadratic takes.
private let mostTimePerByte = Duration.microseconds(20)

private func expectLinear(_ markup: String, _ why: String) -> MarkupTree {
  let clock = ContinuousClock()
  var tree = MarkupTree(parsing: "")
  let time = clock.measure { tree = MarkupTree(parsing: markup) }
  let limit = mostTimePerByte * max(markup.utf8.count, 50_000)
  if time > limit { Issue.record("\(why): \(time) for \(markup.utf8.count) bytes") }
  return tree
}

@Test func deepNestingIsLinear() {
  let depth = 10_000
  for name in ["b", "span", "div", "i", "my-x", "ul><li"] {
    let tree = expectLinear(String(repeating: "<\(name)>", count: depth) + "x", name)
    #expect(tree.text == "x")
    #expect(tree.nodeCount == depth * (name == "ul><li" ? 2 : 1) + 2)
    var levels = 0
    for event in TreeWalk(tree.root) { if case .enter = event { levels += 1 } }
    #expect(levels == tree.nodeCount)
  }
  let opened = String(repeating: "<b>", count: depth)
  let closed = expectLinear(opened + "x" + String(repeating: "</b>", count: depth), "b")
  #expect(closed.diagnostics.isEmpty)
  let lists = String(repeating: "<ol><li>1<li>2<li>3", count: 12)
  #expect(expectLinear(lists, "lists").elements.filter { $0.name == "li" }.count == 36)
}

@Test func repeatedMistakesAreLinear() {
  let rows: [(String, Int, String)] = [
    ("<", 1_000_000, "lone marks"),
    ("<a ", 50_000, "tags without >"),
    ("<a b=\"", 50_000, "quotes"),
    ("<a x='>' ", 20_000, "quotes that hide every >"),
    ("<!--", 50_000, "comments"),
    ("<![CDATA[", 20_000, "CDATA sections"),
    ("</b>", 50_000, "stray end tags"),
    ("<Hot>", 50_000, "unknown tags"),
    ("&", 100_000, "ampersands"),
    ("<b><p>", 20_000, "formatting cut by blocks"),
    ("<p><b></p>", 20_000, "formatting that piles up"),
    ("<b><div></b>", 10_000, "crossed blocks"),
    ("<a><div>", 10_000, "links in links"),
    ("<i><b><u></i>", 10_000, "crossed formatting"),
    ("<table><td><b>", 10_000, "cells"),
    ("<script>", 20_000, "raw text"),
  ]
  for (piece, count, why) in rows {
    let tree = expectLinear(String(repeating: piece, count: count), why)
    #expect(tree.nodeCount < count * 20 + 10_000, "\(why)")
  }
  let spans = String(repeating: "<span>", count: 10_000)
  _ = expectLinear("<foo x=1><div>" + spans + String(repeating: "</foo>", count: 10_000), "foo")
  let blocks = String(repeating: "<div>", count: 10_000)
  _ = expectLinear("<b>" + blocks + String(repeating: "</b>", count: 10_000), "adoption")
  let many = (0..<5000).map { "<b id=\($0)>" }.joined()
  _ = expectLinear("<p>" + many + String(repeating: "<p>x", count: 5000), "many kinds of bold")
  _ = expectLinear("<p " + (0..<20_000).map { "a\($0) " }.joined() + ">", "attributes")
  let quotes = String(repeating: "<a x='>' ", count: 20_000)
  _ = expectLinear(quotes + "'>", "quotes that hide every > but the last")
  _ = expectLinear((0..<20_000).map { "<x\($0) a=1>" }.joined(), "many names")
}

@Test func oddCharactersAreKept() {
  #expect(MarkupTree(parsing: "a\0b").text == "a\u{FFFD}b")
  #expect(MarkupTree(parsing: "<b\0c x=1>d").root.firstChild?.name == "b\u{FFFD}c")
  #expect(MarkupTree(parsing: "<b\0 x=1>d").root.firstChild?.name == "b\u{FFFD}")
  #expect(MarkupTree(parsing: "<p a='\0'>").root.firstChild?["a"] == "\u{FFFD}")
  #expect(MarkupTree(parsingUTF8: [0x61, 0xFF, 0x62, 0xE3, 0x81]).text == "a\u{FFFD}b\u{FFFD}")
  #expect(MarkupTree(parsingUTF8: [0x3C, 0x62, 0x3E, 0xC3]).text == "\u{FFFD}")
  #expect(MarkupTree(parsing: "\u{FEFF}<b>x</b>").text == "\u{FEFF}x")
  for lone in [
    "<", ">", "&", "</", "<!", "<!-", "<!--", "<?", "<a", "<a ", "<a b", "<a b=", "&#",
    "&#x", "<a b='", "</a", "<![CDATA[", "\"", "\r",
  ] {
    let tree = MarkupTree(parsing: lone)
    let isComment = lone == "<!--" || lone == "<![CDATA["
    #expect(tree.text == (isComment ? "" : lone == "\r" ? "\n" : lone), "\(lone)")
  }
  let million = MarkupTree(parsing: String(repeating: "<", count: 1_000_000))
  #expect(million.nodeCount == 2 && million.text.utf8.count == 1_000_000)
}
