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
      Lines end between phrases (bunsetsu) and follow strict kinsoku unless said otherwise; what is \
      longer than a line is cut between words, then between characters. Each input line is a \
      paragraph. Spaces at the ends of broken lines are left out; a soft hyphen becomes a hyphen \
      where a line ends with it.

      greedy fills each line; pretty looks at the whole paragraph and avoids a short last line; \
      balance makes lines of about one length; --lines sets a paragraph in as many lines.

        jptok wrap --width 40 novel.txt
      """)

  @Option(help: ArgumentHelp("The room of a line, in columns or ems.", valueName: "number"))
  var width: Double?

  @Option(help: "What --width counts; an ideograph takes 2 columns or 1 em.")
  var unit = TextWrapper.Unit.columns

  @OptionGroup var breaking: LineBreakArguments

  @Option(help: "Where lines may break between letters.")
  var wordBreak = WordBreak.phrase

  @Option(help: "What happens to what is longer than a line.")
  var overflowWrap = OverflowWrap.anywhere

  @Option(
    help: ArgumentHelp(
      "Hyphenate words by a pattern file of libhyphen, such as hyph_en_US.dic.",
      valueName: "file"),
    completion: .file(extensions: ["dic"]))
  var hyphenation: String?

  @Option(help: "The columns of characters of ambiguous width: 1 or 2.")
  var ambiguous = 2

  @Option(help: "Which of the possible lines are chosen.")
  var method = Paragraph.Method.greedy

  @Option(help: ArgumentHelp("Set each paragraph in so many lines.", valueName: "count"))
  var lines: Int?

  @Flag(help: "Print an empty line after each input line.")
  var paragraphGap = false

  @OptionGroup var dictionaryOptions: DictionaryOptions
  @OptionGroup var input: InputOptions

  func validate() throws {
    guard width != nil || lines != nil else {
      throw ValidationError("--width is needed (or --lines)")
    }
    if let width, !(width > 0) {
      throw ValidationError("--width takes a number greater than 0, not \(width)")
    }
    if let lines, lines < 1 { throw ValidationError("--lines takes a number from 1 on") }
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
