import Testing
import TextFoundation

/// Tests the classes of bytes against the properties of the standard library.
@Suite("ASCII bytes and estimated sizes")
struct ASCIIBytesTests {
  @Test("letters, digits and lowercase of all 256 bytes")
  func classes() {
    var failures: [UInt8] = []
    for byte in UInt8.min...UInt8.max {
      let character = Character(Unicode.Scalar(byte))
      let isASCII = byte < 0x80
      let lowercased = isASCII ? Array(String(character).lowercased().utf8) : [byte]
      let isAsExpected =
        byte.isASCIILetter == (isASCII && character.isLetter)
        && byte.isASCIIDigit == (isASCII && character.isNumber)
        && byte.isASCIIAlphanumeric == (isASCII && (character.isLetter || character.isNumber))
        && byte.isASCIILowercase == (isASCII && character.isLowercase)
        && byte.isASCIIUppercase == (isASCII && character.isUppercase)
        && [byte.asciiLowercased] == lowercased
      if !isAsExpected { failures.append(byte) }
    }
    #expect(failures == [])
  }

  @Test("hexadecimal digits of all 256 bytes")
  func hexadecimalDigits() {
    var failures: [UInt8] = []
    for byte in UInt8.min...UInt8.max {
      // UInt32 would also accept a sign, but only before digits.
      let expected = UInt32(String(Character(Unicode.Scalar(byte))), radix: 16)
      if byte.hexadecimalDigit != expected { failures.append(byte) }
    }
    #expect(failures == [])
    #expect((UInt8.min...UInt8.max).count { $0.hexadecimalDigit != nil } == 22)
  }

  @Test("the digits of each value, in both cases")
  func writtenHexadecimalDigits() {
    for value in UInt8(0)..<16 {
      let lower = UInt8.hexadecimalDigit(of: value)
      let upper = UInt8.hexadecimalDigit(of: value, uppercase: true)
      #expect(String(Unicode.Scalar(lower)) == String(value, radix: 16))
      #expect(String(Unicode.Scalar(upper)) == String(value, radix: 16, uppercase: true))
      #expect(lower.hexadecimalDigit == UInt32(value) && upper.hexadecimalDigit == UInt32(value))
    }
  }

  @Test("the classes of all scalars are those of their ASCII and full-width characters")
  func scalars() {
    let digits = Set("0123456789".unicodeScalars.map(\.value))
    let wideDigits = Set("０１２３４５６７８９".unicodeScalars.map(\.value))
    let letters = Set((UInt8.min...0x7F).filter(\.isASCIILetter).map { UInt32($0) })
    let wideLetters = Set(letters.map { $0 + 0xFEE0 })
    var failures: [UInt32] = []
    for value in UInt32(0)...0x110000 {
      let isAsExpected =
        value.isASCIILetter == letters.contains(value)
        && value.isASCIIDigit == digits.contains(value)
        && value.isASCIIAlphanumeric == (letters.contains(value) || digits.contains(value))
        && value.isASCIIOrFullwidthDigit == (digits.contains(value) || wideDigits.contains(value))
        && value.isFullwidthLetter == wideLetters.contains(value)
      if !isAsExpected { failures.append(value) }
    }
    #expect(failures == [])
    #expect(!UInt32.max.isASCIILetter && !UInt32.max.isASCIIOrFullwidthDigit)
  }

  @Test("an array without storage takes no memory, any other its capacity and a header")
  func arrays() {
    #expect([UInt8]().estimatedBytes == 0)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1000)
    #expect(bytes.estimatedBytes == bytes.capacity + 32, "reserved memory counts")
    for count in [1, 7, 64, 1000] {
      let words = [UInt64](repeating: 1, count: count)
      #expect(words.estimatedBytes == words.capacity * 8 + 32)
      let pairs = [(UInt32, UInt8)](repeating: (1, 2), count: count)
      #expect(pairs.estimatedBytes == pairs.capacity * 8 + 32, "the stride, with padding")
    }
  }

  @Test("a string of up to 15 bytes takes no memory")
  func strings() {
    let rows: [(text: String, isSmall: Bool)] = [
      ("", true), ("a", true), (String(repeating: "a", count: 15), true), ("東京都千代田", false),
      ("東京都千代", true), (String(repeating: "a", count: 16), false),
    ]
    for row in rows {
      let expected = row.isSmall ? 0 : row.text.utf8.count + 33
      #expect(row.text.estimatedBytes == expected, "\(row.text)")
    }
  }
}
