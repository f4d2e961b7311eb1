public import ArgumentParser
import CommandSupport
import JapaneseText
public import Kana
import TextFoundation

/// The command `jptok romaji`: prints lines in Latin letters.
struct RomajiCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "romaji",
    abstract: "Print lines in Latin letters.",
    discussion: """
      Words, including their endings, are separated by spaces. With --kana, kana are romanized by table \
      and other characters are unchanged; no dictionary is needed.

        echo 東京へ行きました。 | jptok romaji                         # tōkyō e ikimashita.
        echo とうきょう | jptok romaji --kana                          # tōkyō
        echo しんぶん | jptok romaji --kana --system kunrei            # sinbun
      """)

  @Flag(help: "Romanize kana by table, without a dictionary.")
  var kana = false

  @Option(help: "The romanization system.")
  var system = RomanizationSystem.hepburn

  @Option(
    help: "How long vowels are written; by default in the usual style of the system.")
  var longVowels: LongVowelStyle?

  @Option(help: "The words that begin with a capital letter.")
  var capitalize = Capitalization.none

  @Flag(help: "Join さん, 様, 君 and similar suffixes to the name by a hyphen (tanaka-san).")
  var hyphenateSuffixes = false

  @OptionGroup var readingOptions: ReadingOverrideOptions
  @OptionGroup var dictionaryOptions: DictionaryOptions
  @OptionGroup var input: InputOptions

  func validate() throws {
    if kana, !readingOptions.readings.isEmpty {
      throw ValidationError(
        "--kana uses no dictionary and cannot be combined with --readings (omit one of them)")
    }
    if kana, capitalize == .properNouns {
      throw ValidationError(
        "--kana cannot be combined with --capitalize proper-nouns (use --capitalize sentences, or omit --kana)"
      )
    }
  }

  func run() throws {
    guard kana else { return try runWithDictionary() }
    let options = KanaRomanizationOptions(
      system: system, longVowels: longVowels, capitalizesSentences: capitalize == .sentences)
    try input.run { KanaRomajiProcessor(options: options) }
  }

  private func runWithDictionary() throws {
    let tokenizer = try dictionaryOptions.makeTokenizer(
      overrides: readingOptions.overrides())
    let options = RomanizationOptions(
      system: system, longVowels: longVowels, capitalization: capitalize.option,
      hyphenatesNameSuffixes: hyphenateSuffixes)
    try input.run { RomajiProcessor(TextRomanizer(tokenizer: tokenizer, options: options)) }
  }
}

/// The words that begin with a capital letter.
enum Capitalization: String, CaseIterable, ExpressibleByArgument, Sendable {
  case none
  case sentences
  case properNouns = "proper-nouns"

  var option: RomanizationOptions.Capitalization {
    switch self {
    case .none: .none
    case .sentences: .sentences
    case .properNouns: .properNouns
    }
  }
}

extension RomanizationSystem: ExpressibleByArgument {}
extension LongVowelStyle: ExpressibleByArgument {}
