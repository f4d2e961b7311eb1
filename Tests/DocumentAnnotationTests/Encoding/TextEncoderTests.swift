import Foundation
import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the bytes of insertions in each encoding.
@Suite struct TextEncoderTests {
  private func encode(
    _ text: String, _ encoding: DocumentEncoding, _ set: JISCharacterSet = .ascii
  ) -> (bytes: [UInt8], set: JISCharacterSet) {
    var (set, output) = (set, [UInt8]())
    TextEncoder.append(text, in: encoding, set: &set, to: &output)
    return (output, set)
  }

  @Test func characters() {
    typealias Row = (text: String, encoding: DocumentEncoding, bytes: [UInt8], why: String)
    let rows: [Row] = [
      ("", .shiftJIS, [], "nothing"),
      ("東a", .utf8, [0xE6, 0x9D, 0xB1, 0x61], "UTF-8"),
      ("東a", .utf16LittleEndian, [0x71, 0x67, 0x61, 0], "U+6771, low byte first"),
      ("東a", .utf16BigEndian, [0x67, 0x71, 0, 0x61], "high byte first"),
      ("𠮟", .utf16LittleEndian, [0x42, 0xD8, 0x9F, 0xDF], "a surrogate pair"),
      ("𠮟", .utf16BigEndian, [0xD8, 0x42, 0xDF, 0x9F], "each unit in its order"),
      ("東a", .shiftJIS, [0x93, 0x8C, 0x61], "Shift_JIS"),
      ("ソ表", .shiftJIS, [0x83, 0x5C, 0x95, 0x5C], "a second byte that is a backslash in ASCII"),
      ("東a", .eucJP, [0xC5, 0xEC, 0x61], "EUC-JP"),
      ("ｱﾟ｡", .shiftJIS, [0xB1, 0xDF, 0xA1], "half-width katakana have one byte (JIS X 0201)"),
      ("ｱﾟ｡", .eucJP, [0x8E, 0xB1, 0x8E, 0xDF, 0x8E, 0xA1], "after the single shift 8E"),
      ("é", .shiftJIS, Array("&#xE9;".utf8), "a character that the encoding lacks"),
      ("𠮟", .eucJP, Array("&#x20B9F;".utf8), "a reference is to the scalar, not to surrogates"),
      ("東", .ascii, Array("&#x6771;".utf8), "ASCII has no kanji"),
      ("a\u{7F}\0", .ascii, [0x61, 0x7F, 0], "control characters are ASCII"),
      ("か\u{3099}", .shiftJIS, [0x82, 0xA9] + Array("&#x3099;".utf8), "a combining mark"),
    ]
    for row in rows {
      #expect(encode(row.text, row.encoding).bytes == row.bytes, "\(row.why)")
    }
  }

  @Test func escapeSequences() {
    let (kanji, ascii): ([UInt8], [UInt8]) = ([0x1B, 0x24, 0x42], [0x1B, 0x28, 0x42])
    let east: [UInt8] = [0x45, 0x6C]
    typealias Row = (
      text: String, set: JISCharacterSet, bytes: [UInt8], after: JISCharacterSet, why: String
    )
    let rows: [Row] = [
      ("a", .ascii, [0x61], .ascii, "no sequence for the set that is selected"),
      ("東", .ascii, kanji + east, .kanji, "kanji are selected"),
      ("東東", .ascii, kanji + east + east, .kanji, "once"),
      ("東", .kanji, east, .kanji, "or before"),
      ("東a", .kanji, east + ascii + [0x61], .ascii, "back to ASCII"),
      ("a", .roman, ascii + [0x61], .ascii, "JIS X 0201 is another set than ASCII"),
      ("東", .kanji1978, kanji + east, .kanji, "JIS C 6226 is another set than JIS X 0208"),
      ("東", .katakana, kanji + east, .kanji, "half-width katakana too"),
      ("é", .kanji, ascii + Array("&#xE9;".utf8), .ascii, "a reference is ASCII"),
      ("\n", .kanji, ascii + [0x0A], .ascii, "a line ends in ASCII (RFC 1468)"),
    ]
    for row in rows {
      let result = encode(row.text, .iso2022JP, row.set)
      #expect(result.bytes == row.bytes && result.set == row.after, "\(row.why)")
    }
  }

  @Test func encodableTexts() {
    let rows: [(text: String, encodings: [DocumentEncoding], why: String)] = [
      ("", DocumentEncoding.allCases, "nothing"), ("a<>&\n", DocumentEncoding.allCases, "ASCII"),
      (
        "東京とうきょう", DocumentEncoding.allCases.filter { $0 != .ascii }, "kanji and kana"
      ),
      (
        "ｱ", DocumentEncoding.allCases.filter { $0 != .ascii && $0 != .iso2022JP },
        "half-width katakana"
      ),
      ("a\u{200B}", [.utf8, .utf16LittleEndian, .utf16BigEndian], "a zero-width space"),
      ("東𠮟", [.utf8, .utf16LittleEndian, .utf16BigEndian], "a kanji of the second plane"),
    ]
    for row in rows {
      for encoding in DocumentEncoding.allCases {
        #expect(
          TextEncoder.canEncode(row.text, in: encoding) == row.encodings.contains(encoding),
          "\(row.why) in \(encoding)")
      }
    }
  }

  /// Text that an encoding has is read again as it was written, without a reference.
  @Test func textIsReadAgain() {
    var random = SeededGenerator(seed: 2801)
    let alphabet = Array("aZ9 \n&;東京都行大人ぁんァヶー、。「」①ｱﾝ｡ﾟ表ソ能é\u{200B}𠮟Яα±".unicodeScalars)
    for encoding in DocumentEncoding.allCases {
      for _ in 0..<200 {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          scalars.append(alphabet.randomElement(using: &random) ?? "a")
        }
        let text = String(scalars)
        let expected = text.unicodeScalars.map { scalar -> String in
          TextEncoder.canEncode(String(scalar), in: encoding)
            ? String(scalar) : "&#x\(String(scalar.value, radix: 16, uppercase: true));"
        }.joined()
        #expect(encoding.text(of: encode(text, encoding).bytes) == expected, "\(encoding) \(text)")
      }
    }
  }

  /// The tables agree with themselves: the pair of a character is a pair that is this character.
  @Test func tablesAreInverse() throws {
    for table in [DoubleByteTable.shiftJIS, .eucJP, .jisX0212] {
      var count = 0
      for value in UInt32(0x80)...0xFFFF {
        guard let (lead, trail) = table.pair(of: value) else { continue }
        count += 1
        #expect(table.scalar(lead, trail) == value)
      }
      // JIS X 0208 has 6,879 characters, JIS X 0212 6,067.
      #expect(count > 6_000)
      for byte in UInt8(0)...0x7F {
        #expect(table.scalar(byte, 0xA1) == nil && table.pair(of: UInt32(byte)) == nil)
      }
      #expect(table.pair(of: 0xFFFD) == nil && table.scalar(0xFF, 0xFF) == nil)
    }
    for encoding in DocumentEncoding.allCases {
      #expect(throws: Never.self) { try DoubleByteTable.load(for: encoding) }
    }
  }
}
