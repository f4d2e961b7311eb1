import Testing

@testable import TextOutput

@Suite("Terminal: addresses")
struct TerminalAddressTests {
  @Test("every ASCII character after the scheme")
  func characters() {
    for byte in UInt8(0)..<0x80 {
      let character = String(Unicode.Scalar(byte))
      let expected: String? =
        switch byte {
        case 0..<0x20, 0x7F: nil
        case 0x20: "%20"
        default: character
        }
      let encoded = TerminalAddress.encoded("https://a/\(character)b")
      #expect(encoded == expected.map { "https://a/\($0)b" }, "\(byte)")
    }
    #expect(TerminalAddress.encoded("https://a/あ") == "https://a/%E3%81%82")
    #expect(TerminalAddress.encoded("https://a/%41%") == "https://a/%41%", "as it is")
  }

  @Test("every ASCII character in the scheme")
  func schemes() {
    for byte in UInt8(0x21)..<0x7F where byte != UInt8(ascii: ":") {
      let scalar = Unicode.Scalar(byte)
      let isLetter = scalar.properties.isAlphabetic
      let isPart = isLetter || "0123456789+-.".unicodeScalars.contains(scalar)
      #expect((TerminalAddress.encoded("\(scalar)a:b") != nil) == isLetter, "\(scalar) first")
      #expect((TerminalAddress.encoded("a\(scalar):b") != nil) == isPart, "\(scalar) second")
    }
    for address in ["", ":", ":a", "a", "1:a", "あ:b", "aあ:b", "/a:b", "#a"] {
      #expect(TerminalAddress.encoded(address) == nil, "\(address)")
    }
    #expect(TerminalAddress.encoded("a:") == "a:")
  }

  @Test("the encoded address has at most 2083 bytes")
  func lengths() {
    for (count, isAccepted) in [(2081, true), (2082, false)] {
      let address = "a:" + String(repeating: "b", count: count)
      #expect((TerminalAddress.encoded(address) == address) == isAccepted, "\(count)")
    }
    // Each of these bytes becomes three.
    for (count, isAccepted) in [(231, true), (232, false)] {
      let address = "a:bb" + String(repeating: "あ", count: count)
      #expect((TerminalAddress.encoded(address) != nil) == isAccepted, "\(count)")
    }
  }
}
