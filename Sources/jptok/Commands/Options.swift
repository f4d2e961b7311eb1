import ArgumentParser
import JapaneseText
import Mutsu

/// Where lines come from and how they are worked on.
struct InputOptions: ParsableArguments {
  @Argument(help: "Files to read; standard input if none, or for -.", completion: .file())
  var files: [String] = []

  @Flag(help: "Replace invalid UTF-8 by U+FFFD instead of stopping at it.")
  var lossy = false

  @Option(
    help: ArgumentHelp(
      "How many threads work on large input; all processors by default.", valueName: "count"))
  var threads: Int?

  func validate() throws {
    if let threads, threads < 1 { throw ValidationError("--threads takes a number from 1 on") }
  }

  func run(_ makeProcessor: @escaping @Sendable () -> any LineProcessor) throws {
    try Pipeline(
      files: files, isLossy: lossy, workerCount: threads ?? min(Process.processorCount, 8),
      makeProcessor: makeProcessor
    ).run()
  }
}

/// Which dictionary.
struct DictionaryOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The dictionary: a directory, or embedded, ipadic, naist-jdic, unidic, jumandic.",
      valueName: "path-or-name"),
    completion: .directory)
  var dictionary: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "A user dictionary: compiled (.dic) or rows of surface,reading[,part of speech] (.csv).",
      valueName: "file"),
    completion: .file(extensions: ["csv", "dic"]))
  var userDictionary: [String] = []

  /// Where the dictionary is looked for.
  var source: DictionarySource {
    switch dictionary ?? Process.environment("JPTOK_DICTIONARY") {
    case nil: .bestAvailable
    case "embedded"?: .embedded
    case let name? where !name.contains("/") && Self.families.contains(name): .installed(name)
    case let path?: .directory(path)
    }
  }

  private static let families = ["ipadic", "naist-jdic", "unidic", "jumandic"]

  func makeTokenizer() throws -> Tokenizer {
    do throws(TokenizerError) {
      return try Tokenizer(
        dictionary: source, userDictionaries: userDictionary.map(UserDictionary.file))
    } catch {
      throw CommandFailure(error)
    }
  }
}
