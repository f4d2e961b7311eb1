import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the character classes of the sentence rules against Unicode's properties and names.
@Suite struct SentenceCharactersTests {
  /// Calls `body` with every scalar.
  private func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    for code in UInt32(0)...0x10FFFF {
      if let scalar = Unicode.Scalar(code) { body(scalar) }
    }
  }

  /// Returns the scalars that have a property, as text.
  private func scalars(where isMember: (UInt32) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    forEachScalar { if isMember($0.value) { text.append($0) } }
    return String(text)
  }

  @Test func smallClasses() {
    #expect(scalars(where: SentenceCharacters.isTerminator) == "!?‼⁇⁈⁉。！？｡")
    #expect(scalars(where: SentenceCharacters.isEllipsis) == "‥…")
    #expect(scalars(where: SentenceCharacters.isOrnament) == "~★☆♡♥♩♪♫♬〜～")
    #expect(scalars(where: SentenceCharacters.isQuotation) == "\"“「『〝｢")
    #expect(scalars(where: SentenceCharacters.isRound) == "(（")
    let closing = "\"')]}’”〉》」』】〕〗〙〛〟）］｝｠｣"
    #expect(scalars(where: SentenceCharacters.isClosing) == closing)
  }

  /// Every terminator is one for Unicode too, which has more of them.
  @Test func terminatorsEndSentences() {
    for scalar in scalars(where: SentenceCharacters.isTerminator).unicodeScalars {
      #expect(scalar.properties.isSentenceTerminal || scalar == "‼", "\(scalar)")
    }
  }

  @Test func classesDoNotOverlap() {
    forEachScalar { scalar in
      let value = scalar.value
      let classes = [
        SentenceCharacters.isTerminator(value), SentenceCharacters.isEllipsis(value),
        SentenceCharacters.isWhiteSpace(value), SentenceCharacters.isAlphanumeric(value),
        SentenceCharacters.isHiragana(value), SentenceCharacters.isOrnament(value),
        SentenceCharacters.isRound(value),
      ]
      if classes.count(where: \.self) > 1 { Issue.record("\(scalar) is in two classes") }
    }
  }

  @Test func hiraganaIsItsBlock() {
    forEachScalar { scalar in
      let isHiragana = SentenceCharacters.isHiragana(scalar.value)
      let name = scalar.properties.name ?? ""
      if isHiragana != (0x3040...0x309F ~= scalar.value && !name.isEmpty),
        // Two code points between the letters and the marks are not assigned.
        scalar.value != 0x3097, scalar.value != 0x3098
      {
        Issue.record("\(scalar): \(name)")
      }
    }
  }

  @Test func japaneseScalars() {
    let japanese = "ぁんゟ゠ァヺー・ヿ、。〃々〆〇〈】〜！～，．｡ｱﾟ㐀一龿豈𠀀𠮷亜"
    let others = "aZ0!~ａＺ０９　한ᄀเ①㍿𝐀é。".dropLast()
    for scalar in japanese.unicodeScalars {
      #expect(SentenceCharacters.isJapanese(scalar.value), "\(scalar)")
    }
    for scalar in others.unicodeScalars {
      #expect(!SentenceCharacters.isJapanese(scalar.value), "\(scalar)")
    }
    forEachScalar { scalar in
      let name = scalar.properties.name ?? ""
      let isKana = name.hasPrefix("HIRAGANA LETTER ") || name.hasPrefix("KATAKANA LETTER ")
      // The supplements for old kana are not in Japanese texts of today.
      guard isKana, scalar.value < 0x31F0 else { return }
      if !SentenceCharacters.isJapanese(scalar.value) { Issue.record("\(name)") }
    }
  }

  @Test func emojiAndExtensions() {
    let members = "😀👍🏽❤☀☔🇯🇵©®™\u{200D}\u{FE0F}\u{301}\u{3099}\u{20E3}\u{E0100}ি"
    for scalar in members.unicodeScalars {
      #expect(SentenceCharacters.isEmojiOrExtension(scalar.value), "U+\(scalar.value)")
    }
    for scalar in "#*09aあ漢。！…→「」\u{200B}\u{FEFF}ァ한각ｱ".unicodeScalars {
      #expect(!SentenceCharacters.isEmojiOrExtension(scalar.value), "\(scalar)")
    }
    for code in UInt32(0)...0x7F { #expect(!SentenceCharacters.isEmojiOrExtension(code)) }
    // Whatever extends a Character is an extension, by the standard library's own rules.
    var failures: [String] = []
    for code in UInt32(0x80)...0x1FFFF {
      // The standard library may know a later version of Unicode than the tables.
      guard let scalar = Unicode.Scalar(code), scalar.properties.isGraphemeExtend,
        let age = scalar.properties.age, age.major <= 15
      else { continue }
      if !SentenceCharacters.isEmojiOrExtension(code) { failures.append("U+\(code)") }
    }
    expectNone(failures)
  }
}
