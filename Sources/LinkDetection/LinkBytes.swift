import TextFoundation

/// A set of ASCII characters.
///
/// Sendable: a plain value.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ members: StaticString) {
    for place in 0..<members.utf8CodeUnitCount {
      let byte = members.utf8Start[place]
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
  }

  /// The union with letters and digits.
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

/// The classes of bytes that links are read by.
extension ASCIISet {
  /// RFC 3986, 3.1.
  static let scheme = ASCIISet("+-.").withAlphanumerics
  /// RFC 3986, 3.2.1, but for `(`, `)`, `'` and `,`, which stand around links.
  static let userInformation = ASCIISet("-._~%!$&*+=:;").withAlphanumerics
  /// What local parts are written with; RFC 5322, 3.2.3 allows more.
  static let localPart = ASCIISet("._%+-").withAlphanumerics
  /// What goes on in a path and may be its last character; brackets are counted.
  static let path = ASCIISet("/-_~%=&+$@#^").withAlphanumerics
  /// What goes on in a path if more follows.
  static let trailing = ASCIISet(".,;:!?'*|")
  /// What ends a link that it stands directly before.
  static let closing = ASCIISet("'*|")
  /// What no host without a scheme starts behind: it is a part of a path or of another address.
  static let noHostBehind = ASCIISet("_/\\@%~#$&").withAlphanumerics
}

/// What a scalar that is not ASCII does to a link.
enum LinkScalar {
  /// Kanji, katakana, `ー` and iteration marks: they go on in paths.
  case japanese
  /// Hiragana end paths.
  case hiragana
  /// `・` goes on between two of `japanese`.
  case middleDot
  /// Letters and digits of other scripts.
  case letter
  /// A mark that combines with what is before it.
  case mark
  /// A symbol, which hosts may have.
  case symbol
  /// Punctuation, full-width forms, spaces, controls and the rest: the end.
  case end

  init(_ scalar: UInt32) {
    switch scalar {
    case 0x3099, 0x309A: self = .mark
    case 0x3041...0x309F: self = .hiragana
    case 0x30FB, 0xFF65: self = .middleDot
    case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .japanese
    case 0x3005...0x3007, 0x3021...0x3029, 0x303B...0x303C: self = .japanese
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFD: self = .japanese
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
