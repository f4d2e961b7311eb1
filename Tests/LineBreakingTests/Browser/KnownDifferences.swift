/// A known difference between Chromium and the breaker, and its reason.
///
/// A difference that no row explains is an error, and so is a row that explains no difference.
struct KnownDifference: Sendable {
  /// The modes of the recordings in which it occurs.
  let modes: Set<String>
  /// True if only the browser breaks, false if only the breaker does; nil for both.
  let browserBreaks: Bool?
  /// Returns whether the row applies to a break between two Characters.
  let applies: @Sendable (_ left: Character, _ right: Character) -> Bool

  static let rows = [
    // “ and ” open and close in Japanese (ja@lb=strict of ICU 72, and Chromium's normal and loose);
    // Chromium's strict has LB19 and LB19a of Unicode 16 instead.
    KnownDifference(modes: ["strict", "break-all", "keep-all"], browserBreaks: nil) {
      "“”".contains($0) || "“”".contains($1)
    },
    // CSS Text 3, 5.2, suppresses breaks between characters of the classes NU, AL, AI and ID; Blink
    // tests for letters and digits instead, so it breaks around symbols.
    KnownDifference(modes: ["keep-all"], browserBreaks: true) { $0.isSymbol || $1.isSymbol },
    // A variation selector ends Blink's letter.
    KnownDifference(modes: ["keep-all"], browserBreaks: true) { left, _ in
      left.unicodeScalars.contains(where: \.properties.isVariationSelector)
    },
    // CSS Text 3, 5.2, does not affect punctuation; Blink's break-all has its own table of pairs,
    // in which these ASCII characters are letters or not depending on their neighbors.
    KnownDifference(modes: ["break-all"], browserBreaks: nil) {
      "-+|$\\%".contains($0) || "-+|$\\%".contains($1)
    },
  ]

  /// The rows for single pairs between ideographs, most of them rare in text.
  static let pairRows = [
    // “ and ” as above.
    KnownDifference(modes: ["strict"], browserBreaks: nil) {
      "“”".contains($0) || "“”".contains($1)
    },
    // CSS Text 3, 5.3, in any language: breaks before ‐ and – after an ideograph; Blink's tables
    // have them for Chinese and Japanese only, not after 々 or ・, and prohibit the break if a letter
    // follows the hyphen.
    KnownDifference(modes: ["loose"], browserBreaks: false) {
      "‐–".contains($0) || "‐–".contains($1)
    },
    // ICU's loose also breaks between a letter and a numeric prefix; CSS does not list this.
    KnownDifference(modes: ["loose"], browserBreaks: true) {
      "①★→aαאก―".contains($0) && "￥№＄€±".contains($1)
    },
  ]

  /// Returns the index of the row that explains a difference between two Characters; nil if it is
  /// an error.
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
  /// Whether this is a symbol or dash by its general category, or punctuation used as a symbol.
  fileprivate var isSymbol: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .dashPunctuation: return true
    default: return "／＆※#@*\\".contains(self)
    }
  }
}
