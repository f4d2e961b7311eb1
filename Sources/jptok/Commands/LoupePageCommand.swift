import ArgumentParser
import CommandSupport
import JapaneseLayout
import MarkupText
import TextLayout

/// The command `jptok loupe` without `--at`: writes the page.
struct LoupePageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jptok loupe",
    abstract: "Write a page for browsers that shows a text and the readings of its words.",
    discussion: """
      The page is one file and needs no network. Pointing, touching and the arrow keys move the \
      loupe; it shows readings in romaji, in hiragana or as furigana.

      The input is markup if it starts with a tag or contains an end tag. Readings in the \
      markup (ruby) override those of the dictionary.

        jptok loupe novel.txt -o novel.html
        echo 吾輩は猫である。 | jptok loupe > page.html

      With --at LINE:COLUMN --to png or svg it draws a picture of the loupe at that position.
      """)

  @Argument(
    help: "The text or markup file; - or no file means standard input.", completion: .file())
  var file = "-"

  @Option(help: "The kind of the input.")
  var input = LoupeInput.auto

  @Option(help: "The initial script of the loupe.")
  var mode = LoupeMode.hiragana

  @Option(help: ArgumentHelp("The page's title.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("The language of text without a lang attribute.", valueName: "tag"))
  var language = "ja"

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The output file; standard output by default.", valueName: "out"),
    completion: .file(extensions: ["html"]))
  var output: String?

  @Flag(help: "Replace invalid UTF-8 by U+FFFD instead of stopping at it.")
  var lossy = false

  @OptionGroup var readingOptions: ReadingOverrideOptions
  @OptionGroup var dictionaryOptions: DictionaryOptions

  func run() throws {
    Process.ignoreClosedPipeSignal()
    let text = try WholeFile.text(ofFile: file, isLossy: lossy)
    let tokenizer = try dictionaryOptions.makeTokenizer(
      overrides: readingOptions.overrides())
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
