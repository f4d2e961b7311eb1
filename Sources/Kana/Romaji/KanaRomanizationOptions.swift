/// How ``KanaRomanizer`` spells.
///
/// Sendable: a plain value.
public struct KanaRomanizationOptions: Sendable, Hashable, Codable {
  /// The system.
  public var system: RomanizationSystem
  /// How long vowels are written; nil for the system's own way.
  public var longVowels: LongVowelStyle?

  /// Options for a system.
  ///
  /// - Parameters:
  ///   - system: the system; modified Hepburn by default.
  ///   - longVowels: how long vowels are written; by default as
  ///     ``RomanizationSystem/defaultLongVowels`` says.
  public init(system: RomanizationSystem = .hepburn, longVowels: LongVowelStyle? = nil) {
    self.system = system
    self.longVowels = longVowels
  }
}

extension RomanizationSystem {
  /// How the system itself writes long vowels.
  ///
  /// A macron in the Hepburn systems and in the notification of 2025, a circumflex in Kunrei and
  /// Nihon-shiki, nothing in passports; `wapuro` spells them out.
  public var defaultLongVowels: LongVowelStyle { SystemTable(self).longVowels }
}
