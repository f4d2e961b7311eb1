import TextFoundation

/// Which characters cannot stand at the edge of a line, and so neither at the edge of a phrase.
///
/// After JIS X 4051 (行頭禁則, 行末禁則) and the classes CL, CP, EX, IS, NS, CJ, SY, IN, PO, CM, OP
/// and PR of UAX #14.
package enum LineEdge {
  /// Whether a line does not start with a character: closing brackets, 、。！？, small kana, ー, 々,
  /// ・, …, % and what combines with the character before.
  package static func cannotStart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21, 0x25, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F: return true  // ! % , . / : ; ?
    case ..<0x7F: return scalar == 0x29 || scalar == 0x5D || scalar == 0x7D  // ) ] }
    case 0x3001...0x3002, 0x3005, 0x301C, 0x303B, 0x3099...0x309E, 0x30A0, 0x30FB...0x30FE:
      return true
    case 0x3041...0x30FF: return isSmallKana(scalar)
    case 0x4E00...0x9FFF: return false
    case 0x31F0...0x31FF: return true  // ㇰ–ㇿ
    case 0xA2, 0xB0, 0x2010, 0x2013, 0x2024...0x2026, 0x2030...0x2037, 0x203C...0x203D,
      0x2047...0x2049, 0x2103, 0x2109:
      return true
    case 0xFF01, 0xFF05, 0xFF0C, 0xFF0E...0xFF0F, 0xFF1A...0xFF1B, 0xFF1F, 0xFF5E, 0xFF61,
      0xFF64...0xFF65, 0xFF67...0xFF70, 0xFF9E...0xFF9F, 0xFFE0:
      return true
    default: break
    }
    switch Unicode.Scalar(scalar)?.generalCategory {
    case .closePunctuation, .finalPunctuation, .nonspacingMark, .spacingMark, .enclosingMark,
      .format:
      return true
    default: return false
    }
  }

  /// Whether a line does not end with a character: opening brackets and quotation marks, currency
  /// signs and other marks before numbers.
  package static func cannotEnd(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x24, 0x28, 0x5B, 0x7B, 0xA1, 0xBF, 0xB1, 0x2116, 0xFF04: return true
    case ..<0x80, 0xA2, 0x3041...0x30FF, 0x4E00...0x9FFF, 0xFFE0: return false
    default: break
    }
    switch Unicode.Scalar(scalar)?.generalCategory {
    case .openPunctuation, .initialPunctuation, .currencySymbol: return true
    default: return false
    }
  }

  /// ぁぃぅぇぉっゃゅょゎゕゖ and their katakana.
  private static func isSmallKana(_ scalar: UInt32) -> Bool {
    switch scalar >= 0x30A1 ? scalar - 0x60 : scalar {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
      0x3095...0x3096:
      true
    default: false
    }
  }
}
