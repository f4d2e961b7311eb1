public import Foundation
public import LanguageDetection

// A separate module, because it links Foundation with its 40 MB of locale data, which
// FoundationEssentials cannot replace (the components of its `Locale.Language` are not readable).

extension Locale.Language {
  /// Creates the language of a tag.
  ///
  /// ```swift
  /// Locale.Language(LanguageTag.traditionalChinese).script  // Hant
  /// ```
  public init(_ tag: LanguageTag) { self.init(identifier: tag.rawValue) }
}

extension LanguageTag {
  /// Creates the tag that the detector uses for a language of Foundation; `nil` if it has no
  /// language code.
  ///
  /// The tag includes the script if it differs from the language's usual one, even if only the
  /// region implies it. Regions are omitted, because text does not reveal them.
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
