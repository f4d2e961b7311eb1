import MarkupText
import TestSupport
import Testing

@Test func textThatResemblesATagIsPreserved() {
  expectTrees([
    TreeRow("<Congratulation!>", "\"<Congratulation!>\"", "no element of HTML, never ended"),
    TreeRow("a<Hot>b", "\"a<Hot>b\"", "in the middle: one text"),
    TreeRow("a < b and c > d", "\"a < b and c > d\"", "13.2.5.6: no letter after <"),
    TreeRow("1<2", "\"1<2\"", "a digit"),
    TreeRow("<3 you, </3 me", "\"<3 you, </3 me\"", "a broken heart; HTML would hide the rest"),
    TreeRow("<あ>い", "\"<あ>い\"", "a letter, but no ASCII letter"),
    TreeRow("<Happy New Year!>", "\"<Happy New Year!>\"", "words are not attributes"),
    TreeRow("a<Hot x=\"1\">b", "\"a\" hot x=\"1\"[ \"b\" ]", "a value makes it a tag"),
    TreeRow("<Hot>a</Hot>b", "hot[ \"a\" ] \"b\"", "ended, it is an element"),
    TreeRow("<Hot/>a", "hot \"a\"", "ended by itself, too"),
    TreeRow(
      "<Hot>a<Hot>b</Hot>c", "\"<Hot>a\" hot[ \"b\" ] \"c\"",
      "one end tag ends one start tag: the last"),
    TreeRow("</Hot>a<Hot>b", "\"a<Hot>b\"", "an end tag before does not count"),
    TreeRow(
      "<Hot>a<script></Hot></script>", "\"<Hot>a\" script[ \"</Hot>\" ]",
      "nor one in a script"),
    TreeRow("<Hot>a<!--</Hot>-->", "\"<Hot>a\" <!--</Hot>-->", "nor one in a comment"),
    TreeRow(
      "<Hottest> <b>Christmas gi<u>fts</b> are here</u>!",
      "\"<Hottest> \" b[ \"Christmas gi\" u[ \"fts\" ] ] u (reopened)[ \" are here\" ] \"!\"",
      "ZMarkupParser's example"),
    TreeRow("<my-tag>x", "my-tag[ \"x\" ]", "a custom element needs no end tag"),
    TreeRow("<my-tag>x</my-tag>y", "my-tag[ \"x\" ] \"y\"", "nor a declaration"),
    TreeRow("a <b", "\"a <b\"", "a tag without > is text"),
    TreeRow("a <b c='", "\"a <b c='\"", "and with attributes"),
    TreeRow("a </b", "\"a </b\"", "an end tag, too"),
    TreeRow("<b>x</b <i>y", "b[ \"x\" ] \"y\"", "but not if a later one ends it"),
    TreeRow("<b><Hot></b>c", "b[ \"<Hot>\" ] \"c\"", "inside of elements"),
    TreeRow("<<b>x</b>>", "\"<\" b[ \"x\" ] \">\"", "less-than signs around a tag"),
    TreeRow("<p><Hot></p></Hot>x", "p[ hot ] \"x\"", "ended too late, but meant as a tag"),
    TreeRow("<b x='>' y='>z", "b x=\">\" y=\"\"[ \"z\" ]", "the second quote is never closed"),
    TreeRow("<Hot &amp; cold>", "\"<Hot & cold>\"", "references in it are decoded as in text"),
  ])
}

/// Compares the single pass with lookahead with a simple model: an end tag closes the last open
/// start tag of its name; all other tags of the name are text.
@Test func endTagsOfUnknownNamesMatchAModel() {
  let names = ["x", "Hot", "averylongnameofanelement", "y\u{FFFD}"]
  var generator = SeededGenerator(seed: 11)
  for _ in 0..<1000 {
    var segments: [(text: String, isText: Bool)] = []
    var open: [String: [Int]] = [:]
    for _ in 0..<Int.random(in: 0..<24, using: &generator) {
      let name = names.randomElement(using: &generator) ?? "x"
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        open[name, default: []].append(segments.count)
        segments.append(("<\(name)>", true))
      case 1:
        if let index = open[name]?.popLast() { segments[index].isText = false }
        segments.append(("</\(name)>", false))
      default: segments.append(("字", true))
      }
    }
    let markup = segments.map(\.text).joined()
    let expected = segments.map { $0.isText ? $0.text : "" }.joined()
    // NUL becomes U+FFFD: the same name.
    for source in [markup, markup.replacing("\u{FFFD}", with: "\0")] {
      if MarkupTree(parsing: source).text != expected { Issue.record("\(source.debugDescription)") }
    }
  }
}
