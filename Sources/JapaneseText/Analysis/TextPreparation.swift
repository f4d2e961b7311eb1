import TextFoundation
import Transliteration

/// Normalizes rare spellings that dictionaries do not contain, before a text is split into words.
///
/// Half-width katakana become full-width, kana with a combining U+3099 or U+309A are composed, ゝゞヽヾ
/// become the kana they repeat, 〻 becomes 々, compatibility ideographs become unified ones, and
/// variation selectors after kanji are removed. Texts without these characters, which are the usual
/// case, are not copied.
struct TextPreparation {
  private var prepared: [UInt8] = []
  /// For each byte of ``prepared``, the offset in the source of the character it comes from,
  /// followed by one entry for the end.
  private var sources: [Int32] = []

  /// Calls `body` with the text to analyze and, if it differs from `source`, the source offset of
  /// each of its bytes.
  mutating func prepare(
    _ source: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<Int32>?) -> Void
  ) {
    guard let first = Self.firstRareSpelling(in: source) else { return body(source, nil) }
    prepared.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    append(source, 0..<first, source: 0)
    var offset = first
    while let scalar = source.scalar(at: offset) {
      offset += convert(scalar, at: offset, in: source)
    }
    sources.append(Int32(source.count))
    prepared.withUnsafeBufferPointer { bytes in
      sources.withUnsafeBufferPointer { body(bytes, $0) }
    }
  }

  /// Appends the normalized form of a scalar, and returns the number of source bytes consumed.
  private mutating func convert(
    _ scalar: DecodedScalar, at offset: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let end = offset + scalar.length
    switch scalar.value {
    case 0xFF61...0xFF9D:
      return convert(HalfwidthKatakana.fullwidth(scalar.value), from: offset..<end, in: source)
    case 0x3099, 0x309A, 0xFF9E, 0xFF9F:
      // A voicing mark after a character it does not compose with; otherwise it was consumed with
      // its kana. The half-width marks combine too (UAX #29), so that the Character remains one.
      append(KanaVoicing.isVoiced(by: scalar.value) == true ? 0x3099 : 0x309A, source: offset)
    case 0x309D, 0x30FD, 0x309E, 0x30FE:
      let isVoiced = scalar.value == 0x309E || scalar.value == 0x30FE
      let kana = repeatedKana(isVoiced: isVoiced) ?? scalar.value
      return convert(kana, from: offset..<end, in: source)
    case 0x303B:
      append(0x3005, source: offset)
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      if !isAfterKanji { append(scalar.value, source: offset) }
    case 0xF900...0xFAFF, 0x2F800...0x2FA1D:
      let text = String(decoding: source[offset..<end], as: UTF8.self)
      let unified = (try? NormalizationForm.nfc.normalize(text)) ?? text
      for byte in unified.utf8 { append(byte: byte, source: offset) }
    default:
      return convert(scalar.value, from: offset..<end, in: source)
    }
    return scalar.length
  }

  /// Appends a scalar, composed with a following voicing mark, and returns the number of source
  /// bytes consumed.
  private mutating func convert(
    _ scalar: UInt32, from range: Range<Int>, in source: UnsafeBufferPointer<UInt8>
  ) -> Int {
    if let voicingMark = source.scalar(at: range.upperBound),
      let isVoiced = KanaVoicing.isVoiced(by: voicingMark.value),
      let voiced = KanaVoicing.compose(scalar, isVoiced: isVoiced)
    {
      append(voiced, source: range.lowerBound)
      return range.count + voicingMark.length
    }
    append(scalar, source: range.lowerBound)
    return range.count
  }

  /// Whether the last appended character is a kanji; variation selectors after other characters are
  /// kept.
  private var isAfterKanji: Bool {
    let last = prepared.withUnsafeBufferPointer { $0.scalar(before: $0.count) }
    return last.map { SurfaceScripts.kind(of: $0.value) == .kanji } ?? false
  }

  /// Returns the kana that an iteration mark repeats, voiced or not; `nil` if the last character is
  /// not kana.
  private func repeatedKana(isVoiced: Bool) -> UInt32? {
    let last = prepared.withUnsafeBufferPointer { $0.scalar(before: $0.count)?.value }
    guard let last, SurfaceScripts.kind(of: last).isSubset(of: .kana), last != 0x30FC else {
      return nil
    }
    let plain = KanaVoicing.unvoiced(last)
    return isVoiced ? KanaVoicing.compose(plain, isVoiced: true) : plain
  }

  private mutating func append(byte: UInt8, source: Int) {
    prepared.append(byte)
    sources.append(Int32(truncatingIfNeeded: source))
  }

  private mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, source: Int
  ) {
    for offset in range { append(byte: bytes[offset], source: source + offset - range.lowerBound) }
  }

  private mutating func append(_ scalar: UInt32, source: Int) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      append(byte: byte, source: source)
    }
  }

  /// Returns the offset of the first spelling that may need a change, including the scalar before a
  /// combining mark; `nil` if there is none.
  private static func firstRareSpelling(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    while offset < bytes.count {
      let lead = bytes[offset]
      guard lead >= 0xE3, lead <= 0xE3 || lead >= 0xEF, offset + 2 < bytes.count else {
        offset += 1
        continue
      }
      let (second, third) = (bytes[offset + 1], bytes[offset + 2])
      let isRare =
        switch lead {
        case 0xE3:
          second == 0x82 && (third == 0x99 || third == 0x9A || third == 0x9D || third == 0x9E)
            || second == 0x83 && (third == 0xBD || third == 0xBE)
            || second == 0x80 && third == 0xBB
        case 0xEF:
          second == 0xBD && third >= 0xA1 || second == 0xBE && third <= 0x9F
            || second == 0xB8 && third <= 0x8F || second >= 0xA4 && second <= 0xAB
        case 0xF0: second == 0xAF && third >= 0xA0
        case 0xF3: second == 0xA0 && third >= 0x84
        default: false
        }
      if isRare { return max(0, offset - (bytes.scalar(before: offset)?.length ?? 0)) }
      offset += 1
    }
    return nil
  }
}

/// Maps the half-width katakana block, U+FF61 to U+FF9F, to full width (Unicode's `<narrow>`
/// mappings).
enum HalfwidthKatakana {
  private static let fullwidth: [UInt32] =
    """
    。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホ\
    マミムメモヤユヨラリルレロワン゛゜
    """.unicodeScalars.map(\.value)

  static func fullwidth(_ scalar: UInt32) -> UInt32 {
    let index = Int(scalar) - 0xFF61
    return fullwidth.indices.contains(index) ? fullwidth[index] : scalar
  }
}

/// Composes and decomposes voiced and semi-voiced kana (Unicode's canonical compositions with
/// U+3099 and U+309A).
enum KanaVoicing {
  /// Returns whether a combining or half-width mark is the voicing mark (`true`) or the
  /// semi-voicing mark (`false`); `nil` for other scalars.
  static func isVoiced(by voicingMark: UInt32) -> Bool? {
    switch voicingMark {
    case 0x3099, 0xFF9E: true
    case 0x309A, 0xFF9F: false
    default: nil
    }
  }

  /// Returns the kana composed with the mark, or `nil` if there is no such character.
  static func compose(_ scalar: UInt32, isVoiced: Bool) -> UInt32? {
    let isKatakana = scalar >= 0x30A1
    let hiragana = isKatakana ? scalar &- 0x60 : scalar
    switch (hiragana, isVoiced) {
    case (0x3046, true): return isKatakana ? 0x30F4 : 0x3094
    // か to ぢ, and つ to と after the small っ: the voiced kana is the next scalar.
    case (0x304B...0x3061, true) where hiragana % 2 == 1: return scalar + 1
    case (0x3064...0x3068, true) where hiragana % 2 == 0: return scalar + 1
    // は to ほ: plain, voiced, semi-voiced.
    case (0x306F...0x307B, _) where hiragana % 3 == 0: return scalar + (isVoiced ? 1 : 2)
    case (0x308F...0x3092, true) where isKatakana: return scalar + 8
    default: return nil
    }
  }

  /// Returns the kana without its voicing mark.
  static func unvoiced(_ scalar: UInt32) -> UInt32 {
    if scalar == 0x3094 || scalar == 0x30F4 { return scalar == 0x3094 ? 0x3046 : 0x30A6 }
    if 0x30F7...0x30FA ~= scalar { return scalar - 8 }
    for distance: UInt32 in [1, 2] where scalar > 0x3041 {
      if compose(scalar - distance, isVoiced: distance == 1) == scalar { return scalar - distance }
    }
    return scalar
  }
}
