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

      --confidence adds the probability that the language is right (ja, a tab, 0.97); --candidates \
      prints several languages, the most likely first (nb:0.61 da:0.33). Decimals are rounded down.

      --document prints one line for each file: its language, a tab, and the share of each language \
      (ja:0.91 en:0.08), in which an ideograph, a kana or a Hangul syllable counts three times.

      --format json writes one object a line for each line: line (from 1), language (null if \
      unknown), confidence, and candidates, an array of language and confidence; with --spans also \
      spans, an array of start and end (UTF-8 offsets in the line), language and confidence. With \
      --document: file, language, letters, and shares, an array of language, letters and share.
      """)

  @Flag(help: "Print the runs in one language instead of the language of the whole line.")
  var spans = false

  @Flag(help: "Print the confidence after the language: TAG, a tab, 0.00 to 1.00.")
  var confidence = false

  @Option(
    help: ArgumentHelp(
      "Print up to this many possible languages with their confidence.", valueName: "count"))
  var candidates: Int?

  @Option(
    help: ArgumentHelp(
      "Choose among these languages only, separated by commas: ja,zh-Hans,ko,en; zh is both scripts.",
      valueName: "tags"))
  var among: String?

  @Option(
    help: ArgumentHelp(
      "Print und for an answer below this confidence (0 to 1).", valueName: "confidence"))
  var minConfidence: Double?

  @Flag(help: "Print one answer for each file, with the shares of its languages.")
  var document = false

  @Option(help: "The output format: text or json.")
  var format = DetectFormat.text

  @OptionGroup var input: InputOptions

  func validate() throws {
    if let candidates, candidates < 1 {
      throw ValidationError("--candidates takes a number of at least 1")
    }
    if let minConfidence, !(0...1).contains(minConfidence) {
      throw ValidationError("--min-confidence takes a number from 0 to 1")
    }
    if let among { _ = try LanguageList(among) }
    if document {
      if spans { throw ValidationError("--document prints shares of whole files, not --spans") }
      if confidence || candidates != nil {
        throw ValidationError(
          "--document prints the share of each language, not --confidence or --candidates")
      }
    }
    guard format == .text else {
      if confidence {
        throw ValidationError("--format json always has the confidence, without --confidence")
      }
      return
    }
    let outputs = [("--spans", spans), ("--confidence", confidence)].filter(\.1).map(\.0)
    if outputs.count > 1 || candidates != nil && !outputs.isEmpty {
      throw ValidationError(
        "use one of --spans, --confidence and --candidates, or --format json for all of them")
    }
  }

  func run() throws {
    let detector = LanguageDetector(
      candidates: try among.map { try LanguageList($0).tags }, minimumConfidence: minConfidence ?? 0
    )
    guard !document else { return try runOnDocuments(detector) }
    let output = output
    try input.run { DetectProcessor(detector, output) }
  }

  private var output: DetectProcessor.Output {
    if format == .json { return .json(limit: candidates ?? .max, hasSpans: spans) }
    if spans { return .spans }
    if let candidates { return .candidates(limit: candidates) }
    return confidence ? .confidence : .language
  }

  /// Prints one line for each file, in one thread, since all lines of a file are added up.
  private func runOnDocuments(_ detector: LanguageDetector) throws {
    let (files, printsJSON) = (input.files.isEmpty ? ["-"] : input.files, format == .json)
    try Pipeline(files: files, isLossy: input.lossy, workerCount: 1) {
      DetectDocumentProcessor(detector, files: files, printsJSON: printsJSON)
    }.run()
  }
}
