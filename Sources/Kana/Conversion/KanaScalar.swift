/// Conversion of single kana, for code that reads scalars one by one.
///
/// Katakana are 0x60 code points above their hiragana. ``KanaConverter`` converts whole texts,
/// including the pairs that do not differ by 0x60 (わ゙ ヷ, ゟ, archaic kana).
@usableFromInline
package enum KanaScalar {
  /// Returns the katakana of a hiragana (ぁ to ゖ) or hiragana iteration mark (ゝ ゞ); nil for all
  /// other scalars.
  @inlinable @inline(__always)
  package static func katakana(ofHiragana scalar: UInt32) -> UInt32? {
    scalar &- 0x3041 <= 0x55 || scalar &- 0x309D < 2 ? scalar &+ 0x60 : nil
  }

  /// Returns the hiragana of a katakana (ァ to ヶ) or katakana iteration mark (ヽ ヾ); nil for all
  /// other scalars.
  @inlinable @inline(__always)
  package static func hiragana(ofKatakana scalar: UInt32) -> UInt32? {
    scalar &- 0x30A1 <= 0x55 || scalar &- 0x30FD < 2 ? scalar &- 0x60 : nil
  }

  /// Returns the katakana of a kana of either syllabary, of ー, or of an iteration mark; nil for all
  /// other scalars.
  @inlinable @inline(__always)
  package static func katakana(of scalar: UInt32) -> UInt32? {
    if let katakana = katakana(ofHiragana: scalar) { return katakana }
    return scalar &- 0x30A1 <= 0x59 || scalar &- 0x30FC < 3 ? scalar : nil
  }

  /// Returns the vowel that a kana ends in, one of `aiueo` in ASCII; 0 for っ, ん and all other
  /// scalars.
  ///
  /// The kana are the hiragana ぁ to ゖ and the katakana ァ to ヺ; small kana have the vowel of their
  /// full-size form.
  @inlinable @inline(__always)
  package static func vowel(of scalar: UInt32) -> UInt8 {
    let index = Int(katakana(ofHiragana: scalar) ?? scalar) &- 0x30A1
    guard index >= 0, index < vowels.utf8CodeUnitCount else { return 0 }
    let letter = vowels.utf8Start[index]
    return letter == UInt8(ascii: "-") ? 0 : letter
  }

  /// The vowels of ァ to ヺ, in code point order; `-` for ッ and ン.
  @usableFromInline static var vowels: StaticString {
    """
    aaiiuueeooaaiiuueeooaaiiuueeooaaii-uueeooaiueoaaaiiiuuueeeoooaiueoaauuooaiueoaaieo-uaeaieo
    """
  }
}
