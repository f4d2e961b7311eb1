import TextFoundation

extension TextDirection {
  /// Returns the direction of the first letter of a text (UAX #9, rules P2 and P3), or nil if there
  /// is no letter.
  ///
  /// The contents of isolates are skipped. Letters are recognized by general category, and
  /// right-to-left letters by the blocks that the standard reserves for them.
  init?(firstStrongIn bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var offset = range.lowerBound
    var isolates = 0
    while offset < range.upperBound, let scalar = bytes.scalar(at: offset) {
      offset += scalar.length
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      case _ where isolates > 0: continue
      case 0x200E:
        self = .leftToRight
        return
      case 0x200F, 0x061C:
        self = .rightToLeft
        return
      default:
        guard GeneralCategory.table[scalar.value].isLetter else { continue }
        self = Self.runsLeft(scalar.value) ? .rightToLeft : .leftToRight
        return
      }
    }
    return nil
  }

  /// Returns whether a letter belongs to a right-to-left script (UAX #9, table 4; the defaults of
  /// DerivedBidiClass).
  private static func runsLeft(_ letter: UInt32) -> Bool {
    switch letter {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

extension GeneralCategory {
  fileprivate var isLetter: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
