import Testing
import Transliteration

@testable import Kana

/// Tests the codes of kana and their relations against the normalization forms of Unicode.
@Suite struct KanaCodeTests {
  private static func scalar(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String($0) } ?? ""
  }

  /// Codes of all letters, with a text that has the code.
  private static var letters: [(code: UInt8, text: String)] {
    (0..<KanaCode.ainu).map { code in
      let value = code < KanaCode.voicedW ? 0x30A1 + UInt32(code) : 0x30F7 - 86 + UInt32(code)
      return (code, scalar(value))
    }
  }

  @Test func hiraganaKatakanaAndHalfWidthShareCodes() throws {
    for value in UInt32(0x3041)...0x3096 {
      let code = KanaCode.code(of: value)
      #expect(code == UInt8(value - 0x3041))
      #expect(KanaCode.code(of: value + 0x60) == code)
    }
    for value in UInt32(0xFF66)...0xFF9D where value != 0xFF70 {
      let wide = try NormalizationForm.nfkc.normalize(Self.scalar(value))
      #expect(
        KanaCode.code(of: value) == wide.unicodeScalars.first.map { KanaCode.code(of: $0.value) })
    }
  }

  @Test func namedCodesAreThoseOfTheirKana() {
    let rows: [(text: Unicode.Scalar, code: UInt8)] = [
      ("っ", KanaCode.sokuon), ("ッ", KanaCode.sokuon), ("を", KanaCode.wo), ("ｦ", KanaCode.wo),
      ("ん", KanaCode.n), ("ﾝ", KanaCode.n), ("ヷ", KanaCode.voicedW), ("ヺ", KanaCode.voicedW + 3),
      ("ㇰ", KanaCode.ainu), ("ㇿ", KanaCode.ainu + 15), ("ゟ", KanaCode.yori), ("ヿ", KanaCode.koto),
      ("\u{3099}", KanaCode.voicing), ("゛", KanaCode.voicing), ("ﾞ", KanaCode.voicing),
      ("\u{309A}", KanaCode.semivoicing), ("゜", KanaCode.semivoicing), ("ﾟ", KanaCode.semivoicing),
      ("ー", KanaCode.prolonged), ("ｰ", KanaCode.prolonged), ("ゝ", KanaCode.iteration),
      ("ヽ", KanaCode.iteration), ("ゞ", KanaCode.voicedIteration), ("ヾ", KanaCode.voicedIteration),
    ]
    for row in rows { #expect(KanaCode.code(of: row.text.value) == row.code, "\(row.text)") }
  }

  @Test func allOtherScalarsHaveNoCode() {
    var coded = 0
    for value in UInt32(0x800)...0xFFFF where KanaCode.code(of: value) != KanaCode.other {
      coded += 1
      let isKana =
        (0x3041...0x30FF).contains(value) || (0x31F0...0x31FF).contains(value)
        || (0xFF66...0xFF9F).contains(value)
      #expect(isKana, "U+\(String(value, radix: 16))")
    }
    // 86 hiragana and 90 katakana, 2 ligatures, 4 marks, ー, 4 iteration marks, 16 Ainu, 58 half-width.
    #expect(coded == 86 + 90 + 2 + 4 + 1 + 4 + 16 + 58)
    for value in [0x3040, 0x3097, 0x3098, 0x30A0, 0x30FB, 0x31EF, 0x3200, 0xFF65, 0xFFA0]
      as [UInt32]
    {
      #expect(KanaCode.code(of: value) == KanaCode.other)
    }
  }

  @Test func textsOfOneKana() {
    #expect(KanaCode.kana("か") == KanaCode.code(of: 0x304B))
    #expect(KanaCode.kana("ㇷ゚") == KanaCode.ainuP, "one kana of two scalars")
    #expect(KanaCode.kana("ㇷ\u{3099}") == nil, "not with the other mark")
    #expect(KanaCode.kana("は\u{309A}") == nil, "nor any other kana")
    for text in ["", "きゃ", "a", "ー", "ゝ", "゛", "漢", "ㇷ゚ㇷ"] {
      #expect(KanaCode.kana(text) == nil, "\(text)")
    }
  }

  /// Returns the code of the canonical composition with a mark; `other` if it is not one letter.
  private static func composed(_ text: String, _ mark: String) throws -> UInt8 {
    let scalars = Array(try NormalizationForm.nfc.normalize(text + mark).unicodeScalars)
    return scalars.count == 1 ? KanaCode.code(of: scalars[0].value) : KanaCode.other
  }

  @Test func voicingIsThatOfUnicode() throws {
    for (code, text) in Self.letters {
      #expect(KanaRelation.voiced.of(code) == (try Self.composed(text, "\u{3099}")), "\(text)")
      #expect(KanaRelation.semivoiced.of(code) == (try Self.composed(text, "\u{309A}")), "\(text)")
      let parts = try NormalizationForm.nfd.normalize(text).unicodeScalars
      // The unvoiced form after ゝ of a semi-voiced kana is not part of the table.
      guard !parts.contains("\u{309A}") else { continue }
      #expect(KanaRelation.unvoiced.of(code) == parts.first.map { KanaCode.code(of: $0.value) })
    }
    #expect(KanaRelation.semivoiced.of(KanaCode.ainu + 7) == KanaCode.ainuP, "ㇷ")
    #expect(KanaRelation.voiced.of(KanaCode.iteration) == KanaCode.voicedIteration)
    for code in KanaCode.ainu..<KanaCode.kanaCount {
      #expect(KanaRelation.voiced.of(code) == KanaCode.other)
      #expect(KanaRelation.unvoiced.of(code) == code)
    }
  }

  @Test func vowelsAndSmallKana() {
    let vowels = ["あぁ", "いぃ", "うぅ", "えぇ", "おぉ"]
    let small = Array("ぁぃぅぇぉゃゅょゎ").map { String($0) }
    for (code, text) in Self.letters {
      let hiragana = KanaConverter(to: .hiragana).convert(text)
      let vowel = vowels.firstIndex { $0.contains(hiragana) }.map { UInt8($0 + 1) } ?? 0
      #expect(KanaRelation.vowel.of(code) == vowel, "\(text)")
      let index = small.firstIndex(of: hiragana).map { UInt8($0) } ?? KanaCode.other
      #expect(KanaRelation.smallIndex.of(code) == index, "\(text)")
    }
    for code in KanaCode.ainu...UInt8.max {
      #expect(KanaRelation.vowel.of(code) == 0)
      #expect(KanaRelation.smallIndex.of(code) == KanaCode.other)
    }
  }

  @Test func traitsRepeatTheRelations() {
    for code in UInt8.min...UInt8.max {
      let traits = KanaTraits(code: code)
      let isMark = [KanaCode.voicing, KanaCode.semivoicing].contains(code)
      let isSmall = KanaRelation.smallIndex.of(code) != KanaCode.other
      #expect(traits.code == code)
      #expect(traits.vowel == KanaRelation.vowel.of(code))
      #expect((traits.changesPrevious != 0) == (isMark || isSmall), "\(code)")
      #expect((traits.isSokuon != 0) == (code == KanaCode.sokuon), "\(code)")
    }
    #expect(KanaTraits.other.code == KanaCode.other)
    #expect(KanaTraits.morphemeBoundary.code == KanaCode.morphemeBoundary)
    #expect(KanaTraits.morphemeBoundary.bits == KanaTraits(code: KanaCode.morphemeBoundary).bits)
  }
}
