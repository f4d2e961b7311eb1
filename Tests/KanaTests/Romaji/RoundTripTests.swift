import TestSupport
import Testing

@testable import Kana

/// Tests the conversion of kana to romaji and back.
@Suite struct RoundTripTests {
  /// The hiragana that must be preserved: ぁ to ゖ, and ー.
  private static let alphabet: [String] =
    (0x3041...0x3096).compactMap { Unicode.Scalar($0) }.map { String($0) } + ["ー"]

  /// Returns strings of kana: uniform ones, and ones with many ん, っ, ー and small kana.
  private static func strings(count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let crowded = ["ん", "っ", "ー", "ぁ", "ぃ", "ゃ", "ょ", "ゎ", "な", "ま", "や", "あ", "う", "て", "ち"]
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...8, using: &random)).map { _ in
        let source = Bool.random(using: &random) ? alphabet : crowded
        return source.randomElement(using: &random) ?? "あ"
      }.joined()
    }
  }

  private static func failures(
    _ strings: [String], _ romanizer: KanaRomanizer, _ converter: RomajiConverter,
    folding: (String) -> String = { $0 }
  ) -> [String] {
    strings.compactMap { kana in
      let romaji = romanizer.romaji(of: kana)
      let back = converter.kana(of: romaji)
      return folding(back) == folding(kana) ? nil : "\(kana) → \(romaji) → \(back)"
    }
  }

  /// All pairs and triples with the kana that affect adjacent kana.
  private static var combinations: [String] {
    let joints = ["ん", "っ", "ー", "ゃ", "ぁ", "ん", "っっ", "んん", "んっ", "っん"]
    return alphabet + alphabet.flatMap { first in alphabet.map { first + $0 } }
      + alphabet.flatMap { last in joints.flatMap { [$0 + last, "か" + $0 + last] } }
  }

  @Test(arguments: [
    (RomanizationSystem.wapuro, nil as RomanizationSystem?), (.wapuro, .wapuro), (.nihon, .nihon),
  ])
  func exactSystemsLoseNothing(system: RomanizationSystem, reader: RomanizationSystem?) {
    let romanizer = KanaRomanizer(system: system, longVowels: .doubled)
    let converter = RomajiConverter(
      to: .hiragana, options: RomajiConversionOptions(system: reader))
    let strings = Self.combinations + Self.strings(count: 20_000, seed: 7)
    #expect(Self.failures(strings, romanizer, converter) == [])
  }

  @Test func katakanaSurvivesToo() {
    let extra = ["ヷ", "ヸ", "ヹ", "ヺ"] + "ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ".map { String($0) } + ["ㇷ゚"]
    let strings =
      Self.strings(count: 2_000, seed: 11).map { text in
        String(
          String.UnicodeScalarView(
            text.unicodeScalars.map {
              $0 == "ー" ? $0 : Unicode.Scalar($0.value + 0x60) ?? $0
            }))
      } + extra + extra.flatMap { ["ン" + $0, "ッ" + $0, $0 + "ア"] }
    for system in [RomanizationSystem.wapuro, .nihon] {
      let romanizer = KanaRomanizer(system: system, longVowels: .doubled)
      let converter = RomajiConverter(
        to: .katakana, options: RomajiConversionOptions(system: system))
      #expect(Self.failures(strings, romanizer, converter) == [])
    }
  }

  /// Returns kana with the distinctions removed that the tables of the systems do not preserve.
  private static func folded(_ kana: String) -> String {
    let pairs: [Character: String] = [
      "ぢ": "じ", "づ": "ず", "を": "お", "ゐ": "い", "ゑ": "え", "ー": "", "ぁ": "あ", "ぃ": "い",
      "ぅ": "う", "ぇ": "え", "ぉ": "お",
    ]
    return kana.map { pairs[$0] ?? String($0) }.joined()
  }

  /// Returns words of syllables that occur in modern words, with ん before vowels and っ before
  /// consonants.
  private static func words(count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let rows = CommonRows.strict.flatMap { $0.kana.split(separator: " ") }.map { String($0) }
    let syllables = rows.filter { !["ん", "ゔ"].contains($0) }
    let doubled = ["か", "さ", "た", "ぱ", "ちゃ", "し", "つ", "ち", "きょ", "ば", "ど"]
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let syllable = syllables.randomElement(using: &random) ?? "か"
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return syllable + "ん"
        case 1: return "か" + "っ" + (doubled.randomElement(using: &random) ?? "か")
        default: return syllable
        }
      }.joined()
    }
  }

  @Test(arguments: [
    RomanizationSystem.hepburn, .traditionalHepburn, .kunrei, .nihon, .wapuro, .cabinet2025,
  ])
  func wordsSurviveExceptForMergedSyllables(system: RomanizationSystem) {
    let romanizer = KanaRomanizer(system: system, longVowels: .doubled)
    let converter = RomajiConverter(
      to: .hiragana, options: RomajiConversionOptions(system: system))
    let failures = Self.failures(
      Self.words(count: 10_000, seed: 3), romanizer, converter, folding: Self.folded)
    #expect(failures == [])
  }

  @Test func foreignSoundsSurviveWithTheirSystem() {
    let foreign = "てぃ でぃ とぅ どぅ てゅ でゅ すぃ ずぃ ふぁ うぃ うぇ しぇ じぇ ちぇ つぁ ゔぁ いぇ"
      .split(separator: " ").map { String($0) }
    for system in [RomanizationSystem.hepburn, .kunrei, .nihon, .wapuro, .cabinet2025] {
      let romanizer = KanaRomanizer(system: system, longVowels: .doubled)
      let converter = RomajiConverter(
        to: .hiragana, options: RomajiConversionOptions(system: system))
      let misses = Self.failures(foreign + foreign.map { "ん" + $0 }, romanizer, converter)
      #expect(misses == [], "\(system)")
    }
  }

  @Test func longVowelsWithDiacriticsComeBackAsOu() {
    let converter = RomajiConverter(to: .hiragana)
    for style in [LongVowelStyle.macron, .circumflex] {
      let romaji = KanaRomanizer(longVowels: style).romaji(of: "とうきょう きゅうしゅう おねえさん")
      #expect(converter.kana(of: romaji) == "とうきょう きゅうしゅう おねえさん")
    }
  }
}
