public import JapaneseText
public import LatticeEngine

#if EmbeddedDictionary
import EmbeddedDictionary
#endif

extension DictionarySource {
  /// The dictionary that is embedded in the package: NAIST-jdic with this project's corrections.
  ///
  /// Creating a tokenizer throws if the resource bundle is not next to the executable, or if the
  /// package was built without its trait `EmbeddedDictionary`.
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
        .dictionaryMissing, "this build has no embedded dictionary (use an installed one)")
      #endif
    }
  }

  /// The embedded dictionary if it is available, otherwise the first installed one with compatible
  /// fields: `naist-jdic`, `ipadic`.
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
  /// Returns a tokenizer with the embedded dictionary.
  ///
  /// ```swift
  /// let tokenizer = try Tokenizer.embedded()
  /// tokenizer.words(in: "令和六年")  // ["令和", "六", "年"]
  /// ```
  ///
  /// The dictionary has a lexicon of proper names and modern words, which can be excluded:
  ///
  /// ```swift
  /// try Tokenizer.embedded().words(in: "小樋山さん")  // ["小樋山", "さん"]
  /// try Tokenizer.embedded(properNames: .excluded).words(in: "小樋山さん")  // ["小", "樋山", "さん"]
  /// ```
  ///
  /// If proper names are excluded, the first tokenizer of a user account takes up to a second to
  /// create; the computed data is cached in `TrieCache.userFolder`. This function may be
  /// called from any thread.
  ///
  /// - Parameters:
  ///   - userDictionaries: the caller's own words; later files take at least the same precedence as
  ///     earlier ones. They remain if proper names are excluded.
  ///   - overrides: readings that take precedence over the dictionary and all rules.
  ///   - properNames: whether to include the lexicon of proper names.
  /// - Returns: a tokenizer, which should be retained and shared.
  /// - Throws: `TokenizerError` with `dictionaryMissing` if the dictionary is not next to the
  ///   executable, `userDictionary` for an invalid row, and, if proper names are excluded,
  ///   `dictionaryMissing` or `dictionaryDamaged` if the file `names.bits` of the dictionary is
  ///   missing or damaged.
  public static func embedded(
    userDictionaries: [UserDictionary] = [], overrides: ReadingOverrides = ReadingOverrides(),
    properNames: ProperNames = .included
  ) throws(TokenizerError) -> Tokenizer {
    try Tokenizer(
      dictionary: .embedded, userDictionaries: userDictionaries, overrides: overrides,
      properNames: properNames)
  }

  /// The tokenizer used by the String extensions; `nil` if no dictionary is available.
  static let shared: Tokenizer? = try? Tokenizer(dictionary: .bestAvailable)
}
