import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests what an escape in a JSON string refers to, and how long it is.
@Suite struct JSONEscapeTests {
  private func escape(_ text: String, limit: Int? = nil) -> (scalar: UInt32, length: Int) {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer {
      let escape = JSONEscape(in: $0, at: 0, limit: limit ?? $0.count)
      return (escape.scalar.value, escape.length)
    }
  }

  @Test func escapes() {
    let rows: [(text: String, scalar: UInt32, length: Int, why: String)] = [
      (#"\"x"#, 0x22, 2, "a quotation mark"), (#"\\n"#, 0x5C, 2, "a backslash"),
      (#"\/"#, 0x2F, 2, "a slash"), (#"\bx"#, 8, 2, "a backspace"),
      (#"\fx"#, 0xC, 2, "a form feed"),
      (#"\n"#, 0xA, 2, "a line feed"), (#"\r"#, 0xD, 2, "a carriage return"),
      (#"\t"#, 9, 2, "a tab"),
      (#"\u0000"#, 0, 6, "the least code"), (#"\uFFFF"#, 0xFFFF, 6, "the greatest of one escape"),
      (#"\u6f22字"#, 0x6F22, 6, "a kanji"), (#"\u6F22"#, 0x6F22, 6, "in upper case"),
      (#"\uD7FF"#, 0xD7FF, 6, "before the surrogates"), (#"\uE000"#, 0xE000, 6, "after them"),
      (#"\uD800\uDC00"#, 0x10000, 12, "the least pair"),
      (#"\uDBFF\uDFFF"#, 0x10FFFF, 12, "the greatest"), (#"\ud842\udfb7"#, 0x20BB7, 12, "𠮷"),
      (#"\uD842x"#, 0xFFFD, 6, "a high surrogate before text"),
      (#"\uD842\n"#, 0xFFFD, 6, "before another escape"),
      (#"\uD842\u6F22"#, 0xFFFD, 6, "before a character"),
      (#"\uD842\uD842\uDFB7"#, 0xFFFD, 6, "before another high surrogate"),
      (#"\uD842\uDFB"#, 0xFFFD, 6, "before an escape that is cut off"),
      (#"\uDFB7\uD842"#, 0xFFFD, 6, "a low surrogate first"),
      (#"\u12"#, 0xFFFD, 2, "too few digits"), (#"\u12G4"#, 0xFFFD, 2, "not a digit"),
      (#"\U1234"#, 0x55, 2, "an unknown escape is the character"),
      (#"\漢"#, 0x5C, 1, "a backslash before another character"), (#"\"#, 0x5C, 1, "at the end"),
    ]
    for row in rows {
      let result = escape(row.text)
      #expect(result.scalar == row.scalar && result.length == row.length, "\(row.why)")
    }
  }

  @Test func limits() {
    #expect(escape(#"\n"#, limit: 1) == (0x5C, 1), "the letter is outside")
    #expect(escape(#"\u6F22"#, limit: 5) == (0xFFFD, 2), "a digit is outside")
    #expect(escape(#"\uD842\uDFB7"#, limit: 11) == (0xFFFD, 6), "a digit of the second one")
  }

  @Test func allCharacters() {
    var random = SeededGenerator(seed: 8259)
    for _ in 0..<5000 {
      guard let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) else {
        continue
      }
      let text = String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
        return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
      #expect(escape(text + "0") == (scalar.value, text.utf8.count), "\(text)")
    }
  }
}
