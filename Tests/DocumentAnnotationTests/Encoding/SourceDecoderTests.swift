import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests how bytes become text, and which bytes each character of the text has.
@Suite struct SourceDecoderTests {
  /// The offsets of the bytes at all boundaries of the characters of a text.
  private func offsets(_ source: SourceText) -> [Int] {
    var (run, offset) = (0, 0)
    var offsets = [source.gap(at: 0, from: &run).end]
    for scalar in source.string.unicodeScalars {
      offset += UTF8.width(scalar)
      offsets.append(source.gap(at: offset, from: &run).end)
    }
    return offsets
  }

  @Test func charactersAndTheirBytes() {
    typealias Row = (
      bytes: [UInt8], encoding: DocumentEncoding, text: String, offsets: [Int], why: String
    )
    let rows: [Row] = [
      ([], .shiftJIS, "", [0], "nothing"), ([0x61], .utf8, "a", [0, 1], "ASCII"),
      ([0x61, 0xE9, 0x62], .ascii, "a\u{FFFD}b", [0, 1, 2, 3], "a byte outside ASCII"),
      ([0x71, 0x67, 0x61, 0], .utf16LittleEndian, "東a", [0, 2, 4], "UTF-16"),
      ([0x67, 0x71, 0, 0x61], .utf16BigEndian, "東a", [0, 2, 4], "the other order"),
      ([0x42, 0xD8, 0x9F, 0xDF], .utf16LittleEndian, "𠮟", [0, 4], "a surrogate pair"),
      ([0xD8, 0x42, 0, 0x61], .utf16BigEndian, "\u{FFFD}a", [0, 2, 4], "a lone high surrogate"),
      ([0xDF, 0x9F, 0, 0x61], .utf16BigEndian, "\u{FFFD}a", [0, 2, 4], "a lone low surrogate"),
      ([0x61, 0, 0x71], .utf16LittleEndian, "a\u{FFFD}", [0, 2, 3], "half a unit at the end"),
      ([0xD8, 0x42, 0xDF], .utf16BigEndian, "\u{FFFD}\u{FFFD}", [0, 2, 3], "half a surrogate"),
      ([0x93, 0x8C, 0x61], .shiftJIS, "東a", [0, 2, 3], "Shift_JIS"),
      ([0xB1, 0x5C], .shiftJIS, "ｱ\\", [0, 1, 2], "one byte each"),
      ([0x95, 0x5C], .shiftJIS, "表", [0, 2], "a second byte in the range of ASCII"),
      ([0x87, 0x40], .shiftJIS, "①", [0, 2], "an extension of Windows"),
      ([0x81, 0x60], .shiftJIS, "～", [0, 2], "the wave dash of Windows, U+FF5E"),
      ([0x93], .shiftJIS, "\u{FFFD}", [0, 1], "half a character at the end"),
      ([0x93, 0x0A], .shiftJIS, "\u{FFFD}\n", [0, 1, 2], "a line end is not a second byte"),
      ([0x81, 0x3C], .shiftJIS, "\u{FFFD}<", [0, 1, 2], "nor is the start of a tag"),
      ([0x80, 0xA0, 0xFF], .shiftJIS, "\u{FFFD}\u{FFFD}\u{FFFD}", [0, 1, 2, 3], "unused bytes"),
      ([0xC5, 0xEC, 0x61], .eucJP, "東a", [0, 2, 3], "EUC-JP"),
      ([0x8E, 0xB1, 0x61], .eucJP, "ｱa", [0, 2, 3], "after the single shift 2"),
      ([0x8E, 0x61], .eucJP, "\u{FFFD}a", [0, 1, 2], "which precedes another character"),
      ([0x8F, 0xB0, 0xA1], .eucJP, "丂", [0, 3], "JIS X 0212 after the single shift 3"),
      ([0x8F, 0xB0], .eucJP, "\u{FFFD}\u{FFFD}", [0, 1, 2], "which is incomplete"),
      ([0xC5, 0x3C], .eucJP, "\u{FFFD}<", [0, 1, 2], "the start of a tag"),
    ]
    for row in rows {
      let source = SourceText(row.bytes, encoding: row.encoding)
      #expect(source.string == row.text, "\(row.why)")
      #expect(offsets(source) == row.offsets, "\(row.why)")
      #expect(source.original == row.bytes)
    }
  }

  @Test func characterSetsOfISO2022JP() {
    let rows: [(bytes: String, text: String, why: String)] = [
      ("a\u{1B}$BEl\u{1B}(Ba", "a東a", "kanji"), ("\u{1B}$@El", "東", "of 1978, to the end"),
      ("\u{1B}(Ja\\~\u{1B}(B\\~", "a¥‾\\~", "JIS X 0201 has a yen sign and an overline"),
      ("\u{1B}(I1_`", "ｱﾟ\u{FFFD}", "half-width katakana are 21 to 5F"),
      ("\u{1B}$(D0!", "丂", "JIS X 0212"), ("\u{1B}$B\u{1B}(B", "", "nothing in kanji"),
      ("\u{1B}$BE", "\u{FFFD}", "half a character"),
      ("\u{1B}$A!!", "\u{1B}$A!!", "another sequence"),
      ("\u{1B}$B\nEl", "\n東", "a line end in kanji stays"), ("\u{1B}", "\u{1B}", "no sequence"),
      ("\u{1B}$", "\u{1B}$", "half a sequence"),
    ]
    for row in rows {
      let source = SourceText(Array(row.bytes.utf8), encoding: .iso2022JP)
      #expect(source.string == row.text, "\(row.why)")
    }
    let source = SourceText([0x1B, 0x24, 0x42, 0xE9, 0x45, 0x6C], encoding: .iso2022JP)
    #expect(source.string == "\u{FFFD}東", "a byte above 7F has no set")
  }

  @Test func escapeSequences() {
    for set in JISCharacterSet.allCases {
      let bytes = [0x61] + set.escape + [0x61]
      #expect(JISCharacterSet(escapeAt: 1, in: bytes) == set)
      for offset in [0, 2, bytes.count - 1, bytes.count] {
        #expect(JISCharacterSet(escapeAt: offset, in: bytes) == nil)
      }
      #expect(JISCharacterSet(escapeAt: 0, in: set.escape.dropLast()) == nil, "incomplete")
    }
    #expect(Set(JISCharacterSet.allCases.map(\.escape)).count == JISCharacterSet.allCases.count)
  }

  /// Random bytes: the characters have all bytes but those of escape sequences, in order.
  @Test func everyByteBelongsToACharacter() {
    var random = SeededGenerator(seed: 2802)
    let bytes: [UInt8] = [
      0, 0x0A, 0x1B, 0x24, 0x28, 0x42, 0x44, 0x49, 0x3C, 0x5C, 0x80, 0x81, 0x8E, 0x8F, 0x93, 0xA1,
      0xB0, 0xC5, 0xD8, 0xDF, 0xEC, 0xFF,
    ]
    for encoding in DocumentEncoding.allCases where encoding != .utf8 {
      for _ in 0..<300 {
        let document = (0..<Int.random(in: 0...12, using: &random)).map { _ in
          bytes.randomElement(using: &random) ?? 0
        }
        let source = SourceText(document, encoding: encoding)
        let offsets = offsets(source)
        // Decodes each character alone, after the escape sequences before it.
        var pieces = ""
        for (start, end) in zip(offsets, offsets.dropFirst()) {
          #expect(start < end, "\(encoding) \(document)")
          if encoding != .iso2022JP {
            pieces += SourceText(Array(document[start..<end]), encoding: encoding).string
          }
        }
        #expect(source.utf8.isEmpty || offsets.last == document.count)
        guard encoding != .iso2022JP else { continue }
        #expect(offsets.first == 0)
        #expect(Array(pieces.utf8) == source.utf8, "\(encoding) \(document)")
      }
    }
  }
}
