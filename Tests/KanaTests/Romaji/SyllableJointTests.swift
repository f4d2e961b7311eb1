import Kana
import TestSupport
import Testing

/// Tests ん and っ before every syllable in every system.
///
/// The rules: Cabinet Notification of 1954, notes 2 and 3; of 2025, notes 1, 2 and 4; ALA-LC 2022;
/// 鉄道掲示規程 of 1946, notes 1 to 3; the table of the Ministry of Foreign Affairs.
@Suite struct SyllableJointTests {
  private static let syllables: [String] = {
    let kana = (0x3042...0x3094 as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
      .map { String($0) }.filter { !"ぁぃぅぇぉっゃゅょゎん".contains($0) }
    let palatal = "きしちにひみりぎじぢびぴ".flatMap { row in "ゃゅょ".map { "\(row)\($0)" } }
    return kana + palatal + ["ふぁ", "てぃ", "うぇ", "しぇ", "ちぇ", "ゔぁ", "つぁ", "いぇ"]
  }()

  /// Returns the letters that ん becomes before a spelling.
  private static func n(before romaji: String, _ system: RomanizationSystem) -> String {
    let first = romaji.prefix(1)
    if "bmp".contains(first), [.traditionalHepburn, .passport].contains(system) { return "m" }
    let isSeparated = "aiueoy".contains(first) || first == "n" && system == .wapuro
    switch system {
    case .passport: return "n"
    case .traditionalHepburn: return isSeparated ? "n-" : "n"
    default: return isSeparated ? "n'" : "n"
    }
  }

  /// Returns the letters that っ becomes before a spelling.
  private static func sokuon(
    before romaji: String, _ system: RomanizationSystem, isExact: Bool
  ) -> String {
    let first = String(romaji.prefix(1))
    if isExact, "nm".contains(first) { return "xtu" }
    if "aiueo".contains(first) { return isExact ? "xtu" : "" }
    let writesTch = [.hepburn, .traditionalHepburn, .passport].contains(system)
    return writesTch && romaji.hasPrefix("ch") ? "t" : first
  }

  /// Calls `body` with each system and style, and whether the spelling is lossless.
  private static func forEachSystem(
    _ body: (RomanizationSystem, KanaRomanizer, _ isExact: Bool) -> Void
  ) {
    for system in RomanizationSystem.allCases {
      for style in LongVowelStyle.allCases {
        let isExact = style == .doubled && [.nihon, .wapuro].contains(system)
        body(system, KanaRomanizer(system: system, longVowels: style), isExact)
      }
    }
  }

  @Test func nBeforeEachSyllable() {
    var failures: [String] = []
    Self.forEachSystem { system, romanizer, _ in
      for syllable in Self.syllables {
        let romaji = romanizer.romaji(of: syllable)
        for before in ["", "か"] {
          let expected = romanizer.romaji(of: before) + Self.n(before: romaji, system) + romaji
          let found = romanizer.romaji(of: before + "ん" + syllable)
          if found != expected { failures.append("\(system) ん\(syllable): \(found)") }
        }
      }
    }
    #expect(failures.prefix(10) == [])
  }

  @Test func sokuonBeforeEachSyllable() {
    var failures: [String] = []
    Self.forEachSystem { system, romanizer, isExact in
      for syllable in Self.syllables {
        let romaji = romanizer.romaji(of: syllable)
        let letter = Self.sokuon(before: romaji, system, isExact: isExact)
        for count in 1...3 {
          let found = romanizer.romaji(of: String(repeating: "っ", count: count) + syllable)
          let expected = String(repeating: letter, count: count) + romaji
          if found != expected { failures.append("\(system) っ\(syllable): \(found)") }
        }
      }
    }
    #expect(failures.prefix(10) == [])
  }

  @Test func nAndSokuonTogether() {
    var failures: [String] = []
    Self.forEachSystem { system, romanizer, isExact in
      for syllable in Self.syllables {
        let romaji = romanizer.romaji(of: syllable)
        let rest = Self.sokuon(before: romaji, system, isExact: isExact) + romaji
        let found = romanizer.romaji(of: "んっ" + syllable)
        let expected = Self.n(before: rest, system) + rest
        if found != expected { failures.append("\(system) んっ\(syllable): \(found)") }
      }
    }
    #expect(failures.prefix(10) == [])
  }

  @Test func nBeforeN() {
    Self.forEachSystem { system, romanizer, _ in
      // nn would be read as one ん; passports have no separator.
      let expected = system == .passport ? "nn" : system == .traditionalHepburn ? "n-n" : "n'n"
      #expect(romanizer.romaji(of: "んん") == expected, "\(system)")
    }
  }

  @Test func nAndSokuonBeforeOtherCharacters() {
    Self.forEachSystem { system, romanizer, isExact in
      for other in ["", "、", "漢", "a", " ", "！", "1", "😀"] {
        let end = romanizer.romaji(of: other)
        #expect(romanizer.romaji(of: "かん" + other) == "kan" + end, "\(system) \(other)")
        let lone = isExact ? "kaxtu" : "ka"
        #expect(romanizer.romaji(of: "かっ" + other) == lone + end, "\(system) \(other)")
      }
    }
  }
}
