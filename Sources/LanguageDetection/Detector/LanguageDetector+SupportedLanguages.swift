import TextFoundation

extension LanguageDetector {
  /// The languages that a detector can report, in alphabetical order of their tags.
  ///
  /// ```swift
  /// LanguageDetector.supportedLanguages.contains(.welsh)    // true
  /// LanguageDetector.supportedLanguages.contains(.chinese)  // false: zh-Hans and zh-Hant
  /// ```
  ///
  /// They are the languages of the models, of scripts with one language, Cantonese and Ainu. Without
  /// the package trait `AlphabetModel`, the languages that share an alphabet with others are absent.
  ///
  /// ``candidates`` may also contain a tag without a script, such as `zh`, for several of them.
  public static let supportedLanguages: [LanguageTag] = {
    var languages: Set<LanguageTag> = [.cantonese, .ainu]
    languages.formUnion(HanScores.surelyJapanese.languages.map(\.language))
    languages.formUnion(AlphabetModel.languages)
    languages.formUnion(LetterScript.allCases.compactMap(ScriptLanguages.sole(of:)))
    return languages.sorted { $0.rawValue < $1.rawValue }
  }()
}
