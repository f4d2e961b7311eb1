import MarkupText
import TestSupport
import Testing

private let attack = "\"'> <script>alert(1)</script> & onload=x /b--> `=\t!"

@Test func interpolatedValuesAreText() {
  let name = "<b>Tom & \"Jerry\"</b>"
  for (markup, source) in [
    ("", ""), ("<b>x</b> &amp;", "<b>x</b> &amp;"),
    ("<b>\(name)</b>", "<b>&lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;</b>"),
    ("\(name)", "&lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;"),
    ("<i x=\"\(1)\" y='\(-2.5)'>\(true)</i>", "<i x=\"1\" y='-2.5'>true</i>"),
    ("\(markup: name)", "<b>Tom & \"Jerry\"</b>"), ("\(Markup(trusted: "<br>"))", "<br>"),
    ("\(Markup(text: "<br>"))", "&lt;br&gt;"),
    ("<ul>\(["<li>1", "<li>2"] as [Markup])</ul>", "<ul><li>1<li>2</ul>"),
    ("<ul>\([] as [Markup])</ul>", "<ul></ul>"), ("\("a" as Character)\("bc".dropFirst())", "ac"),
    ("<b \("x y=\"1\">")=\("a b")>", "<b xy1=a&#32;b>"), ("<\("b onload=")>", "<bonload>"),
    ("a <\(3) & \("&")", "a <&#51; & &amp;"), ("a <\("/b>")", "a <&#47;b&gt;"),
    ("</\("b >")>", "</b>"), ("</\("3")", "</&#51;"), ("<\("あ<")", "<あ&lt;"), ("<\("")b>", "<b>"),
    ("a <\("!--")>", "a <&#33;-->"),
    ("<img alt=\("")/>", "<img alt=\"\"/>"), ("<i a=\("")/b>", "<i a=/b>"),
    ("<i a=\("")", "<i a=\"\""),
    ("<i a=\("")\("b")>", "<i a=b>"), ("<i a=b/\("c d")>", "<i a=b/c&#32;d>"),
  ] as [(Markup, String)] {
    #expect(markup.source == source)
    #expect(markup.description == source)
  }
}

/// A value in any allowed position is read back from the tree unchanged.
@Test func interpolatedValuesArePreserved() {
  for value in [
    attack, "", " ", "x", "=", "/", ">", "'", "&amp;", "a b=c", "\r\n", "漢字\u{A0}", "&copy",
  ] {
    for markup in [
      "<p title=\"\(value)\" class=z>\(value)</p>", "<p title='\(value)' class=z>\(value)</p>",
      "<p title=\(value) class=z>\(value)</p>", "<p class=z title=\(value)>\(value)</p>",
      "<p title = \(value) class=z>\(value)</p>", "<p class=z title=\(value)\n>\(value)</p>",
      "<p class=z title=\(value)\("")>\("")\(value)</p>",
      "<!-- \" --><p class=z a='>' title=\"\(value)\">\(value)</p>",
      "<!--><p class=z title=\"\(value)\">\(value)</p>", "<p/class='z'/title=\(value)>\(value)</p>",
      "<!---x-!- --!><p class=z title=\(value)>\(value)</p>",
      "<!x \"><p class=z title=\(value)>\(value)</p>",
      "<?x '><p class=z title=\(value)>\(value)</p>",
      "<STYLE>a<b c='</style ><p class=z title=\(value)>\(value)</p>",
      "<script>\"<</script><p class=z title=\(value)>\(value)</p>",
      "<title>\(value)</title><p class=z title=\"\(value)\">\(value)</p>",
      "<p class=z title=\"\(value)\"><textarea>a\(value)</textarea></p>",
      "</x y='><p class=z title=\(value)'><p class=z title=\(value)>\(value)</p>",
      "<!-- ><i a=' --><p class=z title=\(value)>\(value)</p>",
      "a <<p class=z title=\(value)>\(value)</p>",
      "a < b = '<p class=z title=\(value)>\(value)</p>",
    ] as [Markup] {
      let tree = MarkupTree(markup)
      let paragraph = tree.root.elements.first { $0.name == .p }
      #expect(paragraph?["title"] == value, "\(markup)")
      #expect(paragraph?.attributes.count == (markup.source.contains("a='>'") ? 3 : 2), "\(markup)")
      let text = paragraph?.text ?? ""
      #expect(text == value || text == "a" + value, "\(markup)")
    }
  }
}

/// A value never creates an element, attribute or comment, in any position.
@Test func interpolatedValuesAreNeverMarkup() {
  for value in [attack, "onload=x", " y", "</script>", "-->", "--", "!", "/", ">", "=", "\"", "'"] {
    for (index, make) in contexts.enumerated() {
      // A name of which nothing remains is omitted.
      let expected = [make("x"), make("")].map { shape(MarkupTree($0)) }
      let markup = make(value)
      #expect(expected.contains(shape(MarkupTree(markup))), "\(index): \(markup)")
    }
  }
}

private let contexts: [@Sendable (String) -> Markup] = [
  { "<p \($0)>" }, { "<p a\($0)=1>" }, { "<p a \($0)=1>" }, { "<p =\($0)>" }, { "<p a=\"\"\($0)>" },
  { "<p a=\($0)b>" }, { "<p a=b\($0)>" }, { "<p a=\($0)\($0)>" }, { "<p a='\($0)'>" },
  { "<!--\($0)--><p>" }, { "<!--\($0)-\($0)><p>-->" }, { "<!-\($0)-><p>-->" }, { "<!\($0)><p>" },
  { "<script>\($0)</script>" }, { "<style>\($0)</\($0)</style>" }, { "<title>\($0)</title>" },
]

/// The same between fragments of markup in any order.
///
/// Everything they open is closed at the end, since the parser looks ahead for constructs that are
/// never closed and treats them as text.
@Test func valuesBetweenAnyMarkupAreOnlyText() {
  let fragments = [
    "<p ", "<p>", "<i ", "<my-x ", "</p ", "</p>", " ", " a", "b", "=", "\"", "'", ">", "/", "< ",
    "!", "?", "-",
    "--", "<!--", "-->", "<!", "<script>", "</script ", "<title ", "</title>", "x", "&", "&lt",
    "\n",
  ]
  var generator = SeededGenerator(seed: 31)
  for _ in 0..<3000 {
    let literals = (0..<Int.random(in: 1..<8, using: &generator)).map { _ in
      fragments.randomElement(using: &generator) ?? ""
    }
    let split = Int.random(in: 0...literals.count, using: &generator)
    func make(_ value: String) -> Markup {
      var interpolation = Markup.Interpolation(literalCapacity: 0, interpolationCount: 0)
      for literal in literals[..<split] { interpolation.appendLiteral(literal) }
      interpolation.appendInterpolation(value)
      for literal in literals[split...] { interpolation.appendLiteral(literal) }
      interpolation.appendLiteral("\"'>-->\"></script></title>")
      return Markup(stringInterpolation: interpolation)
    }
    let expected = [make("x"), make("")].map { shape(MarkupTree($0)) }
    for value in [attack, "--", "onload=x", "/>", "\"", "script>"] {
      let markup = make(value)
      let tree = MarkupTree(markup)
      // A duplicate attribute name counts once.
      if tree.diagnostics.contains(where: { $0.code == "duplicate-attribute" }) { continue }
      let found = shape(tree)
      if !expected.contains(found) {
        Issue.record("\(literals) \(split)\n\(markup)\n\(found)\n\(expected)")
      }
    }
  }
}

/// Returns the elements and comments of a tree, with the number of attributes of each.
private func shape(_ tree: MarkupTree) -> [String] {
  TreeWalk(tree.root).compactMap { event in
    guard case .enter(let node) = event, node.kind != .text else { return nil }
    return "\(node.kind) \(node.name?.rawValue ?? "") \(node.attributes.count)"
  }
}

/// GSFancyText's initializer with a format; here values are escaped.
@Test func formatStrings() {
  let name = "花子"
  let markup: Markup = "<strong>Hello</strong> \(name) \(3)"
  #expect(MarkupTree(markup).text == "Hello 花子 3")
  #expect(MarkupTree(markup).html == "<strong>Hello</strong> 花子 3")
}

@Test func examplesOfMarkup() {
  let name = "<script>alert('x')</script> & co."
  let markup: Markup = "<p title=\"\(name)\">Hello <b>\(name)</b>!</p>"
  #expect(MarkupTree(markup).text == "Hello <script>alert('x')</script> & co.!")
  #expect(MarkupTree(markup).root.firstChild?["title"] == name)
  let items = ["a < b", "c"].map { "<li>\($0)</li>" as Markup }
  let list: Markup = "<ul>\(items)</ul>"
  #expect(list.source == "<ul><li>a &lt; b</li><li>c</li></ul>")
  #expect(Markup(text: "a < b").source == "a &lt; b")
  #expect(("<b>" + Markup(text: "<") + "</b>").source == "<b>&lt;</b>")
}
