import TextFoundation

/// The treatment of white space (`white-space-collapse`, CSS Text 4 §3.1).
enum WhiteSpaceMode: Sendable {
  /// White space collapses to a single space or is removed.
  case collapse
  /// Newlines are forced line breaks, and other white space collapses: `pre-line`.
  case preserveBreaks
  /// White space is preserved: `pre`, `pre-wrap` and `break-spaces`.
  case preserve
  /// Newlines and tabs become spaces, and all spaces are preserved.
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

/// The content language, as far as white space processing depends on it.
struct ContentLanguage: Sendable {
  /// The value of `lang`, or nil.
  let tag: String?
  /// Whether the writing system is Chinese, Japanese or Yi.
  let isEastAsian: Bool

  init(tag: String?, default language: String) {
    self.tag = tag
    isEastAsian = Self.isEastAsian(tag ?? language)
  }

  /// Returns whether a language tag denotes East Asian text, by the script subtag if there is one
  /// and otherwise by the language (CSS Text 3, appendix F).
  private static func isEastAsian(_ tag: String) -> Bool {
    if languages.contains(tag) { return true }
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 8)
      .map { String(decoding: $0.map(\.asciiLowercased), as: UTF8.self) }
    guard let language = parts.first else { return false }
    // A script subtag cannot follow a region or the singleton of an extension.
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
