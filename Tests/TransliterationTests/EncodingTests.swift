import TestSupport
import Testing
import Transliteration

/// Tests the conversion of text to UTF-16 for ICU and back to UTF-8.
@Suite("Encoding for ICU")
struct EncodingTests {
  @Test("the identity transform returns every scalar")
  func identity() throws {
    let null = try Transliterator(id: "Any-Null", context: .wholeText)
    for start in stride(from: UInt32(0), through: 0x10FFFF, by: 0x1000) {
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: (start..<start + 0x1000).compactMap(Unicode.Scalar.init))
      let text = String(scalars)
      let result = try null.transliterate(text)
      #expect(result.utf8.elementsEqual(text.utf8), "from \(String(start, radix: 16))")
    }
  }

  @Test("in chunks too, for random text")
  func identityInChunks() throws {
    let null = try Transliterator(id: "Any-Null")
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<10 {
      let text = RandomText.string(fragments: 20_000, using: &generator)
      #expect(try null.transliterate(text).utf8.elementsEqual(text.utf8))
    }
  }

  @Test("a lone surrogate made by rules becomes U+FFFD")
  func loneSurrogates() throws {
    let rows: [(rules: String, input: String, expected: String)] = [
      ("a > \\uD800;", "xax", "x\u{FFFD}x"),
      ("a > \\uDC00;", "a", "\u{FFFD}"),
      ("a > \\uD842; b > \\uDFB7;", "ab", "𠮷"),
      ("a > \\uD842; b > \\uDFB7;", "ba", "\u{FFFD}\u{FFFD}"),
    ]
    for (rules, input, expected) in rows {
      #expect(
        try Transliterator(rules: rules).transliterate(input) == expected, "\(rules) \(input)")
    }
  }

  @Test("a substring, a bridged-like copy and a concatenation are the same text")
  func storage() throws {
    let kana = try Transliterator(id: "Katakana-Hiragana")
    let long = String(repeating: "アイ", count: 20)
    #expect(try kana.transliterate(String(long.dropFirst(3).dropLast(3))).count == 34)
    #expect(try kana.transliterate("ア" + "イ") == "あい")
    #expect(try kana.transliterate(String(["ア", "イ"] as [Character])) == "あい")
  }

  @Test("rule errors name the byte, after text of any width")
  func errorOffsets() {
    for prefix in ["", "a > b;\n", "あ > い;\n", "𠮷 > 𩸽;\n", "# é\n"] {
      let rules = prefix + "$missing > x;"
      do throws(TransliterationError) {
        _ = try Transliterator(rules: rules)
        Issue.record("must be refused")
      } catch {
        let offset = error.position?.utf8Offset ?? -1
        #expect((prefix.utf8.count...rules.utf8.count).contains(offset), "\(prefix): \(offset)")
        #expect(error.position?.line == (prefix.isEmpty ? 1 : 2))
      }
    }
  }
}

/// Compares ICU's tables with arithmetic and with the standard library.
@Suite("Transforms, differential")
struct TransformDifferentialTests {
  private func shifted(_ text: String, _ range: ClosedRange<UInt32>, by offset: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isShifted = range.contains(scalar.value)
      let value = isShifted ? UInt32(Int(scalar.value) + offset) : scalar.value
      scalars.append(Unicode.Scalar(value) ?? scalar)
    }
    return String(scalars)
  }

  @Test("kana are 0x60 apart")
  func kana() throws {
    let toHiragana = try Transliterator(id: "Katakana-Hiragana")
    let toKatakana = try Transliterator(id: "Hiragana-Katakana")
    for code in UInt32(0x30A1)...0x30F4 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let katakana = String(scalar)
      let hiragana = shifted(katakana, 0x30A1...0x30F4, by: -0x60)
      #expect(try toHiragana.transliterate(katakana) == hiragana)
      #expect(try toKatakana.transliterate(hiragana) == katakana)
    }
  }

  @Test("ASCII and its full-width forms are 0xFEE0 apart")
  func width() throws {
    let toHalf = try Transliterator(id: "Fullwidth-Halfwidth")
    let toFull = try Transliterator(id: "Halfwidth-Fullwidth")
    for code in UInt32(0x21)...0x7E {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let half = String(scalar)
      let full = shifted(half, 0x21...0x7E, by: 0xFEE0)
      #expect(try toHalf.transliterate(full) == half)
      #expect(try toFull.transliterate(half) == full)
    }
  }

  @Test("the transform NFKC and the normalizer agree")
  func normalization() throws {
    let pairs: [(String, NormalizationForm)] = [
      ("NFC", .nfc), ("NFD", .nfd), ("NFKC", .nfkc), ("NFKD", .nfkd),
    ]
    var generator = SeededGenerator(seed: 32)
    for (id, form) in pairs {
      let transform = try Transliterator(id: id)
      for _ in 0..<200 {
        let text = RandomText.string(fragments: 30, using: &generator)
        let result = try transform.transliterate(text)
        #expect(try form.normalize(text).utf8.elementsEqual(result.utf8), "\(id)")
      }
    }
  }

  @Test("upper case agrees with the standard library for Latin, Greek and Cyrillic")
  func upperCase() throws {
    let upper = try Transliterator(id: "Any-Upper")
    for code in UInt32(0x20)...0x4FF {
      guard let scalar = Unicode.Scalar(code), scalar.value != 0x345 else { continue }
      // ICU 72 has the mappings of Unicode 15.
      let mapping = scalar.properties.uppercaseMapping.unicodeScalars
      guard mapping.allSatisfy({ ($0.properties.age?.major ?? 99) <= 15 }) else { continue }
      let result = try upper.transliterate(String(scalar))
      #expect(result == scalar.properties.uppercaseMapping, "\(String(code, radix: 16))")
    }
  }
}
