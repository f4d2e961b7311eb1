import Foundation
import MarkupText
import TestSupport
import Testing

@Test func treesAsJSON() {
  for (markup, json) in [
    ("", #"{"type":"root","children":[]}"#),
    ("a", #"{"type":"root","children":[{"type":"text","text":"a"}]}"#),
    (
      "<u class=x>a</u>",
      #"{"type":"root","children":[{"type":"element","name":"u","attributes":{"class":"x"},"#
        + #""children":[{"type":"text","text":"a"}]}]}"#
    ),
    (
      "<br B=2 a='1'>x<!--c-->",
      #"{"type":"root","children":[{"type":"element","name":"br","attributes":{"b":"2","a":"1"},"#
        + #""children":[]},{"type":"text","text":"x"},{"type":"comment","text":"c"}]}"#
    ),
    (
      "<!doctype html>", #"{"type":"root","children":[{"type":"doctype","text":"doctype html"}]}"#
    ),
    (
      "<b>1<p>2</b>3</p>",
      #"{"type":"root","children":[{"type":"element","name":"b","attributes":{},"children":[{"#
        + #""type":"text","text":"1"}]},{"type":"element","name":"p","attributes":{},"children":[{"#
        + #""type":"element","name":"b","attributes":{},"reopened":true,"children":[{"type":"text","#
        + #""text":"2"}]},{"type":"text","text":"3"}]}]}"#
    ),
  ] {
    #expect(MarkupTree(parsing: markup).json == json)
  }
}

@Test func stringsInJSON() {
  for (markup, string) in [
    ("\"\\/", #""\"\\/""#), ("a\nb\tc&#13;", #""a\nb\tc\r""#), ("\u{8}\u{C}", #""\b\f""#),
    ("\u{1}\u{F}\u{10}\u{1F}\u{7F}", "\"\\u0001\\u000f\\u0010\\u001f\u{7F}\""),
    ("漢字🎄\u{2028}", "\"漢字🎄\u{2028}\""), ("\0", "\"\u{FFFD}\""), ("&lt;", "\"<\""),
  ] {
    let json = MarkupTree(parsing: markup).root.firstChild?.json()
    #expect(json == "{\"type\":\"text\",\"text\":\(string)}")
  }
  let json = MarkupTree(parsing: "<i a\"b='\"'>").root.firstChild?.json()
  #expect(json == #"{"type":"element","name":"i","attributes":{"a\"b":"\""},"children":[]}"#)
}

@Test func positionsInJSON() {
  let tree = MarkupTree(parsing: "あ\n<b>1<p>2</b>3")
  #expect(
    tree.root.json(positions: true)
      == #"{"type":"root","start":0,"end":17,"line":1,"column":1,"children":["#
      + #"{"type":"text","start":0,"end":4,"line":1,"column":1,"text":"あ\n"},"#
      + #"{"type":"element","start":4,"end":8,"line":2,"column":1,"name":"b","attributes":{},"#
      + #""children":[{"type":"text","start":7,"end":8,"line":2,"column":4,"text":"1"}]},"#
      + #"{"type":"element","start":8,"end":17,"line":2,"column":5,"name":"p","attributes":{},"#
      + #""children":[{"type":"element","start":8,"end":16,"line":2,"column":5,"name":"b","#
      + #""attributes":{},"reopened":true,"children":["#
      + #"{"type":"text","start":11,"end":12,"line":2,"column":8,"text":"2"}]},"#
      + #"{"type":"text","start":16,"end":17,"line":2,"column":13,"text":"3"}]}]}"#)
}

/// Foundation reads the JSON as the contents of the tree.
@Test func writtenJSONIsRead() throws {
  var generator = SeededGenerator(seed: 21)
  let tags = ["b", "p", "script", "x\"y", "br", "i\\", "あ", "table", "td"]
  let fragments = ["a", "\"", "\\", "\n", "\r", "&#1;", "<!--x-->", "漢", "🎄", "\0", "</", "<!x>"]
  for round in 0..<400 {
    let tree = MarkupTree(parsing: randomMarkup(of: tags, fragments, count: 25, &generator))
    let json = tree.root.json(positions: round % 2 == 0)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let found = try check(#require(object as? [String: Any]), against: tree.root)
    #expect(found == tree.nodeCount)
  }
}

/// Compares an object and its descendants with a node, and counts the nodes.
private func check(_ object: [String: Any], against node: MarkupNode) -> Int {
  #expect(object["type"] as? String == "\(node.kind)")
  if let line = object["line"] as? Int {
    #expect(line == node.position.line && object["column"] as? Int == node.position.column)
    #expect(object["start"] as? Int == node.range.lowerBound)
    #expect(object["end"] as? Int == node.range.upperBound)
  }
  #expect(object["name"] as? String == node.name?.rawValue)
  #expect(object["reopened"] as? Bool ?? false == node.isReopened)
  if node.kind == .element {
    let attributes = object["attributes"] as? [String: String] ?? [:]
    #expect(attributes.count == node.attributes.count)
    for attribute in node.attributes { #expect(attributes[attribute.name] == attribute.value) }
  }
  guard let children = object["children"] as? [[String: Any]] else {
    #expect(object["text"] as? String == node.text)
    return 1
  }
  let nodes = Array(node.children)
  #expect(nodes.count == children.count)
  return 1 + zip(children, nodes).reduce(0) { $0 + check($1.0, against: $1.1) }
}

/// ZMarkupParser's `get()` of a selected node: its type, name, tag and children.
@Test func selectedNodes() {
  let tree = MarkupTree(parsing: "<b>boldText<u>underlineWithBoldText</u></b>")
  let u = tree.root.firstChild?.lastChild
  #expect(
    u?.json() == #"{"type":"element","name":"u","attributes":{},"#
      + #""children":[{"type":"text","text":"underlineWithBoldText"}]}"#)
}

@Test func editedTreesAsJSON() throws {
  var tree = MarkupTree(parsing: "<b id=x>a</b>c")
  let element = try #require(tree.element(withID: "x"))
  tree.setText("<i>\n", of: element.id)
  #expect(
    tree.root.firstChild?.json(positions: true)
      == #"{"type":"element","start":0,"end":13,"line":1,"column":1,"name":"b","#
      + #""attributes":{"id":"x"},"children":[{"type":"text","start":14,"end":18,"line":1,"#
      + #""column":15,"text":"<i>\n"}]}"#)
  let json = tree.root.json(positions: true)
  #expect(
    json.contains(#""start":13,"end":14,"line":1,"column":14,"text":"c""#), "before the new text")
}

@Test func examplesOfJSON() {
  #expect(
    MarkupTree(parsing: "<u class=x>a</u>").json
      == #"{"type":"root","children":[{"type":"element","name":"u","attributes":{"class":"x"},"#
      + #""children":[{"type":"text","text":"a"}]}]}"#)
  #expect(
    MarkupTree(parsing: "a<br>").root.lastChild?.json()
      == #"{"type":"element","name":"br","attributes":{},"children":[]}"#)
  #expect(
    MarkupTree(parsing: "a\nb").root.firstChild?.json(positions: true)
      == #"{"type":"text","start":0,"end":3,"line":1,"column":1,"text":"a\nb"}"#)
}

@Test func deepTreesAsJSON() {
  let depth = 100_000
  let tree = MarkupTree(parsing: String(repeating: "<span>", count: depth))
  let json = tree.root.json(positions: true)
  #expect(json.hasSuffix(String(repeating: "]}", count: depth + 1)))
}
