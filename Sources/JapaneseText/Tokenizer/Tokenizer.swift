public import LatticeEngine
public import MeCabDictionary
import TextFoundation

/// Splits Japanese text into words with a dictionary.
///
/// Make one and keep it: it holds the opened dictionary and may be used from any number of tasks
/// and threads at once.
///
/// ```swift
/// let tokenizer = try Tokenizer(dictionary: .directory("/var/lib/mecab/dic/ipadic-utf8"))
/// for token in tokenizer.tokens(in: "すもももももも") {
///   print(token.surface, token.partOfSpeech, token.reading ?? "-")
/// }
/// // すもも noun スモモ
/// // も particle.binding モ
/// // もも noun モモ
/// // も particle.binding モ
/// ```
///
/// Text of any kind and length is accepted and nothing is lost: the tokens and the white space
/// between them give the text back. Line ends (LF) end a sentence for the dictionary. Lines up to
/// 1 MiB are parsed whole, longer ones in overlapping pieces, so that a parse needs at most 300 MB
/// beside the dictionary and the result; long lines wait for each other.
///
/// Sendable: the dictionary is immutable, and every call takes scratch of its own from a pool.
public struct Tokenizer: Sendable {
  let core: TokenizerCore

  /// A tokenizer with a dictionary.
  ///
  /// - Parameters:
  ///   - dictionary: where the system dictionary is.
  ///   - userDictionaries: words of your own, the later files no weaker than the earlier.
  ///   - names: whether the dictionary's layer of names is among its words (see `NameLayer`). `.off`
  ///     changes nothing for dictionaries without one, and nothing in `userDictionaries`. Opening
  ///     then takes up to a second, the next time as long as ever: what was made is in `cache`.
  ///   - schema: what the dictionary's fields mean; found by inspection if `nil`.
  ///   - verification: how much of the dictionary is checked before it is used.
  ///   - engine: what finds the words. `nil`: the native engine, and libmecab for dictionaries that
  ///     the native one cannot serve exactly.
  ///   - cache: where the native engine keeps what it has made of dictionaries other than the
  ///     embedded one, which comes with it.
  /// - Throws: ``TokenizerError`` with a message that says what to do; among its codes,
  ///   `unservedDictionary` if `engine` is `.native` and it cannot serve the dictionary, `engine`
  ///   if it is `.mecab` and the package was built without its trait `LibMeCab` or names are to be
  ///   left out, which libmecab cannot; with names off `dictionaryMissing` or `dictionaryDamaged` if
  ///   the file that tells which entries are names is missing, damaged or of another dictionary.
  public init(
    dictionary: DictionarySource, userDictionaries: [UserDictionary] = [],
    names: NameLayer = .on, schema: DictionarySchema? = nil,
    verification: DictionaryCheck = .headers,
    engine: AnalysisEngine? = nil, cache: WordTableCache = .userFolder
  ) throws(TokenizerError) {
    let directory = try dictionary.directory()
    let system = try OpenedDictionary(
      directory: directory, names: names, engine: engine, verification: verification,
      cache: cache)
    let found: DictionarySchema
    if let schema { found = schema } else { found = try .inspecting(system.model.lexicon) }
    guard !userDictionaries.isEmpty else {
      core = TokenizerCore(dictionary: system, schema: found)
      return
    }
    let compiled = try CompiledUserDictionaries(userDictionaries, for: system, schema: found)
    core = TokenizerCore(
      dictionary: try OpenedDictionary(
        directory: directory, userDictionaries: compiled, names: names, engine: engine,
        verification: verification, cache: cache),
      schema: found)
  }

  /// What the dictionary's feature fields mean.
  public var schema: DictionarySchema { core.schema }

  // MARK: Words

  /// The words of `text`, in order.
  ///
  /// White space is between the tokens, not in them; an empty text has none.
  ///
  /// - Complexity: linear in the length of the text.
  public func tokens(in text: String) -> [Token] {
    let source = TokenSource(text: text, dictionary: core.dictionary, schema: core.schema)
    var tokens: [Token] = []
    tokens.reserveCapacity(min(text.utf8.count / 5 + 1, 64))
    core.forEachSpan(in: text) { span, _ in
      tokens.append(Token(span, source: source))
    }
    return tokens
  }

  /// The dictionary forms of the content words (nouns, verbs, adjectives, adverbs) of `text`.
  ///
  /// ```swift
  /// tokenizer.baseForms(in: "東京へ行きました。")  // ["東京", "行く"]
  /// ```
  public func baseForms(in text: String) -> [String] {
    tokens(in: text).compactMap { $0.partOfSpeech.isContentWord ? $0.baseForm : nil }
  }
}
