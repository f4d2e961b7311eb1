/// A small number for each kana, shared by hiragana and katakana, and for the marks that modify
/// kana.
///
/// 0 to 85 are U+3041 to U+3096 (ぁ to ゖ) in code point order.
enum KanaCode {
  static let sokuon: UInt8 = 34
  static let wo: UInt8 = 81
  static let n: UInt8 = 82
  /// ヷ, the first of four; ㇰ to ㇿ, ㇷ゚, ゟ and ヿ follow.
  static let voicedW: UInt8 = 86
  static let ainu: UInt8 = 90
  static let ainuP: UInt8 = 106
  static let yori: UInt8 = 107
  static let koto: UInt8 = 108
  /// The number of kana codes.
  static let kanaCount: UInt8 = 109

  /// The voiced sound mark: U+3099, U+309B or half-width.
  static let voicing: UInt8 = 0x80
  /// The semi-voiced sound mark: U+309A, U+309C or half-width.
  static let semivoicing: UInt8 = 0x81
  /// The prolonged sound mark ー.
  static let prolonged: UInt8 = 0x82
  /// The iteration marks ゝ and ヽ.
  static let iteration: UInt8 = 0x83
  /// The voiced iteration marks ゞ and ヾ.
  static let voicedIteration: UInt8 = 0x84
  /// The byte 0x1F, a morpheme boundary.
  static let morphemeBoundary: UInt8 = 0x85
  /// A character with an ASCII equivalent.
  static let replaced: UInt8 = 0x86
  /// Any other character.
  static let other: UInt8 = 0xFF

  /// Returns the code of a scalar with three bytes in UTF-8.
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
    default: HalfwidthKatakana.fullwidth(scalar).map { code(of: $0) } ?? other
    }
  }

  /// Returns the code of a single kana given as text (ㇷ゚ is two scalars); nil for any other text.
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

/// A kana code with the properties that the romanization loop checks first, in one word.
struct KanaTraits {
  /// The packed fields: bits 0 to 7 are the code, bits 8 to 10 the vowel of ``KanaRelation/vowel``,
  /// and bits 11 and 12 flags.
  var bits: UInt16

  private static let changesPreviousBit: UInt16 = 1 << 11
  private static let sokuonBit: UInt16 = 1 << 12

  @inline(__always) static var other: KanaTraits { KanaTraits(bits: UInt16(KanaCode.other)) }
  @inline(__always) static var morphemeBoundary: KanaTraits {
    KanaTraits(bits: UInt16(KanaCode.morphemeBoundary))
  }

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
  /// Nonzero for small kana and voicing marks.
  @inline(__always) var changesPrevious: UInt16 { bits & Self.changesPreviousBit }
  /// Nonzero for っ.
  @inline(__always) var isSokuon: UInt16 { bits & Self.sokuonBit }
}

/// Relations between kana codes, stored as columns of 256 entries indexed by code.
enum KanaRelation: Int {
  /// The code with a voiced mark; `other` if there is none.
  case voiced
  /// The code with a semi-voiced mark; `other` if there is none.
  case semivoiced
  /// The code without a voicing mark.
  case unvoiced
  /// The index among the nine small kana that can end a syllable; `other` for all other codes.
  case smallIndex
  /// The vowel, 1 to 5, of a kana of the あ row or its small form; 0 for all other codes.
  case vowel

  /// All columns, one after another.
  static let table: [UInt8] = makeTable()

  /// Returns the entry for a code.
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
