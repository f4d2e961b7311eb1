public import ArgumentParser
import CommandSupport
public import JapaneseText
import Kana

/// The command `jptok hiragana`: prints the reading of each line in hiragana.
struct HiraganaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hiragana",
    abstract: "Write the readings of lines in hiragana.")

  @OptionGroup var options: ReadingCommandOptions

  func run() throws { try options.run(in: .hiragana) }
}

/// The command `jptok katakana`: prints the reading of each line in katakana.
struct KatakanaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "katakana",
    abstract: "Write the readings of lines in katakana.")

  @OptionGroup var options: ReadingCommandOptions

  func run() throws { try options.run(in: .katakana) }
}

/// The options of `hiragana` and `katakana`.
struct ReadingCommandOptions: ParsableArguments {
  @Flag(help: "Read words in Latin letters too (ABC becomes エービーシー).")
  var spellLatin = false

  @Option(
    help: ArgumentHelp(
      "keep: leaves symbols unchanged; spell: reads them by name (※ becomes こめじるし).",
      valueName: "keep|spell"))
  var symbols: ReadingOptions.Symbols = .keep

  @OptionGroup var readingOptions: ReadingOverrideOptions
  @OptionGroup var dictionaryOptions: DictionaryOptions
  @OptionGroup var input: InputOptions

  func run(in syllabary: Syllabary) throws {
    let tokenizer = try dictionaryOptions.makeTokenizer(
      overrides: readingOptions.overrides())
    let options = ReadingOptions(
      syllabary: syllabary, latinWords: spellLatin ? .spell : .keep, symbols: symbols)
    try input.run { ReadingProcessor(TextReader(tokenizer: tokenizer, options: options)) }
  }
}

extension ReadingOptions.Symbols: ExpressibleByArgument {}
