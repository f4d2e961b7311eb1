public import ArgumentParser
import CommandSupport
public import JapaneseText
import TextFoundation

/// The command `jptok furigana`: prints lines with the readings of their kanji, or with pitch
/// accents.
struct FuriganaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "furigana",
    abstract: "Write the readings of kanji into lines.",
    discussion: """
      brackets: 漢字[かんじ]; aozora: ｜漢字《かんじ》; html: <ruby>; accent: accent phrases in kana with \
      ꜜ where the pitch falls.

        echo 食べ物を買う | jptok furigana                    # 食[た]べ物[もの]を買[か]う
        echo 東京へ行きました。 | jptok furigana --format accent
      """)

  @Option(help: "The output format.")
  var format = Format.brackets

  @OptionGroup var furiganaArguments: FuriganaArguments

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

  func run() throws {
    let tokenizer = try dictionaryOptions.makeTokenizer(
      overrides: readingOptions.overrides())
    let options = furiganaArguments.options
    let (notation, input) = (format.notation, input)
    try inputOptions.run {
      guard let notation else { return AccentProcessor(tokenizer: tokenizer) }
      return FuriganaProcessor(
        TextAnnotator(tokenizer: tokenizer, options: options), notation: notation, input: input)
    }
  }
}
