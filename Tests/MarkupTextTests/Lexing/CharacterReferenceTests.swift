import Foundation
import MarkupText
import TestSupport
import Testing

@Test func referencesAreDecoded() {
  let rows: [(String, String, String)] = [
    // Facts about GSFancyText's decoder; it required a semicolon where HTML does not.
    ("A&lt;B&gt;C", "A<B>C", "names"),
    ("You &amp; I", "You & I", "a name"),
    ("You &a&mp; I", "You &a∓ I", "HTML has more names than GSFancyText: mp is minus-plus"),
    ("Hello &;Man", "Hello &;Man", "no name at all"),
    ("Hi & Bye", "Hi & Bye", "a lone ampersand"),
    ("Meet the sign &", "Meet the sign &", "at the end"),
    ("&Beginning and end &", "&Beginning and end &", "unknown"),
    ("& there are less;", "& there are less;", "a space"),
    ("&amp; begins it", "& begins it", "at the start"),
    ("End it with E=mc&sup2;", "End it with E=mc²", "digits in names"),
    ("&rmb; &renminbi; &yuan; &yen;", "&rmb; &renminbi; &yuan; ¥", "unknown and known"),
    ("&lt;&gt;&amp;", "<>&", "one after the other"),
    ("&lt", "<", "without a semicolon, as HTML has it"),
    ("& gt;", "& gt;", "a space before the name"),
    ("&;", "&;", "empty"),
    ("&&&&&yen;", "&&&&¥", "ampersands before"),
    ("&;&&&&yen;", "&;&&&¥", "and an empty one"),
    ("&lt;;;;;", "<;;;;", "followed by semicolons"),
    ("& & ; & &lt; &gt; ;; ;&;", "& & ; & < > ;; ;&;", "all together"),
    ("&imaginary;", "&imaginary;", "imag requires a semicolon"),
    ("&l t;", "&l t;", "a space inside"),
    ("&g_t;", "&g_t;", "an underscore inside"),
    ("&\namp;&amp;", "&\namp;&", "a newline inside"),
    ("<div>&lt;</div>", "<div><</div>", "tags mean nothing here"),
    // Facts about ZMarkupParser's decoder.
    ("a & b &amp; c", "a & b & c", "each one by itself"),
    ("&#931;&#x3a3;&#X3A3;", "ΣΣΣ", "numbers, both cases of x"),
    (
      "My favorite emoji is &#x1F643;, &lt;a&gt;link&lt;/a&gt;",
      "My favorite emoji is 🙃, <a>link</a>", "a scalar of four bytes"
    ),
    ("a&nbsp;b", "a\u{A0}b", "a no-break space, not a space"),
    // WHATWG HTML, 13.2.5.72 to 80.
    ("&notit;", "¬it;", "the longest name without a semicolon"),
    ("&notin;", "∉", "but a whole name is longer"),
    ("&amplify", "&lify", "text goes on after a name"),
    ("&ampamp;", "&amp;", "what is decoded is not decoded again"),
    ("&dagger;&Dagger;&AMP;", "†‡&", "case matters"),
    ("&NotEqualTilde;", "≂̸", "two scalars"),
    ("&fjlig;&NewLine;&Tab;", "fj\n\t", "two letters, and control characters"),
    ("&CounterClockwiseContourIntegral;", "∳", "the longest name"),
    ("&#128;&#150;&#x9f;&#129;", "€–Ÿ\u{81}", "Windows-1252"),
    (
      "&#0;&#xD800;&#x110000;&#99999999999999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}",
      "no characters"
    ),
    ("&#65 &#65x &#x41g", "A Ax Ag", "numbers without a semicolon"),
    ("&# &#; &#x; &#xg", "&# &#; &#x; &#xg", "no digits"),
    ("&#38;amp;", "&amp;", "a number is not decoded again"),
    ("日本&hearts;語", "日本♥語", "in Japanese"),
  ]
  for (text, expected, why) in rows {
    let found = CharacterReferences.decode(text)
    if found != expected { Issue.record("\(text) (\(why)): \(found), not \(expected)") }
  }
}

@Test func valuesAreDecodedByTheirOwnRule() {
  let rows: [(String, String, String)] = [
    ("?a=b&copy=1", "?a=b&copy=1", "before ="),
    ("?a&copy1", "?a&copy1", "before a digit"),
    ("?a&copyright", "?a&copyright", "before a letter"),
    ("?a&copy", "?a©", "at the end"),
    ("?a&copy-b", "?a©-b", "before anything else"),
    ("?a&copy;=1", "?a©=1", "with a semicolon"),
    ("&notit;", "&notit;", "a longer name that does not exist"),
    ("&#65b", "Ab", "numbers have no such rule"),
  ]
  for (text, expected, why) in rows {
    let found = CharacterReferences.decode(text, inAttribute: true)
    if found != expected { Issue.record("\(text) (\(why)): \(found), not \(expected)") }
  }
}

@Test func textOtherThanReferencesIsUnchanged() {
  var generator = SeededGenerator(seed: 7)
  for _ in 0..<2000 {
    let text = String((0..<20).map { _ in "&#xamplt;12 あ".randomElement(using: &generator) ?? " " })
    let found = CharacterReferences.decode(text)
    // The text around references is unchanged.
    let start = text.prefix { $0 != "&" }
    #expect(found.hasPrefix(start))
    if !text.contains("&") { #expect(found == text) }
  }
}

@Test func everyNamedReferenceIsDecoded() throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Data/character-references.tsv")
  var count = 0
  for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
    let fields = line.split(separator: "\t")
    let name = String(try #require(fields.first))
    let numbers = try #require(fields.last).split(separator: " ")
    let scalars = numbers.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    let value = String(String.UnicodeScalarView(scalars))
    count += 1
    for (text, expected) in [("&\(name)", value), ("x&\(name) y", "x\(value) y")] {
      let found = CharacterReferences.decode(text)
      if found.unicodeScalars.elementsEqual(expected.unicodeScalars) { continue }
      Issue.record("\(text): \(found), not \(expected)")
    }
    // Also within a tree, and with a numeric reference.
    #expect(MarkupTree(parsing: "<b>&\(name)").text.utf8.elementsEqual(value.utf8))
    let byNumber = scalars.map { "&#\($0.value);" }.joined()
    #expect(CharacterReferences.decode(byNumber).utf8.elementsEqual(value.utf8))
  }
  #expect(count == 2231)
}

@Test func theTableOfReferencesIsUpToDate() throws {
  let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [
    "python3", root.appending(path: "Scripts/generate-character-references").path, "--check",
  ]
  try process.run()
  process.waitUntilExit()
  #expect(process.terminationStatus == 0)
}
