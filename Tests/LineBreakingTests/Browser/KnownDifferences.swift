/// Where Chromium and the breaker part on purpose, and why.
///
/// Everything that no row explains is an error, and so is a row that explains nothing.
struct KnownDifference: Sendable {
  /// The modes of the recordings it holds for.
  let modes: Set<String>
  /// Whether the browser breaks where the breaker does not, or the other way round; nil for both.
  let browserBreaks: Bool?
  /// Whether it is about a break between two Characters.
  let applies: @Sendable (_ left: Character, _ right: Character) -> Bool

  static let rows = [
    // “ and ” open and close in Japanese (ICU's ja@lb=strict of version 72, and Chromium's normal
    // and loose); Chromium's strict has LB19 and LB19a of Unicode 16 instead.
    KnownDifference(modes: ["strict", "break-all", "keep-all"], browserBreaks: nil) {
      "“”".contains($0) || "“”".contains($1)
    },
    // CSS Text 3, 5.2, suppresses breaks between characters of the classes NU, AL, AI and ID;
    // Blink asks for letters and digits instead, so it breaks around symbols.
    KnownDifference(modes: ["keep-all"], browserBreaks: true) { $0.isSymbol || $1.isSymbol },
    // A variation selector ends Blink's letter.
    KnownDifference(modes: ["keep-all"], browserBreaks: true) { left, _ in
      left.unicodeScalars.contains(where: \.properties.isVariationSelector)
    },
    // CSS Text 3, 5.2, leaves punctuation alone; Blink's break-all has a table of pairs of its own,
    // in which these signs of ASCII count as letters or not by what is beside them.
    KnownDifference(modes: ["break-all"], browserBreaks: nil) {
      "-+|$\\%".contains($0) || "-+|$\\%".contains($1)
    },
  ]

  /// Those of single pairs between ideographs, most of them rare in text.
  static let pairRows = [
    // “ and ” as above.
    KnownDifference(modes: ["strict"], browserBreaks: nil) {
      "“”".contains($0) || "“”".contains($1)
    },
    // CSS Text 3, 5.3, in any language: breaks before ‐ and – behind an ideograph; Blink's tables
    // have them for Chinese and Japanese only, not behind 々 or ・, and keep the hyphen to a letter
    // behind it.
    KnownDifference(modes: ["loose"], browserBreaks: false) {
      "‐–".contains($0) || "‐–".contains($1)
    },
    // ICU's loose also breaks between a letter and a sign before numbers; CSS does not list it.
    KnownDifference(modes: ["loose"], browserBreaks: true) {
      "①★→aαאก―".contains($0) && "￥№＄€±".contains($1)
    },
  ]

  /// The row that explains a difference between two Characters; nil if it is an error.
  static func row(
    _ mode: String, browserBreaks: Bool, between left: Character, and right: Character,
    in rows: [KnownDifference] = rows
  ) -> Int? {
    rows.firstIndex {
      $0.modes.contains(mode) && $0.browserBreaks ?? browserBreaks == browserBreaks
        && $0.applies(left, right)
    }
  }
}

extension Character {
  /// Symbols and dashes by their general category, and marks that stand for words.
  fileprivate var isSymbol: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .dashPunctuation: return true
    default: return "／＆※#@*\\".contains(self)
    }
  }
}
