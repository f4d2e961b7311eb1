internal import Kana
internal import TextFoundation

/// Conversion of readings between the syllabaries; a reading with characters other than kana is not
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
      let value = scalar.value
      let katakana = KanaScalar.katakana(ofHiragana: value)
      let hiragana = KanaScalar.hiragana(ofKatakana: value)
      let isOther = katakana == nil && hiragana == nil
      let converted = (syllabary == .hiragana ? hiragana : katakana) ?? value
      guard !isOther || [0x3099, 0x309A, 0x30FB, 0x30FC].contains(value),
        let kana = Unicode.Scalar(converted)
      else { return nil }
      text.append(kana)
      offset &+= scalar.length
    }
    return text.isEmpty ? nil : String(text)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The length of the hiragana at the end, in bytes.
  var trailingHiraganaCount: Int {
    var start = count
    while start >= 3, self[start - 3] == 0xE3,
      self[start - 2] == 0x81 || self[start - 2] == 0x82 && self[start - 1] < 0xA0
    {
      start -= 3
    }
    return count - start
  }
}
