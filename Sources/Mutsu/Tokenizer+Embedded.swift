public import JapaneseText
public import LatticeEngine

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
  /// The dictionary has a layer of proper names and modern words, which can be left out:
  ///
  /// ```swift
  /// try Tokenizer.embedded().words(in: "小樋山さん")              // ["小樋山", "さん"]
  /// try Tokenizer.embedded(names: .off).words(in: "小樋山さん")  // ["小", "樋山", "さん"]
  /// ```
  ///
  /// Without the names the first tokenizer of an account takes up to a second to make; what it had to
  /// compute is kept in `WordTableCache.userFolder`. From any thread; the tokenizer is Sendable.
  ///
  /// - Parameters:
  ///   - userDictionaries: words of your own, the later files no weaker than the earlier. They stay
  ///     when names are off.
  ///   - names: whether the layer of names is among the words.
  /// - Returns: a tokenizer to be kept and shared.
  /// - Throws: `TokenizerError` with `dictionaryMissing` when the dictionary is not beside the
  ///   executable, `userDictionary` for a wrong row, and with names off `dictionaryMissing` or
  ///   `dictionaryDamaged` when the file `names.bits` of the dictionary is missing or damaged.
  public static func embedded(
    userDictionaries: [UserDictionary] = [], names: NameLayer = .on
  ) throws(TokenizerError) -> Tokenizer {
    try Tokenizer(dictionary: .embedded, userDictionaries: userDictionaries, names: names)
  }

  /// The tokenizer behind the String extensions; `nil` where there is no dictionary at all.
  static let shared: Tokenizer? = try? Tokenizer(dictionary: .bestAvailable)
}
