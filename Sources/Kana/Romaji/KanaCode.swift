/// A small number for each kana, hiragana and katakana alike, and for the signs that act on kana.
///
/// 0 to 85 are U+3041 to U+3096 (ぁ to ゖ) in Unicode's order.
enum KanaCode {
  static let sokuon: UInt8 = 34
  static let wo: UInt8 = 81
  static let n: UInt8 = 82
  /// ヷ, the first of four; then come ㇰ to ㇿ, ㇷ゚, ゟ and ヿ.
  static let voicedW: UInt8 = 86
  static let ainu: UInt8 = 90
  static let ainuP: UInt8 = 106
  static let yori: UInt8 = 107
  static let koto: UInt8 = 108
  /// How many codes are kana.
  static let kanaCount: UInt8 = 109

  /// U+3099, U+309B and the half-width mark: voices the kana before it.
  static let voicing: UInt8 = 0x80
  /// U+309A, U+309C and the half-width mark.
  static let semivoicing: UInt8 = 0x81
  /// The mark ー.
  static let prolonged: UInt8 = 0x82
  /// The marks ゝ and ヽ.
  static let iteration: UInt8 = 0x83
  /// The marks ゞ and ヾ.
  static let voicedIteration: UInt8 = 0x84
  /// The byte 0x1F between two morphemes.
  static let seam: UInt8 = 0x85
  /// A character with an ASCII equivalent.
  static let replaced: UInt8 = 0x86
  /// Anything else.
  static let other: UInt8 = 0xFF

  /// The code of a scalar of three bytes in UTF-8.
  static func code(of scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x3041...0x3096: UInt8(scalar - 0x3041)
    case 0x30A1...0x30F6: UInt8(scalar - 0x30A1)
    case 0x30F7...0x30FA: voicedW + UInt8(scalar - 0x30F7)
    case 0x31F0...0x31FF: ainu + UInt8(scalar - 0x31F0)
    case 0x3099, 0x309B, 0xFF9E: voicing
    case 0x309A, 0x309C, 0xFF9F: semivoicing
    case 0x309D, 0x30FD: iteration
    case 0x309E, 0x30FE: voicedIteration
    case 0x30FC, 0xFF70: prolonged
    case 0x309F: yori
    case 0x30FF: koto
    case 0xFF66...0xFF9D: code(of: halfWidth[Int(scalar - 0xFF66)].value)
    default: other
    }
  }

  /// U+FF66 to U+FF9D as full-width katakana.
  private static let halfWidth = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars)

  /// The code of a single kana written as text (ㇷ゚ is two scalars); nil if it is none.
  static func kana(_ text: some StringProtocol) -> UInt8? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first else { return nil }
    let code = code(of: first.value)
    guard code < kanaCount else { return nil }
    switch scalars.count {
    case 1: return code
    case 2 where scalars[1] == "\u{309A}" && first == "ㇷ": return ainuP
    default: return nil
    }
  }
}

/// A code and what the romanizing loop wants to know about it first, in one word.
struct KanaTraits {
  /// Bits 0 to 7 are the code, bits 8 to 10 the vowel of ``KanaRelation/vowel``.
  var bits: UInt16

  private static let changesPreviousBit: UInt16 = 1 << 11
  private static let sokuonBit: UInt16 = 1 << 12

  @inline(__always) static var other: KanaTraits { KanaTraits(bits: UInt16(KanaCode.other)) }
  @inline(__always) static var seam: KanaTraits { KanaTraits(bits: UInt16(KanaCode.seam)) }

  init(bits: UInt16) { self.bits = bits }

  init(code: UInt8) {
    bits = UInt16(code) | UInt16(KanaRelation.vowel.of(code)) << 8
    let isMark = code == KanaCode.voicing || code == KanaCode.semivoicing
    if isMark || KanaRelation.smallIndex.of(code) != KanaCode.other {
      bits |= Self.changesPreviousBit
    }
    if code == KanaCode.sokuon { bits |= Self.sokuonBit }
  }

  @inline(__always) var code: UInt8 { UInt8(truncatingIfNeeded: bits) }
  @inline(__always) var vowel: UInt8 { UInt8(truncatingIfNeeded: bits &>> 8) & 7 }
  /// Not 0 for small kana and voicing marks.
  @inline(__always) var changesPrevious: UInt16 { bits & Self.changesPreviousBit }
  /// Not 0 for っ.
  @inline(__always) var isSokuon: UInt16 { bits & Self.sokuonBit }
}

/// What kana codes have to do with each other: columns of 256 entries by code.
enum KanaRelation: Int {
  /// The code with a voicing mark; `other` where there is none.
  case voiced
  /// The code with a semi-voicing mark; `other` where there is none.
  case semivoiced
  /// The code without marks.
  case unvoiced
  /// Which of the nine small kana that may end a syllable; `other` for the rest.
  case smallIndex
  /// The vowel that a kana of the row あ or its small form is, 1 to 5; 0 for others.
  case vowel

  /// All columns, one after the other.
  static let table: [UInt8] = makeTable()

  /// The entry for a code.
  @inline(__always)
  func of(_ code: UInt8, in table: UnsafeBufferPointer<UInt8>) -> UInt8 {
    table[rawValue &<< 8 | Int(code)]
  }

  func of(_ code: UInt8) -> UInt8 { Self.table[rawValue << 8 | Int(code)] }

  private static func makeTable() -> [UInt8] {
    var table = [UInt8](repeating: KanaCode.other, count: 5 << 8)
    func set(_ column: KanaRelation, _ code: UInt8, _ value: UInt8) {
      table[column.rawValue << 8 | Int(code)] = value
    }
    func codes(_ text: String) -> [UInt8] {
      text.split(separator: " ").compactMap { KanaCode.kana($0) }
    }
    for code: UInt8 in 0...255 {
      set(.unvoiced, code, code)
      set(.vowel, code, 0)
    }
    let plain = codes("う か き く け こ さ し す せ そ た ち つ て と は ひ ふ へ ほ わ ゐ ゑ を")
    let marked = codes("ゔ が ぎ ぐ げ ご ざ じ ず ぜ ぞ だ ぢ づ で ど ば び ぶ べ ぼ ヷ ヸ ヹ ヺ")
    for (plain, marked) in zip(plain, marked) {
      set(.voiced, plain, marked)
      set(.unvoiced, marked, plain)
    }
    for (plain, marked) in zip(codes("は ひ ふ へ ほ ㇷ"), codes("ぱ ぴ ぷ ぺ ぽ ㇷ゚")) {
      set(.semivoiced, plain, marked)
    }
    set(.voiced, KanaCode.iteration, KanaCode.voicedIteration)
    for (index, code) in codes("ぁ ぃ ぅ ぇ ぉ ゃ ゅ ょ ゎ").enumerated() {
      set(.smallIndex, code, UInt8(index))
    }
    for (index, code) in codes("あ い う え お ぁ ぃ ぅ ぇ ぉ").enumerated() {
      set(.vowel, code, UInt8(index % 5 + 1))
    }
    return table
  }
}
