/// The rules for derived values: readings of kana, pronunciations of readings, and counts of morae.
///
/// Most entries of NAIST-jdic follow these rules (in Open JTalk's pronunciation field), and
/// exceptions are written out. So the rules need not be correct, but they must not change: a change
/// would alter the meaning of the dictionary's text.
final class KanaRules {
  /// The vowel of each katakana of the block U+30A0, as a letter; 0 for others.
  private let vowels: ByteBuffer

  init() {
    let rows: [(letter: Character, kana: String)] = [
      ("o", "オコソトノホモヨロゴゾドボポョォヲ"),
      ("u", "ウクスツヌフムユルグズヅブプュゥヴ"),
      ("e", "エケセテネヘメレゲゼデベペェ"),
    ]
    var letters = [UInt8](repeating: 0, count: 96)
    for row in rows {
      for scalar in row.kana.unicodeScalars {
        letters[Int(scalar.value) - 0x30A0] = row.letter.asciiValue ?? 0
      }
    }
    vowels = ByteBuffer(capacity: letters.count)
    for letter in letters { vowels.append(letter) }
  }

  /// Appends `surface` with hiragana (U+3041…U+3096) converted to katakana.
  func appendKatakana(of surface: ByteSlice, to output: ByteBuffer) {
    output.reserve(surface.count)
    let target = output.start + output.count
    var index = 0
    while index < surface.count {
      let hiragana = Self.scalar(surface, index) &- 0x3040
      if hiragana >= 1 && hiragana <= 0x56 {
        Self.writeKatakana(hiragana, target + index)
        index &+= 3
      } else {
        target[index] = surface.start[index]
        index &+= 1
      }
    }
    output.commit(surface.count)
  }

  /// Appends the regular pronunciation of a reading in katakana.
  ///
  /// The second vowel of オウ, オオ, ウウ, エイ and エエ becomes ー; ヂ, ヅ and ヲ become ジ, ズ and オ.
  func appendPronunciation(of reading: ByteSlice, to output: ByteBuffer) {
    output.reserve(reading.count)
    let target = output.start + output.count
    var vowel: UInt8 = 0
    var index = 0
    while index < reading.count {
      let katakana = Self.scalar(reading, index) &- 0x30A0
      if katakana >= 0 && katakana < 96 {
        Self.writeKatakana(Self.sound(katakana, after: vowel), target + index)
        vowel = vowels.start[katakana]
        index &+= 3
      } else {
        target[index] = reading.start[index]
        vowel = 0
        index &+= 1
      }
    }
    output.commit(reading.count)
  }

  /// Returns the number of morae of a pronunciation: its characters except the small ァィゥェォャュョヮ.
  func morae(in pronunciation: ByteSlice) -> Int {
    var count = 0
    var index = 0
    while index < pronunciation.count {
      if pronunciation.start[index] & 0xC0 != 0x80 {
        count &+= 1
        switch Self.scalar(pronunciation, index) &- 0x30A0 {
        case 0x01, 0x03, 0x05, 0x07, 0x09, 0x43, 0x45, 0x47, 0x4E: count &-= 1
        default: break
        }
      }
      index &+= 1
    }
    return count
  }

  /// Returns `surface` with hiragana converted to katakana.
  func katakana(of surface: String) -> String { converted(surface, appendKatakana) }

  /// Returns the regular pronunciation of a reading.
  func pronunciation(of reading: String) -> String { converted(reading, appendPronunciation) }

  /// Returns the number of morae of a pronunciation.
  func morae(in pronunciation: String) -> Int {
    let bytes = ByteBuffer(pronunciation)
    return withExtendedLifetime(bytes) { morae(in: bytes.slice) }
  }

  private func converted(_ text: String, _ rule: (ByteSlice, ByteBuffer) -> Void) -> String {
    let input = ByteBuffer(text)
    let output = ByteBuffer(capacity: input.count)
    withExtendedLifetime(input) { rule(input.slice, output) }
    return output.string
  }

  /// Returns the scalar in U+3000…U+3FFF that starts at `index`, -1 if the byte there is not its
  /// lead byte.
  private static func scalar(_ bytes: ByteSlice, _ index: Int) -> Int {
    if bytes.start[index] != 0xE3 || index &+ 2 >= bytes.count { return -1 }
    let middle = Int(bytes.start[index &+ 1] & 0x3F)
    let low = Int(bytes.start[index &+ 2] & 0x3F)
    return 0x3000 &+ middle &* 64 &+ low
  }

  /// Writes the scalar U+30A0 + `offset`.
  private static func writeKatakana(_ offset: Int, _ target: UnsafeMutablePointer<UInt8>) {
    let low = 0xA0 &+ offset
    target[0] = 0xE3
    target[1] = UInt8(truncatingIfNeeded: 0x80 &+ (0x3000 &+ low) >> 6 & 0x3F)
    target[2] = UInt8(truncatingIfNeeded: 0x80 &+ low & 0x3F)
  }

  private static func sound(_ katakana: Int, after vowel: UInt8) -> Int {
    let o = vowel == UInt8(ascii: "o")
    let u = vowel == UInt8(ascii: "u")
    let e = vowel == UInt8(ascii: "e")
    return switch katakana {
    case 0x06: o || u ? 0x5C : katakana  // ウ → ー
    case 0x0A: o ? 0x5C : katakana  // オ
    case 0x04, 0x08: e ? 0x5C : katakana  // イ エ
    case 0x22: 0x18  // ヂ → ジ
    case 0x25: 0x1A  // ヅ → ズ
    case 0x52: 0x0A  // ヲ → オ
    default: katakana
    }
  }
}
