import Kana
import TextFoundation
import Transliteration

/// Normalizes rare spellings that dictionaries do not contain, before a text is split into words.
///
/// Half-width katakana become full-width, kana with a combining U+3099 or U+309A are composed, ゝゞヽヾ
/// become the kana they repeat, 〻 becomes 々, compatibility ideographs become unified ones, and
/// variation selectors after kanji are removed. ASCII punctuation next to Japanese text becomes
/// Japanese punctuation (``ASCIIPunctuation``). Texts without these characters, which are the usual
/// case, are not copied.
struct TextPreparation {
  private var prepared: [UInt8] = []
  /// For each byte of ``prepared``, its offset in the source if it is unchanged, otherwise the
  /// offset of the character it comes from; followed by one entry for the end.
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
    var offset = 0
    var next = first
    while true {
      append(source, offset..<next)
      offset = next
      guard let scalar = source.scalar(at: offset) else { break }
      offset += convert(scalar, at: offset, in: source)
      next = Self.firstRareSpelling(in: source, from: offset) ?? source.count
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
    case 0x21...0x7E:
      append(ASCIIPunctuation.replacement(at: offset, in: source) ?? scalar.value, source: offset)
    case 0xFF61...0xFF9D:
      return convert(
        HalfwidthKatakana.fullwidth(scalar.value) ?? scalar.value, from: offset..<end, in: source)
    case 0x3099, 0x309A, 0xFF9E, 0xFF9F:
      // A voicing mark after a character it does not compose with; otherwise it was consumed with
      // its kana. The half-width marks combine too (UAX #29), so that the Character remains one.
      let mark = VoicingTable.combiningMark(of: scalar.value, includingSpacing: false)
      append(mark ?? scalar.value, source: offset)
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
      let mark = VoicingTable.combiningMark(of: voicingMark.value, includingSpacing: false),
      // An iteration mark that could not be replaced is not composed either.
      KanaLetter.isLetter(scalar),
      let voiced = VoicingTable.shared.composition(of: scalar, with: mark)
    {
      append(voiced, source: range.lowerBound)
      return range.count + voicingMark.length
    }
    append(scalar, source: range.lowerBound)
    return range.count
  }

  /// Whether the last appended character is a kanji; variation selectors after other characters are
  /// preserved.
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
    let table = VoicingTable.shared
    let plain = table.unvoiced(last)
    return isVoiced ? table.composition(of: plain, with: VoicingTable.voicedMark) : plain
  }

  private mutating func append(byte: UInt8, source: Int) {
    prepared.append(byte)
    sources.append(Int32(truncatingIfNeeded: source))
  }

  /// Appends a range of the source without changes.
  private mutating func append(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    prepared.append(contentsOf: UnsafeBufferPointer(rebasing: source[range]))
    sources.append(contentsOf: range.lazy.map { Int32(truncatingIfNeeded: $0) })
  }

  private mutating func append(_ scalar: UInt32, source: Int) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      append(byte: byte, source: source)
    }
  }

  /// Returns the offset of the first spelling at or after `start` that may need a change, including
  /// the scalar before a combining mark; `nil` if there is none.
  private static func firstRareSpelling(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> Int? {
    var offset = start
    while offset < bytes.count {
      let lead = bytes[offset]
      if lead < 0x80 {
        if ASCIIPunctuation.replacement(at: offset, in: bytes) != nil {
          return max(start, offset - (bytes.scalar(before: offset)?.length ?? 0))
        }
        offset += 1
        continue
      }
      guard lead >= 0xE3, lead <= 0xE3 || lead >= 0xEF, offset + 2 < bytes.count else {
        // Most others are kanji.
        offset += lead >= 0xE4 && lead < 0xEF ? 3 : 1
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
      if isRare { return max(start, offset - (bytes.scalar(before: offset)?.length ?? 0)) }
      offset += lead < 0xF0 ? 3 : 4
    }
    return nil
  }
}
