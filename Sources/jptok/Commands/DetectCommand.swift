import ArgumentParser
import LanguageDetection

/// The command `jptok detect`: prints the language of each line.
struct DetectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detect",
    abstract: "Print the language of each line.",
    discussion: """
      One BCP 47 tag per line: ja, zh-Hans, zh-Hant, ko, en, ja-Latn for romaji; und for a line \
      without letters, or too uncertain. With --spans: TAG:COUNT for each run in one language, \
      COUNT in Unicode scalars, separated by spaces; the counts add up to the length of the line.

        echo '你好。こんにちは。' | jptok detect --spans
      """)

  @Flag(help: "Print the runs in one language instead of the language of the whole line.")
  var spans = false

  @OptionGroup var input: InputOptions

  func run() throws {
    let detector = LanguageDetector()
    let spans = spans
    try input.run { DetectProcessor(detector, printsSpans: spans) }
  }
}
