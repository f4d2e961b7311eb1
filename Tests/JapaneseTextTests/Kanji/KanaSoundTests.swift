import Kana
import Testing

@testable import JapaneseText

/// Tests the sounds of kana against the tables of the module Kana.
@Suite struct KanaSoundTests {
  private static let katakana = Array(UInt32(0x30A1)...0x30FA) + [0x30FC, 0x30FD, 0x30FE]

  @Test func syllabariesAndWidthsHaveOneSound() {
    for value in Self.katakana {
      let sound = KanaSound(scalar: value)
      #expect(sound != nil && sound != .other)
      if let hiragana = KanaScalar.hiragana(ofKatakana: value) {
        #expect(KanaSound(scalar: hiragana) == sound)
      }
    }
    for value in UInt32(0xFF61)...0xFF9D {
      let full = HalfwidthKatakana.fullwidth(value) ?? 0
      #expect(KanaSound(scalar: value) == KanaSound(scalar: full))
      #expect((KanaSound(scalar: value) == nil) == (value < 0xFF66), "punctuation has no sound")
    }
  }

  @Test func otherScalarsHaveNoSound() {
    let sounding = Set(
      Self.katakana + Array(0x3041...0x3096) + [0x309D, 0x309E] + Array(0xFF66...0xFF9D))
    for value in UInt32(0)...0x1_0000 where !sounding.contains(value) {
      #expect(KanaSound(scalar: value) == nil, "\(String(value, radix: 16))")
    }
  }

  @Test func onlyKanaThatSoundTheSameShareACode() {
    let pairs = ["ヂ": "ジ", "ヅ": "ズ", "ヲ": "オ", "ヰ": "イ", "ヱ": "エ"]
    var known: [UInt8: Unicode.Scalar] = [:]
    for scalar in Self.katakana.compactMap(Unicode.Scalar.init) {
      guard let sound = KanaSound(scalar: scalar.value) else { continue }
      if let other = pairs[String(scalar)]?.unicodeScalars.first {
        #expect(sound == KanaSound(scalar: other.value), "\(scalar)")
      } else {
        #expect(known.updateValue(scalar, forKey: sound.value) == nil, "\(scalar)")
      }
    }
  }

  /// The voiced sounds are those of the table of compositions, except ヴ, ヷ and ヾ.
  @Test func voicingIsThatOfTheTable() {
    for value in Self.katakana {
      guard let sound = KanaSound(scalar: value), let scalar = Unicode.Scalar(value) else {
        continue
      }
      let isMerged = ["ヂ", "ヅ", "ヲ", "ヰ", "ヱ"].contains(scalar)
      let isExcluded = ["ウ", "ワ", "ヽ"].contains(scalar)
      let voiced = VoicingTable.shared.composition(of: value, with: VoicingTable.voicedMark)
      let expected = isMerged || isExcluded ? nil : voiced.flatMap { KanaSound(scalar: $0) }
      #expect(sound.voiced == expected ?? sound, "\(scalar)")
      let half = VoicingTable.shared.composition(of: value, with: VoicingTable.semiVoicedMark)
      #expect(sound.semiVoiced == half.flatMap { KanaSound(scalar: $0) } ?? sound, "\(scalar)")
    }
  }

  @Test func vowelsAreThoseOfTheVowelTable() {
    for value in Self.katakana {
      guard let sound = KanaSound(scalar: value) else { continue }
      let isVowel = ["ア", "イ", "ウ", "エ", "オ", "ヰ", "ヱ", "ヲ"].contains(Unicode.Scalar(value))
      #expect(sound.isVowel == isVowel, "\(String(value, radix: 16))")
      // A vowel after ん becomes the kana of the row of ナ with the same vowel.
      guard isVowel else { continue }
      let nasal = "ナニヌネノ".unicodeScalars.first {
        KanaScalar.vowel(of: $0.value) == KanaScalar.vowel(of: value)
      }
      #expect(sound.nasalized == nasal.flatMap { KanaSound(scalar: $0.value) })
    }
  }
}
