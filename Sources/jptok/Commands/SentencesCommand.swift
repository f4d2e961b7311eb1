import ArgumentParser
import JapaneseText
import TextFoundation

/// The command `jptok sentences`: prints one sentence per line.
struct SentencesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sentences",
    abstract: "Print one sentence per line, and an empty line after each input line.")

  @OptionGroup var input: InputOptions

  func run() throws {
    try input.run { SentencesProcessor() }
  }
}
