internal import Kana
internal import TextFoundation

/// Conversion of readings between the syllabaries; a reading with other characters than kana is not
/// usable.
enum KanaText {
  /// Returns the text in the syllabary, or nil if it is empty or contains anything except kana and
  /// ー.
  static func converted(
    _ bytes: UnsafeBufferPointer<UInt8>, to syllabary: Syllabary
  ) -> String? {
    var text = String.UnicodeScalarView()
    var offset = 0
    while let scalar = bytes.scalar(at: offset) {
      let isHiragana = 0x3041...0x3096 ~= scalar.value || 0x309D...0x309E ~= scalar.value
      let isKatakana = 0x30A1...0x30F6 ~= scalar.value || 0x30FD...0x30FE ~= scalar.value
      var value = scalar.value
      if isKatakana, syllabary == .hiragana { value &-= 0x60 }
      if isHiragana, syllabary == .katakana { value &+= 0x60 }
      let isOther = !isHiragana && !isKatakana
      guard !isOther || [0x3099, 0x309A, 0x30FB, 0x30FC].contains(value),
        let kana = Unicode.Scalar(value)
      else { return nil }
      text.append(kana)
      offset &+= scalar.length
    }
    return text.isEmpty ? nil : String(text)
  }
}
