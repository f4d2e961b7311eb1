public import ArgumentParser
public import JapaneseText
public import LatticeEngine
import Mutsu

/// The options that select the dictionary and the engine.
package struct DictionaryOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The dictionary: a directory, or embedded, ipadic, naist-jdic, unidic, jumandic.",
      valueName: "path-or-name"),
    completion: .directory)
  package var dictionary: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "A user dictionary: compiled (.dic) or rows of surface,reading[,part of speech] (.csv).",
      valueName: "file"),
    completion: .file(extensions: ["csv", "dic"]))
  package var userDictionary: [String] = []

  @Option(
    help: ArgumentHelp(
      "Whether to include the embedded dictionary's proper names; off requires the native engine.",
      valueName: "on|off"))
  package var names = ProperNames.included

  @Option(
    help: ArgumentHelp(
      """
      The engine that finds words: native by default, mecab for dictionaries that native does not \
      support; distilled is faster and nearly as exact (tokenize and words only).
      """,
      valueName: "engine"))
  package var engine: TokenizerEngine?

  @Option(
    help: ArgumentHelp(
      """
      The meaning of the dictionary's feature fields: ipadic, open-jtalk, naist-jdic, unidic-17, \
      unidic-26, unidic-29, jumandic, features (no meaning), or names of columns such as \
      pos1,pos2,base,reading.
      """, valueName: "schema"))
  package var schema: String?

  /// The source of the dictionary.
  package var source: DictionarySource {
    switch dictionary ?? Process.environment("JPTOK_DICTIONARY") {
    case nil: .bestAvailable
    case "embedded"?: .embedded
    case let name? where !name.contains("/") && Self.families.contains(name): .installed(name)
    case let path?: .directory(path)
    }
  }

  package init() {}

  private static let families = ["ipadic", "naist-jdic", "unidic", "jumandic"]

  package func validate() throws {
    guard engine?.isAvailable != false else {
      throw ValidationError(
        "--engine mecab requires libmecab, which this build does not include (use --engine native)")
    }
    _ = try dictionarySchema()
  }

  /// Returns the schema that `--schema` names or describes, or nil without that option.
  private func dictionarySchema() throws -> DictionarySchema? {
    guard let schema else { return nil }
    let named = DictionarySchema.known + [.features]
    if let found = named.first(where: { $0.name == schema }) { return found }
    let columns = schema.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard columns.count > 1 || DictionarySchema.isKnownColumn(schema) else {
      throw ValidationError(
        "--schema: unknown schema '\(schema)' (use \(named.map(\.name).joined(separator: ", ")), or names "
          + "of columns separated by commas)")
    }
    return DictionarySchema(columns: columns)
  }

  /// Opens the dictionary; a cache that is refused is reported on standard error, because the command
  /// works without it.
  ///
  /// - Parameters:
  ///   - overrides: readings that take precedence.
  ///   - needsSchema: whether a dictionary with fields of unknown meaning is an error; a command that
  ///     prints only words and features works without it.
  ///   - needsWordsOnly: whether the command prints words with their dictionary entries and nothing
  ///     that depends on readings; only such commands support the distilled engine.
  /// - Returns: the tokenizer.
  /// - Throws: ``CommandFailure``, or a validation error of `--schema` or `--engine`.
  package func makeTokenizer(
    overrides: ReadingOverrides = ReadingOverrides(), needsSchema: Bool = true,
    needsWordsOnly: Bool = false
  ) throws -> Tokenizer {
    guard engine != .distilled || needsWordsOnly else {
      throw ValidationError(
        "--engine distilled finds words only, for the commands tokenize and words without --nbest and "
          + "--partial (use --engine native)")
    }
    func open(_ schema: DictionarySchema?) throws(TokenizerError) -> Tokenizer {
      try Tokenizer(
        dictionary: source, userDictionaries: userDictionary.map(UserDictionary.file),
        overrides: overrides, properNames: names, schema: schema, engine: engine,
        cache: CacheFolder.cache())
    }
    let chosen = try dictionarySchema()
    do throws(TokenizerError) {
      let tokenizer: Tokenizer
      do throws(TokenizerError) {
        tokenizer = try open(chosen)
      } catch {
        guard error.code == .unknownSchema, !needsSchema else { throw error }
        tokenizer = try open(.features)
      }
      if let problem = tokenizer.engineModel.cacheProblem {
        StandardError.write("jptok: \(problem) (the cache is not used)\n")
      }
      return tokenizer
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension TokenizerEngine: ExpressibleByArgument {}
extension ProperNames: ExpressibleByArgument {}
