/// Where Chromium and the breaker part on purpose, and why: rows of a table, so that everything
/// else is an error.
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
    // The half-width sound marks are NS, so no letters here; Blink's category says Lm.
    KnownDifference(modes: ["keep-all"], browserBreaks: false) { left, _ in
      "ﾞﾟ".unicodeScalars.contains { $0 == left.unicodeScalars.last }
    },
    // CSS Text 3, 5.2, leaves punctuation alone; Blink's break-all has a table of pairs of its own,
    // in which these signs of ASCII count as letters or not by what is beside them.
    KnownDifference(modes: ["break-all"], browserBreaks: nil) {
      "-+|$\\%".contains($0) || "-+|$\\%".contains($1)
    },
    // é is class ID in break-all, so it counts as East Asian in LB19a here.
    KnownDifference(modes: ["break-all"], browserBreaks: false) { left, _ in left == "’" },
  ]

  /// Whether a difference between two Characters is a known one.
  static func isKnown(
    _ mode: String, browserBreaks: Bool, between left: Character, and right: Character
  ) -> Bool {
    rows.contains {
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
