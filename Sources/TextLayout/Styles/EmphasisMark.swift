import MarkupText
import TextFoundation

/// The emphasis mark of a style: `text-emphasis-style` (CSS Text Decoration 3 §3.1).
struct EmphasisMark: Sendable, Hashable {
  /// The text of the emphasis mark, which is never empty.
  var text: String
  /// Whether the mark is over the text, which is to the right of a vertical line.
  var isOver: Bool

  /// Creates the emphasis mark of a style, or returns nil if it has none.
  init?(_ style: ComputedStyle, mode: WritingMode) {
    var keywords: [StyleKeyword] = []
    var symbol: Character?
    switch style[.textEmphasisStyle] {
    case .string(let text): symbol = text.first
    case .keyword(let keyword): keywords = [keyword]
    case .keywords(let several): keywords = several
    default: break
    }
    guard symbol != nil || !keywords.isEmpty, !keywords.contains(.none) else { return nil }
    let isOpen = keywords.contains(.open)
    let shape = keywords.first { $0 != .open && $0 != .filled }
    if symbol == nil {
      switch shape ?? (mode.isVertical ? .sesame : .circle) {
      case .dot: symbol = isOpen ? "\u{25E6}" : "\u{2022}"
      case .doubleCircle: symbol = isOpen ? "\u{25CE}" : "\u{25C9}"
      case .triangle: symbol = isOpen ? "\u{25B3}" : "\u{25B2}"
      case .sesame: symbol = isOpen ? "\u{FE46}" : "\u{FE45}"
      default: symbol = isOpen ? "\u{25CB}" : "\u{25CF}"
      }
    }
    guard let symbol else { return nil }
    text = String(symbol)
    isOver =
      mode.isVertical
      ? !style.has(.left, for: .textEmphasisPosition)
      : !style.has(.under, for: .textEmphasisPosition)
  }

  /// Returns whether a character gets an emphasis mark: not spaces, controls and punctuation,
  /// except symbols that are read as words (§3.5, the initial value of `text-emphasis-skip`).
  static func marks(_ scalar: Unicode.Scalar) -> Bool {
    let code = scalar.value
    // Fast path: hiragana and ideographs.
    if 0x3041...0x3096 ~= code || 0x3400...0x9FFF ~= code { return true }
    switch scalar.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .surrogate,
      .unassigned:
      return false
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return readPunctuation.contains(code)
    default: return true
    }
  }

  /// The punctuation that is read as words: # % ‰ ‱ ٪ ؉ ؊ & ⁊ @ § ¶ ⁋ ⁓ 〽︎ and their compatibility
  /// forms.
  private static let readPunctuation: Set<UInt32> = [
    0x23, 0x25, 0x26, 0x40, 0xA7, 0xB6, 0x0609, 0x060A, 0x066A, 0x2030, 0x2031, 0x204A, 0x204B,
    0x2053, 0x303D, 0xFE5F, 0xFE60, 0xFE6A, 0xFE6B, 0xFF03, 0xFF05, 0xFF06, 0xFF20,
  ]
}
