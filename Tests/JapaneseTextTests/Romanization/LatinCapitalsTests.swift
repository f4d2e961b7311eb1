import Testing

@testable import JapaneseText

/// Compares the capitals of romanization with those of Unicode.
@Suite struct LatinCapitalsTests {
  private func capitalized(_ text: String, at offset: Int = 0) -> String {
    var bytes = Array(text.utf8)
    bytes.withUnsafeMutableBufferPointer { LatinCapitals.capitalize($0, at: offset) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func lettersOfRomanization() {
    var failures: [String] = []
    for value in UInt32(0x20)...0x24F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let hasCapital =
        ("a"..."z").contains(scalar) || 0xE0...0xFE ~= value && value != 0xF7
        || ["ā", "ē", "ī", "ō", "ū"].contains(String(scalar))
      let expected = hasCapital ? scalar.properties.uppercaseMapping : String(scalar)
      if capitalized(String(scalar)) != expected { failures.append("\(scalar)") }
      if capitalized(String(scalar) + "a") != expected + "a" { failures.append("\(scalar)a") }
    }
    expectNone(failures)
  }

  @Test func otherCharactersAreUnchanged() {
    for text in ["東京", "あ", "1", "-", "Ā", "Z", "π", "я", "👍", "ｚ"] {
      #expect(capitalized(text) == text)
    }
  }

  @Test func onlyTheLetterAtTheOffset() {
    #expect(capitalized("tōkyō", at: 1) == "tŌkyō")
    #expect(capitalized("tōkyō", at: 3) == "tōKyō")
    #expect(capitalized("tōkyō", at: 0) == "Tōkyō")
    #expect(capitalized("aa", at: 1) == "aA", "the last byte")
    var truncated: [UInt8] = [0x61, 0xC5]
    truncated.withUnsafeMutableBufferPointer { LatinCapitals.capitalize($0, at: 1) }
    #expect(truncated == [0x61, 0xC5], "a letter of two bytes that is cut off")
  }
}
