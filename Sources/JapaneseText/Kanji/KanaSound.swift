internal import Kana

/// A kana identified by its sound: hiragana and katakana have the same code.
///
/// The code is the offset of the katakana from U+30A0, so ァ is 1 and ヶ 0x56. ヂヅヲヰヱ have the codes
/// of ジズオイエ, which are pronounced the same.
struct KanaSound: Equatable, Sendable {
  let value: UInt8

  static let longVowel = KanaSound(value: 0x5C)
  static let iteration = KanaSound(value: 0x5D)
  static let voicedIteration = KanaSound(value: 0x5E)
  static let smallTsu = KanaSound(value: 0x23)
  static let n = KanaSound(value: 0x53)
  static let no = KanaSound(value: 0x2E)
  static let ga = KanaSound(value: 0x0C)
  static let i = KanaSound(value: 0x04)
  static let u = KanaSound(value: 0x06)
  static let ru = KanaSound(value: 0x4B)
  static let ha = KanaSound(value: 0x2F)
  static let wa = KanaSound(value: 0x4F)
  /// Any other character, such as a letter in a reading.
  static let other = KanaSound(value: 0)

  private init(value: UInt8) { self.value = value }

  /// Creates the code of a hiragana, katakana, ー or kana iteration mark.
  init?(scalar: UInt32) {
    // Most kana are full-width, and need no table.
    let fullwidth = scalar < 0xFF00 ? scalar : HalfwidthKatakana.fullwidth(scalar) ?? scalar
    guard let katakana = KanaScalar.katakana(of: fullwidth) else { return nil }
    let offset = katakana &- 0x30A0
    value =
      switch offset {
      case 0x22: 0x18
      case 0x25: 0x1A
      case 0x50: 0x04
      case 0x51: 0x08
      case 0x52: 0x0A
      default: UInt8(truncatingIfNeeded: offset)
      }
  }
}

// MARK: Sound changes

/// The changes are arithmetic on the codes instead of a use of Kana's `VoicingTable`, because ヂ and
/// ヅ have the codes of ジ and ズ, and because rendaku does not produce ヴ or ヷ.
extension KanaSound {
  /// The kana with dakuten, as in rendaku: か → が; unchanged if there is no such kana.
  var voiced: KanaSound {
    switch value {
    case 0x21: KanaSound(value: 0x18)
    case 0x24: KanaSound(value: 0x1A)
    case 0x0B...0x1F where value & 1 == 1: KanaSound(value: value &+ 1)
    case 0x26, 0x28, 0x2F, 0x32, 0x35, 0x38, 0x3B: KanaSound(value: value &+ 1)
    default: self
    }
  }

  /// The kana with handakuten: は → ぱ; unchanged if there is no such kana.
  var semiVoiced: KanaSound {
    switch value {
    case 0x2F, 0x32, 0x35, 0x38, 0x3B: KanaSound(value: value &+ 2)
    default: self
    }
  }

  /// The kana after ん in a liaison (renjō): ア → ナ in 反応 ハンノウ; unchanged if there is no such kana.
  var nasalized: KanaSound {
    switch value {
    case 0x02, 0x04, 0x06, 0x08, 0x0A: KanaSound(value: value / 2 &+ 0x29)
    default: self
    }
  }

  /// Whether the kana can become っ before another one: ガク → ガッコウ, イチ → イッポン.
  var canGeminate: Bool { [0x0D, 0x0F, 0x21, 0x24].contains(value) }

  var isVowel: Bool { [0x02, 0x04, 0x06, 0x08, 0x0A].contains(value) }

  /// The full-size kana: ッ → ツ, ョ → ヨ.
  var large: KanaSound {
    switch value {
    case 0x01, 0x03, 0x05, 0x07, 0x09, 0x23, 0x43, 0x45, 0x47: KanaSound(value: value &+ 1)
    default: self
    }
  }

  /// The row and the column in the kana table: (カ行, 1) for き; voiced kana have separate rows.
  private var position: (row: UInt8, column: UInt8)? {
    switch value {
    case 0x01...0x0A: (0, (value &- 1) / 2)
    case 0x0B...0x14: (1 &+ (value &- 0x0B) % 2, (value &- 0x0B) / 2)
    case 0x15...0x1E: (3 &+ (value &- 0x15) % 2, (value &- 0x15) / 2)
    case 0x1F...0x22: (5 &+ (value &- 0x1F) % 2, (value &- 0x1F) / 2)
    case 0x24...0x29: (5 &+ (value &- 0x24) % 2, 2 &+ (value &- 0x24) / 2)
    case 0x2A...0x2E: (7, value &- 0x2A)
    case 0x2F...0x3D: (8 &+ (value &- 0x2F) % 3, (value &- 0x2F) / 3)
    case 0x3E...0x42: (11, value &- 0x3E)
    case 0x49...0x4D: (12, value &- 0x49)
    case 0x4F: (0, 0)  // 買う has 買わ: ワ is treated as ア
    default: nil
    }
  }

  /// The kana of the same row that precedes ます: ク → キ, ル → リ; nil for kana that do not end a verb.
  var continuative: KanaSound? {
    switch value {
    case 0x06: KanaSound(value: 0x04)
    case 0x0F, 0x10: KanaSound(value: value &- 2)
    case 0x19, 0x1A: KanaSound(value: value &- 2)
    case 0x24: KanaSound(value: 0x21)
    case 0x2C, 0x36, 0x40, 0x4B: KanaSound(value: value == 0x36 ? 0x33 : value &- 1)
    default: nil
    }
  }

  /// Returns whether okurigana that start with this kana in the dictionary form can start with
  /// `other` in an inflected form: 書く → 書か, 書い; 買う → 買っ.
  func canInflect(to other: KanaSound) -> Bool {
    if let mine = position, let its = other.position, mine.row == its.row { return true }
    let changed: [UInt8] =
      switch value {
      case 0x06, 0x24, 0x4B: [Self.smallTsu.value]  // 買う 待つ 取る
      case 0x0F, 0x10: [0x04, Self.smallTsu.value]  // 書く 泳ぐ 行く
      case 0x2C, 0x36, 0x40: [Self.n.value]  // 死ぬ 飛ぶ 読む
      case 0x04: [0x0B, 0x0F, 0x11, 0x15]  // 高い → 高か 高く 高け 高さ
      default: []
      }
    return changed.contains(other.value)
  }

  /// Returns the cost of a kana of the text in historical spelling, inside a word: ひ, ふ and ほ for イ,
  /// ウ and オ, as in 思ひ出 オモイデ; nil if it does not match.
  func historicalSpellingCost(of reading: KanaSound) -> Int? {
    switch (value, reading.value) {
    case (0x32, 0x04), (0x35, 0x06), (0x3B, 0x0A): 3
    default: nil
    }
  }

  /// Returns the cost of matching a kana of the text with one of the reading: 0 if they are the
  /// same, greater if the spelling differs from the sound, nil if they do not match.
  func spellingCost(of reading: KanaSound) -> Int? {
    if self == reading { return 0 }
    if reading == .longVowel, isVowel { return 2 }
    if self == .longVowel, reading.isVowel { return 2 }
    if large == reading.large { return 3 }  // 言つた, きやう
    switch (value, reading.value) {
    case (0x2F, 0x4F), (0x38, 0x08), (0x4F, 0x2F): return 3  // は ワ, へ エ
    default: return nil
    }
  }
}
