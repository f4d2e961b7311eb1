import LineBreaking

/// What Blink, Chromium's engine, decides without asking UAX #14: behind spaces, and between two
/// visible characters of Latin-1, whatever the language and the level.
///
/// They are no part of any standard, so they are laid over the breaker's opportunities before
/// these are compared with Chromium's lines: everything else is the breaker's.
struct BlinkShortcuts {
  /// The second characters before which a line may begin, by first character, as recorded.
  let pairs: [Character: Set<Character>]

  /// The opportunities of a text with Blink's in place of those it does not leave to UAX #14.
  ///
  /// With `addsPairs` the table only adds opportunities, as for `break-all`.
  func applied(
    to opportunities: [BreakOpportunity], of text: MeasuredText, addsPairs: Bool = false
  ) -> [BreakOpportunity] {
    let kinds = Dictionary(opportunities.map { ($0.offset, $0.kind) }) { first, _ in first }
    let characters = text.characters
    return (1...characters.count).compactMap { index in
      let offset = text.offsets[index]
      let kind = kinds[offset]
      guard index < characters.count, kind != .mandatory else {
        return kind.map { BreakOpportunity(offset: offset, kind: $0) }
      }
      let decided = decision(characters, index)
      let isAllowed = addsPairs && decided == false ? nil : decided
      switch isAllowed {
      case .some(true): return BreakOpportunity(offset: offset, kind: .allowed)
      case .some(false): return nil
      case .none: return kind.map { BreakOpportunity(offset: offset, kind: $0) }
      }
    }
  }

  /// Whether a line may begin at a Character; nil where UAX #14 is asked.
  private func decision(_ characters: [Character], _ index: Int) -> Bool? {
    let left = characters[index - 1]
    let right = characters[index]
    if right == " " { return false }
    if left == " " { return true }
    guard left.isVisibleLatin1, right.isVisibleLatin1 else { return nil }
    if left == "-", ("0"..."9").contains(right) {
      // A minus sign, except in ABCD-1234 and 1234-5678.
      guard index > 1, characters[index - 2].isASCII else { return false }
      return characters[index - 2].isLetter || characters[index - 2].isNumber
    }
    return pairs[left]?.contains(right) ?? false
  }
}

extension Character {
  /// U+0021 to U+00FF without controls, no-break space and soft hyphen.
  fileprivate var isVisibleLatin1: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    switch scalar {
    case "\u{AD}": return false
    case "!"..."~", "\u{A1}"..."\u{FF}": return true
    default: return false
    }
  }
}
