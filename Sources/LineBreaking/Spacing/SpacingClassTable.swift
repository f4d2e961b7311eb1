import TextFoundation

/// The spacing class of every scalar, from the lists of JLREQ and from general rules for all other
/// characters.
struct SpacingClassTable: Sendable {
  static let shared = SpacingClassTable()

  /// The members of the classes according to JLREQ appendix A, in full and half width.
  ///
  /// Hiragana, katakana, ideographs, digits and letters are not included, because their classes
  /// follow from their script; nor are the ASCII members of cl-12 and cl-13 (`$`, `%`), because
  /// their width shows that they belong to Western text.
  static let members: [(SpacingClass, String)] = [
    (.openingBracket, "‘“（〔［｛〈《「『【｟〘〖〝«｢"),
    (.closingBracket, "’”）〕］｝〉》」』】｠〙〗〟»｣"),
    (.hyphen, "‐–〜゠～"),
    (.dividingPunctuation, "！？‼⁇⁈⁉"),
    (.middleDot, "・：；･"),
    (.fullStop, "。．｡"),
    (.comma, "、，､"),
    (.inseparable, "—―…‥〳〴〵"),
    (.iterationMark, "ヽヾゝゞ々〻"),
    (.prolongedSoundMark, "ーｰ"),
    (.smallKana, "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ"),
    (.prefixedAbbreviation, "￥＄￡＃€№"),
    (.postfixedAbbreviation, "°′″℃￠％‰㏋ℓ㌃㌍㌔㌘㌢㌣㌦㌧㌫㌶㌻㍉㍊㍍㍑㍗㎎㎏㎜㎝㎞㎡㏄"),
    (.ideographicSpace, "\u{3000}"),
    (.mathSymbol, "＝≠＜＞≦≧⊆⊇∪∩⊂⊃∈∋≡≒∽∝⇒⇔"),
    (.mathOperator, "＋－×÷±∓"),
    (.ideograph, "〆〇"),
  ]

  /// The classes below U+3400, by code point.
  private let low: [SpacingClass]
  /// The classes from U+FE00 to U+FFFF.
  private let high: [SpacingClass]

  private init() {
    var low = (0..<0x3400).map { Self.byCategory(UInt32($0)) }
    var high = (0xFE00...0xFFFF).map { Self.byCategory(UInt32($0)) }
    for (spacing, characters) in Self.members {
      for scalar in characters.unicodeScalars {
        let code = Int(scalar.value)
        if code < 0x3400 {
          low[code] = spacing
        } else if code >= 0xFE00 {
          high[code - 0xFE00] = spacing
        }
      }
    }
    (self.low, self.high) = (low, high)
  }

  subscript(_ code: UInt32) -> SpacingClass {
    switch code {
    case 0..<0x3400: low[Int(code)]
    case _ where code.isCJKIdeograph: .ideograph
    case 0xFE00...0xFFFF: high[Int(code) - 0xFE00]
    default: Self.byCategory(code)
    }
  }

  /// Returns the class of a scalar that is not in the lists, by its script and general category.
  private static func byCategory(_ code: UInt32) -> SpacingClass {
    guard let scalar = Unicode.Scalar(code) else { return .symbol }
    switch code {
    case 0x20, 0xA0, 0x09, 0x1680, 0x2000...0x200A, 0x202F, 0x205F: return .westernSpace
    case 0xFFFC: return .object  // object replacement character
    case 0xFF01...0xFF65, 0xFFE0...0xFFEF: return .symbol
    default: break
    }
    switch scalar.script {
    case .han: return .ideograph
    case .hiragana: return .hiragana
    case .katakana: return .katakana
    case .hangul, .bopomofo, .yi: return .symbol
    default: break
    }
    switch scalar.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .letterNumber:
      return .western
    case .decimalNumber: return .numeral
    case .mathSymbol, .otherSymbol, .otherNumber, .privateUse, .unassigned:
      return code < 0x100 ? .westernPunctuation : .symbol
    default: return .westernPunctuation
    }
  }
}
