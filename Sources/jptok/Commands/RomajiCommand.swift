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
      Words as a reader sees them are separated by spaces. With --kana, kana are spelled by table \
      and all else is left as it is: no dictionary is opened.

        echo 東京へ行きました。 | jptok romaji                         # tōkyō e ikimashita.
        echo とうきょう | jptok romaji --kana                          # tōkyō
        echo しんぶん | jptok romaji --kana --system kunrei            # sinbun
      """)

  @Flag(help: "Spell kana by table, without a dictionary.")
  var kana = false

  @Option(help: "The romanization system.")
  var system = RomanizationSystem.hepburn

  @Option(
    help: "How long vowels are written; by default as is usual in the system.")
  var longVowels: LongVowelStyle?

  @Option(help: "What begins with a capital.")
  var capitalize = Capitalization.none

  @Flag(help: "Join さん, 様, 君 and their like to the name by a hyphen (tanaka-san).")
  var hyphenateSuffixes = false

  @OptionGroup var dictionaryOptions: DictionaryOptions
  @OptionGroup var input: InputOptions

  func validate() throws {
    if kana, capitalize == .properNouns {
      throw ValidationError(
        "--kana knows no proper nouns (use --capitalize sentences, or leave --kana out)")
    }
  }

  func run() throws {
    guard kana else { return try runWithDictionary() }
    let options = KanaRomanizationOptions(
      system: system, longVowels: longVowels, capitalizesSentences: capitalize == .sentences)
    try input.run { KanaRomajiProcessor(options: options) }
  }

  private func runWithDictionary() throws {
    let tokenizer = try dictionaryOptions.makeTokenizer()
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
