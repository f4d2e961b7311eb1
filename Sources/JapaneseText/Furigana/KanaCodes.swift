extension KanaBytes {
  /// The code points of kana, three bytes of UTF-8 each.
  var kanaCodes: [UInt16] {
    stride(from: 0, to: count - 2, by: 3).map { offset in
      UInt16(self[offset] & 0x0F) << 12 | UInt16(self[offset + 1] & 0x3F) << 6
        | UInt16(self[offset + 2] & 0x3F)
    }
  }
}

/// Sounds of katakana by their code points, as far as alignment needs them.
enum KanaSounds {
  static let smallTsu: UInt16 = 0x30C3
  static let tsu: UInt16 = 0x30C4
  static let chi: UInt16 = 0x30C1
  static let ku: UInt16 = 0x30AF
  static let ki: UInt16 = 0x30AD
  static let u: UInt16 = 0x30A6
  static let fu: UInt16 = 0x30D5
  static let n: UInt16 = 0x30F3

  /// Whether `kana` is `plain` with a voicing mark: ガ of カ, パ of ハ, ヂ and ジ of チ.
  static func isVoiced(_ kana: UInt16, of plain: UInt16) -> Bool {
    let row = KanaRows.row(of: Int(plain) - 0x30A1)
    switch row {
    case UInt8(ascii: "k"), UInt8(ascii: "s"): return kana == plain + 1
    case UInt8(ascii: "t"):
      return kana == plain + 1 || plain == chi && kana == 0x30B8 || plain == tsu && kana == 0x30BA
    case UInt8(ascii: "h"): return kana == plain + 1 || kana == plain + 2
    default: return false
    }
  }

  /// Whether `kana` is a vowel taken over by an ン before it: ノ of オ, ミョ of ヨ.
  static func isLiaison(_ kana: UInt16, of vowel: UInt16) -> Bool {
    let pairs: [(UInt16, UInt16)] = [
      (0x30A2, 0x30CA), (0x30A4, 0x30CB), (0x30A6, 0x30CC), (0x30A8, 0x30CD), (0x30AA, 0x30CE),
    ]
    return pairs.contains { $0 == vowel && $1 == kana }
  }

  /// Whether a noun that ends with `last` ends with `kana` in compounds: アメ and アマ, キ and コ.
  static func alternates(_ last: UInt16, _ kana: UInt16) -> Bool {
    let pairs: [(UInt16, UInt16)] = [
      (0x30E1, 0x30DE), (0x30B1, 0x30AB), (0x30CD, 0x30CA), (0x30C6, 0x30BF), (0x30BC, 0x30B6),
      (0x30A8, 0x30EF), (0x30AD, 0x30B3), (0x30D2, 0x30DB), (0x30ED, 0x30E9), (0x30EC, 0x30E9),
      (0x30D9, 0x30D0), (0x30BB, 0x30B5),
    ]
    return pairs.contains { $0 == last && $1 == kana }
  }

  /// The ending of a verb in its continuative form: キ for ク; nothing for others.
  static func continuative(_ ending: [UInt16]) -> [UInt16] {
    guard let last = ending.last,
      let form = zip("ウクグスツヌブムル".unicodeScalars, "イキギシチニビミリ".unicodeScalars)
        .first(where: { $0.0.value == UInt32(last) })?.1
    else { return ending }
    return ending.dropLast() + [UInt16(truncatingIfNeeded: form.value)]
  }
}
