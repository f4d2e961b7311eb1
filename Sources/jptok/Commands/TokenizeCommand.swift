import ArgumentParser
import CommandSupport
import JapaneseText
import MeCabDictionary

#if LibMeCab
import MeCab
#endif

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
    #if !LibMeCab
    guard nbest == 1, !partial else {
      throw ValidationError(
        "\(partial ? "--partial" : "--nbest") requires libmecab, which this build does not include (rebuild with the trait LibMeCab)"
      )
    }
    #endif
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

  /// Prints in a format of the dictionary or of libmecab.
  private func run(_ tokenizer: Tokenizer, _ name: String) throws {
    if ["none", "dump", "em"].contains(name) { return try runWithLattice(tokenizer) }
    let template: OutputTemplate
    do throws(TokenizerError) { template = try tokenizer.outputTemplate(named: name) } catch {
      throw CommandFailure(error)
    }
    guard template.isSupported, tokenizer.engine == .native else {
      return try runWithLattice(tokenizer)
    }
    try input.run { TemplateProcessor(tokenizer: tokenizer, template: template) }
  }

  #if LibMeCab
  private func runWithLattice(_ tokenizer: Tokenizer) throws {
    let model: Model
    do throws(TokenizerError) { model = try tokenizer.model(outputFormat: outputFormat) } catch {
      throw CommandFailure(error)
    }
    let (format, nbest, partial) = (format, nbest, partial)
    // In partial parsing a sentence spans lines, so they cannot be distributed to workers.
    var input = input
    if partial { input.threads = 1 }
    try input.run {
      LatticeProcessor(
        tokenizer: tokenizer, model: model, format: format, bestPaths: nbest, isPartial: partial)
    }
  }
  #else
  private func runWithLattice(_ tokenizer: Tokenizer) throws {
    throw CommandFailure(
      "\(tokenizer.engineModel.dictionary): the output format of this dictionary requires libmecab, "
        + "which this build does not include (use --format wakati, tsv or json)")
  }
  #endif
}
