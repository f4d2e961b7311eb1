/// How ``KanaRomanizer`` spells.
///
/// Sendable: a plain value.
public struct KanaRomanizationOptions: Sendable, Hashable, Codable {
  /// The system.
  public var system: RomanizationSystem
  /// How long vowels are written; nil for the system's own way.
  public var longVowels: LongVowelStyle?
  /// Whether a syllable that begins the text or follows 。 ？ or ！ takes a capital.
  ///
  /// Quotes, brackets and white space may stand before it; a full stop of ASCII ends a sentence
  /// only before white space.
  public var capitalizesSentences: Bool

  /// Options for a system.
  ///
  /// - Parameters:
  ///   - system: the system; modified Hepburn by default.
  ///   - longVowels: how long vowels are written; by default as
  ///     ``RomanizationSystem/defaultLongVowels`` says.
  ///   - capitalizesSentences: whether sentences begin with a capital; not by default.
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
  /// How the system itself writes long vowels.
  ///
  /// A macron in the Hepburn systems and in the notification of 2025, a circumflex in Kunrei and
  /// Nihon-shiki, nothing in passports; `wapuro` spells them out.
  public var defaultLongVowels: LongVowelStyle { SystemTable(self).longVowels }
}
