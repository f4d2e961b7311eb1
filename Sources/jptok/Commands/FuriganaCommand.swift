public import ArgumentParser
import CommandSupport
public import JapaneseText
import Kana
import TextFoundation

/// The command `jptok furigana`: prints lines with the readings of their kanji, or with pitch
/// accents.
struct FuriganaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "furigana",
    abstract: "Write the readings of kanji into lines.",
    discussion: """
      brackets: 漢字[かんじ]; aozora: ｜漢字《かんじ》; html: <ruby>; accent: accent phrases in kana with \\
      ꜜ where the pitch falls.

        echo 食べ物を買う | jptok furigana                    # 食[た]べ物[もの]を買[か]う
        echo 東京へ行きました。 | jptok furigana --format accent
      """)

  @Option(help: "The output format.")
  var format = Format.brackets

  @Option(help: "The unit of a reading: the kanji of a word, or each kanji.")
  var grouping = FuriganaOptions.Grouping.word

  @Flag(help: "Write the readings in katakana.")
  var katakana = false

  @Option(
    help: ArgumentHelp(
      "Leave out kanji of the school years up to this one (1 to 6).", valueName: "year"))
  var knownYears: Int?

  @Option(
    help: "The notation of readings in the input, which take precedence: aozora, html or brackets.")
  var input: FuriganaNotation?

  @OptionGroup var readingOptions: ReadingOverrideOptions
  @OptionGroup var dictionaryOptions: DictionaryOptions
  @OptionGroup var inputOptions: InputOptions

  /// An output format for furigana or accents.
  enum Format: String, CaseIterable, ExpressibleByArgument, Sendable {
    case html, aozora, brackets, accent

    var notation: FuriganaNotation? { FuriganaNotation(rawValue: rawValue) }
  }

  func validate() throws {
    if let knownYears, !(1...6).contains(knownYears) {
      throw ValidationError("--known-years takes a school year from 1 to 6")
    }
  }

  func run() throws {
    let tokenizer = try dictionaryOptions.makeTokenizer(
      overrides: readingOptions.overrides())
    let options = FuriganaOptions(
      grouping: grouping, syllabary: katakana ? .katakana : .hiragana,
      knownKanji: knownYears.map { KanjiSet.grades(through: $0) } ?? .none)
    let (notation, input) = (format.notation, input)
    try inputOptions.run {
      guard let notation else { return AccentProcessor(tokenizer: tokenizer) }
      return FuriganaProcessor(
        TextAnnotator(tokenizer: tokenizer, options: options), notation: notation, input: input)
    }
  }
}

extension FuriganaOptions.Grouping: ExpressibleByArgument {}
