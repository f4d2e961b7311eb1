import MarkupText
import TestSupport
import Testing

/// Returns the names of an element and of its attribute in XML.
private func names(_ name: String) -> (element: String, attribute: String)? {
  let tree = MarkupTree(parsing: "<x-\(name)></x-\(name)><i \(name)=v></i>")
  // Scalars, since combining characters join with a preceding delimiter.
  let parts = tree.xml.unicodeScalars.split(separator: ">")
  guard parts.count == 4 else { return nil }
  return (String(parts[0].dropFirst(3)), String(parts[2].dropFirst(3).dropLast(4)))
}

/// The first and last characters of the ranges of `NameStartChar` and `NameChar` (XML 1.0, 2.3),
/// and those adjacent to them.
@Test func charactersOfNames() {
  for (scalar, isStart, isPart) in [
    (0x2C, false, false), (0x2D, false, true), (0x2E, false, true), (0x30, false, true),
    (0x39, false, true), (0x3A, false, false), (0x3B, false, false), (0x40, false, false),
    (0x5B, false, false), (0x5E, false, false), (0x5F, true, true), (0x60, false, false),
    (0x61, true, true), (0x7A, true, true), (0x7B, false, false), (0xB6, false, false),
    (0xB7, false, true), (0xB8, false, false), (0xBF, false, false), (0xC0, true, true),
    (0xD6, true, true), (0xD7, false, false), (0xD8, true, true), (0xF6, true, true),
    (0xF7, false, false), (0xF8, true, true), (0x2FF, true, true), (0x300, false, true),
    (0x36F, false, true), (0x370, true, true), (0x37D, true, true), (0x37E, false, false),
    (0x37F, true, true), (0x1FFF, true, true), (0x2000, false, false), (0x200B, false, false),
    (0x200C, true, true), (0x200D, true, true), (0x200E, false, false), (0x203E, false, false),
    (0x203F, false, true), (0x2040, false, true), (0x2041, false, false), (0x206F, false, false),
    (0x2070, true, true), (0x218F, true, true), (0x2190, false, false), (0x2BFF, false, false),
    (0x2C00, true, true), (0x2FEF, true, true), (0x2FF0, false, false), (0x3000, false, false),
    (0x3001, true, true), (0xD7FF, true, true), (0xE000, false, false), (0xF8FF, false, false),
    (0xF900, true, true), (0xFDCF, true, true), (0xFDD0, false, false), (0xFDEF, false, false),
    (0xFDF0, true, true), (0xFFFD, true, true), (0xFFFE, false, false), (0xFFFF, false, false),
    (0x10000, true, true), (0xEFFFF, true, true), (0xF0000, false, false),
    (0x10FFFF, false, false),
  ] as [(UInt32, Bool, Bool)] {
    guard let scalar = Unicode.Scalar(scalar) else { continue }
    let character = String(String.UnicodeScalarView([scalar]))
    let found = names(character)
    #expect(found?.element == (isPart ? character : "_"), "U+\(scalar.value)")
    let attribute = isStart ? character : isPart ? "_" + character : "_"
    #expect(found?.attribute == attribute, "U+\(scalar.value)")
  }
}

@Test func namesWithColons() {
  for (markup, xml) in [
    (
      "<i xml:lang=a xml:space=b xml:base=c xml:id=d>",
      "<i xml:lang=\"a\" xml:space=\"b\" xml:base=\"c\" xml:id=\"d\"></i>"
    ),
    (
      "<i xml:other=a xmlns:x=b xlink:href=c>",
      "<i xml_other=\"a\" xmlns_x=\"b\" xlink_href=\"c\"></i>"
    ),
    ("<xml:lang a=b></xml:lang>", "<xml_lang a=\"b\"></xml_lang>"),
    ("<i :=a>", "<i _=\"a\"></i>"), ("<i :=a ;=b _=c>", "<i _=\"a\"></i>"),
  ] {
    #expect(MarkupTree(parsing: markup).xml == xml)
  }
}

/// Edited trees are written like parsed ones.
@Test func editedTreesAreWritten() throws {
  var generator = SeededGenerator(seed: 41)
  let texts = ["<b>", "&amp;", "\u{A0}", "\r\n", "\n", "a", "", "</p>", "\"'"]
  for _ in 0..<300 {
    var tree = MarkupTree(parsing: "<div id=a>x<pre id=b>y</pre><title id=c>z</title></div>")
    for _ in 0..<4 {
      let id = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
      guard let element = tree.element(withID: id) else { continue }
      let text = (0..<3).map { _ in texts.randomElement(using: &generator) ?? "" }.joined()
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: tree.setText(text, of: element.id)
      case 1: tree.setAttribute("title", to: text, of: element.id)
      case 2: tree.addClass("k\(Int.random(in: 0..<3, using: &generator))", to: element.id)
      default: if id == "a" { tree.append("<i title='&lt;&#34;'>\u{A0}</i>", to: element.id) }
      }
    }
    #expect(portableDump(MarkupTree(parsing: tree.html).root) == portableDump(tree.root), "\(tree)")
  }
}
