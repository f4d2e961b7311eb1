public import JapaneseText

#if EmbeddedDictionary
import EmbeddedDictionary
#endif

extension DictionarySource {
  /// The dictionary that is compiled into the package: NAIST-jdic with this project's corrections.
  ///
  /// - Throws: when a tokenizer is made and the resource bundle is not beside the executable, or
  ///   the package was built without its trait `EmbeddedDictionary`.
  public static var embedded: DictionarySource {
    DictionarySource { () throws(TokenizerError) in
      #if EmbeddedDictionary
      do throws(EmbeddedDictionaryError) {
        return try BundledDictionary.directory()
      } catch {
        throw TokenizerError(.dictionaryMissing, error.message, path: error.path)
      }
      #else
      throw TokenizerError(
        .dictionaryMissing, "built without the embedded dictionary (name an installed one)")
      #endif
    }
  }

  /// The embedded dictionary if it is there, else the first installed one whose fields fit it:
  /// `naist-jdic`, `ipadic`.
  public static var bestAvailable: DictionarySource {
    DictionarySource { () throws(TokenizerError) in
      let missing: TokenizerError
      do throws(TokenizerError) { return try embedded.directory() } catch { missing = error }
      for name in ["naist-jdic", "ipadic"] {
        if let directory = try? installed(name).directory() { return directory }
      }
      throw missing
    }
  }
}

extension Tokenizer {
  /// A tokenizer with the embedded dictionary.
  ///
  /// ```swift
  /// let tokenizer = try Tokenizer.embedded()
  /// tokenizer.words(in: "令和六年")  // ["令和", "六", "年"]
  /// ```
  ///
  /// - Throws: `TokenizerError` when the dictionary is not beside the executable.
  public static func embedded(
    userDictionaries: [UserDictionary] = []
  ) throws(TokenizerError) -> Tokenizer {
    try Tokenizer(dictionary: .embedded, userDictionaries: userDictionaries)
  }

  /// The tokenizer behind the String extensions; `nil` where there is no dictionary at all.
  static let shared: Tokenizer? = try? Tokenizer(dictionary: .bestAvailable)
}
