import TextFoundation

/// What becomes of white space in text (`white-space-collapse`, CSS Text 4 §3.1).
///
/// Sendable: a plain value.
enum WhiteSpaceMode: Sendable {
  /// Stretches of it are one space, or nothing.
  case collapse
  /// Newlines break lines, the rest collapses: `pre-line`.
  case preserveBreaks
  /// It is kept: `pre`, `pre-wrap` and `break-spaces`.
  case preserve
  /// Newlines and tabs are spaces, all of which are kept.
  case preserveSpaces

  init(_ style: ComputedStyle) {
    switch style.keyword(.whiteSpaceCollapse) {
    case .preserve, .breakSpaces: self = .preserve
    case .preserveBreaks: self = .preserveBreaks
    case .preserveSpaces: self = .preserveSpaces
    default: self = .collapse
    }
  }
}

/// The language of text, as far as its white space depends on it.
///
/// Sendable: a plain value.
struct ContentLanguage: Sendable {
  /// What `lang` says; nil if nothing does.
  let tag: String?
  /// Whether the writing system is Chinese, Japanese or Yi.
  let isEastAsian: Bool

  init(tag: String?, default language: String) {
    self.tag = tag
    isEastAsian = Self.isEastAsian(tag ?? language)
  }

  /// By the script if the tag names one, or else by the language (CSS Text 3, appendix F).
  private static func isEastAsian(_ tag: String) -> Bool {
    if languages.contains(tag) { return true }
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 8)
      .map { String(decoding: $0.map(\.asciiLowercased), as: UTF8.self) }
    guard let language = parts.first else { return false }
    // Behind a region or the letter of an extension there is no script.
    let subtags = parts.dropFirst().prefix(2).prefix { $0.utf8.count > 2 }
    if let script = subtags.first(where: { $0.utf8.count == 4 }),
      script.utf8.allSatisfy(\.isASCIILetter)
    {
      return scripts.contains(script)
    }
    return languages.contains(language)
  }

  private static let scripts: Set<String> = [
    "bopo", "hanb", "hani", "hans", "hant", "hira", "hrkt", "jpan", "kana", "yiii",
  ]
  private static let languages: Set<String> = [
    "ja", "zh", "yue", "cmn", "wuu", "hak", "nan", "gan", "hsn", "cdo", "cjy", "ii",
  ]
}
