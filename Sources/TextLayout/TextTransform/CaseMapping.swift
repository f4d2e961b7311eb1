/// Letters in another case: Unicode's full mappings with their conditions (SpecialCasing.txt), and
/// what Turkish, Azerbaijani and Dutch do differently.
///
/// Sendable: a plain value.
struct CaseMapping: Sendable {
  private let isTurkic: Bool
  private let isDutch: Bool
  /// Whether the text so far ends within a word, so that no letter is capitalized.
  private var isInWord = false
  /// Whether the text so far ends with a letter that has case, for the Greek sigma.
  private var isBehindCased = false
  /// Whether the i of the Dutch IJ was just capitalized.
  private var isBehindTitleI = false

  /// A mapping for text in a language, as a BCP 47 tag.
  init(language: String?) {
    let primary = language?.prefix { $0 != "-" && $0 != "_" }.lowercased()
    isTurkic = primary == "tr" || primary == "az"
    isDutch = primary == "nl"
  }

  /// A scalar in the case that a transform asks for; `isBeforeCased` tells whether a letter with
  /// case follows, which the Greek sigma depends on.
  func mapped(
    _ scalar: Unicode.Scalar, _ transform: TextTransform, isBeforeCased: () -> Bool
  ) -> String {
    if transform.contains(.uppercase) {
      return isTurkic && scalar == "i" ? "İ" : scalar.properties.uppercaseMapping
    }
    if transform.contains(.lowercase) {
      switch scalar {
      case "Σ": return isBehindCased && !isBeforeCased() ? "ς" : "σ"
      case "I" where isTurkic: return "ı"
      case "İ" where isTurkic: return "i"
      default: return scalar.properties.lowercaseMapping
      }
    }
    if transform.contains(.capitalize) {
      if isDutch, isBehindTitleI, scalar == "j" { return "J" }
      guard !isInWord else { return String(scalar) }
      return isTurkic && scalar == "i" ? "İ" : scalar.properties.titlecaseMapping
    }
    return String(scalar)
  }

  /// Goes on behind a scalar of the text.
  mutating func pass(_ scalar: Unicode.Scalar) {
    guard !scalar.isPartOfWordOnly else { return }
    isBehindTitleI = isDutch && !isInWord && (scalar == "i" || scalar == "I")
    isBehindCased = scalar.properties.isCased
    isInWord = scalar.startsWordOfLetters
  }
}

extension Unicode.Scalar {
  /// Whether words go on over it, but do not begin with it: marks, apostrophes, full stops between
  /// letters (the case-ignorable characters of Unicode).
  fileprivate var isPartOfWordOnly: Bool {
    if value < 0x80 { return self == "'" || self == "." }
    return properties.isCaseIgnorable
  }

  /// Whether a word that begins with it goes on with the next letter: not ideographs and kana, whose
  /// words show no borders.
  private var isEastAsianLetter: Bool {
    (0x3040...0x30FF).contains(value) || properties.isIdeographic
  }

  fileprivate var startsWordOfLetters: Bool {
    if value < 0x80 {
      return (0x30...0x39).contains(value) || (0x41...0x5A).contains(value & ~0x20)
    }
    return !isEastAsianLetter && (properties.isAlphabetic || properties.numericType != nil)
  }
}
