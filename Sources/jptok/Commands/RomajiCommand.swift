public import ArgumentParser
public import Kana
import TextFoundation

/// `jptok romaji`: lines in Latin letters.
struct RomajiCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "romaji",
    abstract: "Print lines in Latin letters.",
    discussion: """
      With --kana, kana are spelled by table and all else is left as it is: no dictionary is opened.

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

  @OptionGroup var input: InputOptions

  func validate() throws {
    guard kana else {
      throw ValidationError("romaji takes --kana so far (text with kanji cannot be read yet)")
    }
    if capitalize == .properNouns {
      throw ValidationError(
        "--kana knows no proper nouns (use --capitalize sentences, or leave --kana out)")
    }
  }

  func run() throws {
    let options = KanaRomanizationOptions(
      system: system, longVowels: longVowels, capitalizesSentences: capitalize == .sentences)
    try input.run { KanaRomajiProcessor(options: options) }
  }
}

/// What begins with a capital.
enum Capitalization: String, CaseIterable, ExpressibleByArgument, Sendable {
  case none
  case sentences
  case properNouns = "proper-nouns"
}

extension RomanizationSystem: ExpressibleByArgument {}
extension LongVowelStyle: ExpressibleByArgument {}
