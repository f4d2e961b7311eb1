internal import JapaneseText
import TextFoundation

extension WordReading {
  /// Makes the reading in Latin letters.
  ///
  /// - Parameter isInAozora: whether the word is in a text of Aozora Bunko, where the apostrophe is
  ///   U+2019, because `n'` is a letter with an accent between 〔 and 〕.
  /// - Returns: the reading, or nil if a character has none.
  func latinReading(isInAozora: Bool) -> String? {
    guard romaji.unicodeScalars.allSatisfy({ $0.value < 0x250 || $0.value == 0x2019 }) else {
      return nil
    }
    return isInAozora ? romaji.replacing("'", with: "\u{2019}") : romaji
  }
}
