internal import TextFoundation

/// The characters by which inserted readings are recognized. Only what is recognized is written.
extension TextNotationForm {
  /// Returns whether a base may end with a character.
  static func isEndOfBase(_ value: UInt32, isLatin: Bool) -> Bool {
    switch value {
    case 0x30...0x39, 0xFF10...0xFF19: true
    // Kana, letters and words in circles, parentheses and squares, halfwidth katakana.
    case 0x3041...0x30FF, 0x3200...0x33FF, 0xFF66...0xFF9F: true
    case _ where value.isKanji || value.isCJKIdeograph: true
    default:
      isLatin && Unicode.Scalar(value).map { !$0.properties.isWhitespace } ?? false
    }
  }

  /// Returns whether a reading may contain a character.
  static func isReading(_ value: UInt32, isLatin: Bool) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    // Voiced sound marks may stand alone (U+3099 to U+309C).
    guard isLatin else {
      return String(scalar).isKanaReading || (0x3099...0x309C).contains(value)
    }
    switch value {
    case 0..<0x250, 0x1E00...0x1EFF:
      if scalar.properties.isAlphabetic || (0x30...0x39).contains(value) { return true }
    default: return value == 0x2019
    }
    // Words such as X.Org版 have punctuation; character references have `&`, `#` and `;`.
    return " #&',-./:;@_+".utf8.contains { UInt32($0) == value }
  }

  /// Returns whether removal recognizes a reading of a base.
  ///
  /// - Parameters:
  ///   - base: the text that the reading follows, in UTF-8.
  ///   - reading: the reading as it is written.
  ///   - isLatin: whether readings are in Latin letters.
  /// - Returns: false for an empty base.
  static func isRecognized(
    base: some BidirectionalCollection<UInt8>, _ reading: String, isLatin: Bool
  ) -> Bool {
    guard let last = String(decoding: base.suffix(4), as: UTF8.self).unicodeScalars.last else {
      return false
    }
    return isEndOfBase(last.value, isLatin: isLatin)
      && reading.unicodeScalars.allSatisfy { isReading($0.value, isLatin: isLatin) }
  }
}
