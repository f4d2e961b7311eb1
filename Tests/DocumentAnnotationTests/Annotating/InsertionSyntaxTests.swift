import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests what formats require of insertions.
@Suite struct InsertionSyntaxTests {
  private func syntax(
    _ format: DocumentFormat, _ document: String = "山", _ encoding: DocumentEncoding = .utf8
  ) -> InsertionSyntax {
    InsertionSyntax(
      format: format, source: SourceText(Array(document.utf8), encoding: encoding))
  }

  @Test(arguments: [
    ("かんじ", [DocumentFormat](), "kana"), ("", [], "empty"),
    ("a\nb", [.subRip, .webVTT, .ass, .csv, .tsv], "a line end"),
    ("a\rb", [.subRip, .webVTT, .ass, .csv, .tsv], "CR"),
    ("-->", [.subRip, .webVTT], "an arrow"), ("--->", [.subRip, .webVTT], "a longer one"),
    ("->", [], "one hyphen"), ("-- >", [], "a space in it"), ("--", [], "no end"),
    (">", [], "no start"),
    ("{", [.ass], "an override"), ("}", [.ass], "its end"), ("\\N", [.ass], "a line break"),
    ("｜", [.ass], "the bar of karaoke"), ("|", [], "an ASCII bar"),
    ("a,b", [.csv, .tsv], "a comma"), ("a;b", [.csv, .tsv], "a semicolon"),
    ("a\tb", [.csv, .tsv], "a tab"), ("\"", [.csv, .tsv], "a quotation mark"),
  ])
  func reserved(text: String, formats: [DocumentFormat], why: String) {
    for format in DocumentFormat.allCases {
      #expect(
        syntax(format).reserves(text) == formats.contains(format), "\(why): \(format.rawValue)")
    }
  }

  @Test(arguments: [
    (DocumentFormat.json, "{\"a\":\"山\"}", "かな", "かな", "a document with Japanese text"),
    (.json, "{}", "かな", "\\u304b\\u306a", "an ASCII document"),
    (.jsonLines, "{}", "[か]", "[\\u304b]", "ASCII stays"),
    (.json, "\u{FEFF}{}", "か", "\\u304b", "a byte order mark is not text"),
    (.json, "{}", "𠮟", "\\ud842\\udf9f", "a surrogate pair"),
    (.json, "{}", "ō", "\\u014d", "four digits"),
    (.json, "\"山\"", "a\"b\\c", "a\\\"b\\\\c", "quotation marks and backslashes"),
    (.json, "{}", "", "", "empty"), (.text, "a", "かな\"", "かな\"", "no JSON"),
    (.csv, "a", "か\\", "か\\", "a table"),
  ])
  func escaped(
    format: DocumentFormat, document: String, text: String, expected: String, why: String
  ) {
    #expect(syntax(format, document).escaped(text) == expected, "\(why)")
  }

  @Test func encodingsWithoutACharacter() {
    let json = syntax(.json, "\"\u{8E}\"", .shiftJIS)
    #expect(json.escaped("かō") == "か\\u014d", "only what Shift_JIS lacks")
    #expect(json.escaped("かな") == "かな")
    #expect(syntax(.json, "{}", .ascii).escaped("か") == "\\u304b")
    #expect(syntax(.text, "山", .shiftJIS).escaped("ō") == "ō", "references are for the encoder")
  }

  @Test(arguments: [
    ([UInt8](), true), ([0x41, 0x7F], true), ([0x80], false), ([0xEF, 0xBB, 0xBF], true),
    ([0xEF, 0xBB], false), ([0x41, 0xEF, 0xBB, 0xBF], false), ([0xEF, 0xBB, 0xBF, 0xE3], false),
  ])
  func isASCII(bytes: [UInt8], expected: Bool) {
    bytes.withUnsafeBufferPointer { #expect(InsertionSyntax.isASCII($0) == expected) }
  }

  /// Escapes that are decoded are the text, as by RFC 8259, section 7.
  @Test func randomEscapes() throws {
    var random = SeededGenerator(seed: 12)
    let scalars: [Unicode.Scalar] = [
      "a", "\"", "\\", "/", "\u{8}", "\n", "山", "ō", "𠮟", "\u{2060}",
    ]
    let json = syntax(.json, "{}")
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
      }
      let escaped = json.escaped(text)
      #expect(escaped.utf8.allSatisfy { (0x20..<0x80).contains($0) }, "\(escaped)")
      #expect(unescaped(escaped) == text, "\(escaped)")
    }
  }

  private func unescaped(_ json: String) -> String? {
    var (units, rest) = ([UInt16](), Array(json.utf16)[...])
    let simple: [Character: UInt16] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
    ]
    while let unit = rest.popFirst() {
      guard unit == 0x5C else {
        if unit == 0x22 { return nil }
        units.append(unit)
        continue
      }
      guard let kind = rest.popFirst().flatMap({ Unicode.Scalar($0) }).map({ Character($0) }) else {
        return nil
      }
      if let value = simple[kind] {
        units.append(value)
      } else {
        guard kind == "u",
          let value = UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16)
        else { return nil }
        units.append(value)
        rest = rest.dropFirst(4)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
