public import Foundation
public import LanguageDetection

// A module of its own: it links Foundation with its 40 MB of locale data, which FoundationEssentials
// cannot replace (its `Locale.Language` has no readable parts).

extension Locale.Language {
  /// The language of a tag.
  ///
  /// ```swift
  /// Locale.Language(LanguageTag.traditionalChinese).script  // Hant
  /// ```
  public init(_ tag: LanguageTag) { self.init(identifier: tag.rawValue) }
}

extension LanguageTag {
  /// The language of a locale as the detector names it; `nil` if the locale names none.
  ///
  /// The script is told where a tag needs it, also when the region implies it; regions are left out,
  /// since nothing tells them from text.
  ///
  /// ```swift
  /// LanguageTag(Locale.Language(identifier: "zh-TW"))  // zh-Hant
  /// LanguageTag(Locale.Language(identifier: "en-GB"))  // en
  /// ```
  public init?(_ language: Locale.Language) {
    guard let code = language.languageCode?.identifier else { return nil }
    let usual = code == "zh" ? nil : Locale.Language(identifier: code).script
    guard let script = language.script, script != usual else {
      self.init(rawValue: code)
      return
    }
    self.init(rawValue: "\(code)-\(script.identifier)")
  }
}
