import Testing

@testable import Kana

/// Tests conversions of single kana against the names that Unicode gives them.
@Suite struct KanaScalarTests {
  /// The scalars of the Hiragana and Katakana blocks by name, such as `LETTER SMALL TU`.
  private static func names(_ syllabary: String, _ range: ClosedRange<UInt32>) -> [String: UInt32] {
    var names: [String: UInt32] = [:]
    for scalar in range.compactMap(Unicode.Scalar.init) {
      guard let name = scalar.properties.name, name.hasPrefix(syllabary + " ") else { continue }
      names[String(name.dropFirst(syllabary.count + 1))] = scalar.value
    }
    return names
  }

  @Test func syllabariesCorrespondByName() {
    let hiragana = Self.names("HIRAGANA", 0x3041...0x309F)
    let katakana = Self.names("KATAKANA", 0x30A0...0x30FF)
    var pairs = 0
    for (name, value) in hiragana where name != "DIGRAPH YORI" {
      #expect(KanaScalar.katakana(ofHiragana: value) == katakana[name], "\(name)")
      #expect(KanaScalar.hiragana(ofKatakana: katakana[name] ?? 0) == value, "\(name)")
      pairs += 1
    }
    #expect(pairs == 0x56 + 2, "ぁ to ゖ, ゝ and ゞ")
  }

  @Test func allOtherScalarsHaveNoCounterpart() {
    let hiragana = Set(Array(0x3041...0x3096) + [0x309D, 0x309E] as [UInt32])
    let katakana = Set(Array(0x30A1...0x30F6) + [0x30FD, 0x30FE] as [UInt32])
    var failures: [UInt32] = []
    for value in UInt32(0)...0x110000 {
      let isAsExpected =
        (KanaScalar.katakana(ofHiragana: value) != nil) == hiragana.contains(value)
        && (KanaScalar.hiragana(ofKatakana: value) != nil) == katakana.contains(value)
      if !isAsExpected { failures.append(value) }
    }
    #expect(failures == [])
    #expect(KanaScalar.katakana(ofHiragana: .max) == nil)
    #expect(KanaScalar.hiragana(ofKatakana: .max) == nil)
  }

  @Test func anyKanaHasAKatakana() {
    let marks = Set("ー・ヽヾゝゞ".unicodeScalars.map(\.value))
    for value in UInt32(0)...0x11_0000 {
      let name = Unicode.Scalar(value)?.properties.name ?? ""
      let isLetter = name.contains("GANA LETTER ") && 0x3040...0x309F ~= value
      let isKatakana = name.hasPrefix("KATAKANA LETTER ") && 0x30A0...0x30FF ~= value
      var expected: UInt32?
      if isLetter { expected = value + 0x60 }
      if isKatakana { expected = value }
      if marks.contains(value) { expected = value < 0x30A0 ? value + 0x60 : value }
      if value == 0x30FB { expected = nil }
      if KanaScalar.katakana(of: value) != expected {
        Issue.record("\(String(value, radix: 16)) \(name)")
      }
    }
    #expect(KanaScalar.katakana(of: .max) == nil)
  }

  @Test func aTextOfOneKanaIsConvertedAlike() {
    for value in UInt32(0x3041)...0x30FF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      if let katakana = KanaScalar.katakana(ofHiragana: value) {
        let converted = KanaConverter(to: .katakana).convert(text)
        #expect(converted.unicodeScalars.map(\.value) == [katakana])
      }
      if let hiragana = KanaScalar.hiragana(ofKatakana: value) {
        let converted = KanaConverter(to: .hiragana).convert(text)
        #expect(converted.unicodeScalars.map(\.value) == [hiragana])
      }
    }
  }

  /// The names of kana end in their vowel: HIRAGANA LETTER SMALL YA; ッ and ン are TU and N.
  @Test func vowelsAreThoseOfTheNames() {
    var vowels = 0
    for value in UInt32(0)...0x11_0000 {
      var expected: UInt8 = 0
      let isKana = 0x3041...0x3096 ~= value || 0x30A1...0x30FA ~= value
      if isKana, let name = Unicode.Scalar(value)?.properties.name, !name.hasSuffix("SMALL TU"),
        !name.hasSuffix(" N")
      {
        expected = (name.utf8.last ?? 0) | 0x20
        vowels += 1
      }
      guard KanaScalar.vowel(of: value) == expected else {
        Issue.record("\(String(value, radix: 16))")
        continue
      }
    }
    #expect(vowels == 0x56 + 0x5A - 4)
    #expect(KanaScalar.vowel(of: .max) == 0)
  }

  @Test func halfwidthKatakanaHaveTheNamesOfTheirFullwidthForms() {
    for value in UInt32(0xFF00)...0xFFFF {
      let full = HalfwidthKatakana.fullwidth(value).flatMap(Unicode.Scalar.init)
      guard 0xFF61...0xFF9D ~= value, let scalar = Unicode.Scalar(value) else {
        #expect(full == nil, "\(String(value, radix: 16))")
        continue
      }
      #expect(scalar.properties.name == full?.properties.name.map { "HALFWIDTH " + $0 })
      #expect(WidthConverter(to: .full, .kana).convert(String(scalar)) == full.map { String($0) })
    }
    #expect(HalfwidthKatakana.fullwidth(0x30A2) == nil && HalfwidthKatakana.fullwidth(.max) == nil)
  }
}
