import ArgumentParser
import CommandSupport
import JapaneseLayout
import JapaneseText
import MarkupText
import TextDrawing
import TextLayout
import TextOutput

/// The command `jptok loupe --at` as a separate program: draws a text with the loupe over one of
/// its words.
///
/// Named like the subcommand of `jptok` that runs it.
struct LoupeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jptok loupe",
    abstract: "Draw a text with the language loupe over one of its words.",
    discussion: """
      The lens shows the reading of the word at LINE:COLUMN; LINE and COLUMN count lines and \
      characters of the file from 1. Without --to, the extension of OUT determines the format.

      --width is the length of lines in px: with --vertical the height of the page. The picture \
      is enlarged if the lens extends beyond the page.

        jptok loupe novel.txt --at 3:12 -o loupe.png --mode romaji --scale 2
        echo 宮崎駿の映画 | jptok loupe --at 1:2 --to svg > loupe.svg

      Without --at, a page for browsers is written: see jptok loupe --help.
      """)

  @Argument(
    help: "The text or markup file; - or no file means standard input.", completion: .file())
  var file = "-"

  @Option(help: ArgumentHelp("The position of the loupe.", valueName: "line:column"))
  var at: LoupePosition

  @Option(help: "The output format.")
  var to: LoupeFormat?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The output file; standard output by default.", valueName: "out"),
    completion: .file(extensions: ["png", "svg"]))
  var output: String?

  @Option(help: "The script of the loupe.")
  var mode = LoupeMode.hiragana

  @Option(help: ArgumentHelp("The magnification of the loupe.", valueName: "number"))
  var magnify = 1.5

  @Option(help: "The kind of the input.")
  var input = LoupeInput.auto

  @Option(help: ArgumentHelp("The length of lines, in px.", valueName: "number"))
  var width = 640.0

  @Option(
    help: ArgumentHelp(
      "The margin around a drawing, included in its width, in px.", valueName: "number"))
  var margin = 8.0

  @Option(
    help: ArgumentHelp(
      "A style sheet; the markup's own styles take precedence.", valueName: "file"),
    completion: .file(extensions: ["css"]))
  var css: [String] = []

  @Option(help: ArgumentHelp("The number of pixels per px.", valueName: "number"))
  var scale = 1.0

  @Option(help: ArgumentHelp("A font family; several are tried in order.", valueName: "name"))
  var font: [String] = []

  @Flag(help: "Use vertical writing: lines run from top to bottom, from right to left.")
  var vertical = false

  @Option(help: ArgumentHelp("The language of text without a lang attribute.", valueName: "tag"))
  var language = "ja"

  @Flag(help: "Use a transparent background.")
  var transparent = false

  @Flag(help: "Replace invalid UTF-8 by U+FFFD instead of stopping at it.")
  var lossy = false

  @OptionGroup var resourceOptions: ResourceOptions
  @OptionGroup var readingOptions: ReadingOverrideOptions
  @OptionGroup var dictionaryOptions: DictionaryOptions

  /// The output format; nil if neither `--to` nor the file name determines it.
  private var format: LoupeFormat? { to ?? output.flatMap { LoupeFormat(ofFile: $0) } }

  func validate() throws {
    guard width > 0, width <= 1e6 else {
      throw ValidationError("--width takes a number greater than 0, up to 1000000")
    }
    guard margin >= 0, margin <= 1e6 else {
      throw ValidationError("--margin takes a number from 0 to 1000000")
    }
    guard scale > 0, scale <= 64 else {
      throw ValidationError("--scale takes a number greater than 0, up to 64")
    }
    guard magnify >= 0.25, magnify <= 16 else {
      throw ValidationError("--magnify takes a number from 0.25 to 16")
    }
    guard let format else {
      throw ValidationError("cannot infer the format: pass --to png or --to svg")
    }
    if format == .png, output == nil || output == "-", TerminalSettings.current.isTerminal {
      throw ValidationError("a terminal cannot show png: name a file with -o")
    }
  }

  func run() throws {
    Process.ignoreClosedPipeSignal()
    let content = try WholeFile.text(ofFile: file, isLossy: lossy)
    let isMarkup = input.isMarkup(content)
    let tree = MarkupTree(parsing: isMarkup ? content : PlainTextMarkup.markup(of: content))
    let source = try RenderSource(
      file: file, tree: tree, resources: resourceOptions.policy(forFile: file), sheets: css,
      isLossy: lossy)
    let found = try at.find(in: content, named: source.name)
    let text = source.text(
      fonts: font, isVertical: vertical, hasColumns: false, language: language)
    let tokenizer = try dictionaryOptions.makeTokenizer(overrides: readingOptions.overrides())
    let drawing = LoupeDrawing(
      source: source, text: text, tokenizer: tokenizer,
      options: LoupeOptions(mode: mode, scale: magnify), language: language, width: width,
      margin: margin)
    let position = isMarkup ? found.position(in: text, of: tree) : found.inPlainText
    guard let position, let picture = drawing.picture(at: position) else {
      throw CommandFailure(
        "\(source.name):\(at.line): no word at column \(at.column), \(found.character) "
          + "(--at takes the position of a displayed word)")
    }
    let background: CSSColor? = transparent ? nil : .white
    let bytes: [UInt8]
    switch format ?? .svg {
    case .svg: bytes = Array(picture.svg(SVGOptions(scale: scale, background: background)).utf8)
    case .png:
      do throws(DrawingError) {
        bytes = try PangoRenderer(fonts: drawing.fonts)
          .png(picture, scale: scale, background: background)
      } catch {
        throw CommandFailure("\(source.name): \(error.message)")
      }
    }
    try WholeFile.write(bytes, toFile: output)
  }
}

/// The output formats of `loupe --at`.
enum LoupeFormat: String, ExpressibleByArgument, CaseIterable {
  case png
  case svg

  /// Creates the format from the extension of a file name; nil if it is unknown.
  init?(ofFile path: String) {
    guard let format = RenderFormat(ofFile: path) else { return nil }
    self.init(rawValue: format.rawValue)
  }
}
