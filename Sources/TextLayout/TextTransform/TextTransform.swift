/// The transformations of text before it is shaped: `text-transform` (CSS Text 3 §2.1).
struct TextTransform: OptionSet, Sendable, Hashable {
  var rawValue: UInt8

  static let uppercase = Self(rawValue: 1)
  static let lowercase = Self(rawValue: 2)
  /// The first letter of each word becomes titlecase.
  static let capitalize = Self(rawValue: 4)
  /// ASCII, halfwidth katakana and some symbols become fullwidth.
  static let fullWidth = Self(rawValue: 8)
  /// Preserved spaces become ideographic spaces, where the text becomes fullwidth.
  static let fullWidthSpaces = Self(rawValue: 32)
  /// Small kana become full-size kana.
  static let fullSizeKana = Self(rawValue: 16)
}
