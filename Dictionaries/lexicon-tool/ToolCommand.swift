import LexiconFormat

/// The command line of the tool.
struct ToolCommand {
  private let name: String
  private let paths: [String]
  private let extent: LexiconExtent
  private let format: DictionaryCompilation.Format
  private let isReduced: Bool
  private let toolSources: [String]

  init(_ arguments: [String]) {
    let flags = ["--no-corrections", "--no-names", "--mecab", "--reduced"]
    var rest = arguments.filter { !flags.contains($0) }
    isReduced = arguments.contains("--reduced")
    format = arguments.contains("--mecab") ? .mecab : .image
    extent =
      arguments.contains("--no-corrections")
      ? .original
      : isReduced || arguments.contains("--no-names") ? .withoutNames : .whole
    var toolSources: [String] = []
    while let option = rest.firstIndex(of: "--tool-source"), option + 1 < rest.count {
      toolSources.append(rest[option + 1])
      rest.removeSubrange(option...option + 1)
    }
    self.toolSources = toolSources
    name = rest.first ?? ""
    paths = Array(rest.dropFirst())
  }

  /// Runs the command and returns the exit status.
  func run() throws(LexiconError) -> Int32 {
    switch (name, paths.count) {
    case ("learn-patterns", 3...):
      try PatternLearning(dictionary: paths[0], output: paths[1], texts: Array(paths[2...])).run()
    case ("import", 2):
      try DictionaryImport(source: paths[0], target: paths[1]).run()
    case ("expand", 2):
      try DictionaryExpansion(text: paths[0], extent: extent)
        .writeSources(to: paths[1])
    case ("compile", 2):
      try DictionaryCompilation(
        text: paths[0], output: paths[1], extent: extent, format: format, isReduced: isReduced,
        toolSources: toolSources
      ).run()
    default:
      FileSystem.printError(
        """
        usage: lexicon-tool import SOURCE_DIR TEXT_DIR
               lexicon-tool expand TEXT_DIR OUT_DIR [--no-names | --no-corrections]
               lexicon-tool compile TEXT_DIR OUT_DIR [--no-names | --no-corrections]
                                    [--mecab] [--reduced] [--tool-source DIR]...
               lexicon-tool learn-patterns DICTIONARY_DIR OUT_FILE TEXT_FILE...
        --no-names omits proper names; --no-corrections omits everything that was not imported;
        --mecab writes the files of MeCab instead of dictionary.mutsu;
        --reduced omits proper names, rare words, and compounds that are read alike without entries.
        """)
      return 64
    }
    return 0
  }
}
