import ArgumentParser
import CommandSupport
import SearchText

/// The command `jptok terms`: prints the terms under which lines are found.
struct TermsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "terms",
    abstract: "Print the terms of each line for a search index.",
    discussion: """
      All writings of a word have the same term (受付, 受付け and 受け付け; サーバ and サーバー; ダメ and \
      駄目), compounds are divided (関西 国際 空港), and words without a meaning of their own are \
      omitted.

      Rows of --format tsv have the number of the line, the term, its start and end in the line as \
      UTF-8 offsets, and its position.
      """)

  @OptionGroup var dictionaryOptions: DictionaryOptions
  @OptionGroup var input: InputOptions

  @Flag(help: "The lines are queries: one that has only words which are not indexed keeps them.")
  var query = false

  @Option(help: "text, tsv or json.")
  var format = TermFormat.text

  @Flag(help: "Print the differences between the line and each term, and what they are based on.")
  var why = false

  @Option(
    name: .customLong("without"),
    help: ArgumentHelp(
      "A difference that is not ignored; can be repeated. \(TermsCommand.foldNames)",
      valueName: "fold"))
  var excludedFolds: [FoldArgument] = []

  @Flag(
    help: """
      Add the trigrams of the reading (~カンサ), so that queries in kana and romaji find lines with kanji.
      """)
  var readings = false

  @Flag(help: "Index particles, auxiliary verbs and conjunctions too.")
  var keepStopWords = false

  @Flag(help: "Do not divide compounds.")
  var wholeCompounds = false

  private static let foldNames = SearchFold.Kind.allCases.map(\.rawValue).joined(separator: ", ")

  func run() throws {
    var options = SearchOptions()
    options.folds.subtract(excludedFolds.map(\.kind))
    if keepStopWords { options.stopWords = [] }
    options.dividesCompounds = !wholeCompounds
    options.readings = readings
    let analyzer = SearchAnalyzer(
      tokenizer: try dictionaryOptions.makeTokenizer(), options: options)
    try input.run {
      TermsProcessor(
        analyzer: analyzer, mode: query ? .query : .document, format: format, explains: why)
    }
  }
}
