import Testing

@testable import TextFoundation

/// Tests the references that text without a document may contain.
@Suite("Basic character references")
struct BasicCharacterReferenceTests {
  private func reference(_ text: String, at offset: Int = 0) -> BasicCharacterReference? {
    withUTF8Bytes(of: text) { BasicCharacterReference(in: $0, at: offset) }
  }

  @Test("names and numbers")
  func values() {
    let rows: [(text: String, scalar: Unicode.Scalar?, why: String)] = [
      ("&lt;", "<", "a name"), ("&gt;", ">", "a name"), ("&amp;", "&", "a name"),
      ("&quot;", "\"", "a name"), ("&apos;", "'", "a name"), ("&nbsp;", "\u{A0}", "a name"),
      ("&LT;", nil, "names are case-sensitive"), ("&copy;", nil, "one of HTML's other names"),
      ("&l;", nil, "a part of a name"), ("&ltt;", nil, "a longer name"),
      ("&;", nil, "no name"), ("&", nil, "nothing after it"), ("&lt", nil, "no semicolon"),
      ("lt;", nil, "no ampersand"), ("", nil, "empty"), ("& lt;", nil, "a space"),
      ("&#65;", "A", "decimal"), ("&#0065;", "A", "leading zeros"), ("&#x41;", "A", "hexadecimal"),
      ("&#X4a;", "J", "either case"), ("&#x4A;", "J", "either case"),
      ("&#;", nil, "no digits"), ("&#x;", nil, "no digits"), ("&#a;", nil, "no decimal digit"),
      ("&#6a;", nil, "a letter after digits"), ("&#xg;", nil, "no hexadecimal digit"),
      ("&#+65;", nil, "a sign"), ("&#-65;", nil, "a sign"), ("&#x+4;", nil, "a sign"),
      ("&# 65;", nil, "a space"), ("&#0;", nil, "NUL"), ("&#x0;", nil, "NUL"),
      ("&#1;", "\u{1}", "any other scalar"), ("&#128;", "\u{80}", "not Windows-1252"),
      ("&#xD7FF;", "\u{D7FF}", "before the surrogates"), ("&#xD800;", nil, "a surrogate"),
      ("&#xDFFF;", nil, "a surrogate"), ("&#xE000;", "\u{E000}", "after them"),
      ("&#x10FFFF;", "\u{10FFFF}", "the last scalar"), ("&#x110000;", nil, "beyond it"),
      ("&#1114111;", "\u{10FFFF}", "the last scalar"), ("&#1114112;", nil, "beyond it"),
      ("&#xFFFFFFFF;", nil, "the greatest of eight digits"),
      ("&#999999999;", nil, "the greatest of nine digits"),
      ("&#000000065;", "A", "nine digits: a length of 12"),
      ("&#0000000065;", nil, "a length of 13"), ("&aaaaaaaaaaaaa;", nil, "a long name"),
    ]
    for row in rows {
      #expect(reference(row.text)?.scalar == row.scalar, "\(row.text): \(row.why)")
      let length = row.scalar == nil ? nil : row.text.utf8.count
      for suffix in ["", ";", "あ", "&lt;"] where !row.text.isEmpty || suffix != "&lt;" {
        // A text without a semicolon would take the suffix's.
        if row.scalar == nil, suffix.contains(";") { continue }
        #expect(reference(row.text + suffix)?.length == length, "\(row.text): \(row.why)")
        #expect(reference("あ" + row.text + suffix, at: 3)?.length == length, "\(row.why)")
      }
    }
  }

  @Test("every scalar has a decimal and a hexadecimal reference")
  func everyScalar() {
    for value in stride(from: UInt32(1), through: 0x10FFFF, by: 61) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let hexadecimal = "&#x" + String(value, radix: 16, uppercase: value % 2 == 0) + ";"
      for text in ["&#\(value);", hexadecimal] {
        let found = reference(text)
        #expect(found?.scalar == scalar && found?.length == text.utf8.count, "\(text)")
      }
    }
  }

  @Test("offsets outside the text")
  func offsets() {
    #expect(reference("&lt;", at: 4) == nil)
    #expect(reference("&lt;", at: 5) == nil)
    #expect(reference("&lt;", at: 1) == nil)
  }
}
