import ArgumentParser
import CommandSupport
import JapaneseText
import LineBreaking
import Mutsu

/// The command `jptok breaks`: prints the line break opportunities of each line.
struct BreaksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "breaks",
    abstract: "Print a TAB at each line break opportunity.",
    discussion: """
      The rules are those of UAX #14 and of the CSS levels strict, normal, loose and anywhere. --word-break phrase keeps \
      phrases (bunsetsu) whole, and is the only option that needs a dictionary.

      With --code-points each input line contains scalars in hex (5F85 3063 305F), and each output line \
      the offsets in scalars at which a line may end, including the end of the text.

        echo 待った | jptok breaks --strictness normal
      """)

  @OptionGroup var breaking: LineBreakArguments

  @Option(help: "Where lines may break within words.")
  var wordBreak = WordBreak.normal

  @Flag(help: "Read scalars in hex, print offsets in scalars.")
  var codePoints = false

  @OptionGroup var dictionaryOptions: DictionaryOptions
  @OptionGroup var input: InputOptions

  func run() throws {
    let breaker = try breaking.breaker(
      wordBreak: wordBreak, strictness: codePoints ? .uax14 : .strict)
    let tokenizer = wordBreak == .phrase ? try dictionaryOptions.makeTokenizer() : nil
    let finder = OpportunityFinder(breaker: breaker, tokenizer: tokenizer)
    if codePoints {
      try input.run { CodePointBreaksProcessor(finder) }
    } else {
      try input.run { BreaksProcessor(finder) }
    }
  }
}
