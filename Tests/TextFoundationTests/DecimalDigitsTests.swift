import Testing

@testable import TextFoundation

/// Tests the parsing and writing of decimal numbers.
@Suite("Decimal digits")
struct DecimalDigitsTests {
  /// Parses with the standard library: the longest prefix of digits, saturated at the limit.
  private func naive(_ text: String, limit: Int) -> DecimalPrefix {
    let digits = text.utf8.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let value = Int(String(decoding: digits, as: UTF8.self)) ?? (digits.isEmpty ? 0 : .max)
    return DecimalPrefix(value: min(value, limit), count: digits.count)
  }

  private static let texts: [String] = [
    "", "0", "9", "10", "007", "a", "-1", "+1", " 1", "1 ", "1a", "12:34", "/0", ":9", "１２", "3あ",
    "999", "1000", "1001", "999999999", "1000000000", "999999999999999999", "1000000000000000000",
    "9223372036854775807", "9223372036854775808", "18446744073709551616",
    "00000000000000000000000000000000000001", String(repeating: "9", count: 100),
  ]

  @Test("prefixes of buffers, arrays and substrings, saturated at the limit")
  func prefixes() {
    for limit in [0, 1, 9, 10, 999, 1_000_000, 1_000_000_000_000_000_000] {
      for text in Self.texts {
        let expected = naive(text, limit: limit)
        #expect(Array(text.utf8).decimalPrefix(limit: limit) == expected, "\(text) \(limit)")
        #expect("x\(text)".utf8.dropFirst().decimalPrefix(limit: limit) == expected, "\(text)")
        let lazy = text.utf8.lazy.map { $0 }
        #expect(lazy.decimalPrefix(limit: limit) == expected, "without contiguous storage")
        for prefix in ["", "1", "あ"] {
          let found = withUTF8Bytes(of: prefix + text) {
            $0.decimalPrefix(from: prefix.utf8.count, limit: limit)
          }
          #expect(found == expected, "\(prefix) \(text)")
        }
      }
    }
  }

  @Test("every byte before, between and after digits")
  func everyByte() {
    for byte in UInt8.min...UInt8.max {
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      let value = isDigit ? Int(byte) - 48 : 0
      #expect(
        [byte].decimalPrefix(limit: 99) == DecimalPrefix(value: value, count: isDigit ? 1 : 0))
      let within: [UInt8] = [0x31, byte, 0x32]
      let expected =
        isDigit
        ? DecimalPrefix(value: 102 + value * 10, count: 3) : DecimalPrefix(value: 1, count: 1)
      #expect(within.decimalPrefix(limit: 999) == expected, "\(byte)")
    }
  }

  @Test("bytes after the count are not read, and there are no digits at the end")
  func limits() {
    let bytes = Array("12345".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      for count in 0...5 {
        let digits = buffer.baseAddress?.decimalPrefix(count: count, limit: 1_000_000)
        #expect(digits == naive(String("12345".prefix(count)), limit: 1_000_000))
      }
      for offset in [5, 6, 100] {
        let digits = buffer.decimalPrefix(from: offset, limit: 9)
        #expect(digits == DecimalPrefix(value: 0, count: 0), "\(offset)")
      }
    }
    let empty = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(empty.decimalPrefix(from: 0, limit: 9) == DecimalPrefix(value: 0, count: 0))
  }

  @Test("written numbers are those of the standard library, and are parsed again")
  func writing() {
    var numbers = Array(0...1100) + [Int.max, 1_000_000_000_000_000_000]
    for power in 1...17 {
      let unit = (0..<power).reduce(1) { value, _ in value * 10 }
      numbers += [unit - 1, unit, unit + 1]
    }
    for number in numbers {
      var buffer = ByteBuffer(minimumCapacity: 64)
      buffer.append(UInt8(ascii: "n"))
      buffer.append(decimal: number)
      #expect(buffer.text == "n\(number)")
      buffer.append(decimal: -number)
      buffer.append(decimal: -number - 1)
      #expect(buffer.text == "n\(number)\(-number)\(-number - 1)")
      buffer.truncate(to: 1 + String(number).utf8.count)
      guard number <= 1_000_000_000_000_000_000 else { continue }
      let digits = buffer.bytes.decimalPrefix(from: 1, limit: 1_000_000_000_000_000_000)
      #expect(digits.value == number)
    }
  }
}
