import Testing

@testable import DocumentAnnotation

/// Tests where notes ［＃…］ end and what they mean.
@Suite struct AozoraNoteTests {
  /// Returns the number of bytes and the content of the note at the start of a text.
  private func note(_ bytes: [UInt8], at offset: Int = 0, limit: Int? = nil) -> (Int, String)? {
    bytes.withUnsafeBufferPointer {
      AozoraNote(in: $0, at: offset, limit: limit ?? bytes.count).map {
        ($0.range.upperBound, $0.content)
      }
    }
  }

  private func parsed(_ content: String) throws -> AozoraNote {
    try #require(
      Array("［＃\(content)］".utf8).withUnsafeBufferPointer {
        AozoraNote(in: $0, at: 0, limit: $0.count)
      })
  }

  @Test(arguments: [
    ("［＃改行］後", "［＃改行］", "改行", "the text after it is not part of it"),
    ("［＃］", "［＃］", "", "no content"),
    ("［＃ab［＃c］d］e］", "［＃ab［＃c］d］", "ab［＃c］d", "a note in a note"),
    ("［＃a［b］c］d", "［＃a［b］c］", "a［b］c", "brackets in a note"),
    ("［＃a［＃b］c", "［＃a［＃b］", "a［＃b", "the inner bracket ends a note that is not closed"),
    ("［＃漢字", "［＃漢字", "漢字", "no end: to the end of the line"),
    ("［＃", "［＃", "", "only the start"),
  ])
  func extent(text: String, source: String, content: String, why: String) throws {
    let found = try #require(self.note(Array(text.utf8)))
    #expect(found == (source.utf8.count, content), "\(why)")
  }

  @Test(arguments: ["", "［", "［a］", "[＃a]", "＃a］", "か［＃a］"])
  func noNote(text: String) {
    #expect(note(Array(text.utf8)) == nil)
  }

  @Test func limits() throws {
    let bytes = Array("前［＃改行］".utf8)
    #expect(try #require(note(bytes, at: 3)) == (bytes.count, "改行"))
    // The closing bracket is outside, so that the note reaches to the limit.
    let open = try #require(note(bytes, at: 3, limit: bytes.count - 3))
    #expect(open == (bytes.count - 3, "改行"))
    #expect(note(bytes, at: 3, limit: 8) == nil, "the limit divides ＃")
    #expect(note(bytes, at: bytes.count) == nil)
  }

  /// A note whose end is more than 2048 bytes away has no end.
  @Test func longNotes() throws {
    let fits = "［＃" + String(repeating: "a", count: 2039) + "］"
    #expect(fits.utf8.count == 2048)
    #expect(note(Array((fits + "b").utf8))?.0 == 2048)
    let long = "［＃" + String(repeating: "a", count: 2042) + "］b"
    #expect(note(Array(long.utf8))?.0 == long.utf8.count)
    let nested = "［＃［a］" + String(repeating: "a", count: 3000) + "］b"
    #expect(note(Array(nested.utf8))?.0 == "［＃［a］".utf8.count, "the first bracket ends it")
  }

  /// A byte EF without the bytes after it must not hide a bracket.
  @Test(arguments: [[0xEF], [0xEF, 0xBC], [0xFF], [0xE3, 0x81]] as [[UInt8]])
  func invalidUTF8(invalid: [UInt8]) throws {
    let start = Array("［＃a".utf8) + invalid
    let found = try #require(note(start + Array("］後".utf8)))
    #expect(found.0 == start.count + 3)
    #expect(found.1.hasPrefix("a\u{FFFD}"))
  }

  @Test(arguments: [
    ("レ", true), ("一", true), ("二レ", true), ("上中下", true), ("天地人レ", false), ("（ニ）", true),
    ("（", false), ("ア", false), ("", false), ("一点", false), ("（ニ", false),
  ])
  func kunten(content: String, isKunten: Bool) throws {
    #expect(try parsed(content).isKunten == isKunten)
  }

  @Test(arguments: [
    ("改ページ", true, true), ("改丁", true, true), ("改見開き", true, true), ("改頁", true, true),
    ("改段", false, true), ("改行", false, true), ("割り注", false, true), ("地付き", false, true),
    ("ここから割り注", false, true), ("地から１字上げ", false, true), ("図（1.png）入る", false, true),
    ("改ページ終わり", false, true), ("「学校」に傍点", false, false), ("３字下げ", false, false),
    ("", false, false),
  ])
  func layout(content: String, startsPage: Bool, separatesText: Bool) throws {
    let note = try parsed(content)
    #expect(note.startsPage == startsPage)
    #expect(note.separatesText == separatesText)
  }

  @Test(arguments: [
    ("「木＋交」、U+6821、1-1", 0x6821, "four digits"), ("U+20B9F、1", 0x20B9F, "five"),
    ("U+10FFFF", 0x10FFFF, "the last scalar"), ("U+682", nil, "three"), ("U+1234567", nil, "seven"),
    ("U+D800", nil, "a surrogate"), ("U+110000", nil, "after the last scalar"),
    ("U+６８２１", nil, "fullwidth digits"), ("u+6821", nil, "lower case"), ("6821", nil, "no U+"),
    ("U+", nil, "no digits"), ("U+6abF", 0x6ABF, "digits of any case"),
  ])
  func namedScalar(content: String, value: Int?, why: String) throws {
    #expect(try parsed(content).namedScalar.map { Int($0.value) } == value, "\(why)")
  }
}
