public import JapaneseText
public import LanguageDetection

extension LanguageDetector {
  /// A detector that asks the embedded dictionary about ideographs which may be Japanese or Chinese.
  ///
  /// ```swift
  /// LanguageDetector.embedded.detect("東京特許許可局")?.language  // ja
  /// ```
  ///
  /// Only doubtful text costs the time of its analysis. Without a dictionary it is the plain
  /// detector. The options can be changed as those of any other.
  public static var embedded: LanguageDetector {
    LanguageDetector(hanEvidence: { text in
      Tokenizer.shared.flatMap { HanEvidence(of: text, by: $0) }
    })
  }
}

extension HanEvidence {
  /// What a Japanese dictionary says about ideographs; `nil` if the text has none of them.
  ///
  /// The share of what is no word in it counts: of Japanese compounds a twentieth have a character
  /// outside of its words, of Chinese ones half.
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

  /// Fitted to compounds in both languages (logistic regression).
  private static let logOddsOfWords = 1.1
  private static let logOddsOfUnknown = 8.5
}
