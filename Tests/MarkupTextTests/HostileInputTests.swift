import MarkupText
import TestSupport
import Testing

/// Parses the result of `markup` for `count` and for an eighth of it, and checks that the time
/// grows linearly.
///
/// Linear growth takes eight times as long, quadratic growth 64 times. Input of 10 MB is measured
/// by `Scripts/benchmark`, which builds without debugging.
private func expectLinear(_ why: String, _ count: Int, _ markup: (Int) -> String) -> MarkupTree {
  var tree = MarkupTree(parsing: "")
  func time(_ source: String) -> Duration {
    ThreadClock().measure { tree = MarkupTree(parsing: source) }
  }
  let (short, long) = (markup(count / 8), markup(count))
  var ratio = 0.0
  // Repeats the measurement if something disturbed it; very short times are not meaningful.
  for _ in 0..<2 {
    let (shortTime, longTime) = (time(short), time(long))
    ratio = longTime < .milliseconds(10) ? 0 : longTime / shortTime
    if ratio < 20 { return tree }
  }
  Issue.record("\(why): eight times as much takes \(ratio) times as long")
  return tree
}

@Test func deepNestingIsLinear() {
  let depth = 10_000
  for name in ["b", "span", "div", "my-x", "ul><li"] {
    let tree = expectLinear(name, depth) { String(repeating: "<\(name)>", count: $0) + "x" }
    #expect(tree.text == "x")
    #expect(tree.nodeCount == depth * (name == "ul><li" ? 2 : 1) + 2)
    var levels = 0
    for event in TreeWalk(tree.root) { if case .enter = event { levels += 1 } }
    #expect(levels == tree.nodeCount)
  }
  let closed = expectLinear("closed", depth) {
    String(repeating: "<b>", count: $0) + "x" + String(repeating: "</b>", count: $0)
  }
  #expect(closed.diagnostics.isEmpty)
  let lists = MarkupTree(parsing: String(repeating: "<ol><li>1<li>2<li>3", count: 12))
  #expect(lists.elements.filter { $0.name == "li" }.count == 36)
}

@Test func repeatedMistakesAreLinear() {
  let rows: [(String, Int, String)] = [
    ("<", 400_000, "lone less-than signs"),
    ("</", 100_000, "end tags without names"),
    ("<a ", 50_000, "tags without >"),
    ("<a b=\"", 50_000, "quotes"),
    ("<a x='>' ", 4000, "quotes that hide every >"),
    ("<!--", 50_000, "comments"),
    ("<!", 50_000, "declarations"),
    ("<![CDATA[", 20_000, "CDATA sections"),
    ("</b>", 20_000, "stray end tags"),
    ("<Hot>", 10_000, "unknown tags"),
    ("<Hot></Hot>", 10_000, "unknown tags with ends"),
    ("&", 100_000, "ampersands"),
    ("<b><p>", 10_000, "formatting cut by blocks"),
    ("<p><b></p>", 10_000, "formatting that piles up"),
    ("<b><i></b></i>", 10_000, "crossed tags"),
    ("<b><div></b>", 10_000, "crossed blocks"),
    ("<a><div>", 10_000, "links in links"),
    ("<i><b><u></i>", 5000, "crossed formatting"),
    ("<table><td><b>", 5000, "cells"),
    ("<script>", 20_000, "raw text"),
  ]
  for (fragment, count, why) in rows {
    let tree = expectLinear(why, count) { String(repeating: fragment, count: $0) }
    #expect(tree.nodeCount < count * 20 + 10_000, "\(why)")
  }
  let others: [(String, Int, (Int) -> String)] = [
    (
      "end tags past blocks", 10_000,
      { count in
        "<foo x=1><div>" + String(repeating: "<span>", count: count)
          + String(repeating: "</foo>", count: count)
      }
    ),
    (
      "adoption", 5000,
      { count in
        "<b>" + String(repeating: "<div>", count: count) + String(repeating: "</b>", count: count)
      }
    ),
    (
      "many kinds of bold", 4000,
      { count in
        "<p>" + (0..<count).map { "<b id=\($0)>" }.joined()
          + String(repeating: "<p>x", count: count)
      }
    ),
    ("attributes", 6000, { count in "<p " + (0..<count).map { "a\($0) " }.joined() + ">" }),
    ("names", 10_000, { count in (0..<count).map { "<x\($0) a=1>" }.joined() }),
    (
      "quotes that hide every > but the last", 20_000,
      { String(repeating: "<a x='>' ", count: $0) + "'>" }
    ),
    ("one name", 200_000, { "<" + String(repeating: "a", count: $0) + " b=c>" }),
    ("one value", 200_000, { "<a b=" + String(repeating: "c", count: $0) + ">" }),
  ]
  for (why, count, markup) in others { _ = expectLinear(why, count, markup) }
}

@Test func unusualCharactersArePreserved() {
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
}
