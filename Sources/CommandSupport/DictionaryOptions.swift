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
      "Whether the embedded dictionary's layer of names is among its words; off needs the native engine.",
      valueName: "on|off"))
  package var names = NameLayer.on

  @Option(
    help: ArgumentHelp(
      "What finds the words; by default native, and mecab for dictionaries it cannot serve.",
      valueName: "engine"))
  package var engine: AnalysisEngine?

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
        "--engine mecab needs libmecab, which this build has none of (use --engine native)")
    }
  }

  package func makeTokenizer() throws -> Tokenizer {
    do throws(TokenizerError) {
      return try Tokenizer(
        dictionary: source, userDictionaries: userDictionary.map(UserDictionary.file),
        names: names, engine: engine, cache: CacheFolder.cache())
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension AnalysisEngine: ExpressibleByArgument {}
extension NameLayer: ExpressibleByArgument {}
