import MarkupText

/// What `text-transform` does to text before it is measured (CSS Text 3 §2.1).
///
/// Sendable: a plain value.
struct TextTransform: OptionSet, Sendable, Hashable {
  var rawValue: UInt8

  static let uppercase = Self(rawValue: 1)
  static let lowercase = Self(rawValue: 2)
  /// The first letter of each word becomes a title letter.
  static let capitalize = Self(rawValue: 4)
  /// ASCII, half-width katakana and some signs become full-width.
  static let fullWidth = Self(rawValue: 8)
  /// Small kana become large ones.
  static let fullSizeKana = Self(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The value of a style.
  init(_ style: ComputedStyle) {
    self = []
    func has(_ keyword: StyleKeyword) -> Bool { style.has(keyword, for: .textTransform) }
    if has(.uppercase) { insert(.uppercase) }
    if has(.lowercase) { insert(.lowercase) }
    if has(.capitalize) { insert(.capitalize) }
    if has(.fullWidth) { insert(.fullWidth) }
    if has(.fullSizeKana) { insert(.fullSizeKana) }
  }
}
