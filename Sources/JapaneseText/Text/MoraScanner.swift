/// One mora of kana: a beat of Japanese speech, as か, きゃ, っ, ん or ー.
struct Mora {
  /// Where it lies in the bytes scanned.
  let range: Range<Int>
  /// Whether it is the second half of a syllable, which does not carry the accent: っ, ん, ー, or a
  /// vowel that goes on from the one before (とう, せい, かい).
  let isSyllableEnd: Bool
}

/// Divides kana into morae: the one place where they are counted.
///
/// A small ャ, ュ, ョ, ヮ belongs to the kana before. So does a small vowel where the two write a
/// sound of their own (ファ, シェ, ティ, トゥ), but not where it only goes on from the vowel before (ねぇ,
/// さむぅ are two and three morae). ッ, ン and ー are morae of their own. What is
/// no kana (such as the ’ behind a voiceless vowel in Open JTalk's dictionary) is passed over.
///
/// Source: 窪薗晴夫・太田聡『音韻構造とアクセント』 (1998), chapter 1; the count of Open JTalk's
/// dictionary.
struct MoraScanner: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// The vowel of the mora before; 0 where it has none.
  private var vowel: UInt8 = 0
  private var isAtStart = true

  init(_ kana: UnsafeBufferPointer<UInt8>) { bytes = kana }

  /// How many morae kana has; 0 for what is no kana.
  static func count(_ kana: UnsafeBufferPointer<UInt8>) -> Int {
    var scanner = MoraScanner(kana)
    var count = 0
    while scanner.next() != nil { count += 1 }
    return count
  }

  mutating func next() -> Mora? {
    while offset < bytes.count {
      let start = offset
      let length = bytes.kanaLength(at: offset)
      offset += length
      guard length == 3, let kana = Kana(bytes.threeByteScalar(at: start)) else { continue }
      let endsSyllable = !isAtStart && kana.goesOn(from: vowel)
      isAtStart = false
      vowel = kana == .longMark ? vowel : kana.vowel
      takeSmallKana(behind: kana)
      return Mora(range: start..<offset, isSyllableEnd: endsSyllable)
    }
    return nil
  }

  /// Takes the small kana and the combining marks that belong to the mora.
  private mutating func takeSmallKana(behind kana: Kana) {
    var last = kana
    while offset + 2 < bytes.count, bytes.kanaLength(at: offset) == 3 {
      let scalar = bytes.threeByteScalar(at: offset)
      if !(0x3099...0x309A ~= scalar) {
        guard let kana = Kana(scalar), last.takes(kana) else { return }
        vowel = kana.vowel
        last = kana
      }
      offset += 3
    }
  }
}

/// A kana, as its place in the block of katakana from ァ on.
private struct Kana: Equatable {
  private let index: Int

  static let longMark = Kana(index: 0x30FC - 0x30A1)

  private init(index: Int) { self.index = index }

  /// The kana of a code point, or `nil` if it is none that can be spoken.
  init?(_ scalar: Int) {
    switch scalar {
    case 0x30A1...0x30FA, 0x30FC...0x30FE: index = scalar - 0x30A1
    case 0x3041...0x3096, 0x309D...0x309E: index = scalar + 0x60 - 0x30A1
    default: return nil
    }
  }

  /// The vowel as an ASCII letter; 0 for ッ, ン and the marks.
  var vowel: UInt8 {
    guard index < Self.vowels.utf8CodeUnitCount else { return 0 }
    let letter = Self.vowels.utf8Start[index]
    return letter == UInt8(ascii: "-") ? 0 : letter
  }

  /// The vowels of ァ to ヺ, row by row.
  private static let vowels: StaticString = """
    aaiiuueeooaaiiuueeooaaiiuueeooaaii-uueeooaiueoaaaiiiuuueeeoooaiueoaauuooaiueoaaieo-uaeaieo
    """

  /// ャ ュ ョ ヮ.
  var isGlide: Bool { [0x42, 0x44, 0x46, 0x4D].contains(index) }

  /// ァ ィ ゥ ェ ォ.
  private var isSmallVowel: Bool { index < 10 && index.isMultiple(of: 2) }

  /// Whether a small kana behind this one writes one sound with it.
  func takes(_ small: Kana) -> Bool {
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

  /// Whether the kana is the second half of a syllable whose vowel is `vowel`.
  func goesOn(from vowel: UInt8) -> Bool {
    if self == .longMark || index == 0x22 || index == 0x52 { return true }
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
  /// The length of the UTF-8 sequence at an offset, at most to the end of the bytes.
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

  /// The code point of a sequence of three bytes.
  fileprivate func threeByteScalar(at offset: Int) -> Int {
    Int(self[offset] & 0x0F) << 12 | Int(self[offset + 1] & 0x3F) << 6
      | Int(self[offset + 2] & 0x3F)
  }
}
