public import Kana

/// How sentences are written in Latin letters.
///
/// Sendable: a plain value.
public struct RomanizationOptions: Sendable, Hashable, Codable {
  /// Where capital letters stand.
  public enum Capitalization: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nowhere (Latin words of the text keep theirs).
    case none
    /// At the start of each sentence and line.
    case sentences
    /// At the start of each sentence and line, and of proper nouns.
    case properNouns = "proper-nouns"
  }

  /// The table of kana and letters.
  public var system: RomanizationSystem
  /// How long vowels are written; `nil` for the system's own way.
  public var longVowels: LongVowelStyle?
  /// Where capital letters stand.
  public var capitalization: Capitalization
  /// What stands where a space is added, between two words or a word and a mark.
  ///
  /// An empty one joins them. White space of the text stays.
  public var wordSeparator: String
  /// Whether さん, 様, 君 and their like are joined to the name by a hyphen: `tanaka-san`.
  public var hyphenatesNameSuffixes: Bool

  /// Options; the defaults are those of ``Tokenizer/romanized(_:options:)``.
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
  /// Whether は, へ and を are spelled as they sound where they are particles (wa, e, o), and so in
  /// words that come from them (こんにちは).
  ///
  /// Not where the kana are spelled letter by letter: ISO 3602 strict, and what one types.
  var spellsParticlesBySound: Bool { self != .nihon && self != .wapuro }
}

extension RomanizationOptions {
  /// The table of kana; the two of the String extensions are made once, since that takes some
  /// 0.1 ms.
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
