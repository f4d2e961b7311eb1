internal import Kana

/// A mora, the rhythmic unit of Japanese, such as か, きゃ, っ, ん or ー, as a range of the text.
///
/// Kana's `Mora` is the sound of a mora, for comparing texts; here only its extent and its position
/// in the syllable matter.
struct AccentMora {
  /// The range in the scanned bytes.
  let range: Range<Int>
  /// Whether the mora is the second of a syllable and cannot carry the accent: っ, ん, ー, or a vowel
  /// that continues the preceding one (とう, せい, かい).
  let isSyllableEnd: Bool
}

/// Divides kana into morae.
///
/// A small ャ, ュ, ョ or ヮ belongs to the preceding kana. So does a small vowel if the two represent
/// one sound (ファ, シェ, ティ, トゥ), but not if it only prolongs the preceding vowel (ねぇ and さむぅ have two
/// and three morae). ッ, ン and ー are separate morae. Other characters (such as the ’ after a
/// devoiced vowel in Open JTalk's dictionary) are skipped.
///
/// Source: 窪薗晴夫・太田聡『音韻構造とアクセント』 (1998), chapter 1; the mora counts of Open JTalk's dictionary.
struct MoraScanner: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// The vowel of the preceding mora; 0 if it has none.
  private var vowel: UInt8 = 0
  private var isAtStart = true

  init(_ kana: UnsafeBufferPointer<UInt8>) { bytes = kana }

  /// Returns the number of morae in kana; 0 if there are no kana.
  static func count(_ kana: UnsafeBufferPointer<UInt8>) -> Int {
    var scanner = MoraScanner(kana)
    var count = 0
    while scanner.next() != nil { count += 1 }
    return count
  }

  mutating func next() -> AccentMora? {
    while offset < bytes.count {
      let start = offset
      let length = bytes.kanaLength(at: offset)
      offset += length
      guard length == 3, let kana = ScannedKana(bytes.threeByteScalar(at: start)) else { continue }
      let endsSyllable = !isAtStart && kana.continuesSyllable(from: vowel)
      isAtStart = false
      vowel = kana.isProlongedSoundMark ? vowel : kana.vowel
      consumeSmallKana(after: kana)
      return AccentMora(range: start..<offset, isSyllableEnd: endsSyllable)
    }
    return nil
  }

  /// Consumes the small kana and combining marks that belong to the mora.
  private mutating func consumeSmallKana(after kana: ScannedKana) {
    var last = kana
    while offset + 2 < bytes.count, bytes.kanaLength(at: offset) == 3 {
      let scalar = bytes.threeByteScalar(at: offset)
      if !(0x3099...0x309A ~= scalar) {
        guard let kana = ScannedKana(scalar), last.combinesWith(kana) else { return }
        vowel = kana.vowel
        last = kana
      }
      offset += 3
    }
  }
}

/// A kana, as an offset from ァ in the katakana block.
private struct ScannedKana {
  private let index: Int
  /// The vowel as an ASCII letter; 0 for ッ, ン, and the prolonged sound and iteration marks.
  let vowel: UInt8

  /// Whether the kana is ー.
  var isProlongedSoundMark: Bool { index == 0x30FC - 0x30A1 }

  /// Creates the kana of a code point; `nil` if it is not a kana with a sound.
  init?(_ scalar: UInt32) {
    guard let katakana = KanaScalar.katakana(of: scalar) else { return nil }
    index = Int(katakana - 0x30A1)
    vowel = KanaScalar.vowel(of: katakana)
  }

  /// Whether the kana is ャ, ュ, ョ or ヮ.
  var isGlide: Bool { [0x42, 0x44, 0x46, 0x4D].contains(index) }

  /// Whether the kana is ァ, ィ, ゥ, ェ or ォ.
  private var isSmallVowel: Bool { index < 10 && index.isMultiple(of: 2) }

  /// Returns whether a small kana after this one forms one mora with it.
  func combinesWith(_ small: ScannedKana) -> Bool {
    if small.isGlide { return vowel != 0 && !isSmallVowel }
    guard small.isSmallVowel, small.vowel != vowel, !isSmallVowel else { return false }
    return switch vowel {
    case UInt8(ascii: "i"), UInt8(ascii: "u"): true
    // テ, デ with ィ; ト, ド with ゥ.
    case UInt8(ascii: "e"): (0x25...0x26).contains(index) && small.vowel == UInt8(ascii: "i")
    case UInt8(ascii: "o"): (0x27...0x28).contains(index) && small.vowel == UInt8(ascii: "u")
    default: false
    }
  }

  /// Returns whether the kana is the second mora of a syllable whose vowel is `vowel`.
  func continuesSyllable(from vowel: UInt8) -> Bool {
    if isProlongedSoundMark || index == 0x22 || index == 0x52 { return true }
    guard index < 10 else { return false }
    return switch (vowel, self.vowel) {
    case (let one, let other) where one == other: true
    case (UInt8(ascii: "o"), UInt8(ascii: "u")): true
    case (UInt8(ascii: "a"), UInt8(ascii: "i")), (UInt8(ascii: "e"), UInt8(ascii: "i")),
      (UInt8(ascii: "o"), UInt8(ascii: "i")), (UInt8(ascii: "u"), UInt8(ascii: "i")):
      true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the length of the UTF-8 sequence at an offset, clamped to the end of the bytes.
  fileprivate func kanaLength(at offset: Int) -> Int {
    let length =
      switch self[offset] {
      case 0xC0...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...: 4
      default: 1
      }
    return Swift.min(length, count - offset)
  }

  /// Returns the code point of a three-byte sequence.
  fileprivate func threeByteScalar(at offset: Int) -> UInt32 {
    UInt32(self[offset] & 0x0F) << 12 | UInt32(self[offset + 1] & 0x3F) << 6
      | UInt32(self[offset + 2] & 0x3F)
  }
}
