import ArgumentParser
import CommandSupport
import JapaneseLayout
import JapaneseText
import LineBreaking
import MarkupText
import TextDrawing
import TextFoundation
import TextLayout
import TextOutput

/// The command `jptok render` as a separate program: renders markup as a picture, a page, or text
/// for a terminal.
///
/// Named like the subcommand of `jptok` that runs it.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jptok render",
    abstract: "Draw markup: HTML with styles, ruby, lists and tables.",
    discussion: """
      Without --to, the extension of OUT determines the format; without OUT, it is ansi for a terminal and \
      text otherwise.

      --width is the length of lines in px (columns for ansi and text): with --vertical the height \
      of the page. The default is 640 px, or the width of the terminal in columns.

      Problems, such as a character that no font contains, are reported on standard \
      error; the output is still written.

        jptok render article.html -o article.png --width 480 --scale 2
        echo '<ruby>東京<rt>とうきょう</ruby>' | jptok render --to text
      """)

  @Argument(help: "The markup file; - or no file means standard input.", completion: .file())
  var file = "-"

  @Option(help: "The output format.")
  var to: RenderFormat?

  @Option(help: ArgumentHelp("The length of lines, in px or columns.", valueName: "number"))
  var width: Double?

  @Option(
    help: ArgumentHelp(
      "The margin around a drawing, included in its width, in px.", valueName: "number"))
  var margin = 8.0

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The output file; standard output by default.", valueName: "out"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A style sheet; the markup's own styles take precedence.", valueName: "file"),
    completion: .file(extensions: ["css"]))
  var css: [String] = []

  @Option(help: ArgumentHelp("The number of pixels per px, in png and svg.", valueName: "number"))
  var scale = 1.0

  @Option(help: ArgumentHelp("A font family; several are tried in order.", valueName: "name"))
  var font: [String] = []

  @Flag(help: "Use vertical writing: lines run from top to bottom, from right to left.")
  var vertical = false

  @Flag(help: "Add ruby to kanji.")
  var autoRuby = false

  @Option(help: ArgumentHelp("The language of text without a lang attribute.", valueName: "tag"))
  var language = "ja"

  @Option(help: "The colors of ansi; auto uses NO_COLOR, COLORTERM and TERM.")
  var colors = TerminalColors.auto

  @Option(help: "The columns of characters of ambiguous width, for ansi and text: 1 or 2.")
  var ambiguous = 2

  @Option(help: "Line breaks in html: automatic in the browser, as laid out, or between phrases.")
  var lineBreaks = RenderLineBreaks.automatic

  @Flag(help: "Use a transparent background, in png and svg.")
  var transparent = false

  @Flag(help: "Replace invalid UTF-8 by U+FFFD instead of stopping at it.")
  var lossy = false

  @OptionGroup var resourceOptions: ResourceOptions
  @OptionGroup var readingOptions: ReadingOverrideOptions
  @OptionGroup var dictionaryOptions: DictionaryOptions

  /// The output format: `--to`, or the default for the output file or the terminal.
  private var format: RenderFormat {
    if let to { return to }
    guard let output, output != "-" else {
      return TerminalSettings.current.isTerminal ? .ansi : .text
    }
    return RenderFormat(ofFile: output) ?? .text
  }

  func validate() throws {
    if let width, !(width > 0 && width <= 1e6) {
      throw ValidationError("--width takes a number greater than 0, up to 1000000")
    }
    guard margin >= 0, margin <= 1e6 else {
      throw ValidationError("--margin takes a number from 0 to 1000000")
    }
    guard scale > 0, scale <= 64 else {
      throw ValidationError("--scale takes a number greater than 0, up to 64")
    }
    guard TerminalColumns.AmbiguousWidth(rawValue: ambiguous) != nil else {
      throw ValidationError("--ambiguous takes 1 or 2")
    }
    if to == nil, let output, output != "-", RenderFormat(ofFile: output) == nil {
      throw ValidationError(
        "cannot infer a format from '\(output)': pass --to png, svg, pdf, ansi, html or text")
    }
    if format.isBinary, output == nil || output == "-", TerminalSettings.current.isTerminal {
      throw ValidationError("a terminal cannot show \(format.rawValue): name a file with -o")
    }
  }

  func run() throws {
    Process.ignoreClosedPipeSignal()
    let source = try RenderSource(
      file: file, resources: resourceOptions.policy(forFile: file), sheets: css, isLossy: lossy)
    let needsDictionary =
      autoRuby || source.requiresDictionary || format == .html && lineBreaks == .phrases
    let overrides = try readingOptions.overrides()
    let tokenizer =
      needsDictionary ? try dictionaryOptions.makeTokenizer(overrides: overrides) : nil
    let settings = TerminalSettings.current
    let job = RenderJob(
      source: source,
      text: source.text(
        fonts: font, isVertical: vertical, hasColumns: format.hasColumns, language: language),
      analyzer: tokenizer.map { JapaneseAnalyzer(tokenizer: $0) }, automaticRuby: autoRuby,
      language: language, width: width ?? (format.hasColumns ? Double(settings.columns) : 640),
      margin: margin,
      scale: scale, background: transparent ? nil : .white,
      terminal: TerminalOptions(
        colors: format == .text ? .none : settings.colors(colors),
        columns: TerminalColumns(ambiguous: ambiguous == 1 ? .narrow : .wide)),
      lineBreaks: lineBreaks)
    let bytes: [UInt8]
    do throws(DrawingError) { bytes = try job.bytes(format) } catch {
      throw CommandFailure("\(source.name): \(error.message)")
    }
    try WholeFile.write(bytes, toFile: output)
  }
}
