import Kana
import Transliteration

/// The checks of the values of an override; errors have no location.
enum ReadingOverrideValidation {
  /// Returns a word if it can occur in a text between spaces.
  static func word(_ word: String) throws(ReadingOverridesError) -> String {
    guard !word.isEmpty else {
      throw ReadingOverridesError(.invalidWord, "the word is empty (write the word as in the text)")
    }
    guard isWithoutWhitespace(word) else {
      throw ReadingOverridesError(
        .invalidWord, "the word “\(word)” contains whitespace or a control character (remove it)")
    }
    try checkLength(of: word, "word")
    return word
  }

  /// Returns a reading in katakana; half-width kana and combining voicing marks are normalized.
  static func katakana(of reading: String) throws(ReadingOverridesError) -> String {
    try checkLength(of: reading, "reading")
    var text = reading
    if reading.unicodeScalars.contains(where: { needsNormalization($0.value) }) {
      text = (try? NormalizationForm.nfkc.normalize(reading)) ?? reading
    }
    var katakana = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let kana = KanaScalar.katakana(of: scalar.value), !iterationMarks.contains(kana),
        let result = Unicode.Scalar(kana)
      else {
        throw ReadingOverridesError(
          .invalidReading,
          "the reading “\(reading)” is not kana (write it in hiragana or katakana)")
      }
      katakana.append(result)
    }
    guard !katakana.isEmpty else {
      throw ReadingOverridesError(
        .missingReading, "the reading is empty (write it in hiragana or katakana)")
    }
    return String(katakana)
  }

  /// Checks a text that must precede or follow the word.
  static func checkContext(
    _ context: String, word: String, isBefore: Bool
  ) throws(ReadingOverridesError) {
    guard !context.isEmpty else {
      throw ReadingOverridesError(
        .missingValue, "a context is empty (write \(isBefore ? "before" : "after")=語 or 語|語)")
    }
    guard isWithoutWhitespace(context) else {
      throw ReadingOverridesError(
        .invalidContext,
        "the context “\(context)” contains whitespace or a control character (remove it)")
    }
    try checkLength(of: context, "context")
    let joined = isBefore ? context + word : word + context
    guard joined.count == context.count + word.count else {
      throw ReadingOverridesError(
        .invalidContext,
        "the context “\(context)” and the word form one character (write whole characters)")
    }
  }

  /// Checks the accent of a reading in katakana.
  static func checkAccent(_ accent: Int, reading: String) throws(ReadingOverridesError) {
    var reading = reading
    let morae = reading.withUTF8 { MoraScanner.count($0) }
    guard 0...morae ~= accent else {
      throw ReadingOverridesError(
        .invalidAccent,
        "the accent \(accent) is beyond the reading, which has \(morae) morae "
          + "(write a number from 0 to \(morae))")
    }
  }

  private static func checkLength(of text: String, _ name: String) throws(ReadingOverridesError) {
    let maximum = ReadingOverride.maximumLength
    // Characters may have any number of combining marks; eight bytes each are ample.
    guard text.count <= maximum, text.utf8.count <= maximum * 8 else {
      throw ReadingOverridesError(
        .tooLong, "the \(name) has more than \(maximum) characters (shorten it)")
    }
  }

  private static func isWithoutWhitespace(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
    }
  }

  /// Whether a scalar of a reading has a form to be replaced: half-width kana and voicing marks.
  private static func needsNormalization(_ scalar: UInt32) -> Bool {
    0xFF66...0xFF9F ~= scalar || 0x3099...0x309A ~= scalar
  }

  /// ヽ and ヾ, which are not sounds.
  private static let iterationMarks: ClosedRange<UInt32> = 0x30FD...0x30FE
}
