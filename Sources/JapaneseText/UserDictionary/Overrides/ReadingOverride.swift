/// A reading that the user gives to a word, optionally only in certain contexts.
///
/// ```swift
/// let line = try ReadingOverride(word: "行", reading: "ぎょう", after: ["目", "番号"])
/// line.reading  // "ギョウ"
/// ```
///
/// See ``ReadingOverrides`` for where an override applies, and for the text format.
public struct ReadingOverride: Sendable, Hashable {
  /// The maximum length of a word, a reading or a context, in Characters.
  public static let maximumLength = 100

  /// The word as written; a verb or adjective in its dictionary form.
  public let word: String
  /// The reading in katakana.
  public let reading: String
  /// The texts one of which must directly precede the word; empty for any.
  public let before: [String]
  /// The texts one of which must directly follow the word; empty for any.
  public let after: [String]
  /// The parts of speech one of which the word must have in the text; empty for any.
  ///
  /// A category includes its subcategories, and `noun.proper` every kind of name.
  public let partsOfSpeech: [PartOfSpeech]
  /// The mora after which the pitch falls, from 1; 0 if it does not fall, `nil` if unknown.
  public let accent: Int?

  /// Creates an override.
  ///
  /// - Parameters:
  ///   - word: the word as written, without whitespace.
  ///   - reading: the reading in hiragana or katakana, in full or half width.
  ///   - before: texts one of which must directly precede the word; empty for any.
  ///   - after: texts one of which must directly follow the word; empty for any.
  ///   - partsOfSpeech: parts of speech one of which the word must have; empty for any.
  ///   - accent: the mora after which the pitch falls, 0 for none; `nil` if unknown.
  /// - Throws: ``ReadingOverridesError`` without a location.
  public init(
    word: String, reading: String, before: [String] = [], after: [String] = [],
    partsOfSpeech: [PartOfSpeech] = [], accent: Int? = nil
  ) throws(ReadingOverridesError) {
    self.word = try ReadingOverrideValidation.word(word)
    self.reading = try ReadingOverrideValidation.katakana(of: reading)
    for context in before {
      try ReadingOverrideValidation.checkContext(context, word: word, isBefore: true)
    }
    for context in after {
      try ReadingOverrideValidation.checkContext(context, word: word, isBefore: false)
    }
    if let accent { try ReadingOverrideValidation.checkAccent(accent, reading: self.reading) }
    self.before = before
    self.after = after
    self.partsOfSpeech = partsOfSpeech
    self.accent = accent
  }

  /// The number of kinds of conditions, by which overrides of the same word are ranked.
  var conditionCount: Int {
    [!before.isEmpty, !after.isEmpty, !partsOfSpeech.isEmpty].count { $0 }
  }
}
