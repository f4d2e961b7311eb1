import ArgumentParser
import CommandSupport
import JapaneseText
import LineBreaking
import Mutsu

/// The command `jptok wrap`: wraps text into lines of a given width.
struct WrapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wrap",
    abstract: "Wrap each line of text to a width.",
    discussion: """
      By default, lines end between phrases (bunsetsu) and follow strict kinsoku rules; phrases \
      longer than a line are broken between words, then between characters. Each input line is a \
      paragraph. Spaces at the ends of wrapped lines are omitted; a soft hyphen becomes a hyphen \
      where a line ends with it.

      greedy fills each line; pretty optimizes the whole paragraph and avoids a short last line; \
      balance makes lines of about equal length; --lines sets the number of lines of a paragraph.

        jptok wrap --width 40 novel.txt
      """)

  @Option(
    help: ArgumentHelp("The available width of a line, in columns or ems.", valueName: "number"))
  var width: Double?

  @Option(help: "The unit of --width; an ideograph takes 2 columns or 1 em.")
  var unit = TextWrapper.Unit.columns

  @OptionGroup var breaking: LineBreakArguments

  @Option(help: "Where lines may break within words.")
  var wordBreak = WordBreak.phrase

  @Option(help: "Where words that are longer than a line may be broken.")
  var overflowWrap = OverflowWrap.anywhere

  @Option(
    help: ArgumentHelp(
      "Hyphenate words with a pattern file of libhyphen, such as hyph_en_US.dic.",
      valueName: "file"),
    completion: .file(extensions: ["dic"]))
  var hyphenation: String?

  @Option(help: "The columns of characters of ambiguous width: 1 or 2.")
  var ambiguous = 2

  @Option(help: "The line-breaking method.")
  var method = Paragraph.Method.greedy

  @Option(help: ArgumentHelp("Wrap each paragraph into this number of lines.", valueName: "count"))
  var lines: Int?

  @Flag(help: "Print an empty line after each input line.")
  var paragraphGap = false

  @OptionGroup var dictionaryOptions: DictionaryOptions
  @OptionGroup var input: InputOptions

  func validate() throws {
    guard width != nil || lines != nil else {
      throw ValidationError("--width or --lines is required")
    }
    if let width, !(width > 0) {
      throw ValidationError("--width takes a number greater than 0, not \(width)")
    }
    if let lines, lines < 1 { throw ValidationError("--lines takes a number of at least 1") }
    guard TerminalColumns.AmbiguousWidth(rawValue: ambiguous) != nil else {
      throw ValidationError("--ambiguous takes 1 or 2")
    }
  }

  func run() throws {
    let tokenizer = wordBreak == .phrase ? try dictionaryOptions.makeTokenizer() : nil
    let wrapper = TextWrapper(
      breaker: try breaking.breaker(
        wordBreak: wordBreak, hyphenation: hyphenation.map(Self.patterns)),
      columns: TerminalColumns(
        ambiguous: TerminalColumns.AmbiguousWidth(rawValue: ambiguous) ?? .wide),
      unit: unit, method: method, overflowWrap: overflowWrap)
    let job = WrapJob(
      wrapper: wrapper, tokenizer: tokenizer, width: width ?? .infinity, lineCount: lines,
      printsGap: paragraphGap)
    try input.run { WrapProcessor(job) }
  }

  private static func patterns(ofFile path: String) throws -> HyphenationPatterns {
    let bytes = try WholeFile.bytes(ofFile: path)
    do throws(LineBreakError) {
      return try HyphenationPatterns(bytes: bytes)
    } catch {
      throw CommandFailure("\(path):\(error.position ?? 1): \(error.message)")
    }
  }
}
