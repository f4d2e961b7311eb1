public import Kana

/// Options for romanizing sentences.
public struct RomanizationOptions: Sendable, Hashable, Codable {
  /// The use of capital letters.
  public enum Capitalization: String, Sendable, Hashable, Codable, CaseIterable {
    /// No capitals, except those of Latin words in the text.
    case none
    /// At the start of each sentence and line.
    case sentences
    /// At the start of each sentence, line and proper noun.
    case properNouns = "proper-nouns"
  }

  /// The romanization system.
  public var system: RomanizationSystem
  /// The style of long vowels; `nil` for the system's default.
  public var longVowels: LongVowelStyle?
  /// The use of capital letters.
  public var capitalization: Capitalization
  /// The separator added between two words, or between a word and punctuation.
  ///
  /// If it is empty, the words are joined. Whitespace in the text is preserved.
  public var wordSeparator: String
  /// Whether さん, 様, 君 and similar suffixes are joined to the name by a hyphen: `tanaka-san`.
  public var hyphenatesNameSuffixes: Bool

  /// Creates options; the defaults are those of ``Tokenizer/romanized(_:options:)``.
  public init(
    system: RomanizationSystem = .hepburn, longVowels: LongVowelStyle? = nil,
    capitalization: Capitalization = .none, wordSeparator: String = " ",
    hyphenatesNameSuffixes: Bool = false
  ) {
    self.system = system
    self.longVowels = longVowels
    self.capitalization = capitalization
    self.wordSeparator = wordSeparator
    self.hyphenatesNameSuffixes = hyphenatesNameSuffixes
  }
}

extension RomanizationSystem {
  /// Whether は, へ and を are spelled by sound where they are particles (wa, e, o), also in words
  /// that contain them (こんにちは).
  ///
  /// False for systems that transliterate each kana: ISO 3602 strict, and input method romanization
  /// (wāpuro).
  var spellsParticlesBySound: Bool { self != .nihon && self != .wapuro }
}

extension RomanizationOptions {
  /// Returns the kana table; the two used by the String extensions are created once, because this
  /// takes about 0.1 ms.
  func makeTable() -> KanaRomanizer {
    switch (system, longVowels) {
    case (.hepburn, nil): Self.hepburn
    case (.hepburn, .unmarked?): Self.unmarkedHepburn
    default: KanaRomanizer(system: system, longVowels: longVowels)
    }
  }

  private static let hepburn = KanaRomanizer(system: .hepburn)
  private static let unmarkedHepburn = KanaRomanizer(system: .hepburn, longVowels: .unmarked)
}
