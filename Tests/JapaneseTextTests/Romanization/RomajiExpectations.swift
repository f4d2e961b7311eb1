import JapaneseText
import Testing

/// A text, the romaji it must give, and what the row is about.
typealias RomajiRow = (text: String, romaji: String, why: String)

/// How expected romaji is compared.
enum RomajiComparison {
  /// Whether the spaces between words count.
  ///
  /// Expected values are written with the spaces of ``WordUnit/reader``.
  static let comparesSpaces = false
}

/// Expects every text to give its romaji.
///
/// Rows whose spaces do not depend on the unit of words pass `comparesSpaces: true`.
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
