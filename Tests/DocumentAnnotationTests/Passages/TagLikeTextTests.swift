import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests which text is read as a tag in documents that are not HTML.
@Suite struct TagLikeTextTests {
  private func tag(_ text: String, limit: Int? = nil) -> String? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer {
      TagLikeText(in: $0, at: 0, limit: limit ?? $0.count)
    }.map { "\($0.kind) \($0.name) \($0.range.upperBound)" }
  }

  @Test func tags() {
    let long = String(repeating: "a", count: 32)
    let rows: [(text: String, expected: String?, why: String)] = [
      ("<b>x", "start b 3", "a start tag"), ("</B>", "end b 4", "an end tag in upper case"),
      ("<br>", "empty br 4", "a void element"), ("<BR>", "empty br 4", "in upper case"),
      ("<hr><img>", "empty hr 4", "the first one"), ("<wbr>", "empty wbr 5", "wbr"),
      ("<i/>", "empty i 4", "an empty element"),
      ("</br>", "end br 5", "an end tag of a void element"),
      ("<a href=\"東\" b>", "start a 16", "attributes"), ("<h1>", "start h1 4", "a digit"),
      ("<x-y:z>", "start x 7", "other characters after the name"),
      ("<br />", "empty br 6", "a space"),
      ("<\(long)>", "start \(long) 34", "the longest name"), ("<\(long)a>", nil, "a longer one"),
      ("<", nil, "nothing"), ("</", nil, "nothing after the slash"), ("<>", nil, "no name"),
      ("</>", nil, "in an end tag"), ("<1>", nil, "a digit first"), ("< b>", nil, "a space first"),
      ("<東>", nil, "a character outside ASCII first"), ("<b", nil, "no end"),
      ("<b <i>", nil, "another tag"),
      ("<b\n>", nil, "a line end"), ("<b\r>", nil, "CR"), ("<3 love>", nil, "a heart"),
    ]
    for row in rows { #expect(tag(row.text) == row.expected, "\(row.why)") }
    #expect(tag("<b>", limit: 2) == nil, "the end is outside")
    #expect(tag("<b>", limit: 1) == nil, "so is the name")
  }

  @Test func rangesAreTags() {
    let fragments = ["<", ">", "/", "b", "br", " ", "\n", "東", "\"", "="]
    var random = SeededGenerator(seed: 13)
    var count = 0
    for _ in 0..<5000 {
      let text =
        "<"
        + (0..<Int.random(in: 0...6, using: &random)).map { _ in
          fragments.randomElement(using: &random) ?? ""
        }.joined()
      guard let length = tag(text)?.split(separator: " ").last.flatMap({ Int($0) }) else {
        continue
      }
      let source = String(decoding: Array(text.utf8)[..<length], as: UTF8.self)
      #expect(
        source.hasSuffix(">") && source.filter { $0 == ">" || $0 == "<" }.count == 2, "\(text)")
      count += 1
    }
    #expect(count > 100)
  }
}
