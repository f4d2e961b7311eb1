import ArgumentParser
import CommandSupport
import JapaneseLayout
import MarkupText
import TextLayout

/// The command `jptok loupe` without `--at`: writes the page.
struct LoupePageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jptok loupe",
    abstract: "Write a page for browsers that shows a text and how its words are read.",
    discussion: """
      The page is one file and needs no network. Pointing, touching and the arrow keys move the \
      loupe; it writes in romaji, in hiragana or with furigana.

      A text is taken for markup if it starts with a tag or an element ends in it. Readings in the \
      markup (ruby) stand above those of the dictionary.

        jptok loupe novel.txt -o novel.html
        echo 吾輩は猫である。 | jptok loupe > page.html

      With --at LINE:COLUMN --to png or svg it draws a picture of the loupe at that place.
      """)

  @Argument(help: "The text or markup; standard input if none, or for -.", completion: .file())
  var file = "-"

  @Option(help: "What the input is.")
  var input = LoupeInput.auto

  @Option(help: "How the loupe writes at first.")
  var mode = LoupeMode.hiragana

  @Option(help: ArgumentHelp("The page's title.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("The language of text without lang.", valueName: "tag"))
  var language = "ja"

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file that is written; standard output if none.", valueName: "out"),
    completion: .file(extensions: ["html"]))
  var output: String?

  @Flag(help: "Replace invalid UTF-8 by U+FFFD instead of stopping at it.")
  var lossy = false

  @OptionGroup var dictionaryOptions: DictionaryOptions

  func run() throws {
    Process.ignoreClosedPipeSignal()
    let text = try WholeFile.text(ofFile: file, isLossy: lossy)
    let tokenizer = try dictionaryOptions.makeTokenizer()
    let page =
      switch input.isMarkup(text) {
      case true:
        LoupePage(
          markup: MarkupTree(parsing: text), tokenizer: tokenizer, title: title,
          language: language)
      case false:
        LoupePage(text: text, tokenizer: tokenizer, title: title, language: language)
      }
    try WholeFile.write(Array(page.html(mode: mode, language: language).utf8), toFile: output)
  }
}
