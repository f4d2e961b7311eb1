import TextFoundation

/// The character classes of the sentence rules.
enum SentenceCharacters {
  /// Returns whether a scalar ends a sentence by itself: 。｡！？!? and their combined forms.
  static func isTerminator(_ value: UInt32) -> Bool {
    switch value {
    case 0x21, 0x3F, 0x203C, 0x2047...0x2049, 0x3002, 0xFF01, 0xFF1F, 0xFF61: true
    default: false
    }
  }

  /// Returns whether a scalar is … or ‥, which end a sentence only before a pause.
  static func isEllipsis(_ value: UInt32) -> Bool { value == 0x2026 || value == 0x2025 }

  /// Returns whether a scalar is White_Space but not a line end; U+FEFF and other format characters
  /// are text.
  static func isSpace(_ value: UInt32) -> Bool {
    switch value {
    case 0x20, 0x09, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns whether a scalar is LF, VT, FF, CR, NEL, or the line or paragraph separator.
  static func isLineEnd(_ value: UInt32) -> Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  static func isWhiteSpace(_ value: UInt32) -> Bool { isSpace(value) || isLineEnd(value) }

  /// Returns the closing bracket for an opening one; a straight quotation mark closes itself.
  static func closing(of opening: UInt32) -> UInt32? {
    switch opening {
    case 0x22: 0x22  // "
    case 0x28: 0x29  // ()
    case 0x5B, 0x7B: opening + 2  // [] {}
    case 0x201C: 0x201D  // “”
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A:
      opening + 1  // 〈〉《》「」『』【】〔〕〖〗〘〙〚〛
    case 0x301D: 0x301F  // 〝〟
    case 0xFF08: 0xFF09  // （）
    case 0xFF3B, 0xFF5B: opening + 2  // ［］｛｝
    case 0xFF5F: 0xFF60  // ｟｠
    case 0xFF62: 0xFF63  // ｢｣
    default: nil
    }
  }

  static func isClosing(_ value: UInt32) -> Bool {
    switch value {
    case 0x22, 0x27, 0x29, 0x5D, 0x7D, 0x2019, 0x201D, 0x301F, 0xFF09, 0xFF3D, 0xFF5D, 0xFF60,
      0xFF63:
      true
    case 0x3009...0x301B:
      value & 1 == 1 && value <= 0x3011 || (value & 1 == 1 && value >= 0x3015)
    default: false
    }
  }

  /// Returns whether a scalar opens a quotation: 「『｢“〝".
  static func isQuotation(_ value: UInt32) -> Bool {
    [0x300C, 0x300E, 0xFF62, 0x201C, 0x301D, 0x22].contains(value)
  }

  static func isRound(_ value: UInt32) -> Bool { value == 0x28 || value == 0xFF08 }

  /// Returns whether a scalar is a digit or Latin letter, in ASCII or full width.
  static func isAlphanumeric(_ value: UInt32) -> Bool {
    value.isASCIIOrFullwidthDigit || value.isASCIILetter || value.isFullwidthLetter
  }

  static func isHiragana(_ value: UInt32) -> Bool { (0x3041...0x309F).contains(value) }

  /// Returns whether a scalar is kana, an ideograph, or punctuation or a full-width form used with
  /// them.
  static func isJapanese(_ value: UInt32) -> Bool {
    switch value {
    case 0x3001...0x30FF, 0xFF01...0xFF9F: !isAlphanumeric(value)
    default: value.isCJKIdeograph
    }
  }

  /// Returns whether a scalar is a note, star, heart or wave, used as an ornament after
  /// punctuation.
  static func isOrnament(_ value: UInt32) -> Bool {
    switch value {
    case 0x2605, 0x2606, 0x2661, 0x2665, 0x2669...0x266C, 0x301C, 0xFF5E, 0x7E: true
    default: false
    }
  }

  /// Returns whether a scalar is an emoji, or joins or extends the preceding character.
  static func isEmojiOrExtension(_ value: UInt32) -> Bool {
    guard value > 0x7F else { return false }
    switch GraphemeClusterBreak.table[value] {
    case .extendedPictographic, .regionalIndicator, .extend, .zwj, .spacingMark: return true
    default: return false
    }
  }
}
