import TextFoundation

/// Case conversion with Unicode's full mappings and their conditions (SpecialCasing.txt), and the
/// special rules of Turkish, Azerbaijani and Dutch.
struct CaseMapping: Sendable {
  private let isTurkic: Bool
  private let isDutch: Bool
  /// Whether the current position is within a word, where no letter is capitalized.
  private var isInWord = false
  /// Whether the preceding letter is cased, which determines the form of the Greek sigma.
  private var isBehindCased = false
  /// Whether the preceding letter is the capitalized I of a Dutch IJ.
  private var isBehindTitleI = false

  /// Creates a mapping for text in a language, given as a BCP 47 tag.
  init(language: String?) {
    let primary = language?.prefix { $0 != "-" && $0 != "_" }.lowercased()
    isTurkic = primary == "tr" || primary == "az"
    isDutch = primary == "nl"
  }

  /// Returns a scalar in the case of a transform; `isBeforeCased` returns whether a cased letter
  /// follows, which determines the form of the Greek sigma.
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

  /// Updates the state for a scalar of the text that was mapped.
  mutating func pass(_ scalar: Unicode.Scalar) {
    guard !scalar.isPartOfWordOnly else { return }
    isBehindTitleI = isDutch && !isInWord && (scalar == "i" || scalar == "I")
    isBehindCased = scalar.properties.isCased
    isInWord = scalar.startsWordOfLetters
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may be within a word but does not start one: combining marks, apostrophes
  /// and full stops between letters (the case-ignorable characters of Unicode).
  fileprivate var isPartOfWordOnly: Bool {
    if value < 0x80 { return self == "'" || self == "." }
    return properties.isCaseIgnorable
  }

  /// Whether the scalar is an ideograph or kana, after which capitalization may start a new word.
  private var isEastAsianLetter: Bool {
    (0x3040...0x30FF).contains(value) || properties.isIdeographic
  }

  fileprivate var startsWordOfLetters: Bool {
    if value < 0x80 { return value.isASCIIAlphanumeric }
    return !isEastAsianLetter && (properties.isAlphabetic || properties.numericType != nil)
  }
}
