public import ArgumentParser
import CommandSupport
public import JapaneseText
import Kana

/// The command `jptok hiragana`: prints the reading of each line in hiragana.
struct HiraganaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hiragana",
    abstract: "Write the readings of lines in hiragana.",
    discussion: ReadingCommandOptions.discussion)

  @OptionGroup var options: ReadingCommandOptions

  func run() throws { try options.run(in: .hiragana) }
}

/// The command `jptok katakana`: prints the reading of each line in katakana.
struct KatakanaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "katakana",
    abstract: "Write the readings of lines in katakana.",
    discussion: ReadingCommandOptions.discussion)

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

  @Flag(help: "Write the other possible readings too: {いちば|しじょう}.")
  var alternatives = false

  @Option(
    help: ArgumentHelp(
      "Mark readings below this confidence (0 to 1) with a question mark: {?いちば}.",
      valueName: "confidence"))
  var minConfidence: Double?

  @Option(help: "The output format: text or json.")
  var format = ReadingFormat.text

  @Flag(
    help: ArgumentHelp("Add the evidence for the confidence to JSON.", visibility: .private))
  var evidence = false

  @OptionGroup var readingOptions: ReadingOverrideOptions
  @OptionGroup var dictionaryOptions: DictionaryOptions
  @OptionGroup var input: InputOptions

  static let discussion = """
    --alternatives writes a word with several possible readings as a group, the chosen reading \
    first: {しじょう|いちば}. --min-confidence writes an unsure word as {?しじょう}; with both \
    options, only unsure words have alternatives: {?しじょう|いちば}. In the rest of the line a \
    backslash precedes {, } and \\. A confidence of 0.9 means that about nine in ten such \
    readings are right; words in kana have 1.

    --format json writes one object a line for each line: line (from 1), text, reading, and words, \
    an array of surface, start and end (UTF-8 offsets in text), reading, readingStart and \
    readingEnd (UTF-8 offsets in the reading of the line), origin (kana, dictionary, name, \
    user-dictionary, number, homograph-rule, compound-rule, okurigana-rule, repetition, \
    unknown-kanji, latin-spelling, symbol-spelling, user-reading), reason (of a homograph rule), confidence, unsure (with \
    --min-confidence), and alternatives: reading, kind (word, name, \
    division: several words, rule), and cost, how much more than the best path the \
    dictionary's best path with this reading costs (null if only rules have it).
    """

  func validate() throws {
    if let minConfidence, !(0...1).contains(minConfidence) {
      throw ValidationError("--min-confidence takes a number from 0 to 1")
    }
  }

  func run(in syllabary: Syllabary) throws {
    let tokenizer = try dictionaryOptions.makeTokenizer(
      overrides: readingOptions.overrides())
    let options = ReadingOptions(
      syllabary: syllabary, latinWords: spellLatin ? .spell : .keep, symbols: symbols)
    let (alternatives, minConfidence, evidence) = (alternatives, minConfidence, evidence)
    if format == .json {
      try input.run {
        ReadingJSONProcessor(
          DetailedTextReader(tokenizer: tokenizer, options: options),
          minimumConfidence: minConfidence, includesEvidence: evidence)
      }
    } else if alternatives || minConfidence != nil {
      try input.run {
        MarkedReadingProcessor(
          DetailedTextReader(tokenizer: tokenizer, options: options),
          showsAlternatives: alternatives, minimumConfidence: minConfidence)
      }
    } else {
      try input.run { ReadingProcessor(TextReader(tokenizer: tokenizer, options: options)) }
    }
  }
}

extension ReadingOptions.Symbols: ExpressibleByArgument {}
