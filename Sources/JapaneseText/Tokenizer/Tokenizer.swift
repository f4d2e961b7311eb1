public import LatticeEngine
public import MeCabDictionary
import TextFoundation

/// A Japanese tokenizer, which splits text into words with a dictionary.
///
/// Create one and reuse it: it holds the opened dictionary, and any number of tasks and threads may
/// use it concurrently.
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
/// Any text of any length is accepted, and nothing is lost: the tokens and the whitespace between
/// them are the whole text. The dictionary treats a line end (LF) as the end of a sentence. Lines
/// up to 1 MiB are parsed whole, longer ones in overlapping chunks, so that a parse needs at most
/// 300 MB in addition to the dictionary and the result; long lines are parsed one at a time.
public struct Tokenizer: Sendable {
  let core: TokenizerCore

  /// Creates a tokenizer with a dictionary.
  ///
  /// - Parameters:
  ///   - dictionary: the source of the system dictionary.
  ///   - userDictionaries: additional words; where they conflict, later dictionaries have at least
  ///     the priority of earlier ones.
  ///   - overrides: readings that take precedence over the dictionary and all rules.
  ///   - properNames: whether the dictionary's proper-name lexicon is included (see `ProperNames`).
  ///     `.excluded` has no effect on dictionaries without one, or on `userDictionaries`. The first
  ///     time, opening the dictionary without names takes up to a second; the result is stored in
  ///     `cache`.
  ///   - schema: the meaning of the dictionary's feature fields. If `nil`, it is what `dicrc` defines,
  ///     or determined by inspection; ``DictionarySchema/features`` accepts any dictionary.
  ///   - verification: the extent to which the dictionary is verified before use.
  ///   - engine: the engine that finds the words. If `nil`, the native engine is used, or libmecab
  ///     for dictionaries that the native engine does not support. `.distilled` is for indexing
  ///     and statistics: see ``TokenizerEngine``.
  ///   - cache: the location where the native engine stores the tries of dictionaries other than
  ///     the embedded one, which includes them.
  /// - Throws: ``TokenizerError`` with a message that includes the remedy. Its codes include
  ///   `unsupportedDictionary` if `engine` is `.native` and it does not support the dictionary;
  ///   the same if `engine` is `.distilled` and the dictionary has no pattern table;
  ///   `engine` if `engine` is `.mecab` and the package was built without its trait `LibMeCab`, or
  ///   if proper names are excluded, which only the native engine supports, or if user dictionaries
  ///   are given to `.distilled`; and, if proper names are
  ///   excluded, `dictionaryMissing` or `dictionaryDamaged` if the file that lists the names is
  ///   missing, damaged or belongs to another dictionary.
  public init(
    dictionary: DictionarySource, userDictionaries: [UserDictionary] = [],
    overrides: ReadingOverrides = ReadingOverrides(),
    properNames: ProperNames = .included, schema: DictionarySchema? = nil,
    verification: DictionaryVerification = .headers,
    engine: TokenizerEngine? = nil, cache: TrieCache = .userFolder
  ) throws(TokenizerError) {
    let directory = try dictionary.directory()
    let system = try OpenedDictionary(
      directory: directory, properNames: properNames, engine: engine, verification: verification,
      cache: cache)
    let found: DictionarySchema
    if let schema {
      found = schema
    } else {
      found = try .inspecting(system.model.lexicon, system.model.configuration)
    }
    let added = AddedWords(overrides, missingFrom: system, schema: found)
    guard !userDictionaries.isEmpty || added.compiled != nil else {
      core = TokenizerCore(dictionary: system, schema: found, overrides: overrides)
      return
    }
    let compiled = try CompiledUserDictionaries(
      userDictionaries, for: system, schema: found, adding: added.compiled)
    core = TokenizerCore(
      dictionary: try OpenedDictionary(
        directory: directory, userDictionaries: compiled, properNames: properNames, engine: engine,
        verification: verification, cache: cache),
      schema: found, overrides: overrides)
  }

  /// The meaning of the dictionary's feature fields.
  public var schema: DictionarySchema { core.schema }

  // MARK: Words

  /// Returns the words of `text`, in order.
  ///
  /// Spaces, tabs and line ends are not part of any token; U+3000 is usually a token of its own, as
  /// in MeCab. An empty text has no tokens.
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

  /// Returns the dictionary forms of the content words (nouns, verbs, adjectives, adverbs) of
  /// `text`.
  ///
  /// ```swift
  /// tokenizer.baseForms(in: "東京へ行きました。")  // ["東京", "行く"]
  /// ```
  public func baseForms(in text: String) -> [String] {
    tokens(in: text).compactMap { $0.partOfSpeech.isContentWord ? $0.baseForm : nil }
  }
}
