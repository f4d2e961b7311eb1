import ArgumentParser
import CommandSupport
import JapaneseText

/// The command `jptok phrases`: prints the phrases (bunsetsu) of each line, separated by spaces.
struct PhrasesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrases",
    abstract: "Split lines into phrases (bunsetsu), separated by one space.",
    discussion: """
      A phrase is a content word and its particles, auxiliaries, affixes and punctuation marks \
      (東京特許許可局へ 行きました。).
      """)

  @OptionGroup var dictionaryOptions: DictionaryOptions
  @OptionGroup var input: InputOptions

  func run() throws {
    let tokenizer = try dictionaryOptions.makeTokenizer()
    try input.run {
      GroupedWordsProcessor(
        tokenizer: tokenizer, unit: .bunsetsu, printsBaseForms: false, filter: nil)
    }
  }
}
