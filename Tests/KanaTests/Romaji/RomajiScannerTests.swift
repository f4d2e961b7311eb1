import TestSupport
import Testing
import TextFoundation

@testable import Kana

/// Tests which scalars are letters of romaji, by their names in the standard library.
@Suite struct RomajiScannerTests {
  /// Returns the letter that a text starts with.
  private static func scan(_ text: String) -> [Int]? {
    withUTF8Bytes(of: text) { bytes in
      RomajiScanner(text: bytes).letter(at: 0).map {
        [Int($0.letter), $0.isLong ? 1 : 0, $0.length]
      }
    }
  }

  /// Returns the expected letter: 0 for a Latin letter that does not occur in romaji, nil for other
  /// characters.
  private static func letter(_ scalar: Unicode.Scalar) -> (letter: Int, isLong: Bool)? {
    let value = scalar.value
    let ascii = 0xFF01...0xFF5E ~= value ? value - 0xFEE0 : value
    if ascii < 0x80 {
      guard let byte = Unicode.Scalar(ascii) else { return nil }
      let isLetter = byte.properties.isAlphabetic || byte == "'" || byte == "-"
      let lowercase = byte.properties.lowercaseMapping.unicodeScalars.first ?? byte
      return isLetter ? (Int(lowercase.value), false) : nil
    }
    if scalar == "’" { return (0x27, false) }
    guard 0xC0...0x24F ~= value || 0x1E00...0x1EFF ~= value, scalar.properties.isAlphabetic else {
      return nil
    }
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count == 6, ["MACRON", "CIRCUMFLEX"].contains(words[5]), words[4] == "WITH",
      words[1] == "SMALL" || words[1] == "CAPITAL", "AIUEO".contains(words[3]),
      let vowel = words[3].lowercased().utf8.first, words[3].count == 1
    else { return (0, false) }
    return (Int(vowel), true)
  }

  @Test func everyScalar() {
    var failures: [String] = []
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected = Self.letter(scalar).map {
        [$0.letter, $0.isLong ? 1 : 0, String(scalar).utf8.count]
      }
      if Self.scan(String(scalar)) != expected {
        failures.append("U+\(String(value, radix: 16)) \(expected ?? [])")
      }
    }
    #expect(failures.prefix(20) == [])
  }

  @Test func combiningMarks() {
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      let text = String(Character(Unicode.Scalar(letter)))
      let isVowel = "aiueo".contains(text)
      for mark in ["\u{304}", "\u{302}"] {
        let expected = [isVowel ? Int(letter) : 0, isVowel ? 1 : 0, 3]
        #expect(Self.scan(text + mark) == expected, "\(text)")
        #expect(Self.scan(text.uppercased() + mark + "a") == expected, "\(text)")
      }
      // Other marks are characters after the letter.
      for mark in ["\u{301}", "\u{303}", "\u{305}", "\u{344}", "\u{382}"] {
        #expect(Self.scan(text + mark) == [Int(letter), 0, 1])
      }
    }
  }

  @Test func wordsAndTheirCores() {
    let rows: [(text: String, letters: String, core: Range<Int>, end: Int, why: String)] = [
      ("ka ki", "ka", 0..<2, 2, "a space ends the word"), ("'ka'", "'ka'", 1..<3, 4, "quotes"),
      ("-ka-", "-ka-", 1..<3, 4, "hyphens"), ("k-a", "k-a", 0..<3, 3, "a hyphen inside"),
      ("--", "--", 0..<0, 2, "no letters"), ("'k", "'k", 1..<2, 2, ""),
      ("Ｋ’a。", "k'a", 0..<3, 7, "full width"),
      ("ōk1", "ok", 0..<2, 3, "a digit ends the word"),
      ("-'a'-b-'", "-'a'-b-'", 2..<6, 8, "the outermost letters"),
    ]
    for row in rows {
      var word = RomajiWord()
      word.append(UInt8(ascii: "z"), isLong: true, at: 99)
      let end = withUTF8Bytes(of: row.text) {
        RomajiScanner(text: $0).readWord(from: 0, into: &word)
      }
      #expect(String(decoding: word.letters, as: UTF8.self) == row.letters, "\(row.why)")
      #expect(word.core == row.core, "\(row.text) \(row.why)")
      #expect(end == row.end, "\(row.text) \(row.why)")
      #expect(word.offsets.count == word.letters.count + 1 && word.offsets.last == end)
      #expect(word.isLong.count == word.letters.count)
    }
  }

  @Test func truncatedScalarsAreNotRead() throws {
    for text in ["ō", "ka\u{304}", "Ａ", "’", "k’"] {
      let bytes = Array(text.utf8)
      for length in 0..<bytes.count {
        try withUnreadableMemory(after: Array(bytes.prefix(length))) { buffer in
          let scanner = RomajiScanner(text: buffer)
          for offset in 0...length {
            let letter = scanner.letter(at: offset)
            #expect(offset + (letter?.length ?? 0) <= length)
          }
        }
      }
    }
  }
}
