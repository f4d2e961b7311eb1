/// Spelling options of a ``KanaRomanizer``.
public struct KanaRomanizationOptions: Sendable, Hashable, Codable {
  /// The romanization system.
  public var system: RomanizationSystem
  /// The spelling of long vowels; nil for the default of the system.
  public var longVowels: LongVowelStyle?
  /// Whether a syllable at the start of the text or after 。 ？ or ！ is capitalized.
  ///
  /// Quotation marks, brackets and white space may precede the syllable; an ASCII full stop ends a
  /// sentence only before white space.
  public var capitalizesSentences: Bool

  /// Creates options for a system.
  ///
  /// - Parameters:
  ///   - system: the system; modified Hepburn by default.
  ///   - longVowels: the spelling of long vowels; by default
  ///     ``RomanizationSystem/defaultLongVowels``.
  ///   - capitalizesSentences: whether sentences start with a capital; false by default.
  public init(
    system: RomanizationSystem = .hepburn, longVowels: LongVowelStyle? = nil,
    capitalizesSentences: Bool = false
  ) {
    self.system = system
    self.longVowels = longVowels
    self.capitalizesSentences = capitalizesSentences
  }
}

extension RomanizationSystem {
  /// The spelling of long vowels that the system itself prescribes.
  ///
  /// A macron in the Hepburn systems and the notification of 2025, a circumflex in Kunrei and
  /// Nihon-shiki, and no mark in passports; `wapuro` doubles the vowel.
  public var defaultLongVowels: LongVowelStyle { SystemTable(self).longVowels }
}
