import TextFoundation

/// A set of ASCII characters.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ members: StaticString) {
    for index in 0..<members.utf8CodeUnitCount {
      let byte = members.utf8Start[index]
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
  }

  /// The union of the set with ASCII letters and digits.
  var withAlphanumerics: ASCIISet {
    var set = self
    for byte in UInt8(0)..<128 where byte.isASCIIAlphanumeric {
      if byte < 64 { set.low |= 1 << UInt64(byte) } else { set.high |= 1 << UInt64(byte & 63) }
    }
    return set
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 != 0
  }
}

/// The byte classes of the link grammar.
extension ASCIISet {
  /// Characters of schemes (RFC 3986, 3.1).
  static let scheme = ASCIISet("+-.").withAlphanumerics
  /// Characters of user information (RFC 3986, 3.2.1), except `(`, `)`, `'` and `,`, which often
  /// enclose links.
  static let userInformation = ASCIISet("-._~%!$&*+=:;").withAlphanumerics
  /// Common characters of local parts; RFC 5322, 3.2.3 allows more.
  static let localPart = ASCIISet("._%+-").withAlphanumerics
  /// Characters that continue a path and may end it; brackets are handled separately.
  static let path = ASCIISet("/-_~%=&+$@#^").withAlphanumerics
  /// Characters that belong to a path only if more of it follows.
  static let trailing = ASCIISet(".,;:!?'*|")
  /// Characters that end a link if the same character directly precedes it.
  static let closing = ASCIISet("'*|")
  /// Characters after which a host without a scheme cannot start, because it would be part of a
  /// path or another address.
  static let preventsHost = ASCIISet("_/\\@%~#$&").withAlphanumerics
}

/// Classes of non-ASCII scalars in the link grammar.
enum LinkScalar {
  /// Kanji, katakana, `ー` and iteration marks, which continue paths.
  case japanese
  /// Hiragana, which ends paths.
  case hiragana
  /// `・`, which continues paths between two `japanese` characters.
  case middleDot
  /// Letters and digits of other scripts.
  case letter
  /// A combining mark.
  case mark
  /// A symbol, which is allowed in hosts.
  case symbol
  /// Punctuation, fullwidth forms, spaces, controls and all others, which end links.
  case end

  init(_ scalar: UInt32) {
    switch scalar {
    case 0x3099, 0x309A: self = .mark
    case 0x3041...0x309F: self = .hiragana
    case 0x30FB, 0xFF65: self = .middleDot
    case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .japanese
    case 0x3005...0x3007, 0x3021...0x3029, 0x303B...0x303C: self = .japanese
    case _ where scalar.isCJKIdeograph: self = .japanese
    case 0x2E80...0x2FDF: self = .japanese
    case 0x2FE0...0x30A0, 0xFF00...0xFFFF: self = .end
    default:
      switch GeneralCategory.table[scalar] {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber:
        self = .letter
      case .nonspacingMark, .spacingMark: self = .mark
      case .otherSymbol: self = .symbol
      default: self = .end
      }
    }
  }
}
