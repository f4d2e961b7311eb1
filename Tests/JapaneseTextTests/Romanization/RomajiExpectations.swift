import JapaneseText
import Testing

/// A text, its expected romaji, and what the row tests.
typealias RomajiRow = (text: String, romaji: String, why: String)

/// Specifies how expected romaji is compared.
enum RomajiComparison {
  /// Whether the spaces between words are compared.
  ///
  /// Expected values are written with the spaces of ``WordUnit/reader``.
  static let comparesSpaces = false
}

/// Expects that every text gives its romaji.
///
/// Rows whose spaces do not depend on the word unit pass `comparesSpaces: true`.
func expectRomaji(
  of tokenizer: Tokenizer, _ rows: [RomajiRow],
  options: RomanizationOptions = RomanizationOptions(),
  comparesSpaces: Bool = RomajiComparison.comparesSpaces,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for row in rows {
    let romaji = tokenizer.romanized(row.text, options: options)
    let isEqual =
      comparesSpaces
      ? romaji == row.romaji : withoutSpaces(romaji) == withoutSpaces(row.romaji)
    #expect(
      isEqual, "\(row.text.debugDescription) \(row.why)\n  \(romaji)\n  \(row.romaji) expected",
      sourceLocation: sourceLocation)
  }
}

private func withoutSpaces(_ text: String) -> String {
  String(text.unicodeScalars.filter { $0 != " " })
}
