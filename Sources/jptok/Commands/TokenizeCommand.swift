import ArgumentParser
import CommandSupport
import JapaneseText
import MeCabDictionary

/// The command `jptok tokenize`: prints each word with all its dictionary features.
struct TokenizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokenize",
    abstract: "Split lines into words with their features, in the format of the mecab command.",
    discussion: """
      Formats: mecab (the word, a tab, its features; EOS after each line), wakati (the words, each \
      followed by a space), tsv (surface, start, end, part of speech, base form, reading, \
      pronunciation, unknown as 0 or 1, cost; an empty line after each line), json (one object a \
      line for each word; start and end are UTF-8 offsets in the line, line counts from 1). A \
      dictionary may define the format mecab differently and have formats of its own \
      (--output-format).

      With --partial, the input is in MeCab's format for partial parsing: each line is a segment of text, with \
      a tab and a feature if the segment is known to be one word; EOS or an empty line ends a \
      sentence.
      """)

  @Option(help: "The output format: mecab, wakati, tsv or json.")
  var format = TokenFormat.mecab

  @Option(
    name: [.customShort("O"), .long],
    help: ArgumentHelp(
      "An output format of the dictionary's dicrc (such as yomi, chasen), or wakati, none, dump, em.",
      valueName: "name"))
  var outputFormat: String?

  @Option(help: ArgumentHelp("Print the N best analyses (1 to 512).", valueName: "n"))
  var nbest = 1

  @Flag(help: "Read the partial-parsing format, in which words may be given (see above).")
  var partial = false

  @OptionGroup var dictionaryOptions: DictionaryOptions
  @OptionGroup var input: InputOptions

  func validate() throws {
    guard outputFormat == nil || format == .mecab else {
      throw ValidationError("--output-format and --format exclude each other")
    }
    guard 1...512 ~= nbest else { throw ValidationError("--nbest takes a number from 1 to 512") }
  }

  func run() throws {
    let needsSchema = format == .json || format == .tsv
    let tokenizer = try dictionaryOptions.makeTokenizer(
      needsSchema: needsSchema, needsWordsOnly: !partial && nbest == 1)
    let ownFormat = outputFormat ?? (format == .mecab ? tokenizer.defaultOutputFormat : nil)
    if partial || nbest > 1 { return try runWithLattice(tokenizer) }
    if let ownFormat, ownFormat != "wakati" { return try run(tokenizer, ownFormat) }
    let isWakati = format == .wakati || ownFormat == "wakati"
    if format == .mecab || isWakati {
      try input.run { NodeProcessor(tokenizer: tokenizer, isWakati: isWakati) }
    } else {
      let format = format
      try input.run { TokenProcessor(tokenizer: tokenizer, format: format) }
    }
  }

  /// Prints in a format of the dictionary or of MeCab.
  private func run(_ tokenizer: Tokenizer, _ name: String) throws {
    if ["none", "dump", "em"].contains(name) { return try runWithLattice(tokenizer) }
    let template: OutputTemplate
    do throws(TokenizerError) { template = try tokenizer.outputTemplate(named: name) } catch {
      throw CommandFailure(error)
    }
    guard template.isSupported, tokenizer.engine != .mecab else {
      return try runWithLattice(tokenizer)
    }
    try input.run { TemplateProcessor(tokenizer: tokenizer, template: template) }
  }

  private func runWithLattice(_ tokenizer: Tokenizer) throws {
    let source: LatticeSource
    do throws(TokenizerError) {
      // Other formats do not depend on that of the dictionary, which may be invalid.
      source = try tokenizer.latticeSource(
        outputFormat: format == .mecab ? outputFormat : "wakati", bestPaths: nbest)
    } catch {
      throw CommandFailure(error)
    }
    let (format, nbest, partial) = (format, nbest, partial)
    // In partial parsing a sentence spans lines, so they cannot be distributed to workers.
    var input = input
    if partial { input.threads = 1 }
    try input.run {
      LatticeProcessor(
        tokenizer: tokenizer, source: source, format: format, bestPaths: nbest, isPartial: partial)
    }
  }
}
