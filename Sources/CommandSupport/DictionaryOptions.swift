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
  }

  /// Opens the tokenizer that the options describe; a cache that is refused is reported on standard
  /// error, because the command works without it.
  ///
  /// If `needsWordsOnly` is true, the command prints words with their dictionary entries and nothing
  /// that depends on readings; only such commands support the distilled engine.
  package func makeTokenizer(
    overrides: ReadingOverrides = ReadingOverrides(), needsWordsOnly: Bool = false
  ) throws -> Tokenizer {
    guard engine != .distilled || needsWordsOnly else {
      throw ValidationError(
        "--engine distilled finds words only, for the commands tokenize and words without --nbest and "
          + "--partial (use --engine native)")
    }
    do throws(TokenizerError) {
      let tokenizer = try Tokenizer(
        dictionary: source, userDictionaries: userDictionary.map(UserDictionary.file),
        overrides: overrides, properNames: names, engine: engine, cache: CacheFolder.cache())
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
