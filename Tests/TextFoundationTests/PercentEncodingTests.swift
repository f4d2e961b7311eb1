import Testing

@testable import TextFoundation

/// Tests percent-encoding in both directions, with every byte.
@Suite("Percent-encoding")
struct PercentEncodingTests {
  @Test("every byte is written as itself or as % and two digits in upper case")
  func encoding() {
    for byte in UInt8.min...UInt8.max {
      let digits = String(byte, radix: 16, uppercase: true)
      let expected = "%" + (byte < 16 ? "0" : "") + digits
      #expect(PercentEncoding.encode([byte]) { _ in false } == expected)
      var encoded = Array("x".utf8)
      PercentEncoding.append(byte, to: &encoded)
      #expect(encoded == Array("x\(expected)".utf8))
      #expect(PercentEncoding.decode(Array(expected.utf8)) == [byte])
      #expect(PercentEncoding.decode(Array(expected.lowercased().utf8)) == [byte])
      guard byte < 0x80 else { continue }
      let unescaped = PercentEncoding.encode([byte]) { _ in true }
      #expect(Array(unescaped.utf8) == [byte])
    }
    let mixed = PercentEncoding.encode("a b/あ%".utf8) { $0.isASCIIAlphanumeric }
    #expect(mixed == "a%20b%2F%E3%81%82%25")
    #expect(PercentEncoding.encode([]) { _ in false } == "")
  }

  @Test("a % needs two hexadecimal digits")
  func decoding() {
    let rows: [(text: String, decoded: String, why: String)] = [
      ("", "", "nothing"), ("%", "%", "alone"), ("%4", "%4", "one digit"), ("%41", "A", "two"),
      ("%4%41", "%4A", "the next one is complete"), ("%%41", "%A", "two signs"),
      ("%g1", "%g1", "the first is none"), ("%1g", "%1g", "the second is none"),
      ("%41%", "A%", "at the end"), ("%41%4", "A%4", "one digit at the end"),
      ("%2541", "%41", "decoded once"), ("%e3%81%82", "あ", "a character of three bytes"),
      ("a+b", "a+b", "a plus sign is not a space"), ("%4１", "%4１", "full-width digits are none"),
      ("%-1", "%-1", "nor is a sign"),
    ]
    for row in rows {
      let decoded = PercentEncoding.decode(Array(row.text.utf8))
      #expect(decoded == Array(row.decoded.utf8), "\(row.why)")
      // A slice has the same result at any position of its base.
      let padded = Array("12\(row.text)3".utf8)
      #expect(PercentEncoding.decode(padded[2..<padded.count - 1]) == decoded, "\(row.why)")
    }
  }

  @Test("the byte at an offset; nil outside the bytes")
  func byteAtOffset() {
    let bytes = Array("%41%zz%5a".utf8)
    let expected: [Int: UInt8] = [0: 0x41, 6: 0x5A]
    for offset in -1...10 {
      #expect(PercentEncoding.byte(in: bytes, at: offset) == expected[offset], "\(offset)")
    }
    for count in 0..<3 {
      #expect(PercentEncoding.byte(in: Array("%41".utf8.prefix(count)), at: 0) == nil)
    }
  }

  @Test("decoding reverses encoding, whatever is left unescaped except %")
  func roundTrip() {
    let bytes = Array(UInt8.min...UInt8.max) + Array("100% あ🎄".utf8)
    for limit in stride(from: 0, through: 255, by: 5) {
      let text = PercentEncoding.encode(bytes) {
        $0 < 0x80 && $0 != UInt8(ascii: "%") && $0 >= limit
      }
      #expect(PercentEncoding.decode(Array(text.utf8)) == bytes, "\(limit)")
    }
  }
}
