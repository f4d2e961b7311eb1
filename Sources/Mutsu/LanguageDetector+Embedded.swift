public import JapaneseText
public import LanguageDetection

extension LanguageDetector {
  /// A detector that consults the embedded dictionary about ideographs that may be Japanese or
  /// Chinese.
  ///
  /// ```swift
  /// LanguageDetector.embedded.detect("東京特許許可局")?.language  // ja
  /// ```
  ///
  /// Only ambiguous text is analyzed with the dictionary. Without a dictionary it behaves as the
  /// default detector. Its options can be changed like those of any other detector.
  public static var embedded: LanguageDetector {
    LanguageDetector(hanEvidence: { text in
      Tokenizer.shared.flatMap { HanEvidence(of: text, by: $0) }
    })
  }
}

extension HanEvidence {
  /// Creates the evidence of a Japanese dictionary on ideographs; `nil` if the text has none.
  ///
  /// The evidence is the share of the text that is not in the dictionary: one in twenty Japanese
  /// compounds has a character outside the dictionary's words, but half of the Chinese ones do.
  ///
  /// - Parameters:
  ///   - text: ideographs, possibly with other text between them, which does not count.
  ///   - tokenizer: a tokenizer with a Japanese dictionary.
  /// - Complexity: linear in the length of the text.
  public init?(of text: String, by tokenizer: Tokenizer) {
    var (known, unknown) = (0, 0)
    for token in tokenizer.tokens(in: text) where token.surface.utf8.first ?? 0 >= 0xE3 {
      let length = token.utf8Range.count
      if token.isUnknown { unknown += length } else { known += length }
    }
    guard known + unknown > 0 else { return nil }
    self.init(
      logOddsOfJapanese: Self.logOddsOfWords
        - Self.logOddsOfUnknown * Double(unknown) / Double(known + unknown))
  }

  /// The coefficients of a logistic regression on compounds in both languages.
  private static let logOddsOfWords = 1.1
  private static let logOddsOfUnknown = 8.5
}
