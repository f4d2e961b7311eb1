/// Classes of kana in the blocks Hiragana and Katakana, by code point.
@usableFromInline
package enum KanaLetter {
  /// Returns whether a scalar is a letter in U+3041–3096 (hiragana) or U+30A1–30FA (katakana),
  /// including small kana.
  @inlinable @inline(__always)
  package static func isLetter(_ scalar: UInt32) -> Bool {
    0x3041...0x3096 ~= scalar || 0x30A1...0x30FA ~= scalar
  }

  @inline(__always)
  static func isKatakana(_ scalar: UInt32) -> Bool { 0x30A1...0x30FA ~= scalar }

  /// Returns whether a scalar is one of the small kana that form one mora with the preceding kana:
  /// ぁぃぅぇぉ ゃゅょ ゎ.
  static func isSmallVowel(_ scalar: UInt32) -> Bool {
    switch KanaScalar.hiragana(ofKatakana: scalar) ?? scalar {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3083, 0x3085, 0x3087, 0x308E: true
    default: false
    }
  }
}
