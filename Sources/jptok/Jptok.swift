import ArgumentParser
import CommandSupport
import Mutsu

/// The command `jptok`: reads UTF-8 lines and writes the results of the libraries.
struct Jptok: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jptok",
    abstract: "Split Japanese text into words, read it, lay it out, and more.",
    discussion: """
      Reads UTF-8 lines from standard input or from files and writes standard output. Without a \
      subcommand it tokenizes, in the format of the mecab command.

        echo 東京へ行く | jptok words
        jptok tokenize --format json novel.txt
      """,
    subcommands: [
      TokenizeCommand.self, WordsCommand.self, PhrasesCommand.self, SentencesCommand.self,
      HiraganaCommand.self, KatakanaCommand.self, RomajiCommand.self, FuriganaCommand.self,
      NormalizeCommand.self, DetectCommand.self, BreaksCommand.self, WrapCommand.self,
      RenderCommand.self, AnnotateCommand.self, LoupeCommand.self, TermsCommand.self,
      DictionaryCommand.self,
    ],
    defaultSubcommand: TokenizeCommand.self)

  @Flag(help: "Print the versions of jptok and of its dictionary.")
  var version = false

  func validate() throws {
    if version { throw CleanExit.message(Version.description) }
  }
}

@main
enum Main {
  static func main() {
    do {
      var command = try Jptok.parseAsRoot()
      try command.run()
    } catch {
      CommandExit.end(Jptok.self, with: error)
    }
  }
}
